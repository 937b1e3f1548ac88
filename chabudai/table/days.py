"""What day it is, in UTC: the same for everybody."""

from datetime import UTC, date, datetime, timedelta

from chabudai.kernel.refusal import refuse


def today() -> str:
    """Returns the ISO date."""
    return datetime.now(UTC).date().isoformat()


def is_over(day: str) -> bool:
    return day < today()


def read_day(text: str) -> date:
    try:
        found = date.fromisoformat(text)
    except ValueError as error:
        raise refuse("deal-unknown") from error
    if found.isoformat() != text:  # 20261117 is a date too
        raise refuse("deal-unknown")
    return found


def begins(day: str) -> float:
    """In seconds since 1970."""
    return datetime.combine(read_day(day), datetime.min.time(), UTC).timestamp()


def ends(day: str) -> float:
    return begins(day) + 86400


def earlier(day: str) -> str:
    return (read_day(day) - timedelta(1)).isoformat()
