"""Linear algebra against the CPU: values where they are unique, else what defines them. Nothing here runs on the host
unless its test is marked so."""

from __future__ import annotations

import pytest
import torch
import torchtpu
from conftest import DEVICE, on_both, same
from torch import linalg

DTYPES = [torch.float32, torch.complex128]  # narrow and real, wide and complex


@pytest.fixture(autouse=True)
def _nothing_on_the_host(request):
    if "on_the_host" in request.keywords:
        yield
        return
    with torchtpu.no_fallback():
        yield


def close(dtype: torch.dtype) -> dict[str, float]:
    wide = dtype in (torch.float64, torch.complex128)
    return {"rtol": 1e-10, "atol": 1e-10} if wide else {"rtol": 1e-3, "atol": 1e-4}


def positive(dtype: torch.dtype, *batch: int, n: int = 5) -> torch.Tensor:
    x = torch.randn(*batch, n, n, dtype=dtype)
    return x @ x.mH + torch.eye(n, dtype=dtype)


# --- Cholesky and triangular systems ----------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("upper", [False, True])
def test_cholesky(dtype, upper):
    x, b = positive(dtype, 2, 3), torch.randn(2, 3, 5, 2, dtype=dtype)

    def program(x, b):
        factor, info = linalg.cholesky_ex(x, upper=upper)
        return [factor, info, torch.cholesky_solve(b, factor, upper=upper), torch.cholesky_inverse(factor, upper=upper)]

    on_both(program, x, b, **close(dtype))


def test_cholesky_reads_one_triangle():
    x = positive(torch.float32).tril() + torch.full((5, 5), torch.nan).triu(1)
    on_both(linalg.cholesky, x, **close(torch.float32))


def test_cholesky_names_the_minor_that_fails():
    x = positive(torch.float32, 4, n=6)
    x[1, 2, 2] = -5
    x[2, 0, 0] = 0
    x[3, 5, 5] = torch.nan
    on_both(lambda x: linalg.cholesky_ex(x).info, x)
    for bad, order in ((x[1], 3), (x[2], 1)):
        with pytest.raises(linalg.LinAlgError, match=f"leading minor of order {order}"):
            linalg.cholesky(bad.to(DEVICE))
    with pytest.raises(linalg.LinAlgError, match=r"linalg.cholesky_ex: .*order 3"):
        linalg.cholesky_ex(x[1].to(DEVICE), check_errors=True)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("upper", [False, True])
@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("unitriangular", [False, True])
def test_triangular_systems(dtype, upper, left, unitriangular):
    a, b = positive(dtype, 3, 1), torch.randn(2, 5, 5, dtype=dtype)
    kind = {"upper": upper, "unitriangular": unitriangular}
    tolerance = {"rtol": 1e-2, "atol": 1e-2} if close(dtype)["rtol"] > 1e-5 else close(dtype)
    on_both(lambda a, b: linalg.solve_triangular(a / 8, b, left=left, **kind), a, b, **tolerance)
    if left:
        on_both(lambda a, b: torch.triangular_solve(b, a, transpose=True, **kind), a[:, 0], b[:1].expand(3, 5, 5))


# --- LU ---------------------------------------------------------------------------------------------------------------

SHAPES = [(2, 2, 5, 5), (7, 4), (4, 7), (1, 1)]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES)
def test_lu(dtype, shape):
    def program(x):
        lu, pivots, info = linalg.lu_factor_ex(x)
        return [lu, pivots, info, *linalg.lu(x), *torch.lu_unpack(lu, pivots)]

    on_both(program, torch.randn(shape, dtype=dtype), **close(dtype))


@pytest.mark.parametrize("shape", [(300, 310)])
def test_lu_of_matrices_wider_than_a_panel(shape):
    on_both(linalg.lu_factor_ex, torch.randn(shape, dtype=torch.float64), **close(torch.float64))
    singular = torch.randn(shape, dtype=torch.float64)
    singular[..., :, 261] = 0
    on_both(lambda x: linalg.lu_factor_ex(x).info, singular)


