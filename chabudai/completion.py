"""`chabudai completion`: what a shell needs to complete commands, options and games.

The scripts are made of the parser itself, so that they know what it knows.
"""

import argparse
from collections.abc import Callable, Mapping
from typing import Any

import chabudai

SHELLS = ("bash", "zsh", "fish")
WITH_GAMES = ("play", "simulate", "arena", "lab", "mine")
Words = Mapping[str, list[str]]  # of each command


def add_completion(commands: Any, top: argparse.ArgumentParser) -> None:
    completion = commands.add_parser("completion", help="a script that completes commands")
    completion.add_argument("shell", choices=SHELLS)
    completion.set_defaults(run=lambda arguments: print_script(arguments.shell, top))


def print_script(shell: str, top: argparse.ArgumentParser) -> int:
    print(SCRIPTS[shell](words_of(top)))
    return 0


def words_of(top: argparse.ArgumentParser) -> Words:
    """Every command with what may follow it; the empty one with the commands."""
    commands = subcommands(top)
    found = {"": [*commands, *option_strings(top)]}
    for name, command in commands.items():
        games = chabudai.names() if name in WITH_GAMES else []
        found[name] = [*subcommands(command), *games, *choices(command), *option_strings(command)]
    return found


def subcommands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def option_strings(parser: argparse.ArgumentParser) -> list[str]:
    return [word for action in parser._actions for word in action.option_strings]


def choices(parser: argparse.ArgumentParser) -> list[str]:
    """The words that the arguments without a name take."""
    plain = [action for action in parser._actions if not action.option_strings]
    known = [action.choices for action in plain if isinstance(action.choices, tuple)]
    return [str(word) for words in known for word in words]


def cases(words: Words) -> str:
    """The branches of a shell's `case`, which leave in `known` what may come next."""
    lines = [f'    {name}) known="{" ".join(rest)}" ;;' for name, rest in words.items() if name]
    return "\n".join([*lines, f'    *) known="{" ".join(words[""])}" ;;'])


def bash_script(words: Words) -> str:
    return f"""_chabudai() {{
  local known word="${{COMP_WORDS[COMP_CWORD]}}" command="${{COMP_WORDS[1]}}"
  [ "$COMP_CWORD" -eq 1 ] && command=
  case "$command" in
{cases(words)}
  esac
  COMPREPLY=($(compgen -W "$known" -- "$word"))
}}
complete -o bashdefault -o default -F _chabudai chabudai"""


def zsh_script(words: Words) -> str:
    return f"""#compdef chabudai
_chabudai() {{
  local known command="${{words[2]}}"
  [ "$CURRENT" -eq 2 ] && command=
  case "$command" in
{cases(words)}
  esac
  compadd -- ${{=known}}
  _files
}}
compdef _chabudai chabudai"""


def fish_script(words: Words) -> str:
    lines = [f'complete -c chabudai -n __fish_use_subcommand -f -a "{" ".join(words[""])}"']
    for name, rest in words.items():
        if name:
            seen = f"__fish_seen_subcommand_from {name}"
            lines.append(f'complete -c chabudai -n "{seen}" -a "{" ".join(rest)}"')
    return "\n".join(lines)


SCRIPTS: Mapping[str, Callable[[Words], str]] = {
    "bash": bash_script,
    "zsh": zsh_script,
    "fish": fish_script,
}
