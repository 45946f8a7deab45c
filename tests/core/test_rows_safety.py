"""The extension that fills rows, given what it does not expect: each case in a process of its own, which lives."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from arcanum.core import rows

_rows: Any = rows._quick

pytestmark = pytest.mark.skipif(not rows.quick(), reason="the extension is not built")

START = """
from arcanum.core import _rows, rows
from arcanum.games import GAMES, find

NAMES = ("a", "b", "c", "d", "e")

def refused(call, *errors):
    try:
        call()
    except (errors or (TypeError, ValueError)):
        return
    raise AssertionError("was taken")

def program(*ops, kind=_rows.Program, size=8, seats=2, maps=(), books=(), choices=(), worths=(), names=NAMES):
    return kind(size, seats, list(ops), list(maps), list(books), list(choices), list(worths), names)

def read(made, state, size=8, actions=9):
    # a row, out of a state
    room = [bytearray(count) for count in (size, actions, 2 * actions, 2, 1)]
    table = _rows.Table(made, 1, actions, *room)
    table.show_all([0], 0, 1, [state], [0])
    return bytes(room[0])

def refused_by_both(*ops, **more):
    refused(lambda: program(*ops, **more), ValueError)
    refused(lambda: program(*ops, kind=rows.Program, **more), ValueError)
"""

REFUSED_OBJECT = """
layout = find("res_arcana").layout(2)
state = find("res_arcana").new(2, "x", {})
good = layout.program.observe(state.sources(), state.actors()[0])
assert rows.reads(layout.program, state)
class Half:
    __slots__ = ("trunk", "asked")
class Stranger:
    pass
for name in layout._slow.attributes:
    setattr(Stranger, name, getattr(type(state), name))
while state.branches:
    state.apply(state.actors()[0], state.legal_actions(state.actors()[0])[0])
good = layout.observe(state, state.actors()[0])
for wrong in (object(), Half(), Stranger(), 7, None):
    assert layout.program.reads(wrong) is False
    refused(lambda: read(layout.program, wrong, layout.size, layout.actions))
    refused(lambda: layout.program.observe(wrong, 0))
    assert read(layout.program, state, layout.size, layout.actions) == good
"""

FREED_CLASS = """
import gc
made = program([rows.LENGTH, 0, 0], [rows.LENGTH, 4, 1])
known = None
for size in range(200):
    more = tuple(f"x{number}" for number in range(size % 7))
    kind = type("Kind", (), {"__slots__": (*more, *NAMES) if size % 2 else (*NAMES, *more)})
    one, spare = kind(), kind()
    for state in (one, spare):
        state.a, state.b, state.c, state.d, state.e = [0] * (size % 5), 0, [], [], [0] * (size % 5)
    refused(lambda: read(made, one))
    assert made.reads(spare) and made.reads(one)
    assert read(made, one)[:2] == bytes([size % 5] * 2)
    if known is not None:
        refused(lambda: read(made, known))
    known = one
    del one, spare, state, kind
    gc.collect()
"""

UNSET = """
class State:
    __slots__ = NAMES
made = program([rows.LENGTH, 4, 0])
spare, state = State(), State()
for one in (spare, state):
    one.a, one.b, one.c, one.d, one.e = [[0]], 0, [], [], [0]
assert made.reads(spare)
for length in (1, 2, 3):
    state.e = [0] * length
    assert read(made, state)[0] == length
    del state.e
    refused(lambda: read(made, state), AttributeError)
refused(lambda: read(made, State()), AttributeError)
"""

PLACES = """
refused_by_both([rows.COUNTS, 0, 0, -3000, -1, -1, 0])
refused_by_both([rows.COUNT, 0, -4000, 8, -1])
refused_by_both([rows.COUNT, 0, 9, 8, -1])
refused_by_both([rows.SHOWN, 0, 0, 1, -1, -1, 0, 0, -5, 0])
refused_by_both([rows.SHOWN, 0, 0, 1, -1, -1, 0, 0, 0, 0])
refused_by_both([rows.SEEN, 0, 0, 8, 1, -1, -1, 0])
refused(lambda: program([rows.SEEN, 0, 0, 8, 1, 2**31 - 1, -1, 0]))
refused(lambda: program([rows.ASKED, 0, 0, 1, 2, 4000]))
refused(lambda: program([2**16, 0, 0]))
refused(lambda: program([rows.NUMBER, 2**16, 0, 0]))
refused_by_both([rows.ONE, 0, 0], size=0)
refused_by_both([rows.ONE, 0, 0], seats=63)
refused_by_both([rows.ONE, 0, 0], size=2**40)
for kind in (_rows.Program, rows.Program):
    rivals = program([rows.COUNTS, 0, 3, 5, -1, -1, 2], kind=kind, size=5)
    assert rivals.observe([[[], [1]], 0, [], [], []], 0) == bytes([0, 0, 0, 0, 1])
    twice = program([rows.COPY, 0, 0, 1, 0, 1], kind=kind, maps=[[[0, 0]] * 2])
    assert twice.observe([[3, -1], 0, [], [], []], 0)[0] == 4
