"""A player's environment: the wheel for all machines and what `chabudai[server]` asks for."""

import os
import re
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import chabudai

ROOT = Path(__file__).resolve().parent.parent
PIN = re.compile(r"^\S+==\S+(?: ;[^\\\n]*)?", re.MULTILINE)


class Fresh:
    """Made in an empty folder; nothing of the environment that makes it can be seen from within."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.home = folder, folder / "venv"
        self.wheel = built_wheel(folder / "dist")
        run(sys.executable, "-m", "venv", "--without-pip", self.home)
        pins = folder / "pins.txt"
        pins.write_text("\n".join(PIN.findall((ROOT / "locks" / "play.txt").read_text())))
        pip: list[str | Path] = [
            sys.executable,
            "-m",
            "pip",
            "--python",
            self.command,
            "install",
            "--quiet",
            "--no-compile",
        ]
        run(*pip, "--disable-pip-version-check", "-c", pins, f"{self.wheel}[server]")

    @property
    def command(self) -> Path:
        return self.home / "bin" / "python"

    @property
    def packages(self) -> Path:
        return next(self.home.glob("lib/python*/site-packages"))

    def megabytes(self, bytecode: bool = False) -> float:
        """What was installed; Python's own bytecode of it is a cache, and counted if asked for."""
        files = [path for path in self.packages.rglob("*") if path.is_file()]
        return sum(f.lstat().st_size for f in files if bytecode or f.suffix != ".pyc") / 1e6

    def python(self, *words: str, cache: Path) -> subprocess.CompletedProcess[str]:
        """Python in this environment, to its end."""
        with self.started(*words, cache=cache) as process:
            output, errors = process.communicate()
        return subprocess.CompletedProcess(words, process.returncode, output, errors)

    def started(self, *words: str, cache: Path) -> "subprocess.Popen[str]":
        """Python in this environment, with no compiler to be found and a cache of its own."""
        bin, pipe = str(self.home / "bin"), subprocess.PIPE
        environment = {"PATH": bin, "CHABUDAI_CACHE": str(cache), "HOME": str(cache)}
        command = [str(self.command), *words]
        return subprocess.Popen(
            command, cwd=self.folder, env=environment, stdout=pipe, stderr=pipe, text=True
        )

    def position(self, game: str) -> Path:
        """A game's beginning as a text in a file."""
        path = self.folder / f"{game}.txt"
        path.write_text(chabudai.game(game, players=2).start(seed=7).text(), "utf-8")
        return path


def built_wheel(folder: Path, everywhere: bool = True) -> Path:
    environment = os.environ | {"CHABUDAI_WHEEL": "all" if everywhere else ""}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl"))


def run(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def free_port() -> str:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return str(free.getsockname()[1])


def answers(port: str) -> bool:
    """Is a page served here?"""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
            return b"<html" in answer.read()
    except OSError:
        return False
