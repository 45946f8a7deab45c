"""A game that brings no words is told by its ids, and with the messages that it brings where it brings some."""

from __future__ import annotations

from pathlib import Path

from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.game import Game
from arcanum.core.reasons import Reason
from arcanum.words.data import Choice, LogLine
from arcanum.words.plain import PlainVoice

NAMES = ["West", "East"]


class Pocket(Game):
    """A game in a pocket."""

    id = "pocket"
    seat_counts = (2,)


def test_ids_are_said_as_they_are() -> None:
    voice = PlainVoice("en", game=Pocket())
    assert voice.primer("terminal") == ["A game in a pocket."]
    assert (voice.option_name("round_limit"), voice.measured("light", 3)) == ("Round limit", "3 light")
    assert voice.prompt(Decision(0, "look-at", {"wisp": 3, "seat": 1}), NAMES) == "Look at: wisp 3, seat East"
    assert voice.choice("place bone_dragon", NAMES) == Choice("place bone_dragon", "Place bone dragon")
    assert voice.reason(Reason("too-bright", {"wisp": 4}), NAMES) == "Too bright: wisp 4"
    assert voice.reason(Reason("game-over"), NAMES) == "The game is over"
    caught, freed = Event("caught", {"seat": 1, "wisp": 2}, 3), Event("freed", {}, 3)
    assert voice.log([caught, freed], NAMES) == [
        LogLine("East: Caught: wisp 2", "caught", seat=1),
        LogLine("Freed", "freed"),
    ]
    assert voice.cards() == []


def test_messages_are_said_where_there_are_some(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    messages = (
        "pocket-ask-look = Whom do you look at, { $name }?\npocket-do-catch = Catch it\npocket-primer = Catch wisps.\n"
    )
    (tmp_path / "locale" / "en.ftl").write_text(messages, encoding="utf-8")

    class PocketVoice(PlainVoice):
        game = Pocket()
        prefix = "pocket"
        messages = (tmp_path,)

    voice = PocketVoice("en")
    assert voice.primer("screen") == ["Catch wisps."]
    assert voice.prompt(Decision(0, "look", {"seat": 0}), NAMES) == "Whom do you look at, West?"
    assert [voice.choice(words, NAMES).label for words in ("catch", "free")] == ["Catch it", "Free"]