assert program([rows.COUNT, 0, 8, 8, -1]).observe([[1, 2], 0, [], [], []], 0) == bytes(8)
"""

UNMADE = """
empty = _rows.Program.__new__(_rows.Program)
refused(lambda: empty.observe([[]] * 5, 0))
refused(lambda: empty.write([], 0, bytearray(3), 0))
refused(lambda: _rows.Table(empty, 1, 1, bytearray(1), bytearray(1), bytearray(2), bytearray(2), bytearray(1)))
parts = (8, 2, [[rows.ASKED, 90, 0, 91, 92, 93]], [], [], [], [], NAMES)
failed = _rows.Program.__new__(_rows.Program)
for _ in range(3):
    refused(lambda: failed.__init__(*parts))
refused(lambda: failed.observe([[]] * 5, 0))
made = program([rows.ONE, 0, 0])
refused(lambda: made.__init__(8, 2, [], [], [], [], [], NAMES))
assert made.observe([[]] * 5, 0)[0] == 1
"""

TABLES = """
made = program([rows.ONE, 0, 0])
sizes = (16, 10, 20, 4, 2)
sources = [[[0]], 1, [], [0, 3], []]
empty = _rows.Table.__new__(_rows.Table)
refused(lambda: empty.show(0, sources), IndexError)
refused(lambda: empty.take(bytes(1), [], []))
for wrong in range(5):
    table = _rows.Table.__new__(_rows.Table)
    for change in (1, -1):
        room = [bytearray(size + change * (at == wrong)) for at, size in enumerate(sizes)]
        refused(lambda: table.__init__(made, 2, 5, *room))
        refused(lambda: table.show(0, sources), IndexError)
    room = [bytearray(size) if at != wrong else bytes(size) for at, size in enumerate(sizes)]
    refused(lambda: _rows.Table(made, 2, 5, *room), BufferError)
for count in (2**40, 2**62, -1, 0):
    refused(lambda: _rows.Table(made, count, 5, *[bytearray(size) for size in sizes]))
odd = [memoryview(bytearray(size + 1))[1:] for size in sizes]
table = _rows.Table(made, 2, 5, *odd)
refused(lambda: table.__init__(made, 2, 5, *odd))
assert table.show(1, sources) == 1
assert bytes(odd[1][5:]) == bytes([1, 0, 0, 1, 0]) and odd[2][10:].tolist()[::2] == [0, 3, 0, 0, 0]
for legal in ([9], [-1], [None], [0] * 6, (), None):
    refused(lambda: table.show(0, [[[0]], 1, [], legal, []]))

class Last(list):
    def __del__(self):
        for one in sources:
            if isinstance(one, list):
                one.clear()
        sources.clear()

assert table.show(0, sources) == 1
table.show(0, [[[0]], 1, [], Last([1]), []])
assert sources == []  # nothing is kept of what was shown
refused(lambda: table.show(0, sources))
"""

BITS = """
for limit in (63, 64, 200, 2**31 - 1):
    refused_by_both([rows.BITS, 0, 0, limit, -1])
    refused_by_both([rows.BIT_ROWS, 0, 0, limit, -1, -1])
    refused_by_both([rows.ASKED, 0, 0, 1, 2, 0], books=[[(0, [(0, 2, 0, limit, -1, 0)])]])
