"""Special functions: against mpmath in many digits where the CPU's approximation is coarse, else against the CPU."""

from __future__ import annotations

import math

import mpmath
import pytest
import torch
import torchtpu
from conftest import DEVICE, on_both

POINTS = [1e-6, 0.1, 0.5, 0.76, 1.0, 1.99, 2.0, 2.5, 4.0, 5.9, 7.99, 8.0, 12.3, 24.9, 25.1, 60.0]


def native(op):
    """`op` without the host."""

    def run(*args):
        with torchtpu.no_fallback():
            return op(*args)

    return run


EXACT = {
    "bessel_j0": lambda x: mpmath.besselj(0, x),
    "bessel_j1": lambda x: mpmath.besselj(1, x),
    "bessel_y0": lambda x: mpmath.bessely(0, x),
    "bessel_y1": lambda x: mpmath.bessely(1, x),
    "modified_bessel_i0": lambda x: mpmath.besseli(0, x),
    "modified_bessel_i1": lambda x: mpmath.besseli(1, x),
    "i1e": lambda x: mpmath.besseli(1, x) * mpmath.exp(-abs(x)),
    "modified_bessel_k0": lambda x: mpmath.besselk(0, x),
    "modified_bessel_k1": lambda x: mpmath.besselk(1, x),
    "scaled_modified_bessel_k0": lambda x: mpmath.besselk(0, x) * mpmath.exp(x),
    "scaled_modified_bessel_k1": lambda x: mpmath.besselk(1, x) * mpmath.exp(x),
    "airy_ai": mpmath.airyai,
    "spherical_bessel_j0": lambda x: mpmath.sin(x) / x,
    "erfcx": lambda x: mpmath.exp(x * x) * mpmath.erfc(x),
    "digamma": mpmath.digamma,
}
ON_BOTH_SIDES = {"bessel_j0", "bessel_j1", "modified_bessel_i0", "modified_bessel_i1", "i1e", "airy_ai", "digamma"}


@pytest.mark.parametrize("name", EXACT)
@pytest.mark.parametrize(("dtype", "tolerance"), [(torch.float32, 4e-6), (torch.float64, 2e-14)])
def test_function(name, dtype, tolerance):
    x = torch.tensor(POINTS, dtype=dtype)
    if name in ON_BOTH_SIDES:
        x = torch.cat([x, -x[:-2] - 0.013])
    with mpmath.workdps(40):
        expected = [float(EXACT[name](mpmath.mpf(v))) for v in x.tolist()]
    actual = native(getattr(torch.special, name))(x.to(DEVICE)).cpu().double()
    limit, least = torch.finfo(dtype).max, torch.finfo(dtype).tiny
    if name == "airy_ai":
        tolerance *= 10  # the exponent, of up to 84, is rounded
    for v, e, a in zip(x.tolist(), expected, actual.tolist(), strict=True):
        if abs(e) > limit:
            assert math.isinf(a), (v, e, a)
        else:
            assert abs(a - e) <= tolerance * max(abs(e), 0.1 if abs(e) > 1e-3 else abs(e)) + least, (v, e, a)


