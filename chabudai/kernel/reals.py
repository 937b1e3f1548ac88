"""Exponentials and logarithms of our own, so that every way of running a search agrees.

The C libraries of two systems may differ in the last bit of `exp` and `log`. Plain sums and
products don't: these give the same bits interpreted, native and in WebAssembly, within two units
in the last place of the true value.
"""

from math import factorial, frexp, ldexp

LN2_HIGH, LN2_LOW = 0.6931471803691238, 1.9082149292705877e-10  # together ln 2; the first is short
PER_LN2 = 1.4426950408889634
SQRT_HALF = 0.7071067811865476
LOWEST_EXP = -700.0  # below it the result is 0
EXP_TERMS = tuple(1.0 / factorial(n) for n in range(13, -1, -1))
LOG_TERMS = tuple(2.0 / n for n in range(23, 0, -2))


# Tools: plain Python here; compiled code has its own in `native/prelude.h`.


def exponent_of(x: float) -> int:
    """Returns the power of two that `x` is a fraction of."""
    return frexp(x)[1]


def fraction_of(x: float) -> float:
    """Returns what is left of `x` without that power: from a half to below one."""
    return frexp(x)[0]


def scaled(x: float, power: int) -> float:
    """Returns `x` times two to a power."""
    return ldexp(x, power)


def exp(x: float) -> float:
    """Returns e to the power of `x`, for `x` up to 700; 0 far below."""
    if x < LOWEST_EXP:
        return 0.0
    power = int(x * PER_LN2 + (0.5 if x >= 0.0 else -0.5))
    r = (x - power * LN2_HIGH) - power * LN2_LOW
    total = 0.0
    for term in EXP_TERMS:
        total = total * r + term
    return scaled(total, power)


def log(x: float) -> float:
    """Returns the natural logarithm of a positive number."""
    power, f = exponent_of(x), fraction_of(x)
    if f < SQRT_HALF:
        f = f * 2.0
        power -= 1
    z = (f - 1.0) / (f + 1.0)
    square = z * z
    total = 0.0
    for term in LOG_TERMS:
        total = total * square + term
    return power * LN2_HIGH + (power * LN2_LOW + z * total)
