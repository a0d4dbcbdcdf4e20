"""Control flow and flex attention in compiled graphs give CPU's values."""

import pytest
import torch
from torch._higher_order_ops.associative_scan import associative_scan
from torch._higher_order_ops.map import map as torch_map
from torch._higher_order_ops.scan import scan
from torch._higher_order_ops.while_loop import while_loop
from torch.nn.attention.flex_attention import create_block_mask, flex_attention
from torchtpu.testing import compile_count


def on_both(fn, *args, grad=False, tolerance=1e-5):
    """`fn` uncompiled on CPU and compiled for the device, with gradients of its sum where asked."""
    torch._dynamo.reset()
    results = []
    for device, run in (("cpu", fn), ("tpu", torch.compile(fn, fullgraph=True, backend="tpu"))):
        moved = [a.detach().clone().to(device) for a in args]
        if grad:
            for a in moved:
                a.requires_grad_(a.is_floating_point())
        out = run(*moved)
        outs = list(out) if isinstance(out, (tuple, list)) else [out]
        if grad:
            sum(o.sum() for o in outs).backward()
            outs += [a.grad for a in moved if a.requires_grad]
        results.append([o.detach().cpu() for o in outs])
    expected, got = results
    assert len(expected) == len(got)
    for e, g in zip(expected, got, strict=True):
        torch.testing.assert_close(g, e, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("sign", [1.0, -1.0])
@pytest.mark.parametrize("grad", [False, True])
def test_cond_runs_the_branch_that_the_values_choose(sign, grad):
    def fn(x, y):
        return torch.cond(x.sum() > 0, lambda x, y: x.sin() * y, lambda x, y: x - y.exp(), (x, y))

    on_both(fn, sign * torch.rand(3, 4), torch.rand(3, 4), grad=grad)


def test_both_outcomes_of_cond_are_one_program():
    torch._dynamo.reset()
    fn = torch.compile(lambda x: torch.cond(x.sum() > 0, torch.cos, torch.sin, (x,)), backend="tpu", fullgraph=True)
    x = torch.rand(5)
    torch.testing.assert_close(fn(x.to("tpu")).cpu(), x.cos())
    other = -x.to("tpu")
    torch.tpu.synchronize()
    before = compile_count()
    torch.testing.assert_close(fn(other).cpu(), (-x).sin())
    assert compile_count() == before


def test_cond_with_a_tensor_of_its_own():
    weights = torch.arange(4.0)

    def fn(x):
        w = weights.to(x.device)
        return torch.cond(
            x.sum() > 0, lambda x: x * w, lambda x: x + torch.tensor([1.0, 2.0, 3.0, 4.0], device=x.device), (x,)
        )

    on_both(fn, torch.rand(4))
    on_both(fn, -torch.rand(4))


def test_while_loop_stops_where_the_values_say():
    def fn(limit, x):
        return while_loop(
            lambda i, x: (i < limit) & (x.norm() < 50), lambda i, x: (i + 1, x * 1.5 + i), (torch.zeros_like(limit), x)
        )

    on_both(fn, torch.tensor(4), torch.rand(3))
    on_both(fn, torch.tensor(100), torch.rand(3))
    on_both(fn, torch.tensor(0), torch.rand(3))


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("grad", [False, True])
def test_scan_carries_and_stacks(reverse, grad):
    def fn(carry, xs, w):
        def step(c, x):
            c = torch.tanh(c @ w + x)
            return c, c * 2

        return scan(step, carry, xs, dim=0, reverse=reverse)

    on_both(fn, torch.rand(2, 3), torch.rand(5, 2, 3), torch.rand(3, 3), grad=grad)


@pytest.mark.parametrize("mode", ["pointwise", "generic"])
@pytest.mark.parametrize("length", [1, 6, 7])
def test_associative_scan(mode, length):
    def fn(x):
        return associative_scan(lambda a, b: a * b, x, dim=0, combine_mode=mode)

    on_both(fn, torch.rand(length, 3) + 0.5)


def test_map_applies_the_body_to_each_element():
    on_both(lambda xs, y: torch_map(lambda x, y: (x @ y).relu(), xs, y), torch.randn(4, 2, 3), torch.randn(3, 3), grad=True)


def causal(b, h, q, k):
    return q >= k


def attention(q, k, v, bias, masked):
    """What the test's flex attention is, by plain ops."""
    n = torch.arange(q.shape[-2], device=q.device)
    scores = q @ k.mT / q.shape[-1] ** 0.5 + bias[:, None, None] * (n[:, None] - n)
    if masked:
        scores = scores.masked_fill(n[:, None] < n, float("-inf"))
    return scores.softmax(-1) @ v


@pytest.mark.parametrize("masked", [False, True])
def test_flex_attention(masked):
    torch._dynamo.reset()

    @torch.compile(fullgraph=True, backend="tpu")
    def fn(q, k, v, bias):
        mask = create_block_mask(causal, None, None, 20, 20, device=q.device) if masked else None
        return flex_attention(q, k, v, lambda s, b, h, i, j: s + bias[h] * (i - j), block_mask=mask)

    args = [torch.randn(2, 2, 20, 8) for _ in range(3)] + [torch.rand(2)]
    on_cpu = [a.clone().requires_grad_() for a in args]
    expected = attention(*on_cpu, masked)
    expected.square().sum().backward()
    on_tpu = [a.to("tpu").requires_grad_() for a in args]
    got = fn(*on_tpu)
    got.square().sum().backward()
    for e, g in zip([expected] + [a.grad for a in on_cpu], [got] + [a.grad for a in on_tpu], strict=True):
        torch.testing.assert_close(g.detach().cpu(), e.detach(), rtol=1e-4, atol=1e-4)


def test_random_numbers_in_a_loop_are_refused_by_name():
    torch._dynamo.reset()

    def fn(c, xs):
        return scan(lambda c, x: (c + x, torch.dropout(x, 0.5, train=True)), c, xs)

    with pytest.raises(Exception, match="random numbers in the body of a loop"):
        torch.compile(fn, fullgraph=True, backend="tpu")(torch.rand(3, device="tpu"), torch.rand(4, 3, device="tpu"))
