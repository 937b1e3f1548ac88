"""OpenSpiel's face of a game, as a Python game with explicit chance.

    import pyspiel
    import chabudai.adapters.openspiel_game                   # registers the games

    game = pyspiel.load_game("chabudai_mojo(players=3,reward=rank)")

Every outcome of chance is an action of the chance player, so that algorithms may enumerate them;
with `State.chance_by_seed` the game follows a seed instead. An information state is what the
seat knows now, with a digest of all that it knew and did before: perfect recall. `tiny_mojo` is
Mojo with two values of three cards each, small enough to be solved.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from typing import Any

import numpy as np
import pyspiel

import chabudai
from chabudai.adapters.actions import NamedActions, versions
from chabudai.adapters.batch import REWARDS, reward_number
from chabudai.adapters.chances import START, Chances, Outcomes, Undecided
from chabudai.adapters.compiled_chances import CompiledChances
from chabudai.adapters.encode import Encoding
from chabudai.kernel.game import Game, Variant
from chabudai.kernel.native.build import NoCompiler
from chabudai.kernel.state import State

MOST_OUTCOMES = 256  # of one chance
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
LONGEST = 20_000  # decisions of a game
MOST_POINTS = 1000  # by which a game is won or lost, where the reward is by score
TINY_MOJO = "tiny_mojo"
TINY = {
    "VALUES": 2, "COLOUR": (0, 1), "COPIES": (3, 3), "CARDS": 6, "HAND": 2, "LAID_AT_OF_TWO": 1,
    "END": 0,
}  # fmt: skip


@dataclass(eq=False, slots=True)
class Node:
    """A moment of a game; never changed, so that copies of a state can share it."""

    rules: "Rules"
    data: bytes | None  # the state at the last decision; None before the first
    parent: "Node | None" = None  # the decision before
    actor: int = -1  # who made the move from there
    move: int = START
    script: tuple[int, ...] = ()  # outcomes of the move under way
    outcomes: Outcomes | None = None  # of the chance that it waits for
    player: int = CHANCE  # whose action is next, as OpenSpiel counts
    legal: list[int] | None = None  # once asked for
    seen: dict[int, bytes] = field(default_factory=dict)  # by seat: digest of all it knew

    @property
    def state(self) -> State:
        return self.rules.game.state.unpack(self.data or bytes(self.rules.game.state.size))

    def __deepcopy__(self, _: Any) -> "Node":
        return self

    def __reduce__(self) -> Any:
        """Saved with the digests of its past instead of the past itself."""
        if self.outcomes is not None:
            return self.rules.carried_out, (self.parent, self.move, self.script)
        seats = range(self.rules.variant.players)
        seen = {seat: self.rules.memory(self, seat) for seat in seats}
        return self.rules.restored, (self.data, seen)


class Rules:
    """What all states of one OpenSpiel game share."""

    def __init__(self, variant: Variant, reward: str, tiny: bool) -> None:
        self.variant, self.game = variant, variant.game
        self.made_of = (
            f"{variant.game.name}_v{variant.game.version}",
            tuple(variant.options.items()),
            reward,
        )
        self.chances = best_chances(variant.game, variant.setup, TINY if tiny else None)
        self.plain = self.chances.plain
        self.encoding = Encoding(variant)
        self.reward_kind = reward_number(reward)
        self.seat_at = variant.game.state.places["seat"][1]
        self.first = self.carried_out(None, START, ())

    def __deepcopy__(self, _: Any) -> "Rules":
        return self

    def __reduce__(self) -> Any:
        return shared_rules, self.made_of

    def decided(self, data: bytes, **past: Any) -> Node:
        """The moment of a decision, or the end."""
        seat = data[self.seat_at]
        return Node(self, data, player=seat if seat < 128 else TERMINAL, **past)

    def restored(self, data: bytes, seen: dict[int, bytes]) -> Node:
        return self.decided(data, seen=seen)

    def carried_out(self, parent: Node | None, move: int, script: tuple[int, ...]) -> Node:
        """The moment after a move, or the chance that it waits for."""
        before, actor = (parent.data, parent.player) if parent else (None, -1)
        try:
            data = self.chances.run(before, move, script)
        except Undecided as waiting:
            return Node(self, before, parent, actor, move, script, waiting.outcomes)
        return self.decided(data, parent=parent, actor=actor, move=move)

    def after(self, node: Node, action: int) -> Node:
        if node.outcomes is not None:
            return self.carried_out(node.parent, node.move, (*node.script, action))
        return self.carried_out(node, action, ())

    def legal(self, node: Node) -> list[int]:
        if node.legal is None:
            node.legal = self.chances.legal(node.data) if node.data else []
        return node.legal

    def returns(self, node: Node) -> list[float]:
        size = max(self.variant.players, len(self.game.categories))
        rewards = [0.0] * self.variant.players
        scratch = [[0] * size for _ in range(3)]
        self.plain.pay_seats(node.state, self.reward_kind, scratch, rewards)
        return rewards

    def memory(self, node: Node, seat: int) -> bytes:
        """A digest of all that a seat knew and did up to a decision."""
        chain: list[Node] = []
        at: Node | None = node
        while at is not None and seat not in at.seen:
            if at.outcomes is None:
                chain.append(at)
            at = at.parent
        known = at.seen[seat] if at else b""
        for link in reversed(chain):
            own = link.move if link.actor == seat else START
            seen = self.chances.see(link.data, seat) if link.data else b""
            parts = known + own.to_bytes(4, "little", signed=True) + seen
            known = link.seen[seat] = hashlib.blake2b(parts, digest_size=8).digest()
        return known

    def world(self, node: Node, seat: int, number: int) -> Node:
        """A moment that the seat can't tell from this one; of the others' past nothing is kept."""
        if node.data is None:
            return node
        data = self.chances.imagine(node.data, seat, number)
        return self.decided(data, seen={seat: self.memory(node, seat)})

    def text(self, node: Node, seat: int) -> str:
        if node.data is None:
            return "the deal"
        known = self.game.state.unpack(self.chances.see(node.data, seat))
        return self.game.notation.picture(known, seat)

    def fill(self, tensor: Any, node: Node, seat: int) -> None:
        """Write a seat's observation into a row of numbers."""
        if node.data is None:
            tensor[:] = 0
        else:
            tensor[:] = self.chances.numbers(node.data, seat, self.encoding)