def test_lu_without_pivoting():
    x = positive(torch.float64)
    p, lower, upper = linalg.lu(x.to(DEVICE), pivot=False)
    assert p.numel() == 0
    same(lower @ upper, x, rtol=1e-12, atol=1e-12)
    assert not lower.cpu().triu(1).any() and not upper.cpu().tril(-1).any()


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("adjoint", [False, True])
def test_lu_solve(dtype, left, adjoint):
    def program(x, b):
        lu, pivots = linalg.lu_factor(x)
        return linalg.lu_solve(lu, pivots, b, left=left, adjoint=adjoint)

    on_both(program, torch.randn(3, 1, 5, 5, dtype=dtype), torch.randn(2, 5, 5, dtype=dtype), rtol=1e-2, atol=1e-2)


@pytest.mark.parametrize("dtype", DTYPES)
def test_solve_inverse_and_determinant(dtype):
    def program(x, b):
        right = b.mT.contiguous()
        turned = x.mT
        solved = [
            linalg.solve(x, b),
            linalg.solve(turned, b),
            linalg.solve(x, right, left=False),
            linalg.solve(x, b[:, :, 0]),
        ]
        return [*solved, linalg.inv(x), linalg.det(x), linalg.det(turned), *linalg.slogdet(x)]

    x = positive(dtype, 3, n=4) @ torch.eye(4, dtype=dtype)[[1, 0, 3, 2]]
    on_both(program, x, torch.randn(3, 4, 2, dtype=dtype), **close(dtype))


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("op", [linalg.det, lambda x: linalg.slogdet(x).logabsdet, linalg.inv, linalg.matrix_exp])
def test_gradients_of_functions_of_a_matrix(op, turned):
    def program(x):
        x.requires_grad_()
        y = op(x.mT if turned else x)
        (grad,) = torch.autograd.grad((y * y).sum(), x)
        return grad

    on_both(program, torch.randn(3, 4, 4, dtype=torch.float64), rtol=1e-8, atol=1e-8)


@pytest.mark.parametrize("turned", [False, True])
def test_gradients_of_solve(turned):
    def program(x, b):
        x.requires_grad_()
        b.requires_grad_()
        y = linalg.solve(x.mT if turned else x, b)
        return torch.autograd.grad((y * y).sum(), [x, b])

    on_both(
        program, torch.randn(3, 4, 4, dtype=torch.float64), torch.randn(3, 4, 2, dtype=torch.float64), rtol=1e-8, atol=1e-8
    )


def test_singular_matrices_raise_what_the_cpu_raises():
    singular = torch.ones(2, 2, device=DEVICE)
    with pytest.raises(linalg.LinAlgError, match=r"linalg.inv: The diagonal element 2 is zero"):
        linalg.inv(singular)
    with pytest.raises(linalg.LinAlgError, match=r"linalg.solve: The solver failed because the input matrix is singular"):
        linalg.solve(singular, singular)
    with pytest.raises(linalg.LinAlgError, match=r"linalg.inv_ex"):
        linalg.inv_ex(singular, check_errors=True)
    with pytest.raises(linalg.LinAlgError, match=r"linalg.solve_ex"):
        linalg.solve_ex(singular, singular, check_errors=True)
    on_both(lambda x: linalg.inv_ex(x).info, torch.stack([torch.ones(2, 2), torch.eye(2)]))


# --- QR ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES)
def test_qr(dtype, shape):
    x = torch.randn(shape, dtype=dtype)
    for mode in ("reduced", "complete", "r"):
        on_both(lambda x, mode=mode: linalg.qr(x, mode=mode), x, **close(dtype))
    on_both(torch.geqrf, x, **close(dtype))


def test_qr_of_a_matrix_wider_than_a_panel():
    on_both(linalg.qr, torch.randn(2, 280, 270, dtype=torch.float64), **close(torch.float64))


def test_qr_of_columns_that_need_no_reflection():
    on_both(linalg.qr, torch.tensor([[1.0, 2.0], [0.0, 0.0], [0.0, 3.0]]))
    on_both(linalg.qr, torch.zeros(3, 2))


