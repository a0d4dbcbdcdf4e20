//! Choosing a plugin: the explicit setting, then the hardware that is there, then the CPU.
use crate::error::{Code, Error, Result};
use crate::plugin::Plugin;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What a plugin drives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PluginKind {
    /// A plugin given by its path.
    Explicit,
    /// Google's TPU runtime.
    LibTpu,
    /// XLA on NVIDIA GPUs.
    Cuda,
    /// XLA on the host's CPU: a virtual TPU.
    Cpu,
}

/// The plugin to load, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The plugin's file.
    pub path: PathBuf,
    /// What it drives.
    pub kind: PluginKind,
    /// Why it was chosen, in a few words for a user.
    pub reason: String,
}

/// Environment variable that names the plugin: a path, or `cpu`, `tpu`, `cuda`, `none`.
pub const PLUGIN_VARIABLE: &str = "TORCHTPU_PLUGIN";

/// CPU plugins, the preferred first: the first runs programs faster, the second compiles faster, the last is the oldest.
const CPU: &[&str] = &[
    "lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so",
    "fastatomstruct_xla_cpu/libpjrt_cpu.so",
    "xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so",
];
const TPU: &[&str] = &["libtpu/libtpu.so"];
const CUDA: &[&str] = &["jax_plugins/xla_cuda13/xla_cuda_plugin.so", "jax_plugins/xla_cuda12/xla_cuda_plugin.so"];

/// What this machine has and was told; separate from the choice so that the choice can be tested.
struct Machine<'a> {
    setting: Option<&'a str>,
    tpu: bool,
    gpu: bool,
}

/// Chooses the plugin: `TORCHTPU_PLUGIN` if set, else `libtpu` where a TPU is, else the CUDA plugin where an NVIDIA GPU
/// is, else a CPU plugin. Plugins are looked for in `search` (site-packages directories). Loads nothing.
///
/// # Errors
/// `NotFound` when no plugin is found or the setting names one that is not there; `Unavailable` when the setting is
/// `none`.
pub fn discover(search: &[PathBuf]) -> Result<Choice> {
    let setting = std::env::var(PLUGIN_VARIABLE).ok();
    let setting = setting.as_deref().map(str::trim).filter(|s| !s.is_empty());
    choose(search, &Machine { setting, tpu: has_tpu(Path::new("/")), gpu: has_gpu(Path::new("/")) })
}

fn choose(search: &[PathBuf], machine: &Machine) -> Result<Choice> {
    let found = |kind, files: &[&str], reason: String| {
        let path = files.iter().flat_map(|f| search.iter().map(move |s| s.join(f))).find(|p| p.is_file())?;
        Some(Choice { path, kind, reason })
    };
    if let Some(setting) = machine.setting {
        let reason = format!("{PLUGIN_VARIABLE}={setting}");
        let (choice, package) = match setting {
            "none" => {
                return Err(Error::new(Code::Unavailable, format!("{PLUGIN_VARIABLE}=none switches devices off")));
            }
            "cpu" => (found(PluginKind::Cpu, CPU, reason), "fastatomstruct-xla-cpu"),
            "tpu" => (found(PluginKind::LibTpu, TPU, reason), "libtpu"),
            "cuda" => (found(PluginKind::Cuda, CUDA, reason), "jax-cuda13-plugin and jax-cuda13-pjrt"),
            path if Path::new(path).is_file() => {
                return Ok(Choice { path: path.into(), kind: kind_of(Path::new(path)), reason });
            }
            path => {
                return Err(Error::new(
                    Code::NotFound,
                    format!("{PLUGIN_VARIABLE}={path} is neither a file nor one of cpu, tpu, cuda, none"),
                ));
            }
        };
        return choice.ok_or_else(|| {
            Error::new(
                Code::NotFound,
                format!("{PLUGIN_VARIABLE}={setting}, but no such plugin is installed; install {package}"),
            )
        });
    }
    let tpu = machine.tpu.then(|| found(PluginKind::LibTpu, TPU, "this machine has a TPU".into())).flatten();
    let cuda = || machine.gpu.then(|| found(PluginKind::Cuda, CUDA, "this machine has an NVIDIA GPU".into())).flatten();
    let cpu = || {
        let why = match (machine.tpu, machine.gpu) {
            (true, _) => "this machine has a TPU, but libtpu is not installed",
            (_, true) => "this machine has an NVIDIA GPU, but no CUDA plugin is installed",
            _ => "this machine has neither a TPU nor an NVIDIA GPU",
        };
        found(PluginKind::Cpu, CPU, why.into())
    };
    tpu.or_else(cuda).or_else(cpu).ok_or_else(|| {
        let places: Vec<_> = search.iter().map(|p| p.display().to_string()).collect();
        Error::new(
            Code::NotFound,
            format!(
                "no PJRT plugin found in [{}]; install fastatomstruct-xla-cpu (CPU) or libtpu (TPU), or set \
                 {PLUGIN_VARIABLE} to a plugin's path",
                places.join(", ")
            ),
        )
    })
}

