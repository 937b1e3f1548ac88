"""The recipes for hosts, set up on this machine: a proxy with https, two processes, a database."""

import contextlib
import os
import re
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import httpx

from tests.killing import Process
from tests.serving import PATIENCE, until

FOLDER = Path(__file__).parent.parent / "examples" / "hosting"
BEAT = 0.05  # seconds between the requests of somebody who watches whether all is up
AS_HOSTED = ("--secure", "--proxied")
Proxy = Callable[[Path, Sequence[str], int], list[str]]


def recipe(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of our own for 127.0.0.1, and its key."""
    found, key = folder / "cert.pem", folder / "key.pem"
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=127.0.0.1"]
    make += ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(found)]
    subprocess.run(make, check=True, capture_output=True)
    return found, key


def before(servers: Sequence[str], text: str) -> str:
    """A recipe in front of these two servers."""
    for usual, server in zip(("127.0.0.1:8642", "127.0.0.1:8643"), servers, strict=True):
        text = text.replace(usual, server)
    return text


def nginx(folder: Path, servers: Sequence[str], port: int) -> list[str]:
    """nginx by its recipe, at a port and with files of ours; the command that runs it."""
    found, key = certificate(folder)
    ours = re.sub(r"/etc/letsencrypt\S*fullchain.pem", str(found), recipe("nginx.conf"))
    ours = before(servers, re.sub(r"/etc/letsencrypt\S*privkey.pem", str(key), ours))
    ours = re.sub(r"listen \[::\]:.*", "", ours).replace("listen 443", f"listen 127.0.0.1:{port}")
    ours = ours.replace("listen 80", f"listen unix:{folder}/plain")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;\n" if os.geteuid() == 0 else ""
    whole = folder / "nginx.conf"
    whole.write_text(
        f"{user}pid {folder}/pid;\ndaemon off;\nerror_log {folder}/errors;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{own}{ours}\n}}\n"
    )
    command = ["nginx", "-c", str(whole), "-e", str(folder / "errors")]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    return command


def caddy(folder: Path, servers: Sequence[str], port: int) -> list[str]:
    """Caddy by its recipe, with a certificate of ours in place of one that it would ask for."""
    found, key = certificate(folder)
    place = f"https://127.0.0.1:{port} {{\n\ttls {found} {key}"
    ours = before(servers, recipe("Caddyfile")).replace("table.example {", place)
    whole = folder / "Caddyfile"
    alone = f"admin off\n\tauto_https disable_redirects\n\tstorage file_system {folder}/caddy"
    whole.write_text(f"{{\n\t{alone}\n}}\n{ours}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(whole)]


@contextlib.contextmanager
def in_front(proxy: Proxy, folder: Path, servers: Sequence[str]) -> Iterator[str]:
    """A proxy that runs; its address."""
    port = free_port()
    command, quiet = proxy(folder, servers, port), subprocess.DEVNULL
    running = subprocess.Popen(command, stdout=quiet, stderr=quiet)
    address = f"https://127.0.0.1:{port}"
    try:
        until(lambda: answers(address, folder / "cert.pem"))
        yield address
    finally:
        running.terminate()
        running.wait(PATIENCE)


def line_over(address: str, certificate: Path) -> httpx.Client:
    """A line that believes no certificate but this one."""
    trusted = ssl.create_default_context(cafile=str(certificate))
    return httpx.Client(base_url=address, verify=trusted, timeout=PATIENCE, trust_env=False)


def answers(address: str, certificate: Path) -> bool:
    with contextlib.suppress(httpx.HTTPError), line_over(address, certificate) as line:
        return line.get("/api/ready").status_code == 200
    return False


class Pair:
    """Two processes at fixed ports, as systemd would keep them."""

    def __init__(self, database: str) -> None:
        self.database, self.ports = database, [free_port(), free_port()]
        self.processes = [self.start(port) for port in self.ports]

    @property
    def servers(self) -> list[str]:
        return [f"127.0.0.1:{port}" for port in self.ports]

    def start(self, port: int) -> Process:
        return Process(self.database, "--port", str(port), *AS_HOSTED)

    def upgrade(self, number: int) -> None:
        """As the recipe says: restart one, and wait until it is ready."""
        assert self.processes[number].stop() == 0
        self.processes[number] = self.start(self.ports[number])

    def close(self) -> None:
        for process in self.processes:
            process.stop()


class Watch:
    """Somebody who asks for a page again and again, and counts what was not answered well."""

    def __init__(self, address: str, certificate: Path) -> None:
        self.line = line_over(address, certificate)
        self.good, self.bad, self.longest = 0, list[str](), 0.0
        self.over = False
        self.thread = threading.Thread(target=self.watch, daemon=True)
        self.thread.start()

    def watch(self) -> None:
        while not self.over:
            begin = time.monotonic()
            self.ask()
            self.longest = max(self.longest, time.monotonic() - begin)
            time.sleep(BEAT)

    def ask(self) -> None:
        try:
            answer = self.line.get("/api/games")
        except httpx.HTTPError as error:
            self.bad.append(repr(error))
            return
        if answer.status_code == 200:
            self.good += 1
        else:
            self.bad.append(str(answer.status_code))

    def close(self) -> None:
        self.over = True
        self.thread.join(PATIENCE)
        self.line.close()
