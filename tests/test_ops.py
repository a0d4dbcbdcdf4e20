"""Operators against the CPU, one test a fault found: values, dtypes, and what is refused."""

from __future__ import annotations

import pytest
import torch
import torchtpu
from conftest import on_both


@pytest.mark.parametrize("training", [True, False])
@pytest.mark.parametrize("parameters", [torch.bfloat16, torch.float32])
def test_batch_norm_keeps_statistics_in_the_dtype_the_cpu_keeps(training, parameters):
    def program(x, mean, var, weight):
        legit = torch.ops.aten._native_batch_norm_legit(x, weight, weight, mean, var, training, 0.1, 1e-5)
        return [legit, mean, var]

    x = torch.randn(6, 3, 4).bfloat16()
    statistics = torch.zeros(3, dtype=parameters), torch.ones(3, dtype=parameters), torch.ones(3, dtype=parameters)
    on_both(program, x, *statistics, atol=2e-2, rtol=2e-2)


def test_batch_norm_with_update():
    def program(x, mean, var, weight):
        out = torch.ops.aten._batch_norm_with_update(x, weight, weight, mean, var, 0.1, 1e-5)
        return [out[:3], mean, var]

    on_both(program, torch.randn(6, 3, 4), torch.zeros(3), torch.ones(3), torch.rand(3), atol=1e-5, rtol=1e-5)


def test_truncating_division_rounds_the_quotient_to_the_dtype_first():
    # 1.9971 is 2 in bfloat16.
    on_both(
        lambda a, b: torch.div(a, b, rounding_mode="trunc"),
        torch.tensor([685.0]).bfloat16(),
        torch.tensor([343.0]).bfloat16(),
    )


@pytest.mark.parametrize("dtype", [torch.uint8, torch.bool])
def test_sgn_without_a_sign(dtype):
    on_both(torch.sgn, torch.tensor([0, 1, 7]).to(dtype))


@pytest.mark.parametrize("op", [torch.var, torch.std, torch.var_mean, torch.std_mean])
def test_spread_of_complex_numbers(op):
    x = torch.randn(4, 5, dtype=torch.complex64)
    on_both(op, x, atol=1e-5, rtol=1e-5)
    on_both(lambda x: op(x, dim=1, keepdim=True), x, atol=1e-5, rtol=1e-5)


@pytest.mark.parametrize("mode", ["bilinear", "bicubic"])
def test_images_of_bytes_are_resized_in_fixed_point(mode):
    x = torch.randint(0, 256, (2, 3, 27, 27), dtype=torch.uint8)
    on_both(lambda x: torch.nn.functional.interpolate(x, (13, 13), mode=mode), x)


@pytest.mark.parametrize("parameters", [torch.bfloat16, torch.float32])
def test_layer_norm_keeps_statistics_in_the_dtype_the_cpu_keeps(parameters):
    weight = torch.ones(4, dtype=parameters)
    on_both(
        lambda x, w: torch.native_layer_norm(x, [4], w, w, 1e-5), torch.randn(3, 4).bfloat16(), weight, atol=2e-2, rtol=2e-2
    )


def test_split_by_a_tensor_of_the_device():
    def program(x, indices):
        x.requires_grad_()
        first, *rest = x.tensor_split(indices)
        (grad,) = torch.autograd.grad((first * 2).sum(), x)
        return [first, *rest, grad]

    on_both(program, torch.arange(12.0).view(6, 2), torch.tensor([1, 4]))


# --- functions without an op in StableHLO -----------------------------------------------------------------------------

FUNCTIONS = ["exp2", "log2", "log10", "sinh", "cosh", "asin", "acos", "atan", "asinh", "acosh", "atanh", "erfc"]


