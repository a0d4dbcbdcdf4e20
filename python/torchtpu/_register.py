"""When the device is registered, and how.

PyTorch makes a registered PrivateUse1 device *the* accelerator of the process. So where another accelerator is present and
no TPU is, autoloading leaves PyTorch alone; `import torchtpu` or `TORCHTPU_PLUGIN` asks for the device all the same.
"""

from __future__ import annotations

import glob
import importlib.util
import os
import sys
import warnings

NAME = "tpu"
_registered = False


def switched_off() -> bool:
    """`TORCHTPU_PLUGIN=none`."""
    return os.environ.get("TORCHTPU_PLUGIN", "").strip() == "none"


def tpu_present() -> bool:
    """Whether the machine has a TPU, as far as its device files tell."""
    if glob.glob("/dev/accel[0-9]*"):
        return True
    for vendor in glob.glob("/sys/bus/pci/devices/*/vendor") if glob.glob("/dev/vfio/[0-9]*") else ():
        try:
            with open(vendor) as file:
                if file.read().strip() == "0x1ae0":  # Google
                    return True
        except OSError:
            continue
    return False


def other_accelerator() -> str | None:
    """The CUDA, XPU or MPS device that this torch can use here, judged without starting its runtime."""
    import torch

    if torch.backends.cuda.is_built() and (os.path.exists("/dev/nvidiactl") or os.path.exists("/dev/kfd")):
        return "cuda"
    if getattr(torch._C, "_has_xpu", False) and glob.glob("/dev/dri/renderD*"):
        return "xpu"
    if sys.platform == "darwin" and torch.backends.mps.is_built() and torch.backends.mps.is_available():
        return "mps"
    return None


def obstacle() -> str | None:
    """Why the device cannot be registered in this environment: one sentence, or None."""
    import torch

    if importlib.util.find_spec("torch_tpu") is not None and not _is_our_alias():
        return (
            "torchtpu is off because the package torch_tpu, which registers a device of the same name, is installed in "
            "this environment: uninstall one of the two."
        )
    if not os.path.exists(glue_path()):
        have = sorted(os.path.basename(path)[21:-3].replace("_", ".") for path in glob.glob(_glue_folder() + "/*.so"))
        built = f"has glue for torch {', '.join(have)}" if have else "has no glue built yet (run `make build`)"
        return f"torchtpu is off because torch {torch.__version__} is installed and this build of torchtpu {built}."
    backend = torch._C._get_privateuse1_backend_name()
    if backend not in ("privateuseone", NAME):
        return f"torchtpu is off because another extension has registered the device {backend!r} in this process."
    return None


def _is_our_alias() -> bool:
    module = sys.modules.get("torch_tpu")
    return module is not None and getattr(module, "__torchtpu_alias__", False)


def _glue_folder() -> str:
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), "glue")


def glue_path() -> str:
    """Where the glue for the installed torch is, or would be."""
    import torch

    major, minor = torch.__version__.split(".")[:2]
    return os.path.join(_glue_folder(), f"libtorchtpu_glue_{major}_{minor}.so")


def plugin_search() -> list[str]:
    """Folders in which installed PJRT plugins lie."""
    return [path for path in sys.path if path.endswith(("site-packages", "dist-packages"))]


def autoload() -> bool:
    """Registers the device if this machine and environment call for it. Problems become one warning, never an error."""
    if switched_off():
        return False
    if not os.environ.get("TORCHTPU_PLUGIN") and not tpu_present() and other_accelerator():
        return False
    problem = obstacle()
    if problem is None:
        try:
            register()
        except Exception as error:
            problem = f"torchtpu is off because its device could not be registered: {error}"
    if problem is not None:
        warnings.warn(problem, RuntimeWarning, stacklevel=2)
        return False
    return True


def by_name() -> None:
    """What `import torchtpu` does beyond autoloading."""
    import torch  # noqa: F401  (must be whole before the glue is loaded)

    if switched_off():
        return
    problem = obstacle()
    if problem is not None:
        raise ImportError(problem)
    register()


def register() -> None:
    """Makes `tpu` a device of the running torch. Starts no runtime. Idempotent."""
    global _registered
    if _registered:
        return
    import torch

    from . import _core

    _core.configure(plugin_search())
    _core.set_libraries([os.path.dirname(torch.__file__) + os.sep, os.path.dirname(os.path.abspath(__file__)) + os.sep])
    _core.load_glue(glue_path())
    torch.utils.rename_privateuse1_backend(NAME)
    from . import _default_backend, _device, _distributed, _fallback, _module, _patches, _storage

    if not hasattr(torch, NAME):
        torch._register_device_module(NAME, _device)
        torch.utils.generate_methods_for_privateuse1_backend()
    _fallback.install()
    _submit_around_optimizers()
    _module.install()
    _storage.install()
    _default_backend.install()
    _distributed.install()
    _patches.install()
    _registered = True


def _submit_around_optimizers() -> None:
    """Submits recorded work before and after every optimizer step.

    A step then is a recording of its own, which falls into one small program for each shape of parameter, and the device
    starts on the backward pass while the step is being recorded.
    """
    from torch.optim.optimizer import register_optimizer_step_post_hook, register_optimizer_step_pre_hook

    from . import _core

    def submit(optimizer, args, kwargs) -> None:
        _core.flush_all()

    register_optimizer_step_pre_hook(submit)
    register_optimizer_step_post_hook(submit)
