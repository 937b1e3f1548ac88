"""Small objects that nobody changes once they are made; written as JSON they are their fields in
order, nothing else."""

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

Class = TypeVar("Class")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def fixed(kind: type[Class]) -> type[Class]:
    """A dataclass that is frozen for the checker of types alone: frozen at run time too, it would
    take three times as long to make, and a server makes some thirty of them for each move."""
    return dataclass(slots=True, unsafe_hash=True)(kind)
