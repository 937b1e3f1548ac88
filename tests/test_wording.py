"""What an editor found in sentences and rules: what was misread, and terms unlike the box's."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from chabudai.kernel.words import LANGUAGES, say
from tests.test_translated_rules import ROOT, blocks, page

GAMES = {"MJ": "mojo", "MM": "momiji", "MG": "mangrovia"}
HELD = "\u00a0"  # a space at which no line breaks


@cache
def messages(language: str) -> dict[str, str]:
    """Every message of every file of a language, as it is written."""
    found = {}
    for path in (
        *ROOT.glob(f"chabudai/**/words/{language}.ftl"),
        ROOT / f"web/words/{language}.ftl",
    ):
        text = path.read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.span:
                found[entry.id.name] = text[entry.span.start : entry.span.end]
    return found


def told(language: str, place: str) -> str:
    """A message by its id, or a clause by its number with all that belongs to it."""
    if place[:2] not in GAMES:
        return messages(language)[place]
    told = [
        block.text for block in blocks(page(language, GAMES[place[:2]])) if block.clause == place
    ]
    assert told, f"{language}: no clause {place}"
    return " ".join(told)


class Meant(NamedTuple):
    languages: str
    places: str
    wrong: str  # what was misread
    right: str  # what is meant


MEANING = [
    Meant("ru", "MM-11", "если ни одно из них невозможно", "нельзя выполнить ни одно из них"),
    Meant("en", "MM-60", "Nobody pays", "There is no paid refill"),
    Meant("ru", "MM-60", "никто не платит", "Платного пополнения нет"),
    Meant("cs", "MM-60", "neplatí", "Placené doplnění není možné"),
    *(
        Meant(language, f"momiji-landscape-{letter}", wrong, right)
        for letter in "CFGLN"
        for language, wrong, right in (
            ("en", "Any time", "On your turn:"),
            ("ru", "В любой момент", "В свой ход:"),
            ("cs", "Kdykoli", "Ve svém tahu:"),
        )
    ),
    Meant("ru", "momiji-web-meditation-2", "по 10 или", "по 10 и более очков, и жетоны их типов"),
    Meant("ru", "MM-67", "по 10 или", "по 10 и более очков, и жетоны их типов у вас"),
    Meant("ru", "MM-66 momiji-web-wind-1", "стоит 10", "приносит не меньше 10 очков"),
    Meant("cs", "MM-66 momiji-web-wind-1", "hodnotu 10", "má aspoň 10 bodů"),
    Meant("cs", "MJ-21 MJ-22 mojo-web-take-top mojo-draw-first", "druh", "vedlejší hromádk"),
    Meant("cs", "MJ-22", "zmizí", "se tím vedlejší hromádka vyprázdní"),
    Meant("ru", "MJ-6", "ещё одну, если она", "ещё одну карту, любую"),
    Meant("cs", "MJ-6", "pokud ji má", "další, libovolnou kartu"),
    Meant("ru", "MJ-10", "больше не играют", "Сыграть их уже нельзя"),
    Meant("ru", "MG-51", "на глазах", "часть, которую, как видно всем, выполнить нельзя"),
    Meant("ru", "mangrovia-no-double-here", "на пирсе", "действием пирса 9"),
    Meant("ru", "MG-26", "на пирсе", "действием пирса 10"),
    Meant("ru", "mangrovia-not-yours", "Платить нечем", "{ $worth } у вас нет; нужны { $pay }"),
    Meant("cs", "mangrovia-not-yours", "Není čím", "{ $worth } nemáte; platí se: { $pay }"),
    Meant("ru", "MM-34", "действие обязательно", "она обязана что-то дать"),
    Meant("ru", "MM-34", "H и I", "H — сразу после выкладывания, I — сразу после жетона"),
    Meant("cs", "MM-34", "H a I", "H hned po zahrání, I hned po žetonu"),
    Meant("ru", "MM-51", "хотя бы и", "даже если он у другого игрока"),
    Meant("ru", "MM-61", "не трогают", "После F и D сад не сбрасывают"),
    Meant("cs", "MM-61", "nechávají", "Po F a D se nabídka neodkládá"),
    Meant("ru", "MM-3", "прочие карты издания", "прочие карты местности"),
    Meant("en", "web-clock-game", "for the game", "10 min per player + 10 s per move"),
    Meant("ru", "web-clock-game", "на партию", "10 мин каждому + 10 с за ход"),
    Meant("cs", "web-clock-game", "na hru", "10 min každému + 10 s za tah"),
    Meant("en", "mojo-web-seat-laid", "} face down", "face down: { $cards }; turned up: { $up }"),
    Meant("ru", "mojo-web-seat-laid", "открыто {", "закрытых карт: { $cards }; открыты: { $up }"),
    Meant("cs", "mojo-web-seat-laid", "dolů {", "lícem dolů: { $cards }; otočené karty: { $up }"),
    Meant("ru", "MG-31", "выигрывает", "При равенстве на тропе впереди владелец тайла"),
    Meant("cs", "MG-31", "vyhrává", "rozhoduje žeton jejího boha ve prospěch vlastníka"),
    Meant("en", "momiji-number momiji-starts-with-0 momiji-a-is-skip", "say skip", "card"),
    Meant("ru", "momiji-number momiji-starts-with-0 momiji-a-is-skip", "скажите", "карт"),
    Meant("cs", "momiji-number momiji-starts-with-0 momiji-a-is-skip", "řekněte", "kart"),
    Meant("en", "MM-11", "Only who can", "You may pass only if"),
    Meant("en", "MJ-6", "Whose turn it is lays", "On your turn you play one card"),
]  # fmt: skip


@pytest.mark.parametrize("meant", MEANING, ids=lambda meant: f"{meant.languages} {meant.places}")
def test_what_was_misread_stays_gone(meant: Meant) -> None:
    for language in meant.languages.split():
        for place in meant.places.split():
            text = told(language, place)
            assert meant.wrong not in text, (language, place)
            assert meant.right in text, (language, place)


class Term(NamedTuple):
    language: str
    game: str  # "" for all files of the language
    right: str  # a pattern that must be found in rules and sentences
    wrong: str  # a pattern that must not
    but: str = "(?!)"  # lines in which it may stand for something else


TERMS = [
    Term("en", "momiji", "Cold Breeze", "Autumn Wind"),
    Term("cs", "momiji", "Studený vánek", "Podzimní vítr"),
    Term("ru", "momiji", "гербари", r"на столе\b"),
    Term("cs", "momiji", "osobní(?:m|ho)? prostor", r"na stole\b"),
    Term("cs", "momiji", "nabíd", "zahrad"),
    Term("cs", "momiji", "zahrá", r"\bhraní|[Pp]olož|[Pp]oklád", "žeton brány|položek"),
    Term("cs", "mojo", "zahraje|Zahrát", "Položit|položit"),
    Term("cs", "", "[Dd]ob[eí]r|[Dd]obr[aá]", r"\b[Ll]í(?:z|ž[eu])|nelíže"),
    Term("cs", "", "[Vv]lastník", "[Mm]ajitel"),
    Term("cs", "momiji", "učební", "startovní sad"),
    Term("ru", "momiji", "[Аа]ктивир(?:ует|уют|овать) свойств", "[Ии]спольз(?:у|ова)"),
    Term("ru", "momiji", "дополнительн", "что-то (?:перед|ещё)"),
    Term("cs", "momiji", "nepovinn", "něco před ní|ještě něco"),
    Term("ru", "momiji", "[Жж]етон\\w* синей листвы", "[Сс]ин(?:ий|его|ем) жетон"),
    Term("ru", "momiji", "листв", r"всего \w+ листьев|листьев в"),
    Term("ru", "mojo", "[Сс]ыгра", r"[Пп]оложит|кладёт|кладёте|кладут|клали", "лицом вниз"),
    Term("ru", "mangrovia", "[Сс]кал\\w Оракула", "= Оракул"),
    Term("ru", "mangrovia", "[Рр]итуальн", r"(?<!ьное )(?<!ьном )\b[Мм]ест[ое] (?:\{ \$s|\d+/)"),
    Term("ru", "mangrovia", "территори\\w+ амулетов", "амулетн|остров"),
    Term("ru", "mangrovia", "статуэт", r"стату(?:я|и|е|й)\b"),
    Term("cs", "mangrovia", "[Dd]vojit", "[Dd]vojchýš"),
    Term("ru", "momiji", "[Нн]акрыт", "[Зз]акрыт\\w+ карт"),
    Term("ru", "momiji", "красную 0", r"(?:красн|жёлт|зелён)(?:ый|ого) \d"),
    Term("cs", "momiji", "splněn", r"podmínk\w+ platí|platí \w+ (?:tři )?podmín"),
    Term("en", "momiji", r"\b[Pp]lay", r"(?<!-)\b[Ll]ay\b(?! out)", "collect red"),
    Term("en", "mangrovia", "amulet space", r"\bisle\b", "-isle =|i1–i8"),
    Term("cs", "mangrovia", "pol[eí]\\w* amuletů", r"\bostrov", "i1–i8"),
    Term("cs", "mangrovia", "kart\\w+ krajin\\b", "(?:karty|karet) krajiny"),
    Term("ru", "", "аккаунт", "учётн\\w+ запис"),
    Term("ru", "", "настройк", r"\b[Оо]пци"),
    Term("ru", "", r"\bпарти", r"(?:[Ээ]та|[Вв]аши|сохранённ\w+|другой) игр(?!ы в)"),
    Term(
        "cs", "", r"\bparti", r"(?:[Tt]ato|[Vv]aše|ohrané|uložen\w+|jiné) h(?:ra|r[uy])\b", "volby"
    ),
    Term("cs", "", "hodnocená", r"\bo hodnocení"),
    Term("en", "", "player to move", r"\bon turn\b"),
    Term("en", "", "chances? of winning", "chances? to win"),
    Term("ru", "", "контрольн", "[Оо]бязательств"),
    Term("cs", "", "kontrolní", "[Zz]ávaz"),
]  # fmt: skip


def lines(language: str, game: str) -> list[str]:
    """Of the rules and the sentences of a game, or of all."""
    files = [
        *ROOT.glob(f"chabudai/**/words/{language}.ftl"),
        ROOT / f"web/words/{language}.ftl",
        *(page(language, name) for name in GAMES.values()),
    ]
    chosen = [path for path in files if game in str(path.relative_to(ROOT))]
    return [line for path in chosen for line in clauses(path)]


def clauses(path: Path) -> list[str]:
    if path.suffix == ".md":
        return [block.text for block in blocks(path)]
    return path.read_text("utf-8").splitlines()


@pytest.mark.parametrize("term", TERMS, ids=lambda term: f"{term.language} {term.right}")
def test_terms_are_those_of_the_printed_rules(term: Term) -> None:
    text = lines(term.language, term.game)
    assert any(re.search(term.right, line) for line in text)
    wrong = [line for line in text if re.search(term.wrong, line) and not re.search(term.but, line)]
    assert wrong == []


@pytest.mark.parametrize("language", ["ru", "cs"])
def test_cards_are_feminine_and_columns_masculine(language: str) -> None:
    card, column = {"ru": ("красная 0", "красный"), "cs": ("červená 0", "červený")}[language]
    assert told(language, "momiji-card-red0n").endswith(card)
    assert told(language, "momiji-type-red").endswith(column)
    assert "{ $type } " in told(language, "momiji-web-move-collect")


@pytest.mark.parametrize("language", LANGUAGES)
def test_python_speaks_with_plain_spaces(language: str) -> None:
    """For terminals and pipes; the page holds short words to the next (web/src/bound.ts)."""
    assert [id for id, text in messages(language).items() if HELD in text] == []
    assert HELD not in say(language, "option-not-names", {"name": "x", "value": "v"})


PREPOSITIONS = {
    "ru": "без|для|до|за|из|к|на|над|о|от|перед|по|под|при|про|с|у",
    "cs": "bez|do|k|ke|na|nad|o|od|po|pod|pro|před|při|s|se|u|v|ve|z|za",
}


@pytest.mark.parametrize("language", PREPOSITIONS)
def test_no_preposition_stands_before_a_name(language: str) -> None:
    """It would want a case, and nobody can decline what players call themselves."""
    declined = rf"(?i)\b(?:{PREPOSITIONS[language]}) \{{ \$(?:seat|other|name|owner)s? \}}"
    assert found(language, declined) == []


def found(language: str, wrong: str) -> list[str]:
    return [id for id, text in messages(language).items() if re.search(wrong, text)]


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("en", "[’‘]"),  # apostrophes are straight everywhere
        ("en", r"\w …"),
        ("ru", r"[\d}]%|\w …"),
        ("cs", r"[\d}]%|\w …"),
        ("ru", r"[^\W\d_]-? [-–] "),  # a dash between words is —
        ("cs", " — | - "),
        *((language, r"[^\s.]  +\S|(?<=\w) [,;.!](?:\s|$)") for language in LANGUAGES),
    ],
)
def test_signs_are_set_as_printers_do(language: str, wrong: str) -> None:
    pictures = re.compile("-picture-|-legend|admin-report")  # columns of the terminal
    assert [id for id in found(language, wrong) if not pictures.search(id)] == []


COUNTS = "acorns|cards|count|days|games|huts|moves|points|seconds|times"
NEVER_ONE = {  # by the rules
    "export-done",
    "mangrovia-position-sites",
    "mojo-set-up-time",
    "momiji-set-up-deal",
    "momiji-set-up-deal-alone",
}


def test_english_counts_in_both_numbers() -> None:
    """“1 cards” is said nowhere: a number before a noun stands in a plural's variant."""
    counted = re.compile(rf"\{{ \$(?:{COUNTS}) \}} [a-z]+s\b(?<!is)")
    bare = {
        id
        for id, text in messages("en").items()
        for line in text.splitlines()
        if counted.search(line) and "*[other]" not in line
    }
    assert bare == NEVER_ONE
