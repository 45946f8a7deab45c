"""The Fluent files agree with each other, with the code and with the vocabulary."""

from functools import cache
from typing import get_args, get_type_hints

import pytest

from arcanum.bots import LEVELS
from arcanum.core.content import Origin
from arcanum.games import GAMES
from arcanum.games.black_rose import vocabulary as rose
from arcanum.games.black_rose.catalogue import KINDS, SIDES, SLOTS
from arcanum.games.black_rose.game import BLACK_ROSE
from arcanum.games.black_rose.happenings import PILES
from arcanum.games.black_rose.lodge import NAMES as ROOM_NAMES
from arcanum.games.black_rose.packs import Loader
from arcanum.games.black_rose.phases import PHASES
from arcanum.games.penumbra import vocabulary as arcana
from arcanum.games.penumbra.catalogue import SECTION_NAMES
from arcanum.games.penumbra.game import PENUMBRA
from arcanum.games.penumbra.manipulate import WAYS
from arcanum.games.penumbra.packs import Loader as PenumbraLoader
from arcanum.games.res_arcana import RES_ARCANA, vocabulary
from arcanum.words import FAMILIES, LANGUAGES
from arcanum.words.penumbra.log import PRIMAGIC
from tests.words import ftl
from tests.words.ids import SORTS, strings, told_ids, voice_of

OWN_FAMILIES = ("archetype",)
"""Those that a game has besides."""
NUMBERS = {"bonus", "count", "look", "points"}
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many", "other"}, "uk": {"one", "few", "many", "other"}}


def choices(struct: type, field: str) -> set[str]:
    """The words that a field of the vocabulary may hold."""
    (words,) = [
        each for each in (get_type_hints(struct)[field], *get_args(get_type_hints(struct)[field])) if words_of(each)
    ]
    return words_of(words)


def words_of(literal: object) -> set[str]:
    return {word for word in get_args(literal) if isinstance(word, str)}


CHOICES = {
    "bot": {"named", *LEVELS},
    "card": {"destroyed", "discarded"},
    "destroy": choices(vocabulary.Cost, "destroy"),
    "essence": words_of(vocabulary.Essence),
    "kind": words_of(vocabulary.Kind),
    "kinds": words_of(vocabulary.Kind),
    "medium": {"screen", "terminal"},
    "on": choices(vocabulary.PutPaid, "on"),
    "option": {each.name for each in RES_ARCANA.options},
    "origin": words_of(Origin),
    "payable": words_of(vocabulary.Payable),
    "player": {"human", "process", *LEVELS},
    "react": choices(vocabulary.Power, "react"),
    "sort": choices(vocabulary.Discount, "on") | choices(vocabulary.Place, "what"),
    "subtype": words_of(vocabulary.Subtype),
    "value": {value for each in RES_ARCANA.options for value in each.choices if isinstance(value, str)},
    "what": choices(vocabulary.Straighten, "what"),
    "where": choices(vocabulary.Place, "where"),
}
"""What a variable may hold, where a message chooses by it."""
BLACK_ROSE_CHOICES: dict[str, set[str]] = {
    "by": choices(rose.SpellRevealed, "by"),
    "card_kind": {"school_spell", "personal", "forgotten", *KINDS} - {"spell"},
    "colour": words_of(rose.Colour),
    "counter": words_of(rose.Counter) - {"own_instability_in", "instability_in"},
    "damage": choices(rose.DamageWouldBeDealt, "kind"),
    "doer": choices(rose.MageDefeated, "by"),
    "element": words_of(rose.Element),
    "ends": choices(rose.PhaseEnd, "phase"),
    "evocation": choices(rose.EvocationActivated, "who"),
    "fallen": choices(rose.DefeatedByThis, "who"),
    "kind": choices(rose.Pick, "kind"),
    "kinds": set(KINDS),
    "mage": words_of(rose.Mage),
    "medium": {"screen", "terminal"},
    "op": {"least", "most", "equal"},
    "option": {each.name for each in BLACK_ROSE.options},
    "origin": words_of(Origin),
    "owner": words_of(rose.Owner),
    "part": {field.replace(".", "_") for each in Loader.load().components for field in each.chosen} | {"effects"},
    "party": words_of(rose.Party),
    "phase": set(PHASES),
    "pile": set(PILES),
    "piles": {"grimoire", "memories", "both"},
    "place": words_of(rose.Rooms) | {"picked_several"},
    "position": {*ROOM_NAMES, "cell"},
    "range": {"any"},
    "side": set(SIDES),
    "slot": set(SLOTS),
    "sort": {"mage", "evocation", "own_mage", "own_evocation", "rose"},
    "source": choices(rose.Draw, "source"),
    "stat": words_of(rose.Stat),
    "to": choices(rose.DamageWouldBeDealt, "to"),
    "token": choices(rose.Persistent, "token_on"),
    "type": words_of(rose.SpellType),
    "value": {"standard", "random", "a", "b", "on", "off"},
    "what": (choices(rose.Pick, "kind") | choices(rose.Pick, "state")),
    "who": words_of(rose.Figures) | {"picked_several", "item_mage"},
}
"""The same for Black Rose Wars: Duel, whose messages begin with `br-`."""