/// The `libtpu` installed in one of `search` (site-packages directories), whether or not a TPU is attached.
pub fn find_libtpu(search: &[PathBuf]) -> Result<PathBuf> {
    search
        .iter()
        .flat_map(|s| TPU.iter().map(move |f| s.join(f)))
        .find(|p| p.is_file())
        .ok_or_else(|| Error::new(Code::NotFound, "libtpu is not installed; install libtpu"))
}

/// Loads `libtpu` to compile for topologies on a machine that may have no TPU. Where none is attached, the process's
/// environment is first given what libtpu otherwise asks the cloud's metadata server (variables already set are kept).
/// libtpu locks a file: a second process gets an error.
///
/// Call it before other threads read or write the environment.
pub fn load_libtpu_for_compiling(path: &Path) -> Result<Arc<Plugin>> {
    if !has_tpu(Path::new("/")) {
        for (name, value) in [
            ("TPU_SKIP_MDS_QUERY", "1"),
            ("TPU_ACCELERATOR_TYPE", "v6e-4"),
            ("TPU_WORKER_HOSTNAMES", "localhost"),
            ("TPU_WORKER_ID", "0"),
        ] {
            if std::env::var_os(name).is_none() {
                std::env::set_var(name, value);
            }
        }
    }
    Plugin::load(path)
}

/// A plugin given by path is of the kind its file name tells, so that options meant for a kind still apply.
fn kind_of(path: &Path) -> PluginKind {
    let ends = |files: &[&str]| files.iter().any(|f| Path::new(f).file_name() == path.file_name());
    if ends(CPU) {
        PluginKind::Cpu
    } else if ends(TPU) {
        PluginKind::LibTpu
    } else if ends(CUDA) {
        PluginKind::Cuda
    } else {
        PluginKind::Explicit
    }
}

/// Whether a TPU is attached: `/dev/accel*`, or a VFIO group with a device of Google's (vendor 0x1ae0).
fn has_tpu(root: &Path) -> bool {
    let names = |dir: &str| -> Vec<PathBuf> {
        fs::read_dir(root.join(dir)).into_iter().flatten().flatten().map(|e| e.path()).collect()
    };
    let is_accel = |p: &PathBuf| {
        let name = p.file_name().and_then(|n| n.to_str()).unwrap_or("");
        name.strip_prefix("accel").is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
    };
    if names("dev").iter().any(is_accel) {
        return true;
    }
    let has_group = names("dev/vfio").iter().any(|p| p.file_name().is_some_and(|n| n != "vfio" && n != "devices"));
    has_group
        && names("sys/bus/pci/devices")
            .iter()
            .any(|d| fs::read_to_string(d.join("vendor")).is_ok_and(|vendor| vendor.trim() == "0x1ae0"))
}

