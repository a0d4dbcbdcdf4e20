"""Views, in-place ops, `.data`, `set_`, `resize_`, tied weights: as on CPU."""

import copy

import pytest
import torch
from conftest import on_both


def _row(x):
    x[1] += 10
    return x


def _column_view(x):
    v = x.t()[2]
    v.mul_(3)
    return x, v


def _diagonal(x):
    x.diagonal().fill_(5)
    return x


def _base_write_seen_by_view(x):
    v = x[:, 1]
    x.add_(1)
    return v, x


def _as_strided(x):
    v = x.as_strided((2, 2), (4, 2), 1)
    v.zero_()
    return x, v


def _overlapping_copy(x):
    x[0].copy_(x[1].clone())
    return x


def _data(x):
    y = x.view(-1)
    x.data = torch.zeros_like(x)
    y += 1
    return x, y


def _detach_shares(x):
    d = x.detach()
    d.sub_(1)
    return x, d


def _set(x):
    y = torch.empty(0, device=x.device)
    y.set_(x.untyped_storage(), 2, (2, 2), (4, 1))
    y.fill_(9)
    return x, y


def _resize(x):
    y = x.clone().resize_(2, 2)
    y.resize_(2, 3)
    return y


def _transpose_in_place(x):
    x.transpose_(0, 1)
    x[0] = 1
    return x


def _broadcast_write(x):
    x[:, 1:3] = torch.tensor([1.0, 2.0], device=x.device)
    return x


def _mask(x):
    x[x > 5] = 0
    return x


def _index_put(x):
    x[torch.tensor([0, 2], device=x.device), torch.tensor([1, 3], device=x.device)] = -1
    return x


def _view_dtype(x):
    v = x.view(torch.int32)
    v[0, 0] = 0
    return x, v


def _split(x):
    a, b = x.split(2, dim=1)
    a.add_(b)
    return x


def _expand_read(x):
    return x[0].expand(3, 4).sum(0), x[:, :1].expand(3, 4) + x


def _flip_roll(x):
    return x.flip(0), x.roll(1, 1), x.unfold(1, 2, 1), x.movedim(0, 1).contiguous()


PROGRAMS = [f for name, f in list(globals().items()) if name[0] == "_" != name[1] and callable(f)]


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda f: f.__name__.strip("_"))
def test_as_on_cpu(program):
    on_both(program, torch.arange(12.0).view(3, 4))


def test_metadata(device):
    x = torch.arange(12, device=device).view(3, 4)
    assert x[1:].storage_offset() == 4
    assert x.t().stride() == (1, 4)
    assert not x.t().is_contiguous()
    assert x.t().data_ptr() == x.data_ptr()
    assert x[1].data_ptr() == x.data_ptr() + 32
    assert x[1]._base is x or x[1]._base is not None
    assert x.untyped_storage().nbytes() == 96


def test_versions(device):
    x = torch.ones(3, device=device)
    before = x._version
    x.add_(1)
    assert x._version == before + 1


def test_saved_tensor_modified_in_place(device):
    x = torch.ones(3, device=device, requires_grad=True)
    y = x * 2
    z = y * y
    y.detach().add_(1)
    y.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.sum().backward()


def test_tied_weights(device):
    model = torch.nn.Sequential(torch.nn.Embedding(5, 3), torch.nn.Linear(3, 5, bias=False))
    model[1].weight = model[0].weight
    model.to(device)
    assert model[1].weight is model[0].weight
    clone = copy.deepcopy(model)
    assert clone[1].weight is clone[0].weight
    with torch.no_grad():
        clone[0].weight.fill_(2)
    assert clone[1].weight.sum().item() == 30
    assert model[0].weight.sum().item() != 30


def test_result_outlives_its_operands(device):
    x = torch.ones(4, device=device)
    y = x[1:]
    del x
    y += 1
    assert y.tolist() == [2.0, 2.0, 2.0]


def test_zero_sizes(device):
    x = torch.empty(0, 3, device=device)
    assert (x + 1).shape == (0, 3)
    assert x.sum().item() == 0
    assert torch.cat([x, torch.ones(2, 3, device=device)]).shape == (2, 3)
    assert (x.t() @ x).tolist() == [[0.0] * 3] * 3


def test_strided_rows_that_run_into_the_next(device):
    base = torch.arange(12.0)
    other = base.to(device)
    view, mine = (t.as_strided((2, 3), (5, 2), 1) for t in (base, other))
    assert (mine * 1).cpu().equal(view * 1)
    view.mul_(-1)
    mine.mul_(-1)
    assert other.cpu().equal(base)
