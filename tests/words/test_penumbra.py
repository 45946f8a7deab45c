"""What Penumbra tells while it is played."""

from __future__ import annotations

import pytest

from arcanum.core.events import Event
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra.game import PENUMBRA
from arcanum.games.penumbra.happenings import EVENTS
from arcanum.words import LANGUAGES
from arcanum.words.penumbra.log import PRIMAGIC
from arcanum.words.penumbra.voice import PenumbraVoice
from tests.words.samples import ODD

NAMES = ["Ada", "Ben"]
SAMPLES: dict[str, object] = {
    "seat": 0,
    "party": 1,
    "ingredient": "jewel",
    "die": "red-3",
    "now": "blue-3-temporary",
    "kind": "spark",
    "slot": "d2",
    "section": "ruby-mark",
    "market": "potions",
    "deck": "contracts",
    "path": "dark",
    "type": "rest",
    "discipline": "amber",
    "property": "rift",
    "gained": {"fruit": 2, "crystal": 1},
    "contracts": ["lost_hut", "smuggler"],
    "winners": [0],
    "action": at.A_BIND,
    "step": "MARK",
}
CARDS = {"talent": "bard", "contract": "lost_hut", "trial": "aranea", "prophecy": "unity", "card": "echo"}


@pytest.fixture(scope="module", params=LANGUAGES)
def voice(request: pytest.FixtureRequest) -> PenumbraVoice:
    return PenumbraVoice(request.param)


def event(kind: str, **args: object) -> Event:
    """An event with a sample of each of its arguments."""
    (shape,) = (shape for each, shape in zip(EVENTS.kinds, EVENTS._shapes, strict=True) if each == kind)
    samples = {name: args.get(name, CARDS.get(name, SAMPLES.get(name, 3))) for _, name in shape}
    if kind == "threat-nudged":
        samples["now"] = 4
    return Event(kind, samples, 1)  # type: ignore[arg-type]


def told(voice: PenumbraVoice, kind: str, **args: object) -> str:
    (line,) = voice.log([event(kind, **args)], NAMES)
    return line.text


@pytest.mark.parametrize("kind", EVENTS.kinds)
def test_every_event_is_told(voice: PenumbraVoice, kind: str) -> None:
    text = told(voice, kind)
    assert not ODD.search(text), text
    assert text.endswith(".")


def test_everybody_without_a_seat_is_the_automa(voice: PenumbraVoice) -> None:
    automa = told(voice, "gained", party=2)
    assert "Ada" not in automa
    assert "Ben" in told(voice, "gained", party=1)


@pytest.mark.parametrize("section", at.SECTION_NAMES)
def test_every_section_is_a_place(voice: PenumbraVoice, section: str) -> None:
    assert told(voice, "placed", section=section) not in {
        told(voice, "placed", section=other) for other in at.SECTION_NAMES if other != section
    }


def test_what_the_numbers_of_events_change(voice: PenumbraVoice) -> None:
    for kind, name, values in (
        ("gained", "lost", (0, 2)),
        ("gained", "count", (0, 2)),
        ("threat", "fixed", (0, 2)),
        ("used", "chain", (1, 2)),
        ("task-rolled", "wanted", (3, 4)),
        ("game-over", "winners", ([0], [1], [0, 1])),
    ):
        assert len({told(voice, kind, **{name: value}) for value in values}) == len(values), kind


def test_all_primagic_has_a_name(voice: PenumbraVoice) -> None:
    words = PENUMBRA.space()
    assert {words.words(action): name for action, name in PRIMAGIC.items()} == {
        name: name for name in PRIMAGIC.values()
    }
    assert len({told(voice, "primagic", action=action) for action in PRIMAGIC}) == len(PRIMAGIC)


def test_a_reserved_contract_is_told_once(voice: PenumbraVoice) -> None:
    lines = voice.log([event("reserved-unseen"), event("reserved-seen")], NAMES)
    assert [line.kind for line in lines] == ["reserved-seen"]


def test_every_answer_has_a_label_of_its_own(voice: PenumbraVoice) -> None:
    space = PENUMBRA.space()
    labels: dict[str, str] = {}
    for action in range(space.size):
        words = space.words(action)
        label = voice.choice(words, NAMES).label
        assert not ODD.search(label), label
        assert label not in labels or _same_place(words, labels[label]), (words, labels[label])
        labels[label] = words


def _same_place(words: str, other: str) -> bool:
    """Two cards of the same name read alike: a Recipe and the ready potion."""
    return words.removesuffix("_ready") == other.removesuffix("_ready")