@pytest.mark.parametrize("name", [n for n in EXACT if n != "airy_ai"])
def test_function_at_the_ends(name):
    x = torch.tensor([0.0, -0.0, math.inf, -math.inf, math.nan, -1.0])
    on_both(native(getattr(torch.special, name)), x, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(("dtype", "tolerance"), [(torch.float32, 3e-6), (torch.float64, 1e-13)])
def test_quantiles_and_logarithm_of_the_normal_distribution(dtype, tolerance):
    p = torch.tensor([0.0, 1e-30, 1e-9, 1e-3, 0.124, 0.126, 0.3, 0.5, 0.874, 0.876, 0.999, 1.0, -0.1, 1.1], dtype=dtype)
    on_both(native(torch.special.ndtri), p, rtol=tolerance, atol=tolerance)
    x = torch.tensor([0.0, 1e-8, 0.3, 0.74, 0.76, 0.99, 0.999999, 1.0, 1.1, math.nan], dtype=dtype)
    on_both(native(torch.erfinv), torch.cat([x, -x]), rtol=tolerance, atol=tolerance)
    x = torch.tensor([-300.0, -30.0, -3.0, -1.0, -0.5, 0.0, 1.0, 5.0, 40.0, math.nan], dtype=dtype)
    on_both(native(torch.special.log_ndtr), x, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("order", [1, 2, 5])
def test_polygamma(order):
    x = torch.tensor([0.1, 0.5, 1.0, 3.7, 20.0, -0.3, -2.6], dtype=torch.float64)
    with mpmath.workdps(30):
        expected = torch.tensor([float(mpmath.polygamma(order, mpmath.mpf(v))) for v in x.tolist()], dtype=torch.float64)
    actual = native(lambda x: torch.polygamma(order, x))(x.to(DEVICE)).cpu()
    torch.testing.assert_close(actual, expected, rtol=1e-12, atol=1e-12)


def test_zeta():
    s = torch.tensor([0.5, 1.0, 1.1, 2.0, 3.0, 7.0, 100.0, math.nan], dtype=torch.float64)
    q = torch.tensor([-3.0, -2.3, 0.0, 1e-3, 1.0, 3.3, 1e6, math.nan], dtype=torch.float64)
    on_both(native(torch.special.zeta), s[:, None], q, rtol=1e-12, atol=1e-12)
    on_both(native(lambda q: torch.special.zeta(2.5, q)), q[2:].float(), rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("upper", [False, True])
def test_incomplete_gamma(upper):
    a = torch.tensor([0.0, 1e-3, 0.1, 0.5, 1.0, 2.0, 19.0, 25.0, 150.0, 1e4, math.inf, math.nan, -1.0], dtype=torch.float64)
    x = torch.tensor([0.0, 1e-6, 0.3, 0.9, 1.2, 5.0, 18.0, 30.0, 140.0, 9.9e3, math.inf, math.nan, -1], dtype=torch.float64)
    op = torch.igammac if upper else torch.igamma
    # The CPU's series for large a is good to 1e-8.
    on_both(native(op), a[:, None], x, rtol=1e-7, atol=1e-8)
    on_both(native(op), a[:, None].float(), x.float(), rtol=2e-5, atol=2e-6)


POLYNOMIALS = ["hermite_polynomial_h", "hermite_polynomial_he", "laguerre_polynomial_l", "legendre_polynomial_p"]
POLYNOMIALS += [f"{s}chebyshev_polynomial_{kind}" for s in ("", "shifted_") for kind in "tuvw"]


@pytest.mark.parametrize("name", POLYNOMIALS)
def test_polynomial_of_any_order(name):
    op = getattr(torch.special, name)
    x = torch.tensor([-3.0, -1.0, -0.9, 0.0, 0.2, 0.5, 1.0, 1.5, 12.0, math.inf, math.nan], dtype=torch.float64)
    n = torch.tensor([-2.0, -0.5, 0.0, 0.7, 1.0, 2.0, 5.0, 7.0, 9.0, 30.0, 200.0, math.nan, math.inf], dtype=torch.float64)
    on_both(native(op), x[:, None], n, rtol=1e-10, atol=1e-10)
    on_both(native(lambda n: op(0.25, n)), n, rtol=1e-10, atol=1e-10)
    on_both(native(lambda x: op(x, 3)), x.float(), rtol=1e-5, atol=1e-5)
    on_both(native(op), torch.arange(-2, 3), torch.tensor([0, 1, 2, 3, 8]), rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16])
def test_nextafter(dtype):
    x = torch.tensor([0.0, -0.0, 1.0, -1.0, 2.0, math.inf, -math.inf, math.nan], dtype=dtype)
    on_both(native(torch.nextafter), x[:, None], x, rtol=0, atol=0)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16])
def test_frexp(dtype):
    x = torch.tensor([0.0, -0.0, 1.0, -1.0, 0.3, 1e30, -7e-30, math.inf, math.nan], dtype=dtype)
    on_both(native(lambda x: list(torch.frexp(x))), x, rtol=0, atol=0)