@pytest.mark.parametrize("name", [*FUNCTIONS, "lgamma", "i0", "angle", "signbit", "special.i0e"])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_function(name, dtype):
    op = torch.special.i0e if name == "special.i0e" else getattr(torch, name)
    x = torch.tensor([1e-6, 0.0, 0.3, 0.5, 0.99, 1.0, 1.5, 2.5, 8.0, 24.9, 25.1, 87.0, 1e5, 1e9, torch.inf], dtype=dtype)
    x = torch.cat([x, -x, torch.tensor([torch.nan, -2.5, -7.3], dtype=dtype)])
    tolerance = 2e-6 if dtype == torch.float32 else 1e-12

    def program(x):
        with torchtpu.no_fallback():
            return op(x)

    on_both(program, x, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("op", [torch.hypot, torch.fmax, torch.fmin])
def test_function_of_two(op):
    x = torch.tensor([0.0, 3.0, -1e30, torch.inf, torch.nan, -2.0])
    on_both(lambda x: op(x[:, None], x), x)


@pytest.mark.parametrize("norm", ["forward", "ortho", "backward"])
def test_fourier_transforms(norm):
    def program(x):
        with torchtpu.no_fallback():
            real = [torch.fft.fft(x, norm=norm), torch.fft.rfft2(x, norm=norm), torch.fft.ihfft(x, norm=norm)]
            spectrum = torch.fft.fftn(x, norm=norm)
            back = [torch.fft.ifft2(spectrum, norm=norm), torch.fft.irfft(spectrum, norm=norm)]
            return [
                *real,
                spectrum,
                *back,
                torch.fft.irfftn(spectrum, s=(4, 7), norm=norm),
                torch.fft.hfft(x, 5, norm=norm),
            ]

    on_both(program, torch.randn(3, 4, 6), atol=1e-5, rtol=1e-5)


@pytest.mark.parametrize("op", [torch.maximum, torch.minimum])
def test_the_extreme_of_a_nan_is_a_nan(op):
    x = torch.tensor([0.0, 3.0, -torch.inf, torch.inf, torch.nan])
    on_both(lambda x: op(x[:, None], x), x)
    on_both(torch.relu, x)


# --- sparse layouts ---------------------------------------------------------------------------------------------------


def test_coordinates_and_values(device):
    dense = torch.tensor([[0.0, 2.0, 0.0], [3.0, 0.0, 5.0]])
    x = dense.to(device).to_sparse()
    assert (x.layout, x.device.type, x._nnz()) == (torch.sparse_coo, device, 3)
    assert x.indices().tolist() == [[0, 1, 1], [1, 0, 2]] and x.values().tolist() == [2.0, 3.0, 5.0]
    assert x.to_dense().tolist() == x.cpu().to_dense().tolist() == dense.tolist()
    product = torch.sparse.mm(x, torch.eye(3, device=device))
    assert product.device.type == device and product.tolist() == dense.tolist()
    doubled = (x + x).coalesce()
    assert doubled.values().tolist() == [4.0, 6.0, 10.0]


def test_gradient_through_a_sparse_tensor(device):
    x = torch.tensor([[0.0, 2.0], [3.0, 0.0]], device=device, requires_grad=True)
    (x.to_sparse().to_dense() * 2).sum().backward()
    assert x.grad.tolist() == [[0.0, 2.0], [2.0, 0.0]]  # of the values that are there, as on CPU


def test_compressed_rows(device):
    x = torch.tensor([[0.0, 2.0], [3.0, 0.0]]).to_sparse_csr().to(device)
    a, b = torch.ones(2, 3, device=device), torch.ones(3, 2, device=device)
    sampled = torch.sparse.sampled_addmm(x, a, b)
    assert (sampled.layout, sampled.device.type) == (torch.sparse_csr, device)
    assert sampled.values().tolist() == [5.0, 6.0]
    assert torch.sparse.mm(x, torch.eye(2, device=device), "sum").tolist() == [[0.0, 2.0], [3.0, 0.0]]


# --- what is refused --------------------------------------------------------------------------------------------------


def refused(program, device: str) -> None:
    """The device raises what the CPU raises, in the same words."""
    with pytest.raises(Exception) as cpu:
        program("cpu")
    with pytest.raises(type(cpu.value)) as ours:
        program(device)
    assert str(ours.value).splitlines()[0] == str(cpu.value).splitlines()[0]


@pytest.mark.parametrize(
    "call",
    [
        lambda x: torch.gather(x, 0, x.long(), out=x.double()),
        lambda x: torch.amax(x, 0, out=x[0].int()),
        lambda x: torch.add(x, 1, out=x.int()),
        lambda x: torch.gather(x, 0, x.long(), out=x),
        lambda x: torch.cat([x[:1], x[1:]], out=x),
        lambda x: torch.index_select(x, 0, x[0].long(), out=x[:1].expand(4, 3)),
        lambda x: x[:1].expand(4, 3).copy_(x),
    ],
    ids=["gather", "amax", "add", "gather self", "cat self", "index_select overlap", "copy overlap"],
)
def test_results_that_cannot_be_written(call, device):
    refused(lambda d: call(torch.zeros(4, 3, device=d)), device)


@pytest.mark.parametrize(
    "call",
    [
        lambda x: x.uniform_(3, -1),
        lambda x: x.bernoulli_(2.0),
        lambda x: torch.nn.functional.conv2d(x, x, padding=-1),
        lambda x: torch.nn.functional.conv3d(x[None], x[None], dilation=0),
        lambda x: torch.index_add(x, 0, torch.tensor([0, 1], device=x.device), x[0]),
    ],
    ids=["uniform", "bernoulli", "padding", "dilation", "index_add"],
)
def test_arguments_out_of_range(call, device):
    refused(lambda d: call(torch.ones(2, 2, 3, 3, device=d)), device)
