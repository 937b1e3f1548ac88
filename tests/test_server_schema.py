"""The documents for other languages say what the code says."""

import pytest

from chabudai.server.endpoints import ENDPOINTS
from chabudai.server.schema import FOLDER, files


@pytest.mark.parametrize("name", ["openapi.json", "socket.json", "protocol.ts"])
def test_generated_files_are_fresh(name: str) -> None:
    fresh = files()[name]
    assert (FOLDER / name).read_text("utf-8") == fresh, "run: python -m chabudai.server.schema"


def test_every_endpoint_is_in_the_document() -> None:
    text = files()["openapi.json"]
    assert all(f'"{endpoint.grant.__name__}"' in text for endpoint in ENDPOINTS)
