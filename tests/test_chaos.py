"""A few faults of every kind on three processes; `./run prove chaos` has hundreds."""

import pytest

from tests.chaos import hall
from tests.postgres import BINARIES

pytestmark = [pytest.mark.needs(BINARIES), pytest.mark.needs("asyncpg")]


def test_nothing_is_lost_in_a_storm_a_silence_and_a_restart() -> None:
    """Each returns only when play has gone on everywhere; how soon, the proof tells."""
    with hall(seed=1) as found:
        found.burden(0, tables=200)
        found.suffer(found.kill, victim=0)
        found.suffer(found.silence)
        found.suffer(found.restart_database)
        assert found.close() > 0
