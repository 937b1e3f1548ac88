// Python's standard library for the page, as bytecode: node standard.mjs FROM TO. Pyodide brings it
// as sources, and compiling them is most of a cold start. Bytecode is of one version of Python, so
// Pyodide's own compiles it. What no table needs is left out.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const LEFT_OUT = `
  __phello__ _pyrepl bdb cProfile cmd compileall doctest fileinput ftplib html http imaplib mailbox
  modulefinder multiprocessing netrc pdb pickletools plistlib poplib profile pstats pyclbr pydoc
  pydoc_data smtplib socketserver sqlite3 symtable tabnanny tarfile timeit trace turtle unittest
  wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo
`;
const ENCODINGS = `__init__ aliases ascii cp437 idna latin_1 punycode utf_8 utf_8_sig`;
const COMPILE = `
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

LONG_AGO = (1980, 1, 1, 0, 0, 0)

def is_needed(name):
    first, _, rest = name.removesuffix(".py").partition("/")
    if first == "encodings":
        return rest in encodings.split()
    return first not in left_out.split()

def compiled(name, source):
    code = compile(source, f"/lib/python314.zip/{name}", "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, bytes(8), False))

with zipfile.ZipFile("/from.zip") as sources, zipfile.ZipFile("/to.zip", "w") as found:
    for name in sorted(filter(is_needed, sources.namelist())):
        data, is_code = sources.read(name), name.endswith(".py")
        entry = zipfile.ZipInfo(name + "c" if is_code else name, LONG_AGO)
        found.writestr(entry, compiled(name, data) if is_code else data, zipfile.ZIP_DEFLATED, 9)
`;

const [from, to] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.writeFile("/from.zip", new Uint8Array(readFileSync(from)));
python.globals.set("left_out", LEFT_OUT);
python.globals.set("encodings", ENCODINGS);
python.runPython(COMPILE);
writeFileSync(to, python.FS.readFile("/to.zip"));