/// Whether the NVIDIA driver is loaded.
fn has_gpu(root: &Path) -> bool {
    root.join("dev/nvidiactl").exists()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A directory of its own for a test, removed afterwards.
    struct Tree(PathBuf);

    impl Tree {
        fn new(name: &str, files: &[&str]) -> Self {
            let root = std::env::temp_dir().join(format!("torchtpu-discover-{name}-{}", std::process::id()));
            for file in files {
                let path = root.join(file);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(path, if file.ends_with("vendor") { "0x1ae0\n" } else { "" }).unwrap();
            }
            fs::create_dir_all(&root).unwrap();
            Self(root)
        }
    }

    impl Drop for Tree {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn pick(tree: &Tree, setting: Option<&str>, tpu: bool, gpu: bool) -> Result<(PluginKind, String)> {
        let choice = choose(&[tree.0.join("missing"), tree.0.clone()], &Machine { setting, tpu, gpu })?;
        let path = choice.path.strip_prefix(&tree.0).unwrap_or(&choice.path);
        Ok((choice.kind, path.to_string_lossy().into_owned()))
    }

    #[test]
    fn hardware_comes_before_the_cpu() {
        let tree = Tree::new("all", &[CPU[0], CPU[1], CPU[2], TPU[0], CUDA[0]]);
        assert_eq!(pick(&tree, None, true, true), Ok((PluginKind::LibTpu, TPU[0].into())));
        assert_eq!(pick(&tree, None, false, true), Ok((PluginKind::Cuda, CUDA[0].into())));
        assert_eq!(pick(&tree, None, false, false), Ok((PluginKind::Cpu, CPU[0].into())));
        assert_eq!(pick(&tree, Some("cpu"), true, true), Ok((PluginKind::Cpu, CPU[0].into())));
        assert_eq!(pick(&tree, Some("tpu"), false, false), Ok((PluginKind::LibTpu, TPU[0].into())));
    }

    #[test]
    fn hardware_without_its_plugin_falls_back_and_says_so() {
        let tree = Tree::new("bare", &[CPU[1]]);
        let choice = choose(std::slice::from_ref(&tree.0), &Machine { setting: None, tpu: false, gpu: true }).unwrap();
        assert_eq!(choice.kind, PluginKind::Cpu);
        assert_eq!(choice.reason, "this machine has an NVIDIA GPU, but no CUDA plugin is installed");
    }

    #[test]
    fn a_path_is_taken_as_it_is() {
        let tree = Tree::new("path", &[CPU[1], "neuron/libneuron.so"]);
        let path = |file: &str| tree.0.join(file).to_string_lossy().into_owned();
        assert_eq!(pick(&tree, Some(&path("neuron/libneuron.so")), true, true).unwrap().0, PluginKind::Explicit);
        assert_eq!(pick(&tree, Some(&path(CPU[1])), true, true).unwrap().0, PluginKind::Cpu);
    }

    #[test]
    fn what_is_not_there_is_named() {
        let tree = Tree::new("none", &[]);
        let error = pick(&tree, None, false, false).unwrap_err();
        assert_eq!(error.code, Code::NotFound);
        assert!(error.message.contains("install fastatomstruct-xla-cpu"), "{error}");
        let error = pick(&tree, Some("tpu"), true, false).unwrap_err();
        assert_eq!(error.message, "TORCHTPU_PLUGIN=tpu, but no such plugin is installed; install libtpu");
        assert_eq!(pick(&tree, Some("/no/file"), false, false).unwrap_err().code, Code::NotFound);
        assert_eq!(pick(&tree, Some("none"), true, true).unwrap_err().code, Code::Unavailable);
    }

    #[test]
    fn hardware_is_seen_in_dev() {
        let (vendor, bare) = ("sys/bus/pci/devices/0000:00:04.0/vendor", Tree::new("dev0", &["dev/null"]));
        assert!(!has_tpu(&bare.0) && !has_gpu(&bare.0));
        assert!(has_tpu(&Tree::new("dev1", &["dev/accel0"]).0));
        assert!(has_tpu(&Tree::new("dev2", &["dev/vfio/0", "dev/vfio/vfio", vendor]).0));
        assert!(!has_tpu(&Tree::new("dev3", &["dev/vfio/vfio", vendor]).0));
        assert!(!has_tpu(&Tree::new("dev4", &["dev/vfio/0"]).0));
        assert!(has_gpu(&Tree::new("dev5", &["dev/nvidiactl"]).0));
    }
}
