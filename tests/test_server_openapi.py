"""The server answers as its OpenAPI document says, to good requests and to bad ones."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance

from chabudai.server.schema import openapi
from tests.serving import Served, Somebody

schema = schemathesis.openapi.from_dict(openapi())
# By our own parameters: schemathesis gives all its tests one name, and xdist runs a name once.
found: Any = schema.get_all_operations()
OPERATIONS = [operation.ok() for operation in found]


@pytest.fixture(scope="module")
def ann(server: Served) -> Somebody:
    return Somebody(server.url, "Ann")


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
@given(data=st.data())
@settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
def test_answers_as_documented(
    operation: Any, data: st.DataObject, server: Served, ann: Somebody
) -> None:
    case = data.draw(operation.as_strategy())
    table = known_table(ann)
    if "id" in case.path_parameters and len(str(case.path_parameters["id"])) % 2:
        case.path_parameters["id"] = table
    # JSON Schema takes 1.0 for a whole number; we do not.
    case.call_and_validate(
        base_url=server.url, headers=ann.headers, excluded_checks=[positive_data_acceptance]
    )


TABLES: dict[str, str] = {}


def known_table(ann: Somebody) -> str:
    if ann.url not in TABLES:
        made = ann.table(options={"players": 2}, seats=["me", "open"])
        TABLES[ann.url] = made["table"]["id"]
    return TABLES[ann.url]