for kind in (_rows.Program, rows.Program):
    made = program([rows.BITS, 0, 0, 62, -1], kind=kind, size=62)
    assert made.observe([2**62 - 1, 0, [], [], []], 0) == bytes([1] * 62)
    assert made.observe([-1, 0, [], [], []], 0) == bytes([1] * 62)
    for value in (2**62, 2**63, 2**64, 2**200, -(2**200)):
        refused(lambda: made.observe([value, 0, [], [], []], 0), TypeError)
    largest = program([rows.NUMBER, 0, 0, 2**31 - 1], kind=kind)
    assert largest.observe([2**63 - 1, 0, [], [], []], 0)[0] == 255
    assert largest.observe([-(2**70), 0, [], [], []], 0)[0] == 0
"""

MEDDLING = """
class Meddler:
    def __init__(self, sources):
        self.sources = sources
    def __hash__(self):
        return 1
    def __eq__(self, other):
        for one in self.sources:
            if isinstance(one, list):
                one.clear()
        self.sources.clear()
        return True

class Number(int, Meddler):
    __hash__ = Meddler.__hash__
    __eq__ = Meddler.__eq__
    def __new__(cls, sources):
        made = int.__new__(cls, 1)
        made.sources = sources
        return made
    def __init__(self, sources):
        pass

worths = [[(1, [1], [1] * 5)] * 5]
names = tuple("abcdefg")
for kind in (Meddler, Number):
    for op, own, places in (
        ([rows.WORTHS, 0, 0, -1, 6, 2, 0], dict, (6, 0)),
        ([rows.WORTHS, 0, 0, -1, 6, 2, 0, 5, 0], dict, (6, 5, 0)),
        ([rows.AMOUNTS, 6, 0, 1, 5], dict, (6,)),
        ([rows.AMOUNTS, 6, 0, 1, 5, 5, 0, 0], dict, (6, 5, 0)),
        ([rows.MARKS, 6, 0, 5], set, (6,)),
        ([rows.MARKS, 6, 0, 5, 5, 0, 0], set, (6, 5, 0)),
        ([rows.COUNT, 6, 0, 5, -1], set, (6,)),
    ):
        made = program(op, worths=worths, names=names)
        for place in places:
            sources = [[[1, 1, 1], [1, 1, 1]], 0, [0, 0], [], [], (own(),) if 5 in op[4:] else [], own()]
            for lying in (sources[6], *sources[5]):
                lying.update({1: [1]} if own is dict else [1])
            if place == 5:
                sources[5][0].clear()
                sources[5][0].update({kind(sources): [1]} if own is dict else [kind(sources)])
            elif place:
                sources[place].clear()
                sources[place].update({kind(sources): [1]} if own is dict else [kind(sources)])
            else:
                sources[0][0][0] = kind(sources)
            refused(lambda: made.observe(sources, 0))
            assert len(sources) == 7
made = program([rows.OPTION, 0, 0, 0], choices=[("x", ("y", "z"))])
sources = [{"x": "z"}, 0, [], [], []]
sources[0][Meddler(sources)] = 3
assert made.observe(sources, 0)[:2] == bytes([0, 1])
sources[0]["x"] = Number(sources)
assert made.observe(sources, 0) == bytes(8) and len(sources) == 5
refused(lambda: program(choices=[("x", (Number([]),))]))
refused(lambda: program(choices=[(Meddler([]), ("y",))]))
"""

STEPS = """
from array import array
made = program([rows.ONE, 0, 0])
room = [bytearray(size) for size in (16, 10, 20, 4, 2)]
table = _rows.Table(made, 2, 5, *room)
class State:
    __slots__ = NAMES
states = [State(), State(), State()]
for state, legal in zip(states, ([0, 3], [1], [])):
    state.a, state.b, state.c, state.d, state.e = [[0]], 1, [], legal, []
assert made.reads(states.pop())
seats, rows, taken = [7, 7], [7, 7], [7, 7]
assert table.show_all([1, 0], 0, 2, states, seats) is None
assert seats == [1, 1] and bytes(room[1]) == bytes([1, 0, 0, 1, 0, 0, 1, 0, 0, 0])
table.show_all([1, 0], -9, 0, states, seats)
for wrong in ([2], [-1], [None], [2**70]):
    refused(lambda: table.show_all(wrong, 0, 1, states, seats), IndexError, TypeError)
refused(lambda: table.show_all([1], 0, 1, [None, None], seats))
refused(lambda: table.show_all([1], 0, 1, [State(), State()], seats), AttributeError)
refused(lambda: table.show_all([1], 0, 1, states, []), IndexError)
refused(lambda: table.show_all((1,), 0, 1, states, seats))
refused(lambda: table.show_all([1], 0, 1, states))