def best_chances(game: Game, setup: Sequence[int], constants: Mapping[str, Any] | None) -> Chances:
    """The rules as machine code where there is a way to it, else interpreted."""
    try:
        return CompiledChances(game, setup, constants)
    except NoCompiler:
        return Chances(game, setup, constants)


@lru_cache(maxsize=64)
def shared_rules(name: str, options: tuple[tuple[str, Any], ...], reward: str) -> Rules:
    return Rules(game_called(name).choose(**dict(options)), reward, name.startswith(TINY_MOJO))


def game_called(name: str) -> Game:
    """A game by its name, or by name and version: `mojo`, `mojo_v1`."""
    if name not in (TINY_MOJO, *chabudai.names()):
        name, _, version = name.rpartition("_v")
        found = game_called(name).at_version(int(version))
        assert found is not None
        return found
    return tiny_mojo() if name == TINY_MOJO else chabudai.find(name)


class OpenSpielGame(NamedActions, pyspiel.Game):
    """A game with its options chosen, by OpenSpiel's parameters."""

    def __init__(self, name: str, kind: Any, params: Mapping[str, Any]) -> None:
        given = {**defaults(game_called(name)), **dict(params or {})}
        reward = given.pop("reward")
        variant = game_called(name).choose(**given)
        self.variant = variant
        self.shared = shared_rules(name, tuple(variant.options.items()), reward)
        most = float(MOST_POINTS if reward == "score" else 1)
        players = variant.players
        info = pyspiel.GameInfo(
            num_distinct_actions=variant.game.moves,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind if players > 1 else alone(kind), info, dict(params or {}))

    def new_initial_state(self) -> "OpenSpielState":
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return Observer(self.shared, bool(iig_obs_type and iig_obs_type.perfect_recall))


