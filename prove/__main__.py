"""`./run prove` lists the proofs; `./run prove NAME [arguments]` runs one."""

import importlib
import pkgutil
import sys

import prove


def names() -> list[str]:
    found = [module.name for module in pkgutil.iter_modules(prove.__path__)]
    return sorted(name for name in found if not name.startswith("_"))


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] not in names():
        for name in names():
            words = (importlib.import_module(f"prove.{name}").__doc__ or "").splitlines()[0]
            print(f"  ./run prove {name:<18}{words}")
        return 0 if not arguments else 2
    return int(importlib.import_module(f"prove.{arguments[0]}").main(arguments[1:]) or 0)


sys.exit(main(sys.argv[1:]))