def test_qr_of_very_large_and_very_small_numbers():
    x = torch.randn(4, 3)
    for scale in (1e25, 1e-25):
        on_both(lambda x, scale=scale: [r / scale for r in linalg.qr(x * scale)[1:]], x, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("transpose", [False, True])
def test_products_with_reflections(dtype, transpose):
    def program(x, y):
        stored, tau = torch.geqrf(x)
        left = torch.ormqr(stored, tau, y, left=True, transpose=transpose)
        right = torch.ormqr(stored, tau, y.mT.contiguous(), left=False, transpose=transpose)
        return [left, right, linalg.householder_product(stored, tau)]

    on_both(program, torch.randn(2, 6, 4, dtype=dtype), torch.randn(2, 6, 3, dtype=dtype), **close(dtype))


@pytest.mark.parametrize("shape", [(5, 3), (4, 4)])
def test_gradient_of_qr(shape):
    def program(x):
        x.requires_grad_()
        q, r = linalg.qr(x)
        weights = torch.linspace(1, 2, q.numel(), dtype=x.dtype).reshape(q.shape).to(x.device)
        return torch.autograd.grad((q * weights).sum() + (r * r).sum(), x)[0]

    on_both(program, torch.randn(shape, dtype=torch.float64), rtol=1e-8, atol=1e-8)


# --- eigenvalues and singular values ----------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("batch, n", [(4097, 1), (1100, 2), (500, 3), (1, 67)])
@pytest.mark.parametrize("uplo", ["L", "U"])
def test_eigenvectors_diagonalise(dtype, batch, n, uplo):
    x = torch.randn(batch, n, n, dtype=dtype)
    whole = x.tril() + x.tril(-1).mH if uplo == "L" else x.triu() + x.triu(1).mH
    if dtype.is_complex:
        whole = whole - torch.diag_embed(1j * whole.diagonal(dim1=-2, dim2=-1).imag)
    values, vectors = linalg.eigh(x.to(DEVICE), UPLO=uplo)
    same(values, linalg.eigvalsh(x, UPLO=uplo), **close(dtype))
    same(linalg.eigvalsh(x.to(DEVICE), UPLO=uplo), linalg.eigvalsh(x, UPLO=uplo), **close(dtype))
    values, vectors = values.cpu(), vectors.cpu()
    same(vectors @ (values.unsqueeze(-1) * vectors.mH), whole, **close(dtype))
    same(vectors.mH @ vectors, torch.eye(n, dtype=dtype).expand(batch, n, n), **close(dtype))


def test_eigenvalues_that_are_equal_or_zero():
    on_both(linalg.eigvalsh, torch.stack([torch.eye(4), torch.zeros(4, 4), torch.ones(4, 4)]), rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [*SHAPES, (20, 33)])
@pytest.mark.parametrize("full", [False, True])
def test_singular_vectors(dtype, shape, full):
    x = torch.randn(shape, dtype=dtype)
    u, s, vh = linalg.svd(x.to(DEVICE), full_matrices=full, driver="gesvdj")
    same(s, linalg.svdvals(x), **close(dtype))
    same(linalg.svdvals(x.to(DEVICE)), linalg.svdvals(x), **close(dtype))
    u, s, vh, k = u.cpu(), s.cpu(), vh.cpu(), s.shape[-1]
    same(u[..., :k] @ (s.unsqueeze(-1) * vh[..., :k, :]), x, **close(dtype))
    for basis in (u, vh.mH):
        same(basis.mH @ basis, torch.eye(basis.shape[-1], dtype=dtype).expand_as(basis.mH @ basis), **close(dtype))


@pytest.mark.parametrize("x", [torch.zeros(4, 3), torch.ones(3, 5), torch.full((3, 3), 1e-25), torch.full((3, 4), 1e25)])
def test_singular_vectors_of_matrices_not_of_full_rank(x):
    scale = x.abs().max().clamp(min=1e-30)
    u, s, vh = (t.cpu() for t in linalg.svd(x.to(DEVICE), driver="gesvdj"))
    same(s / scale.item(), linalg.svdvals(x) / scale, rtol=1e-5, atol=1e-5)
    for basis in (u, vh):
        same(basis.mH @ basis, torch.eye(basis.shape[-1]), rtol=1e-5, atol=1e-5)


@pytest.mark.on_the_host
def test_vectors_of_few_small_matrices_have_the_signs_of_the_cpu():
    on_both(lambda x: [*linalg.svd(x), *linalg.eigh(x)], torch.randn(2, 4, 4), rtol=1e-4, atol=1e-4)


def test_what_is_not_finite_stays_so():
    x = torch.eye(3).repeat(3, 1, 1)
    x[1, 2, 0], x[2, 1, 1] = torch.nan, torch.inf
    for values in (linalg.eigvalsh(x.to(DEVICE)), linalg.svdvals(x.to(DEVICE))):
        assert values.cpu().isnan().all(1).tolist() == [False, True, True]


def test_gradients_that_do_not_depend_on_signs():
    def program(x):
        x.requires_grad_()
        values, vectors = linalg.eigh(x + x.mT)  # enough matrices for the device's own method
        u, s, vh = linalg.svd(x, full_matrices=False)
        weights = torch.linspace(1, 2, x.numel(), dtype=x.dtype).reshape(x.shape).to(x.device)
        total = (vectors.square() * weights).sum() + values.square().sum() + (s * s * s).sum()
        total = total + (u.square() * weights).sum() + (vh.square() * weights).sum()
        return torch.autograd.grad(total, x)[0]

    on_both(program, torch.randn(300, 4, 4, dtype=torch.float64) + 4 * torch.diag(torch.arange(4.0)), rtol=1e-5, atol=1e-5)


# --- made of those ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("driver", [None, "gels", "gelsd"])
@pytest.mark.parametrize("shape", [(6, 3), (3, 6), (4, 4)])
def test_least_squares(dtype, driver, shape):
    m, n = shape
    on_both(
        lambda a, b: linalg.lstsq(a, b, driver=driver),
        torch.randn(2, m, n, dtype=dtype),
        torch.randn(2, m, 2, dtype=dtype),
        **close(dtype),
    )


def test_least_squares_of_a_matrix_not_of_full_rank():
    x = torch.randn(6, 1) @ torch.randn(1, 3)
    on_both(lambda a, b: linalg.lstsq(a, b), x, torch.randn(6, 2), rtol=1e-3, atol=1e-4)
    on_both(lambda a, b: linalg.lstsq(a, b, driver="gelss")[:3], x, torch.randn(6, 2), rtol=1e-3, atol=1e-4)


def test_pseudo_inverse_and_rank():
    x = torch.randn(5, 2) @ torch.randn(2, 4)
    on_both(lambda x: [linalg.pinv(x), linalg.matrix_rank(x), linalg.cond(x[:2, :2])], x, rtol=1e-3, atol=1e-4)
    on_both(lambda x: linalg.pinv(x, hermitian=True), positive(torch.float32), rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("dtype", DTYPES)
def test_matrix_exponential(dtype):
    x = torch.randn(4, 3, 3, dtype=dtype) * torch.tensor([0.0, 0.01, 1.0, 8.0]).view(4, 1, 1)
    on_both(linalg.matrix_exp, x, **{**close(dtype), "rtol": 1e-3 if close(dtype)["rtol"] > 1e-5 else 1e-10})


def test_matrix_exponential_of_what_overflows():
    x = torch.diag_embed(torch.tensor([[100.0, -100.0], [torch.nan, 0.0]]))
    got = linalg.matrix_exp(x.to(DEVICE)).cpu()
    assert got[0, 0, 0] == torch.inf and got[1].isnan().any()


def test_lazily_conjugated_operands():
    x = torch.randn(2, 3, 3, dtype=torch.complex64)
    on_both(lambda x: [x @ x.mH, x[0].conj() @ x[1], linalg.solve_triangular(x.mH, x, upper=True)], x, rtol=1e-4, atol=1e-4)


def test_matrices_without_elements():
    def program(x):
        square = x[:0, :0]
        return [
            linalg.det(square),
            linalg.inv(square),
            linalg.cholesky(square),
            *linalg.qr(x[:0]),
            *linalg.qr(x[:, :0], mode="complete"),
            *linalg.lu_factor(square),
            linalg.eigvalsh(square),
            linalg.matrix_exp(square),
            linalg.solve(square, x[:0]),
        ]

    on_both(program, torch.randn(3, 2))


def test_compiled_graphs_hold_linear_algebra():
    @torch.compile(fullgraph=True)
    def program(x, b):
        solved, info = linalg.solve_ex(x, b)
        return [solved, info, linalg.det(x), linalg.qr(x).R, linalg.cholesky_ex(x @ x.mT).L, linalg.pinv(b)]

    x, b = positive(torch.float32, 2), torch.randn(2, 5, 2)
    got = program(x.to(DEVICE), b.to(DEVICE))
    want = [linalg.solve(x, b), torch.zeros(2, dtype=torch.int32), linalg.det(x), linalg.qr(x).R]
    want += [linalg.cholesky(x @ x.mT), linalg.pinv(b)]
    for g, w in zip(got, want, strict=True):
        same(g, w, rtol=1e-3, atol=1e-3)
