"""The documents for other languages say what the code says."""

import json

import pytest

import chabudai
from chabudai.server.endpoints import ENDPOINTS
from chabudai.server.schema import FOLDER, PAGE, files, views_page

NAMES = sorted(str(p.relative_to(FOLDER)) for p in FOLDER.rglob("*") if p.is_file())


def test_no_generated_file_is_left_over() -> None:
    assert sorted(files()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_generated_files_are_fresh(name: str) -> None:
    fresh = files()[name]
    assert (FOLDER / name).read_text("utf-8") == fresh, "run: python -m chabudai.server.schema"


def test_every_endpoint_is_in_the_document() -> None:
    text = files()["openapi.json"]
    assert all(f'"{endpoint.grant.__name__}"' in text for endpoint in ENDPOINTS)


def test_the_tables_of_the_views_are_fresh() -> None:
    text = PAGE.read_text("utf-8")
    assert text == views_page(text), "run: python -m chabudai.server.schema"


@pytest.mark.needs("jsonschema_rs")
@pytest.mark.parametrize("game", chabudai.names())
def test_the_schema_takes_views_and_nothing_else(game: str) -> None:
    import jsonschema_rs

    schema = jsonschema_rs.validator_for(json.loads(files()["views.json"]))
    view = chabudai.game(game).start(seed=5).view(0)
    assert schema.is_valid(view)
    assert not schema.is_valid({**view, "odd": 1})
    assert not schema.is_valid({key: view[key] for key in view if key != "hand"})
    assert not schema.is_valid({**view, "game": "chess"})