for kind in "bhilqBHILQ":
    assert table.take(array(kind, [3, 1]), rows, taken) == -1
    assert sorted(zip(rows, taken)) == [(0, 3), (1, 1)]
    assert table.take(memoryview(array(kind, [3, 4, 1, 4]))[::2], rows, taken) == -1
    assert table.take(array(kind, [3, 2]), rows, taken) == 1 and table.take(array(kind, [4, 1]), rows, taken) == 0
    for wrong in ([3], [3, 5], [3, 1, 1], []):
        refused(lambda: table.take(array(kind, wrong), rows, taken))
for wrong in (array("q", [-1, 1]), array("Q", [2**64 - 1, 1]), array("q", [2**62, 1]), array("d", [3, 1]), [3, 1]):
    refused(lambda: table.take(wrong, rows, taken))
refused(lambda: table.take(array("q", [3, 1]), [0], taken), IndexError)
refused(lambda: table.take(array("q", [3, 1]), rows, []), IndexError)
refused(lambda: table.take(array("q", [3, 1]), (0, 0), taken))

legal, count, picked = array("h", [4, 5, 6, 7, 8, 9]), array("h", [3, 1]), array("h", [0, 0])
_rows.pick(legal, count, array("d", [0.99, 0.0]), picked)
assert picked.tolist() == [6, 7]
for numbers in ([1.0, 0], [-0.1, 0], [float("nan"), 0], [0.5], [0.5] * 3):
    refused(lambda: _rows.pick(legal, count, array("d", numbers), picked))
for many in ([4, 1], [0, 1], [-1, 1]):
    refused(lambda: _rows.pick(legal, array("h", many), array("d", [0.9, 0]), picked))
refused(lambda: _rows.pick(legal, count, array("f", [0, 0]), picked))
refused(lambda: _rows.pick(legal, count, array("d", [0, 0]), bytes(4)), BufferError)
refused(lambda: _rows.pick(legal, count, array("d", [0, 0])))
"""

PROBED = """
class Property:
    @property
    def a(self):
        raise AssertionError("was asked")
    b = c = d = e = a
class Plain:
    pass
plain = Plain()
for name in NAMES:
    setattr(plain, name, [])
made = program([rows.LENGTH, 0, 0])
unmade = _rows.Program.__new__(_rows.Program)
for one in (Property(), plain, Plain, 7, None, [], "a", object(), find):
    assert made.reads(one) is False and unmade.reads(one) is False
    refused(lambda: made.observe(one, 0), TypeError, AttributeError, ValueError)
for game in GAMES:
    layout, state = find(game).layout(2), find(game).new(2, "x", {})
    assert rows.reads(layout.program, state)
    for turn in range(100):
        if state.over:
            break
        seat = state.actors()[0]
        good = layout.program.observe(state.sources(), seat)
        assert read(layout.program, state, layout.size, layout.actions) == good
        state.apply(seat, state.legal_actions(seat)[-1])
"""

CASES = {
    "steps": STEPS,
    "probed": PROBED,
    "refused object": REFUSED_OBJECT,
    "freed class": FREED_CLASS,
    "unset": UNSET,
    "places": PLACES,
    "unmade": UNMADE,
    "tables": TABLES,
    "bits": BITS,
    "meddling": MEDDLING,
}


def run(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"ended with {done.returncode}: {done.stderr[-3000:]}"
    return done.stdout


@pytest.mark.parametrize("case", CASES)
def test_what_is_wrong_is_refused(case: str) -> None:
    run("-c", START + CASES[case])


def test_programs_by_chance() -> None:
    same, taken = map(int, run(str(Path(__file__).with_name("fuzz_rows.py")), "6000").split())
    assert same > 8000
    assert 1000 < taken < 5800


def test_the_stub_names_what_is_there() -> None:
    stub = ast.parse(Path(rows.__file__).with_name("_rows.pyi").read_text(encoding="utf-8"))
    for node in stub.body:
        if isinstance(node, ast.ClassDef):
            told = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
            assert told == {name for name in vars(getattr(_rows, node.name)) if name[0] != "_"} | {"__init__"}
    names = {one.name for one in stub.body if isinstance(one, (ast.ClassDef, ast.FunctionDef))} | {"VERSION"}
    assert names == {name for name in vars(_rows) if name[0] != "_"}
