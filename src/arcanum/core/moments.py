"""Moments when the seats may use something: who is asked, in which order, and when nobody has to be.

A moment is a frame `(step, -1, kind, passed)`. The seats are asked in the order of play what they want to use. Whoever
uses something begins the round again, above which the effect is applied first; when the others have passed, too, the
moment is over. `kind` says which moment it is, if there are several.

Most of the time nobody can use anything, and to find that out has to be cheap. `MomentState.news` is the set of what
may have changed since nobody could, `watched` what those things look at that could be used; as long as the two have
nothing in common, nobody can. Rules where passing holds until something is new clear `news` in `Window.end`.
"""

from __future__ import annotations

from typing import TypeVar

from arcanum.core.conditions import ALL_NEWS, NEWS_OF_THE_REST
from arcanum.core.effects import EffectState
from arcanum.core.flow import Ask, Frame, Step


class MomentState(EffectState):
    """A state of a game with such moments. Both sets can be found out again: they are not saved."""

    __slots__ = ("news", "watched")

    news: int
    """What may have changed since the last moment at which nobody could use anything."""
    watched: int
    """What those things look at that may be used; everything until somebody has found out."""


S = TypeVar("S", bound=MomentState)


class Moment(Step[S]):
    """`(step, -1, kind, how many in turn order have passed)`."""

    def __init__(self, name: str, window: int, brings: int = 0) -> None:
        super().__init__(name)
        self.window: int = window
        """The number of the step that asks (a `Window`)."""
        self.brings: int = brings
        """What is new at every moment of a kind other than 0."""

    def run(self, s: S, frame: Frame) -> None:
        _, _, kind, _ = frame
        news = s.news | self.brings if kind else s.news
        if not news & s.watched or not self.asks(s, frame, news):
            s.stack.pop()
            self.end(s)

    def able(self, s: S, kind: int, news: int) -> int:
        """The seats that can use something at a moment of this kind, as a set."""
        raise NotImplementedError

    def watches(self, s: S) -> int:
        """What those things look at that may be used."""
        return ALL_NEWS

    def seat_at(self, s: S, place: int) -> int:
        """The seat with this place in the order of play."""
        return place

    def settles(self, s: S) -> bool:
        """Whether nobody can use anything before something is new, if nobody can now."""
        return True

    def end(self, s: S) -> None:
        """The moment is over."""

    def asks(self, s: S, frame: Frame, news: int) -> bool:
        """Ask the first seat that can use something and has not passed; False if there is none."""
        step, nobody, kind, passed = frame
        able = self.able(s, kind, news)
        if able:
            for place in range(passed, s.seats):
                seat = self.seat_at(s, place)
                if able >> seat & 1:
                    s.stack[-1] = (step, nobody, kind, place)
                    s.stack.append((self.window, seat, kind))
                    return True
        elif passed == 0 and self.settles(s):
            s.news = NEWS_OF_THE_REST
            if s.watched == ALL_NEWS:
                s.watched = self.watches(s)
        return False


class Window(Ask[S]):
    """`(step, seat, kind)`, above the frame of its moment: use something, or end the window with another answer. Things
    to use and ends are one list, so that whoever wants to use nothing need not say so first."""

    def usable(self, s: S, seat: int, kind: int) -> list[int]:
        """The actions that use something."""
        raise NotImplementedError

    def use(self, s: S, seat: int, action: int) -> None:
        """Use it, above the moment on the stack."""
        raise NotImplementedError

    def ends(self, s: S, seat: int, kind: int) -> list[int]:
        """The answers with which the seat passes."""
        raise NotImplementedError

    def end(self, s: S, seat: int, action: int) -> None:
        """Carry out such an answer; nothing has to be done if it says no more than that the seat passes."""

    def legal(self, s: S, frame: Frame) -> list[int]:
        _, seat, kind = frame
        return sorted([*self.ends(s, seat, kind), *self.usable(s, seat, kind)])

    def answer(self, s: S, frame: Frame, action: int) -> None:
        _, seat, kind = frame
        s.stack.pop()
        step, nobody, _, passed = s.stack[-1]
        if action in self.ends(s, seat, kind):
            s.stack[-1] = (step, nobody, kind, passed + 1)
            self.end(s, seat, action)
        else:
            s.stack[-1] = (step, nobody, kind, 0)
            self.use(s, seat, action)