DICE = words_of(arcana.DieKind)
CARD_KINDS = {"artifact", "tome", "ready_potion", "talent", "contract", "trial", "prophecy", "goal", "event"}
PENUMBRA_CHOICES: dict[str, set[str]] = {
    "alignment": {"light", "dark"},
    "amplified": words_of(arcana.Discipline) | {"any"},
    "approach": words_of(arcana.Approach),
    "automa": words_of(arcana.Kind),
    "bead": words_of(arcana.Rest),
    "card_kind": {"spell", "recipe", "summon", "mortal_wound", *CARD_KINDS},
    "charge": words_of(arcana.Charge),
    "class_part": {name.rpartition("-")[2] for name in SECTION_NAMES if "-" in name} - {"shop"},
    "colour": words_of(arcana.Colour) | {"any"},
    "contracts_from": choices(arcana.ReserveContract, "source"),
    "costs": {"spell", "recipe", "summon", "price"},
    "deck": words_of(arcana.Deck),
    "die": DICE | {"choice"},
    "discipline": words_of(arcana.Discipline),
    "equipment": choices(arcana.Artifact, "slot"),
    "goal": words_of(arcana.Metric),
    "how": {"cast", "brew", "summon", "drink", "use"},
    "ingredient": words_of(arcana.Ingredient),
    "kinds": {"spell", "recipe", "summon", "mortal_wound", *CARD_KINDS},
    "mark": words_of(arcana.Discipline) | {"spark"},
    "medium": {"screen", "terminal"},
    "metric": words_of(arcana.Metric) - {"fate_deck_empty"},
    "mixed": DICE - {"spark"},
    "need": {"rotate", "discard", "drink_rotate", "drink_discard"},
    "option": {each.name for each in PENUMBRA.options},
    "origin": words_of(Origin),
    "part": {field for each in PenumbraLoader.load().components for field in each.ours},
    "paid": {*WAYS, "heal", "bribe"},
    "per": choices(arcana.Per, "per"),
    "place": words_of(arcana.Place),
    "primagic": set(PRIMAGIC.values()),
    "property": {word.__struct_config__.tag for word in get_args(arcana.AnyProperty)},
    "section": words_of(arcana.Section),
    "slots": {"discipline", "spark"},
    "source": choices(arcana.GainCards, "source"),
    "state": {"charged", "discharged", "wounded"},
    "step": words_of(arcana.Step),
    "suppressed": choices(arcana.Suppression, "of"),
    "symbol": words_of(arcana.Symbol),
    "timing": words_of(arcana.Timing) - {"free", "task"},
    "turn": {"study", "trial", "rest"},
    "value": {value for each in PENUMBRA.options for value in each.choices if isinstance(value, str)},
    "way": set(WAYS),
    "what": choices(arcana.Straighten, "what"),
    "who": choices(arcana.Prophecy, "who"),
    "window": {
        "free",
        "placed",
        "applied",
        "prepare",
        "rolled",
        "distribution",
        "mortal",
        "before_task",
        "task_rolled",
        "reward",
        "beads",
    },
    "wizards": choices(arcana.ForWizards, "who"),
    "zone": {"grimoire", "inventory", "equipment", "experience"},
}
"""The same for Penumbra, whose messages begin with `pn-`."""
GAME_CHOICES = {"br": BLACK_ROSE_CHOICES, "pn": PENUMBRA_CHOICES}


