"""Operators against the CPU, one test a fault found: values, dtypes, and what is refused."""

from __future__ import annotations

import pytest
import torch
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
