"""Somebody with a virtual screen reader: what it says, and moves made by it."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from tests.browser import OPEN, ROOT, Person

READER = ROOT / "web/node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js"
LAST_EXPORT = re.compile(r"export\{[^}]*?([\w$]+) as virtual\};")
LIVE = re.compile(r"(polite|assertive): ")


@cache
def script() -> str:
    """The package's own bundle for browsers, as a script: the page's policy allows no import."""
    text, found = LAST_EXPORT.subn(r"window.reader = \1;", READER.read_text("utf-8"))
    assert found == 1
    return f"(() => {{ {text}\n}})()"


@dataclass(frozen=True)
class Heard:
    """What was said on the way over the page, and, of each lit choice, its move and its words."""

    phrases: list[str]
    lit: list[tuple[str, str]]

    def nameless(self) -> list[str]:
        return [phrase for phrase in self.phrases if NAMELESS.fullmatch(phrase)]


NAMELESS = re.compile(
    r"(button|link|image|img|graphics-\w+|heading|dialog|table|radio|checkbox|combobox|textbox)"
    r"(, (level \d|(not )?(disabled|pressed|expanded|checked|selected)|required|position \d+"
    r"|set size \d+|[^\w,]*))*"
)


class Listener:
    """A reader at a person's page, from now on until the page is left."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.page.evaluate("window.reader?.stop()")
        self.page.evaluate(script())
        self.page.evaluate("reader.start({ container: document.body })")

    def walk(self) -> Heard:
        """Item by item over the whole page, from its beginning to its end."""
        found: Any = self.page.evaluate(WALK, f".board :is({OPEN})")
        return Heard(found["phrases"], [(lit["move"], lit["words"]) for lit in found["lit"]])

    def act_on(self, words: str) -> None:
        """Go on to the item that says this, and do what it offers."""
        assert self.page.evaluate(ACT, words), f"the reader does not come to {words}"

    def told_at_once(self) -> list[str]:
        """What live regions made it say, wherever it was."""
        phrases: list[str] = self.page.evaluate("reader.spokenPhraseLog()")
        return [LIVE.sub("", phrase, count=1) for phrase in phrases if LIVE.match(phrase)]


ITEM = """
  const item = async () => // what it said of where it is; a live region may have spoken since
    (await reader.spokenPhraseLog()).findLast((said) => !/^(polite|assertive): /.test(said));
"""
WALK = f"""async (choices) => {{
  {ITEM}
  const [phrases, lit] = [[], []];
  for (let left = 5000; left && (await item()) !== "end of document"; left--) await reader.next();
  do {{
    await reader.next();
    const words = await item();
    phrases.push(words);
    const thing = reader.activeNode;
    if (thing?.matches?.(choices) && !words.startsWith("end of "))
      lit.push({{ move: thing.dataset.move, words }});
  }} while (phrases.length < 5000 && phrases.at(-1) !== "end of document");
  return {{ phrases, lit }};
}}"""
ACT = f"""async (words) => {{
  {ITEM}
  for (let left = 5000; left; left--) {{
    await reader.next();
    if ((await item()) !== words) continue;
    await reader.act();
    return true;
  }}
  return false;
}}"""