def choices_of(message: str, variable: str) -> set[str]:
    return GAME_CHOICES.get(message.partition("-")[0], CHOICES)[variable]


@cache
def by_convention() -> set[str]:
    """The messages that voices find by their names: of what the games ask, refuse, tell and offer."""
    found: set[str] = set()
    for game in GAMES.values():
        prefix = voice_of(game.id).prefix
        found |= {f"{prefix}-do-{block.word}" for block in game.space().blocks}
        found |= {f"{prefix}-hint-{measure}" for measure in game.evaluation().measures()}
        found |= {
            f"{prefix}-{name}" for name in ("primer", "option", "option-value", "kinds", "cards-title", "cards-about")
        }
        found |= {f"{prefix}-{sort}-{id}" for sort in SORTS for id in told_ids(game.id, sort)}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_untranslated_messages(lang: str) -> None:
    """Lists what another language has and this one lacks."""
    everywhere = {message for each in LANGUAGES for message in ftl.messages(each)}
    assert sorted(everywhere - ftl.messages(lang).keys()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_are_given_the_same_everywhere(lang: str) -> None:
    shared = ftl.messages("en").keys() & ftl.messages(lang).keys()
    differing = {each for each in shared if ftl.variables(lang, each) != ftl.variables("en", each)}
    assert sorted(differing) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_unused_messages(lang: str) -> None:
    """Lists what neither the code nor another message asks for, outside the declared families."""
    referred = {
        each for other in LANGUAGES for message in ftl.messages(other) for each in ftl.references(other, message)
    }
    prefixes = tuple(f"{family}-" for family in (*FAMILIES, *OWN_FAMILIES))
    known = strings("src/arcanum", "tools") | referred | by_convention()
    unused = {each for each in ftl.messages(lang) if each not in known and not each.startswith(prefixes)}
    assert sorted(unused) == []


def test_everything_the_code_says_is_written() -> None:
    said = {each for each in strings("src/arcanum", "tools") if each.startswith(("ra-", "br-", "pn-", "list-"))}
    assert sorted(said - ftl.messages("en").keys()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_leave_no_word_out(lang: str) -> None:
    """A new word of the vocabulary must not fall into a default by accident; `*[other]` says that it may."""
    for message in ftl.messages(lang):
        for selector in ftl.selectors(lang, message):
            if selector.variable not in NUMBERS:
                expected = choices_of(message, selector.variable)
                found = selector.keys - {"other"} if selector.default == "other" else selector.keys
                assert found <= expected, message
                assert selector.default == "other" or found == expected, message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_forms_are_those_of_the_language(lang: str) -> None:
    """A form for "few" needs one for "many"; a language that has no such forms must not be given them."""
    for message in ftl.messages(lang):
        for selector in ftl.selectors(lang, message):
            if selector.variable in NUMBERS:
                forms = {key for key in selector.keys if not key.isdigit()}
                assert forms <= PLURALS[lang], message
                assert forms in ({"other"}, {"one", "other"}, {"one", "few", "many"}), message
