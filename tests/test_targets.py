"""Libraries for every kind of machine: what can run here does, the rest is checked for form."""

import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import chabudai
from chabudai.bots import library, ship
from chabudai.kernel.link import KERNEL
from chabudai.kernel.native.build import TARGETS, Target, run, zig_compiler
from chabudai.kernel.native.load import Native, signatures
from chabudai.kernel.native.shipped import call_name
from chabudai.kernel.state import new_states
from tests.driver import DRIVER, Script, built_everywhere, checksum, self_play
from tests.test_sanitized import interpreted_checksum
from tests.variants import SHORT, variants

pytestmark = pytest.mark.needs("ziglang")
NAMES = chabudai.names()[:3]
ARM_ROOT = "/usr/aarch64-linux-gnu"
EMULATED = ("qemu-aarch64-static", "-L", ARM_ROOT)
ARM_MUSL = "/lib/ld-musl-aarch64.so.1"
MAC_OWN = {"_mh_dylib_header", "__dso_handle"}  # in every library for macOS
MAC_PROCESSORS = {"macos-x86_64": 0x01000007, "macos-arm64": 0x0100000C}


def target(name: str) -> Target:
    return next(t for t in TARGETS if t.name == name)


def library_of(game: str, kind: str) -> Path:
    name = ship.library_name(chabudai.find(game))
    return ship.file_of(built_everywhere(), target(kind), name)


def call_of(kind: str) -> Path:
    return ship.file_of(built_everywhere(), target(kind), call_name())


def entries(game: str) -> set[str]:
    return set(signatures((*KERNEL, *library.modules(chabudai.find(game)))))


# Run here


@pytest.fixture(scope="module")
def drivers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """The driver on each C library: the start of a command."""
    folder = tmp_path_factory.mktemp("drivers")
    zig = [*(zig_compiler() or []), "-target"]
    compilers = {
        "glibc": ["cc"],
        "musl": ["musl-gcc"],
        "arm64 glibc": [*zig, "aarch64-linux-gnu.2.31"],
        "arm64 musl": [*zig, "aarch64-linux-musl", "-dynamic"],
    }
    for name, compiler in compilers.items():
        run([*compiler, "-O1", "-o", str(folder / name), str(DRIVER), "-ldl"])
    return {
        name: [*(EMULATED if name.startswith("arm64") else ()), str(folder / name)]
        for name in compilers
    }


@pytest.mark.needs("cc", "musl-gcc", "qemu-aarch64-static", f"{ARM_ROOT}/lib/libc.so.6", ARM_MUSL)
@pytest.mark.parametrize("game", NAMES)
def test_one_file_plays_the_same_on_glibc_and_musl_on_x86_64_and_arm64(
    drivers: dict[str, list[str]], game: str
) -> None:
    for variant in variants({game: SHORT[game]}):
        script = Script(variant.game)
        checksum(script, variant, 1, 3)
        checksum(script, variant, 20, 10)
        self_play(script, variant, games=1, first=20, iterations=12)
        found = {
            name: script.run([*command, library_of(game, place_of(name))])
            for name, command in drivers.items()
        }
        assert len(set(map(tuple, found.values()))) == 1, found
        assert found["glibc"][0] == interpreted_checksum(variant, 3)


def place_of(driver: str) -> str:
    return "linux-aarch64" if driver.startswith("arm64") else "linux-x86_64"


def test_python_calls_the_library_that_ships() -> None:
    game = chabudai.find("mojo")
    variant, states = game.choose(players=3), new_states(game.state, 1)
    path = library_of("mojo", "linux-x86_64")
    native = Native(path, (*KERNEL, *library.modules(game)), game.state)
    total = native.checksum_in(states, states, game.mask(), variant.setup_array, 1, 3)
    assert total == interpreted_checksum(variant, 3)


# Checked for form


def said(*command: str | Path) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.needs("readelf")
@pytest.mark.parametrize(
    ("kind", "machine"), [("linux-x86_64", "X86-64"), ("linux-aarch64", "AArch64")]
)
def test_linux_libraries_need_nothing_and_name_no_c_library(kind: str, machine: str) -> None:
    for path in [call_of(kind), *(library_of(game, kind) for game in NAMES)]:
        told = said("readelf", "--wide", "-h", "-d", "-V", path)
        assert machine in told
        assert "NEEDED" not in told
        assert "GLIBC" not in told


