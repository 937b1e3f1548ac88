"""The script `run`, the lock files, and the `needs` marker."""

import importlib.machinery
import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from chabudai.bots import ship

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted(ROOT.glob("locks/*.txt"))

NEEDY = """
import pytest

@pytest.mark.needs("no_such_module")
def test_needy():
    pass

def test_plain():
    pass
"""

SKIPPING = """
import pytest

pytest.skip("not today", allow_module_level=True)
"""


def script(name: str, path: Path) -> ModuleType:
    """A file that is no part of a package, as a module."""
    loader = importlib.machinery.SourceFileLoader(name, str(path))
    spec = importlib.util.spec_from_loader(name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def run(tmp_path: Path) -> ModuleType:
    """The script as a module, at home in an empty folder with locks of its own."""
    module = script("run", ROOT / "run")
    module.__dict__["ROOT"] = tmp_path
    (tmp_path / "locks").mkdir()
    for name in [*module.LOCKS, "pyproject.toml"]:
        (tmp_path / name).write_text(name)
    return module


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pytest that is started from here loads no plugins, which takes seconds."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


@pytest.fixture
def steps(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The titles of the steps taken, none of them for real."""
    taken: list[str] = []

    def step(title: str, command: list[str]) -> None:
        taken.append(title)
        if title.startswith("making"):
            python = Path(run.python_of(Path(command[-1])))
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()

    monkeypatch.setattr(run, "step", step)
    return taken


def started(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "run"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_unknown_word_is_refused_in_one_line() -> None:
    result = started("dance")
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr == "run: unknown command 'dance'; './run' alone lists them all\n"


def test_alone_it_lists_every_command(run: ModuleType) -> None:
    lines = started().stdout.splitlines()
    assert [line.split()[1] for line in lines] == list(run.COMMANDS)


def test_second_start_installs_nothing(run: ModuleType, steps: list[str], tmp_path: Path) -> None:
    venv = tmp_path / ".venv"
    run.ready(venv, "locks/play.txt")
    assert steps == ["making .venv", "installing locks/play.txt", "installing chabudai"]
    run.ready(venv, "locks/play.txt")
    assert len(steps) == 3


def test_a_changed_lock_is_installed(run: ModuleType, steps: list[str], tmp_path: Path) -> None:
    venv = tmp_path / ".venv"
    run.ready(venv, "locks/play.txt")
    (tmp_path / "locks/play.txt").write_text("numpy==3")
    steps.clear()
    run.ready(venv, "locks/play.txt")
    assert steps == ["installing locks/play.txt", "installing chabudai"]


def test_a_larger_lock_covers_a_smaller(run: ModuleType, steps: list[str], tmp_path: Path) -> None:
    venv = tmp_path / ".venv"
    run.ready(venv, "locks/dev.txt")
    steps.clear()
    run.ready(venv, "locks/play.txt")
    assert steps == []
    assert not run.holds(venv, "locks/strict.txt")


def test_a_lock_that_changed_meanwhile_is_no_longer_held(
    run: ModuleType, steps: list[str], tmp_path: Path
) -> None:
    venv = tmp_path / ".venv"
    dev = tmp_path / "locks/dev.txt"
    run.ready(venv, "locks/dev.txt")
    for name in (dev, tmp_path / "locks/play.txt"):
        name.write_text("newer")
    run.ready(venv, "locks/play.txt")
    dev.write_text("locks/dev.txt")
    assert not run.holds(venv, "locks/dev.txt")
    assert steps.count("making .venv") == 1


def test_an_interrupted_install_starts_from_scratch(
    run: ModuleType, steps: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    venv = tmp_path / ".venv"
    run.ready(venv, "locks/play.txt")
    (tmp_path / "locks/play.txt").write_text("newer")

    def interrupt(title: str, command: list[str]) -> None:
        raise KeyboardInterrupt(title, command)

    with monkeypatch.context() as patch:
        patch.setattr(run, "step", interrupt)
        with pytest.raises(KeyboardInterrupt):
            run.ready(venv, "locks/play.txt")
    steps.clear()
    run.ready(venv, "locks/play.txt")
    assert steps[0] == "making .venv"


def test_a_failed_step_shows_its_output(run: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run.step("trying", [sys.executable, "-c", "print('no luck'); exit(3)"])
    assert "no luck" in capfd.readouterr().err


def test_missing_debian_packages_are_told_by_command_or_file(
    run: ModuleType, tmp_path: Path
) -> None:
    (tmp_path / "initdb").touch()
    run.DEBIAN.clear()
    run.DEBIAN.update({"shell": "sh", "database": f"{tmp_path}/init*", "ghost": "no-such-command"})
    assert run.missing_debian() == ["ghost"]


def test_checks_go_on_after_a_failure(run: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    good, bad = [sys.executable, "-c", ""], [sys.executable, "-c", "exit(1)"]
    assert run.told(run.failures({"one": good})) == 0
    assert run.told(run.failures({"one": bad, "two": good, "three": bad})) == 1
    assert capfd.readouterr().err == "run: failed: one, three\n"


def test_format_types_and_markup_of_the_page_are_checked_too(run: ModuleType) -> None:
    assert run.checks("python", strict=True)["page"][1:] == ["web/build.py", "--check", "--strict"]


def test_what_runs_beside_the_tests_is_heard_after_them(
    run: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    first = [sys.executable, "-c", "print('first'); exit(1)"]
    last = [sys.executable, "-c", "print('last')"]
    assert run.failures_beside({"one": first, "two": last}, {"three": last}) == ["one"]
    heard = capfd.readouterr().out.split("\n")
    assert heard == ["== three", "last", "== one", "first", "== two", "last", ""]


ONCE = """
from pathlib import Path

def test_it():
    seen = Path("seen")
    seen.write_text(seen.read_text() + "x" if seen.exists() else "x")
    assert len(seen.read_text()) > PATIENCE
"""


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(("patience", "passes"), [(1, True), (2, False)])
def test_a_failed_test_is_tried_once_more_alone_and_named(
    run: ModuleType, tmp_path: Path, capfd: pytest.CaptureFixture[str], patience: int, passes: bool
) -> None:
    assert not run.passed_alone(sys.executable)  # nothing has failed
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "test_it.py").write_text(ONCE.replace("PATIENCE", str(patience)))
    first = [sys.executable, "-m", "pytest", "test_it.py"]
    assert subprocess.run(first, cwd=tmp_path, check=False).returncode == 1
    assert run.passed_alone(sys.executable) == passes
    assert ("unsteady, look at them: test_it.py::test_it" in capfd.readouterr().err) == passes


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_locks_are_hashed_and_name_no_host_and_no_path(lock: Path) -> None:
    text = lock.read_text()
    assert not re.search(r"://|--index|--find-links|^\S*/", text, re.MULTILINE)
    pins = re.findall(r"^[^\s#].*", text, re.MULTILINE)
    assert pins
    assert all("==" in pin and pin.endswith("\\") for pin in pins)
    assert not any(pin.startswith("torch") for pin in pins)


def test_play_builds_page_and_rules_and_serves_them(
    run: ModuleType, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started_as: list[list[str]] = []
    missing: subprocess.CompletedProcess[str] = subprocess.CompletedProcess([], run.NODE_MISSING)
    assert run.NODE_MISSING == run.ZIG_MISSING == ship.ZIG_MISSING
    monkeypatch.setattr(run, "ready", lambda *_: "python")
    monkeypatch.setattr(run, "become", started_as.append)
    monkeypatch.setattr(run.subprocess, "run", lambda *_, **__: missing)
    run.play([])
    zig = "installing zig, for there is no C compiler"
    assert steps == ["installing node", "building the page", zig, "building the rules"]
    assert started_as[0][:5] == ["python", "-m", "chabudai", "serve", "--open"]


def test_every_lock_is_there(run: ModuleType) -> None:
    assert {f"locks/{lock.name}" for lock in LOCKS} == set(run.LOCKS)


def pytest_over(tmp_path: Path, text: str, *options: str) -> subprocess.CompletedProcess[str]:
    """What pytest says of one test file under this project's conftest."""
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "test_it.py").write_text(text)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", ".", *options]
    return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)


@pytest.mark.usefixtures("plain")
def test_a_need_that_is_missing_skips_and_says_how_to_enable(tmp_path: Path) -> None:
    result = pytest_over(tmp_path, NEEDY)
    assert result.returncode == 0
    assert "skipped: 1 × needs no_such_module; enable with ./run test --strict\n" in result.stdout


@pytest.mark.usefixtures("plain")
def test_a_need_that_is_missing_fails_when_strict(tmp_path: Path) -> None:
    result = pytest_over(tmp_path, NEEDY, "--no-skips")
    assert result.returncode == 1
    assert "1 passed, 1 error" in result.stdout


@pytest.mark.usefixtures("plain")
def test_any_skip_fails_when_strict(tmp_path: Path) -> None:
    assert pytest_over(tmp_path, SKIPPING + NEEDY, "--no-skips").returncode == 1
    result = pytest_over(tmp_path, NEEDY.replace("no_such_module", "pytest"), "--no-skips")
    assert result.returncode == 0
