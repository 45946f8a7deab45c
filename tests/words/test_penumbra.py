"""What Penumbra tells while it is played."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.reasons import Reason
from arcanum.games import GAMES
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra.game import PENUMBRA
from arcanum.games.penumbra.happenings import EVENTS
from arcanum.games.penumbra.manipulate import WAYS
from arcanum.words import LANGUAGES
from arcanum.words.penumbra.log import PRIMAGIC
from arcanum.words.penumbra.voice import PenumbraVoice
from tests.words.samples import ODD, assert_told_apart

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


PLAYED = "penumbra" in GAMES
"""Before the game can be played it may grow faster than its words."""
EN = PenumbraVoice("en")
KINDS = [kind for kind in EVENTS.kinds if PLAYED or kind in EN.events.speakers or EN.words.has(f"pn-log-{kind}")]
BLOCKS = {
    block.word
    for block in PENUMBRA.space().blocks
    if PLAYED or block.word in EN.labels or EN.words.has(f"pn-do-{block.word}")
}


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


@pytest.mark.parametrize("kind", KINDS)
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
        if words.partition(" ")[0] not in BLOCKS:
            continue
        label = voice.choice(words, NAMES).label
        assert not ODD.search(label), label
        assert label not in labels or _same_place(words, labels[label]), (words, labels[label])
        labels[label] = words


def _same_place(words: str, other: str) -> bool:
    """Two cards of the same name read alike: a Recipe and the ready potion."""
    return words.removesuffix("_ready") == other.removesuffix("_ready")


ASKED: list[tuple[str, dict[str, Any]]] = [
    ("choose-talent", {}),
    ("choose-turn", {}),
    ("draft", {}),
    ("rest-start", {}),
    ("rest-bead", {"mark": "s1"}),
    ("rest-end", {}),
    ("prepare-threat", {"count": 4, "fixed": 0}),
    ("prepare-threat", {"count": 4, "fixed": 1}),
    ("threat-rolled", {"count": 4}),
    ("nudge-threat", {"left": 2, "value": 0}),
    ("nudge-threat", {"left": 1, "value": 0}),
    ("nudge-threat", {"left": 2, "value": 5}),
    ("hit-die", {"value": 3}),
    ("hit-mark", {"value": 3}),
    ("mortal-wound", {}),
    ("rift", {"left": 2}),
    *[("manipulate", {"way": way, "left": left}) for way in WAYS for left in (1, 2)],
    ("turn-die", {"way": "set", "die": "blue-2"}),
    *[("discard-die", {"kind": "yellow", "purpose": purpose}) for purpose in ("protect", "knock-out")],
    *[("pick-placed", {"left": 1, "purpose": purpose}) for purpose in ("take", "knock-out")],
    *[("pick-beside", {"section": "forest", "purpose": purpose}) for purpose in ("take", "knock-out")],
    ("take-placed-die", {"kind": "bone"}),
    ("heal", {"left": 1}),
    ("recharge", {"left": 1}),
    ("pay-blood", {"count": 2}),
    ("pay-die", {"kind": "red", "value": 0}),
    ("pay-die", {"kind": "red", "value": 6}),
    ("take-card", {"left": 2}),
    ("equip", {"place": "ring", "old": "ring_of_doom", "new": "whispering_ring"}),
    ("exchange", {"limited": 0, "left": 0}),
    ("exchange", {"limited": 1, "left": 2}),
    ("buy-at-rest", {}),
    ("drop-price", {"left": 1}),
    ("refresh-market", {"left": 1}),
    *[("reserve-contract", {"source": source, "left": 1}) for source in ("row", "top3", "either")],
    ("choose-bound", {"count": 3}),
    ("reserve-trial", {"left": 1}),
    ("free", {"left": 2}),
    ("place-die", {"section": "ruby-card"}),
    ("place-form", {"section": "ruby-card", "die": "spark-4"}),
    ("place-colour", {"section": "guild", "die": "spark-4"}),
    ("section", {"section": "forest"}),
    ("also", {"section": "ruby-card", "left": 1}),
    ("more-potions", {}),
    ("more-exchanges", {}),
    ("choose-cost", {"card": "healing"}),
    ("brew-bead", {}),
    ("amplify", {"card": "fracture", "marks": 2}),
    ("chain", {"length": 2}),
    ("launch", {}),
    ("triggered", {"count": 2}),
    ("straighten", {"what": "spell", "left": 2}),
    ("dice-colours", {"left": 2}),
    ("may-pay", {}),
    ("pay-times", {"least": 1, "most": 3}),
    ("pay-surplus", {"ingredient": "blood", "unit": 2, "most": 5}),
    ("pay-card", {"zone": "grimoire", "left": 1}),
    ("name-trial", {}),
    ("name-task", {}),
    ("perform", {"task": "sum"}),
    *[
        ("pick-dice", {"purpose": purpose, "task": task, "count": 7, "has": 3})
        for purpose in ("shield", "task")
        for task in ("sum", "exact", "roll")
    ],
    ("task-rolled", {"count": 8, "has": 7}),
    ("drop-value", {"left": 1}),
    ("drop-pay", {"left": 2}),
    ("ease-threat", {"count": 2}),
    ("easy-path", {}),
    ("cancel-property", {"left": 1}),
    ("reward", {}),
    ("reward-card", {"kind": "artifact", "left": 1}),
]


def test_questions(voice: PenumbraVoice) -> None:
    texts = [voice.prompt(Decision(0, id, args), NAMES) for id, args in ASKED]
    assert_told_apart(texts)
    assert all(text.endswith((".", "?")) for text in texts)
    question = voice.prompt(Decision(0, "heal", {"left": 2}, "living_water"), NAMES)
    assert question.startswith(voice.table().card("living_water"))


REFUSED: list[Reason] = [
    *[Reason("paid-for", {"way": way}) for way in (*WAYS, "heal", "bribe")],
    *[Reason("choose-a-die", {"way": way}) for way in WAYS],
    Reason("idle-study"),
    Reason("not-dealt", {"card": "bard"}),
    Reason("window-closed", {"window": "prepare"}),
    Reason("discard-a-die-of", {"kind": "red"}),
    Reason("no-die-of", {"primagic": "protect", "kind": "yellow"}),
    Reason("mark-wounded", {"mark": "d2"}),
    Reason("mark-without-target", {"mark": "d2", "charge": "set"}),
    Reason("no-primagic-now", {"primagic": "heal", "window": "rolled"}),
    Reason("needs", {"ingredient": "trinket", "count": 1, "has": 0}),
    Reason("not-enough-blood", {"count": 2, "has": 1}),
    Reason("not-that-deck", {"deck": "ruby"}),
    Reason("no-such-market", {"market": "artifacts"}),
    Reason("discard-one-of-two", {"place": "ring"}),
    Reason("price-too-high", {"card": "echo", "ingredient": "jewel", "count": 2, "has": 1, "off": 0}),
    Reason("drop-all", {"left": 2}),
    Reason("both-given-and-received", {"given": "fruit", "received": "jewel"}),
    Reason("contract-is-attempted", {"contract": "lost_hut"}),
    Reason("one-reserved-trial", {"trial": "aranea"}),
    Reason("card-rotated", {"card": "echo"}),
    Reason("card-in-other-turn", {"card": "echo", "turn": ""}),
    Reason("pay-in-units", {"ingredient": "blood", "unit": 2, "most": 5}),
    Reason("discard-a-card", {"zone": "inventory"}),
    Reason("class-not-in-play", {"section": "ruby-mark"}),
    Reason("not-lower", {"section": "guild", "die": "red-2", "lying": "bone-4"}),
    Reason("no-mark-in-stock", {"discipline": "amber"}),
    Reason("reserved-by-another", {"contract": "lost_hut", "seat": 1}),
    Reason("name-a-colour", {"section": "guild"}),
    Reason("no-such-task", {"path": "dark", "count": 2}),
    Reason("task-impossible", {"task": "pay"}),
    Reason("property-not-active", {"property": "rift"}),
    Reason("sum-not-reached", {"count": 8, "has": 5}),
]


def test_refusals(voice: PenumbraVoice) -> None:
    texts = [voice.reason(refused, NAMES) for refused in REFUSED]
    assert_told_apart(texts)
    assert not any(text.endswith(".") for text in texts)


def view_of(prompt: str, source: str = "") -> dict[str, Any]:
    """As much of a view as labels and notes look at."""
    marks = [{"kind": "ruby", "state": "charged"}, *[None] * 7, {"kind": "spark", "state": "wounded"}, None, None]
    wizard = {"marks": marks, "inventory": [{"id": "ichor", "rotated": False}]}
    board = [{"slot": slot, "charge": "set"} for slot in at.MARK_NAMES]
    attempt = {"card": "aranea", "easy_path": "light"}
    asked = {"prompt": prompt, "args": {}, "source": source}
    return {"seat": 0, "wizards": [wizard], "board": board, "attempt": attempt, "decision": asked}


def test_with_a_view_labels_say_what_an_answer_does(voice: PenumbraVoice) -> None:
    def label(words: str, prompt: str = "free", source: str = "") -> str:
        return voice.choice(words, NAMES, view_of(prompt, source)).label

    assert voice.words.say("pn-mark-accusative", mark="ruby")[2:] in label("mark d1")
    assert_told_apart(label("mark d1", prompt) for prompt in ("free", "heal", "recharge", "pay-blood", "hit-mark"))
    assert_told_apart(label(f"use {card}") for card in ("ichor", "dead_water", "bat", "echo", "phylactery"))
    verbs = {label(f"use {card}").split(" ")[0] for card in ("ichor", "dead_water", "bat", "truthsayer")}
    assert len(verbs) == 3  # drunk, brewed, summoned, drunk
    assert_told_apart(label(f"option {number}", "choose-cost", "healing") for number in (1, 2, 3))
    assert label("done", "chain") != label("done", "exchange") != label("done")
    assert label("yes", "perform") != label("yes")
    assert label("use echo", "straighten") != label("use echo")
    assert label("take echo", "chain") == label("use echo", "launch"), "a Spell of a market is cast there"
    assert label("trial aranea", "reserve-trial") != label("trial aranea", "choose-turn")
    assert label("contract lost_hut", "choose-bound") == label("contract lost_hut", "reserve-contract")
    assert label("contract lost_hut", "section") != label("contract lost_hut", "reserve-contract")
    assert label("take truthsayer", "more-potions") != label("take truthsayer", "take-card")
    assert label("colour red", "dice-colours") == label("colour red", "turn-die") != label("colour red", "pay-die")


def test_a_card_is_bought_where_dice_are_placed_for_it(voice: PenumbraVoice) -> None:
    def label(section: str) -> str:
        view = {**view_of("section"), "placement": {"section": section}}
        return voice.choice("take truthsayer", NAMES, view).label

    assert label("shop") == label("potion-shop") != label("ruby-card")


def test_notes_help_whoever_has_to_choose(voice: PenumbraVoice) -> None:
    def note(words: str) -> str:
        return voice.choice(words, NAMES, view_of("free")).note

    assert note("use echo") == voice.card_summary("echo")
    assert note("mark d1").endswith(".")
    assert_told_apart([note("task dark 1"), note("task dark 2")])
    assert note("task light 1") == note("task dark 3") == ""  # replaced, and none
    assert voice.choice("use echo", NAMES).note == ""
    assert note("talent bard") == voice.card_summary("bard")
    assert note("use bard") == voice.card_text("bard").body[-1], "it was chosen"
    paying = voice.choice("yes", NAMES, view_of("may-pay", "secret_deal"))
    assert paying.note == voice.card_summary("secret_deal")
    assert voice.choice("yes", NAMES, view_of("perform", "aranea")).note == ""