@pytest.mark.needs("nm")
@pytest.mark.parametrize("kind", ["linux-x86_64", "linux-aarch64"])
@pytest.mark.parametrize("game", NAMES)
def test_linux_libraries_hold_the_entries_and_ask_for_two_functions(game: str, kind: str) -> None:
    rows = [line.split() for line in said("nm", "-D", library_of(game, kind)).splitlines()]
    assert {row[-1] for row in rows if row[-2] == "T"} == entries(game)
    assert {row[-1] for row in rows if row[-2] == "U"} <= {"memcpy", "memset"}


@pytest.mark.needs("objdump")
@pytest.mark.parametrize("game", NAMES)
def test_windows_libraries_hold_the_entries_and_need_what_every_process_has(game: str) -> None:
    told = said("objdump", "-p", library_of(game, "windows-x86_64"))
    assert "file format pei-x86-64" in told
    assert imported(told) == {"ucrtbase.dll"}
    assert exported(told) == entries(game)


@pytest.mark.needs("objdump")
def test_the_extension_for_windows_needs_python_alone() -> None:
    told = said("objdump", "-p", call_of("windows-x86_64"))
    assert imported(told) == {"python3.dll"}
    assert exported(told) == {"PyInit_call"}


def imported(told: str) -> set[str]:
    return {line.split()[-1] for line in told.splitlines() if "DLL Name:" in line}


def exported(told: str) -> set[str]:
    table = told.partition("[Ordinal/Name Pointer] Table")[2].split("\n\n")[0]
    return {line.split()[-1] for line in table.splitlines() if line.strip().startswith("[")}


@pytest.mark.parametrize("kind", MAC_PROCESSORS)
@pytest.mark.parametrize("game", NAMES)
def test_mac_libraries_hold_the_entries_and_need_the_system_alone(game: str, kind: str) -> None:
    mac = Mac(library_of(game, kind).read_bytes())
    assert mac.processor == MAC_PROCESSORS[kind]
    assert mac.needed == {"/usr/lib/libSystem.B.dylib"}
    assert mac.defined == entries(game)
    assert mac.asked <= {"memcpy", "memset", "bzero", "__bzero", "yld_stub_binder"}


@pytest.mark.parametrize("kind", MAC_PROCESSORS)
def test_the_extension_for_macs_finds_python_when_it_is_loaded(kind: str) -> None:
    mac = Mac(call_of(kind).read_bytes())
    assert mac.needed == {"/usr/lib/libSystem.B.dylib"}
    assert mac.defined == {"PyInit_call"}
    assert {"PyModule_Create2", "PyExc_TypeError"} <= mac.asked
    assert mac.is_signed == (kind == "macos-arm64")


class Mac:
    """What a Mach-O library says of itself."""

    DYLIB, NEEDED, SYMBOLS, SIGNATURE = 6, 0x0C, 0x02, 0x1D

    def __init__(self, data: bytes) -> None:
        magic, self.processor, _, kind = struct.unpack_from("<IIII", data)
        assert (magic, kind) == (0xFEEDFACF, self.DYLIB)
        self.data, self.needed = data, set[str]()
        self.defined, self.asked = set[str](), set[str]()
        self.is_signed = False
        for command, at in self.commands():
            if command == self.NEEDED:
                self.needed.add(self.text(at + struct.unpack_from("<I", data, at + 8)[0]))
            elif command == self.SYMBOLS:
                self.read_symbols(*struct.unpack_from("<III", data, at + 8))
            elif command == self.SIGNATURE:
                self.is_signed = True

    def commands(self) -> Iterator[tuple[int, int]]:
        at = 32
        for _ in range(struct.unpack_from("<I", self.data, 16)[0]):
            command, size = struct.unpack_from("<II", self.data, at)
            yield command, at
            at += size

    def read_symbols(self, at: int, count: int, texts: int) -> None:
        for place in range(at, at + 16 * count, 16):
            name, kind, section = struct.unpack_from("<IBB", self.data, place)
            if kind & 0x11 == 1:  # seen from outside, and not private
                (self.defined if section else self.asked).add(self.text(texts + name)[1:])
        self.defined -= MAC_OWN

    def text(self, at: int) -> str:
        return self.data[at : self.data.index(b"\0", at)].decode()
