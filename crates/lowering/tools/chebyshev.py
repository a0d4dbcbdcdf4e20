"""Computes the Chebyshev coefficients of `src/ops/chebyshev/tables.rs` in 40 digits; needs mpmath.

python crates/lowering/tools/chebyshev.py > crates/lowering/src/ops/chebyshev/tables.rs

Each table is a smooth function of t in [-1, 1]; the rules say how t and what the table leaves out follow from x.
"""

from mpmath import airyai, airybi, besseli, besselj, besselk, bessely, cos, erfc, erfinv, exp, ln, mp, mpf, pi, sin, sqrt

mp.dps = 40
NODES = 96
SMALLEST = mpf(10) ** -17


def coefficients(f):
    angles = [pi * (k + mpf(1) / 2) / NODES for k in range(NODES)]
    values = [f(cos(a)) for a in angles]
    found = [2 * sum(v * cos(j * a) for v, a in zip(values, angles, strict=True)) / NODES for j in range(NODES)]
    found[0] /= 2
    scale = max(abs(c) for c in found)
    while abs(found[-1]) < SMALLEST * scale:
        found.pop()
    assert len(found) < NODES - 20, len(found)
    return found


def small(t):
    """x in (0, 8] of t = x^2 / 32 - 1."""
    return sqrt(32 * (t + 1))


def phase(order, x):
    return x - (mpf(order) / 2 + mpf(1) / 4) * pi


def amplitude(order, t):
    x = 8 / sqrt((t + 1) / 2)
    a = phase(order, x)
    return sqrt(pi * x / 2) * (besselj(order, x) * cos(a) + bessely(order, x) * sin(a))


def quadrature(order, t):
    x = 8 / sqrt((t + 1) / 2)
    a = phase(order, x)
    return sqrt(pi * x / 2) * (bessely(order, x) * cos(a) - besselj(order, x) * sin(a)) * x / 8


def y_near(order, t):
    x = small(t)
    if order == 0:
        return bessely(0, x) - 2 / pi * ln(x) * besselj(0, x)
    return (bessely(1, x) - 2 / pi * (ln(x) * besselj(1, x) - 1 / x)) / x


def k_near(order, t):
    x = sqrt(2 * (t + 1))
    if order == 0:
        return besselk(0, x) + ln(x / 2) * besseli(0, x)
    return (besselk(1, x) - ln(x / 2) * besseli(1, x) - 1 / x) / x


def k_far(order, t):
    x = 4 / (t + 1)
    return sqrt(x) * exp(x) * besselk(order, x)


def airy_far(t):
    zeta = (2 * sqrt(mpf(2)) * 2 / 3) / ((t + 1) / 2)
    x = (3 * zeta / 2) ** (mpf(2) / 3)
    return 2 * sqrt(pi) * x ** (mpf(1) / 4) * exp(zeta) * airyai(x)


def airy_wave(quadrature, t):
    share = sqrt((t + 1) / 2)
    zeta = mpf(16) / 3 / share
    x = (3 * zeta / 2) ** (mpf(2) / 3)
    a = zeta - pi / 4
    scale = sqrt(pi) * x ** (mpf(1) / 4)
    if quadrature:
        return scale * (airyai(-x) * sin(a) + airybi(-x) * cos(a)) / share
    return scale * (airyai(-x) * cos(a) - airybi(-x) * sin(a))


def quantile(p):
    """The normal distribution's quantile of a small p, by Newton steps on the logarithm."""
    x = -sqrt(-2 * ln(p))
    for _ in range(60):
        value = erfc(-x / sqrt(mpf(2))) / 2
        step = value * ln(value / p) / (exp(-x * x / 2) / sqrt(2 * pi))
        x -= step
        if abs(step) < mpf(10) ** -34:
            break
    return x


def tail(low, high, t):
    """s (s - ln(s) / s + quantile(exp(-s^2 / 2))), s between 1/high and 1/low."""
    s = 1 / (low + (high - low) * (t + 1) / 2)
    return s * (s - ln(s) / s + quantile(exp(-s * s / 2)))