class OpenSpielState(pyspiel.State):
    """A moment of a game."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.node = game.shared.first

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.shared.legal(self.node) if player == self.node.player else []

    def chance_outcomes(self) -> Outcomes:
        return self.node.outcomes or []

    def chance_by_seed(self, seed: int) -> int:
        """The outcome that the game of this seed has here."""
        node = self.node
        before = node.parent.data if node.parent else None
        return self.shared.chances.by_seed(before, node.move, node.script, seed)

    def _apply_action(self, action: int) -> None:
        self.node = self.shared.after(self.node, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        return self.shared.game.notation.move_text(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.shared.variant.players
        return self.shared.returns(self.node)

    def resample_from_infostate(self, player: int, sampler: Any) -> "OpenSpielState":
        """A state that the player can't tell from this one."""
        other: OpenSpielState = self.get_game().new_initial_state()
        other.node = self.shared.world(self.node, player, int(sampler() * (1 << 62)))
        return other

    def __str__(self) -> str:
        return self.shared.text(self.node, max(self.node.player, -1))


class Observer:
    """What a player knows, as a tensor, as named parts of it, and as a string."""

    def __init__(self, shared: Rules, perfect_recall: bool) -> None:
        self.shared, self.perfect_recall = shared, perfect_recall
        self.tensor = np.zeros(shared.encoding.width, np.float32)
        self.dict = {}
        place = 0
        for part in shared.encoding.parts:
            self.dict[part.name] = self.tensor[place : place + part.count].reshape(part.shape)
            place += part.count

    def set_from(self, state: OpenSpielState, player: int) -> None:
        self.shared.fill(self.tensor, state.node, player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        text = self.shared.text(state.node, player)
        if not self.perfect_recall:
            return text
        return f"{text}\nafter {self.shared.memory(state.node, player).hex()}"


def defaults(game: Game) -> dict[str, Any]:
    """A game's options as OpenSpiel's parameters, and the kind of reward."""
    found: dict[str, Any] = {"reward": next(iter(REWARDS))}
    for option in game.options:
        value = option.default
        found[option.name] = ",".join(value) if isinstance(value, tuple) else value
    return found


def game_type(short: str, long: str, game: Game, utility: Any = None) -> Any:
    players = next(option for option in game.options if option.name == "players")
    return pyspiel.GameType(
        short_name=short,
        long_name=long,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility or pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players.high,
        min_num_players=players.low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def alone(kind: Any) -> Any:
    """The type of the same game with one player, who plays against nobody."""
    name = kind.short_name.removeprefix("chabudai_")
    return game_type(
        kind.short_name, kind.long_name, game_called(name), pyspiel.GameType.Utility.GENERAL_SUM
    )


@cache
def tiny_mojo() -> Game:
    """Mojo for two with so few cards that it can be solved."""
    mojo = chabudai.find("mojo")
    players = replace(mojo.options[0], high=2, default=2)
    return replace(mojo, name=TINY_MOJO, options=(players, *mojo.options[1:]))


def register(short: str, name: str) -> None:
    kind = game_type(short, f"Chabudai's {name}", game_called(name))

    class Registered(OpenSpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, kind, params or {})

    pyspiel.register_game(kind, Registered)


def register_all(names: Sequence[str]) -> None:
    """Register every game by its name, and in every version of its rules: `chabudai_mojo_v1`."""
    there = pyspiel.registered_names()
    for name in names:
        every = [f"{name}_v{version}" for version in versions(game_called(name))]
        for called in (name, *every):
            if f"chabudai_{called}" not in there:
                register(f"chabudai_{called}", called)


register_all([*chabudai.names(), TINY_MOJO])
