"""Linear algebra that is other ops of linear algebra: what torch's own kernels do, with the device's factorisations.

Three kinds of op are here and not rules of the core: determinants, whose saved factors depend on how the matrix is laid
out, which a rule does not see; those asked to raise for a singular matrix, for which `info` has to be read back to the host
(one read of a few bytes, at the same call as on any device); and least squares, some of whose results have sizes that
depend on the numbers. The pseudo-inverse is here because its result does not depend on the signs of the singular vectors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

aten = torch.ops.aten


def _factored(a: Tensor) -> tuple[Tensor, Tensor]:
    """LU and pivots, for a determinant.

    Torch factors the transpose of a real row-major matrix (for LAPACK that is no copy), and its formulas for gradients,
    which get the factors, rely on it. So these are the factors that torch would save.
    """
    transposed = a.is_contiguous() and not a.is_complex()
    lu, pivots, _ = aten.linalg_lu_factor_ex(a.mT if transposed else a)
    return lu, pivots


def _parity(pivots: Tensor) -> Tensor:
    """Whether the rows are permuted oddly."""
    own = torch.arange(1, pivots.shape[-1] + 1, dtype=pivots.dtype, device=pivots.device)
    return (pivots != own).sum(-1) % 2 == 1


def _det(a: Tensor) -> tuple[Tensor, ...]:
    lu, pivots = _factored(a)
    product = lu.diagonal(dim1=-2, dim2=-1).prod(-1)
    return torch.where(_parity(pivots), -product, product), lu, pivots


def _slogdet(a: Tensor) -> tuple[Tensor, ...]:
    lu, pivots = _factored(a)
    diagonal = lu.diagonal(dim1=-2, dim2=-1)
    sign = diagonal.sgn().prod(-1)
    return torch.where(_parity(pivots), -sign, sign), diagonal.abs().log().sum(-1), lu, pivots


def _checked(op: torch._ops.OpOverload, name: str) -> Callable:
    """`op` with `check_errors`: its rule is for calls that do not check."""

    def run(a: Tensor, *args: Any, check_errors: bool = False, **kwargs: Any) -> Any:
        if not check_errors:
            return NotImplemented
        out = op(a, *args, **kwargs)
        torch._linalg_check_errors(out[-1], name, is_matrix=a.dim() == 2)
        return out

    return run


def _is_vector(a: Tensor, b: Tensor) -> bool:
    return b.dim() == 1 or (a.dim() - 1 == b.dim() and b.shape == a.shape[:-1])


def _svd(a: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Reduced, on the device whatever the size: for results that do not depend on the vectors' signs."""
    return aten._linalg_svd(a, False, True, driver="gesvdj")


def _pinv(a: Tensor, *, atol: Tensor | None = None, rtol: Tensor | None = None, hermitian: bool = False) -> Tensor:
    if a.dim() < 2 or a.numel() == 0 or (hermitian and a.shape[-1] != a.shape[-2]):
        return NotImplemented
    u, s, vh = _svd(a.tril() + a.tril(-1).mH if hermitian else a)
    default = torch.finfo(s.dtype).eps * max(a.shape[-2:])
    if atol is None:
        atol = torch.zeros((), dtype=s.dtype, device=s.device)
        rtol = torch.full((), default, dtype=s.dtype, device=s.device) if rtol is None else rtol
    elif rtol is None:
        rtol = torch.where(atol > 0, 0.0, default)
    least = torch.maximum(atol.unsqueeze(-1), rtol.unsqueeze(-1) * s[..., :1])
    inverse = torch.where(s > least, s.reciprocal(), torch.zeros_like(s))
    return (vh.mH * inverse.unsqueeze(-2)) @ u.mH


def _lstsq(a: Tensor, b: Tensor, rcond: float | None = None, *, driver: str | None = None) -> tuple[Tensor, ...]:
    if a.dim() < 2 or a.dtype != b.dtype or driver not in (None, "gels", "gelsy", "gelsd", "gelss"):
        return NotImplemented
    driver = driver or "gelsy"
    vector = _is_vector(a, b)
    b = b.unsqueeze(-1) if vector else b
    (m, n), batch = a.shape[-2:], torch.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    if b.shape[-2] != m or a.numel() == 0 or b.numel() == 0:
        return NotImplemented
    a, b = a.expand(*batch, m, n), b.expand(*batch, m, b.shape[-1])
    real = a.real.dtype if a.is_complex() else a.dtype
    rank = a.new_empty(0, dtype=torch.int64)
    values = a.new_empty(0, dtype=real)
    if driver == "gels":  # of full rank, the caller says
        q, r = torch.linalg.qr(a if m >= n else a.mH)
        if m >= n:
            x = torch.linalg.solve_triangular(r, q.mH @ b, upper=True)
        else:
            x = q @ torch.linalg.solve_triangular(r.mH, b, upper=False)
    else:
        u, s, vh = _svd(a)
        least = (torch.finfo(real).eps * max(m, n) if rcond is None else rcond) * s[..., :1]
        kept = s > least
        inverse = torch.where(kept, s.reciprocal(), torch.zeros_like(s)).unsqueeze(-1)
        x = vh.mH @ (inverse * (u.mH @ b))
        rank = kept.sum(-1)
        if driver != "gelsy":
            values = s
    # Torch leaves the residuals out where some matrix is not of full rank: this reads one number.
    if m > n and driver != "gelsy" and (driver == "gels" or bool((rank == n).all())):
        residuals = (a @ x - b).abs().square().sum(-2)
    else:
        residuals = a.new_empty(0, dtype=real)
    return x.squeeze(-1) if vector else x, residuals, rank, values


# Those that need no host read, which is all a compiled graph can hold.
PURE: dict[torch._ops.OpOverload, Callable] = {
    aten._linalg_det.default: _det,
    aten._linalg_slogdet.default: _slogdet,
    aten.linalg_pinv.atol_rtol_tensor: _pinv,
}

DECOMPOSITIONS: dict[torch._ops.OpOverload, Callable] = {
    **PURE,
    aten._linalg_solve_ex.default: _checked(aten._linalg_solve_ex.default, "torch.linalg.solve_ex"),
    aten.linalg_lstsq.default: _lstsq,
    aten.linalg_cholesky_ex.default: _checked(aten.linalg_cholesky_ex.default, "linalg.cholesky_ex"),
    aten.linalg_lu_factor_ex.default: _checked(aten.linalg_lu_factor_ex.default, "torch.linalg.lu_factor_ex"),
    aten.linalg_inv_ex.default: _checked(aten.linalg_inv_ex.default, "linalg.inv_ex"),
}