def scaled_erfc(t):
    x = mpf(15) / 4 * (1 + t) / (1 - t)
    value = exp(x * x) * erfc(x) if x < 60 else sum_erfcx(x)
    return (1 + 2 * x) * value


def sum_erfcx(x):
    term, total = mpf(1), mpf(0)
    for n in range(20):
        total += term
        term *= -(2 * n + 1) / (2 * x * x)
    return total / (x * sqrt(pi))


def central(t):
    x = sqrt(mpf(9) / 32 * (t + 1))
    return erfinv(x) / x


TABLES = {
    "J0_NEAR": ("J0(x), t = x^2 / 32 - 1", lambda t: besselj(0, small(t))),
    "J1_NEAR": ("J1(x) / x, t = x^2 / 32 - 1", lambda t: besselj(1, small(t)) / small(t)),
    "Y0_NEAR": ("Y0(x) - 2/pi ln(x) J0(x), t = x^2 / 32 - 1", lambda t: y_near(0, t)),
    "Y1_NEAR": ("(Y1(x) - 2/pi (ln(x) J1(x) - 1/x)) / x, t = x^2 / 32 - 1", lambda t: y_near(1, t)),
    "P0": ("Hankel's P of order 0, t = 2 (8/x)^2 - 1", lambda t: amplitude(0, t)),
    "Q0": ("Hankel's Q of order 0 times x / 8, t = 2 (8/x)^2 - 1", lambda t: quadrature(0, t)),
    "P1": ("Hankel's P of order 1, t = 2 (8/x)^2 - 1", lambda t: amplitude(1, t)),
    "Q1": ("Hankel's Q of order 1 times x / 8, t = 2 (8/x)^2 - 1", lambda t: quadrature(1, t)),
    "K0_NEAR": ("K0(x) + ln(x/2) I0(x), t = x^2 / 2 - 1", lambda t: k_near(0, t)),
    "K1_NEAR": ("(K1(x) - ln(x/2) I1(x) - 1/x) / x, t = x^2 / 2 - 1", lambda t: k_near(1, t)),
    "K0_FAR": ("sqrt(x) e^x K0(x), t = 4 / x - 1", lambda t: k_far(0, t)),
    "K1_FAR": ("sqrt(x) e^x K1(x), t = 4 / x - 1", lambda t: k_far(1, t)),
    "AIRY_MIDDLE": ("Ai(x), t = (x + 1) / 3", lambda t: airyai(3 * t - 1)),
    "AIRY_FAR": ("2 sqrt(pi) x^(1/4) e^zeta Ai(x), t = 2 zeta(2) / zeta - 1", airy_far),
    "AIRY_P": ("Ai(-x)'s part in phase, t = 2 (zeta(4) / zeta)^2 - 1", lambda t: airy_wave(False, t)),
    "AIRY_Q": ("Ai(-x)'s quadrature times zeta / zeta(4), t = 2 (zeta(4) / zeta)^2 - 1", lambda t: airy_wave(True, t)),
    "ERFINV": ("erfinv(x) / x, t = x^2 / (9/32) - 1", central),
    "TAIL": ("the quantile's tail, s in [2, 6]", lambda t: tail(mpf(1) / 6, mpf(1) / 2, t)),
    "FAR_TAIL": ("the quantile's tail, s in [6, 40]", lambda t: tail(mpf(1) / 40, mpf(1) / 6, t)),
    "ERFCX": ("(1 + 2 x) erfcx(x), t = (x - 15/4) / (x + 15/4)", scaled_erfc),
}

if __name__ == "__main__":
    print("//! Chebyshev coefficients, computed in 40 digits by `tools/chebyshev.py`; do not edit.")
    print("#![allow(clippy::excessive_precision, clippy::unreadable_literal)]")
    for name, (doc, function) in TABLES.items():
        found = coefficients(function)
        print(f"\n/// {doc}.\npub(in super::super) const {name}: [f64; {len(found)}] = [")
        for c in found:
            print(f"    {float(c)!r},")
        print("];")
