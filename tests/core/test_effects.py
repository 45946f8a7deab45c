"""The runner of effects, and moments: a small game of effects that count."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.core.actions import ActionSpace
from arcanum.core.chance import Chance, key_of
from arcanum.core.conditions import ALL_NEWS, NEWS_OF_LOSSES, NEWS_OF_THE_REST, Compare, Condition, Counter
from arcanum.core.effects import (
    SOURCE,
    AnswerMay,
    ChooseOne,
    ChooseOption,
    Effect,
    ForEach,
    Op,
    RunEffect,
    branch,
    choice,
    loop,
    offer,
)
from arcanum.core.flow import Step
from arcanum.core.moments import Moment, MomentState, Window

SPACE = ActionSpace()
YES = SPACE.add("yes")
NO = SPACE.add("no")
OPTION = SPACE.add("option", ["1", "2", "3"])
PASS = SPACE.add("pass")
REST = SPACE.add("rest")
USE = SPACE.add("use", ["0", "1"])
RUN, MAY, OPTIONS, MOMENT, WINDOW = range(1, 6)
ITEM, LEFT = 4, 5
MORE = 1
"""The news that there is more to use."""


class Table(MomentState):
    """What was counted, and how often each seat may still use something."""

    __slots__ = ("counted", "programs", "rights")

    def __init__(self, programs: list[list[Op[Any]]], rights: list[int]) -> None:
        answers: list[Step[Any]] = [AnswerMay("may", YES, NO, "R-1"), ChooseOption("option", OPTION, "R-2")]
        moments: list[Step[Any]] = [Rights("moment", WINDOW), UseRight("window")]
        steps: list[Step[Any]] = [Step("parallel"), RunEffect("run"), *answers, *moments]
        super().__init__(2, SPACE, steps, Chance(key_of("table")))
        self.effects = []
        self.news = ALL_NEWS
        self.watched = ALL_NEWS
        self.programs = programs
        self.counted: list[int] = []
        self.rights = rights

    def program(self, number: int) -> list[Op[Any]]:
        return self.programs[number]

    def component_id(self, component: int) -> str:
        return f"component {component}"

    def start(self, program: int, seat: int = 0) -> None:
        self.effects.append([program, 0, seat, 7, -1, 0])
        self.stack.append((RUN, -1))


class Count(Op[Table]):
    """Note a number, or the member of a loop."""

    def __init__(self, number: int = -1) -> None:
        self.number = number

    def run(self, s: Table, effect: Effect) -> None:
        s.counted.append(self.number if self.number >= 0 else effect[ITEM])

    def payable(self, s: Table, effect: Effect) -> bool:
        return self.number < 100


class Members(Op[Table]):
    def run(self, s: Table, effect: Effect) -> None:
        effect[LEFT] = 0b1101


class Counted(Counter[Table]):
    def count(self, s: Table, effect: Effect) -> int:
        return len(s.counted)

    def looks_at(self) -> int:
        return MORE


class Nested(Op[Table]):
    """Another effect is applied before this one goes on."""

    def run(self, s: Table, effect: Effect) -> None:
        s.start(1)


def applied(*programs: list[Op[Any]]) -> Table:
    table = Table(list(programs), [0, 0])
    table.start(0)
    table.advance()
    return table


@pytest.mark.parametrize(("value", "expected"), [(0, [1, 2, 9]), (1, [3, 9])])
@pytest.mark.parametrize("otherwise", [True, False])
def test_one_list_of_parts_or_another(value: int, expected: list[int], otherwise: bool) -> None:
    third: list[Op[Any]] = [Count(3)] if otherwise else []
    table = applied([*branch(Compare(Counted(), ">=", value), [Count(1), Count(2)], third), Count(9)])
    assert table.counted == [each for each in expected if otherwise or each != 3]
    assert table.over
    assert table.effects == []


@pytest.mark.parametrize(("answer", "expected"), [(YES, [1, 2, 9]), (NO, [9])])
def test_what_may_be_paid_for(answer: int, expected: list[int]) -> None:
    table = applied([*offer(MAY, [Count(1)], [Count(2)]), Count(9)])
    assert table.legal_actions(0) == [YES, NO]
    asked = table.decision(0)
    assert (asked.prompt, asked.source, asked.rule, asked.decline) == ("may", "component 7", "R-1", True)
    refused = table.why_not(0, PASS)
    assert refused is not None
    assert refused.id == "yes-or-no"
    table.apply(0, answer)
    assert table.counted == expected


def test_what_cannot_be_paid_for_is_not_offered() -> None:
    assert applied([*offer(MAY, [Count(1), Count(100)], [Count(2)]), Count(9)]).counted == [9]


@pytest.mark.parametrize(("number", "expected"), [(0, [1, 2, 9]), (1, [9]), (2, [3, 9])])
def test_one_of_several(number: int, expected: list[int]) -> None:
    table = applied([*choice(ChooseOne(OPTIONS), [[Count(1), Count(2)], [], [Count(3)]]), Count(9)])
    assert table.decision(0).args == {"count": 3}
    assert table.trunk[-1] == (OPTIONS, 0, 1, 4, 5), "where each option begins, in the program"
    table.apply(0, OPTION + number)
    assert table.counted == expected


def test_one_after_another() -> None:
    table = applied([Members(), *loop(ForEach(ITEM, LEFT), [Count(), Count(8)]), Count()])
    assert table.counted == [0, 8, 2, 8, 3, 8, -1], "and then it is nobody's turn"


def test_effects_inside_effects() -> None:
    assert applied([Count(1), Nested(), Count(3)], [Count(2)]).counted == [1, 2, 3]


def test_a_question_names_the_component_of_the_innermost_effect() -> None:
    asking: list[list[Op[Any]]] = [offer(MAY, [Count(1)], []), choice(ChooseOne(OPTIONS), [[Count(1)], []])]
    for inner in asking:
        table = Table([[Nested()], inner], [0, 0])
        table.start(0)
        table.effects[0][SOURCE] = 3
        table.advance()
        assert table.decision(0).source == "component 7"


def test_how_many_options_there_are_is_told_to_whoever_names_none() -> None:
    refused = applied(choice(ChooseOne(OPTIONS), [[Count(1)], []])).why_not(0, PASS)
    assert refused is not None
    assert (refused.id, refused.args, refused.rule) == ("choose-an-option", {"count": 2}, "R-2")


class Flag(Condition[Table]):
    """True of everything."""

    def holds(self, s: Table, effect: Effect) -> bool:
        return True


@pytest.mark.parametrize(
    ("condition", "needs", "has", "looks_at"),
    [
        (Compare(Counted(), ">=", 2), 2, 1, MORE),
        (Compare(Counted(), "<=", 2), 0, 1, MORE | NEWS_OF_LOSSES),
        (Compare(Counted(), "==", 2), 0, 1, MORE | NEWS_OF_LOSSES),
        (Flag(), 0, 0, NEWS_OF_THE_REST),
    ],
)
def test_what_a_condition_waits_for(condition: Condition[Table], needs: int, has: int, looks_at: int) -> None:
    table = applied([Count(1)])
    assert condition.needs() == needs
    assert condition.has(table, [0, 0, 0, 7, -1, 0]) == has
    assert condition.looks_at() == looks_at


# --- moments ----------------------------------------------------------------------------------------------------------


class Rights(Moment[Table]):
    """Seats with rights may use them; the seat in whose turn it is comes first."""

    def able(self, s: Table, kind: int, news: int) -> int:
        return (1 if s.rights[0] else 0) | (2 if s.rights[1] else 0)

    def watches(self, s: Table) -> int:
        return MORE

    def seat_at(self, s: Table, place: int) -> int:
        return 1 - place

    def end(self, s: Table) -> None:
        s.counted.append(-2)


class UseRight(Window[Table]):
    """Passing holds for both until something is new; resting is for good, and no news."""

    def ends(self, s: Table, seat: int, kind: int) -> list[int]:
        return [PASS, REST]

    def end(self, s: Table, seat: int, action: int) -> None:
        if action == REST:
            s.rights[seat] = 0
        else:
            s.news = 0

    def usable(self, s: Table, seat: int, kind: int) -> list[int]:
        return [USE + seat]

    def use(self, s: Table, seat: int, action: int) -> None:
        s.rights[seat] -= 1
        s.start(0, seat)


def at_a_moment(rights: list[int], program: list[Op[Any]]) -> Table:
    table = Table([program], rights)
    table.trunk.append((MOMENT, -1, 0, 0))
    table.advance()
    return table


def test_a_moment_goes_round_until_all_have_ended_it() -> None:
    table = at_a_moment([1, 2], [Count(5)])
    assert table.actors() == (1,)
    assert table.legal_actions(1) == [PASS, REST, USE + 1]
    table.apply(1, USE + 1)
    assert table.counted == [5], "what was used is applied at once"
    assert table.actors() == (1,), "and the round begins again"
    table.apply(1, REST)
    assert table.actors() == (0,)
    table.apply(0, REST)
    assert table.over
    assert table.counted == [5, -2]


def test_passing_holds_until_something_is_new() -> None:
    table = at_a_moment([1, 1], [])
    table.apply(1, PASS)
    assert table.over, "nothing is new: nobody is asked again"
    table.trunk.append((MOMENT, -1, 0, 0))
    table.advance()
    assert table.over
    table.news |= MORE
    table.trunk.append((MOMENT, -1, 0, 0))
    table.advance()
    assert table.actors() == (1,)


def test_whoever_ended_it_is_asked_again_after_a_use() -> None:
    table = at_a_moment([2, 0], [])
    table.rights[1] = 1
    table.apply(0, USE)
    assert table.actors() == (1,)


def test_where_nobody_can_do_anything_nobody_looks_until_there_is_news() -> None:
    table = at_a_moment([0, 0], [])
    assert table.over
    assert (table.news, table.watched) == (NEWS_OF_THE_REST, MORE)
    table.rights = [1, 1]
    for news, asked in ((0, ()), (MORE, (1,))):
        table.news |= news
        table.trunk.append((MOMENT, -1, 0, 0))
        table.advance()
        assert table.actors() == asked
