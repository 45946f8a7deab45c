"""What may be done on a turn, and why the rest may not: placing, claiming, discarding, using a power.

Each `can_…` has its `…_refusal` beside it, which says in words what the other says in a bit.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.reasons import Args, Reason
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana.catalogue import A_PASS, ACTS, ACTS_TURNED, LOWERS, Cost, Power
from arcanum.games.res_arcana.essences import GOLD, NAMES, NOTHING, Amounts, common, count_among, covers, minus, total
from arcanum.games.res_arcana.state import State

MONUMENT_GOLD: Final = 4
"""Claiming a monument costs 4 Gold, whichever one it is."""

# --- costs with discounts ---------------------------------------------------------------------------------------------


def discounts(s: State, seat: int, card: int) -> tuple[int, int]:
    """What the player's components take off an artifact's cost: from any symbol, and from any symbol but Gold (RA-21.1,
    RA-21.2). They do so turned or not, without being used (RA-1.10, RA-10.13, RA-21.7)."""
    cat = s.cat
    deeds = cat.does
    free = 0
    not_gold = 0
    for component in s.play[seat]:
        if deeds[component] & LOWERS:
            for discount in cat.discounts[component]:
                if discount.on == 0 or discount.on & cat.subtypes[card]:
                    if discount.not_gold:
                        not_gold += discount.amount
                    else:
                        free += discount.amount
    return free, not_gold


def bill(cost: Cost, free: int, not_gold: int) -> tuple[int, int]:
    """How many essences are due after discounts, applied in full, and how many of them must be Gold (RA-21.3, RA-21.4,
    RA-21.8). "Not Gold" spares the Gold symbols; any-essence symbols may be dropped (RA-21.6)."""
    if free == 0 and not_gold == 0:
        return cost.symbols, cost.amounts[GOLD]
    gold = cost.amounts[GOLD]
    due = cost.symbols - not_gold if not_gold < cost.symbols - gold else gold
    return due - free if free < due else 0, gold - free if free < gold else 0


def payable(pool: Amounts, cost: Cost, due: int, gold: int) -> bool:
    """Whether a pool can pay `due` essences of a cost, the payer choosing which of its symbols were dropped (RA-7.3,
    RA-7.4, RA-21.5).

    An essence pays a symbol of its own type or an any-symbol; so beyond the printed number of each type only as many
    may be used as there are any-symbols."""
    return pool[GOLD] >= gold and most_payable(pool, cost) >= due


def most_payable(pool: Amounts, cost: Cost) -> int:
    """How many symbols of a cost a pool can pay."""
    own = common(pool, cost.amounts)
    others = total(pool) - own
    return own + (others if others < cost.any else cost.any)


def can_afford(s: State, seat: int, cost: Cost, free: int, not_gold: int) -> bool:
    due, gold = bill(cost, free, not_gold)
    return payable(s.pool_of(seat), cost, due, gold)


def cost_refusal(s: State, seat: int, cost: Cost, free: int, not_gold: int) -> Reason | None:
    """What is missing to pay a cost."""
    if can_afford(s, seat, cost, free, not_gold):
        return None
    due, gold = bill(cost, free, not_gold)
    pool = s.pool_of(seat)
    if due == cost.symbols:
        return _missing(pool, cost.amounts, due)
    if pool[GOLD] < gold:
        return Reason("needs-essences", {"gold": gold - pool[GOLD]}, "RA-21.4")
    return Reason("needs-after-discount", {"due": due}, "RA-6.2")


def _missing(pool: Amounts, needed: Amounts, due: int) -> Reason:
    args: Args = {}
    spare = 0
    for essence in range(5):
        if needed[essence] > pool[essence]:
            args[NAMES[essence]] = needed[essence] - pool[essence]
        else:
            spare += pool[essence] - needed[essence]
    wild = due - sum(needed)
    if wild > spare:
        args["any"] = wild - spare
    return Reason("needs-essences", args, "RA-6.2")


# --- placing ----------------------------------------------------------------------------------------------------------


def placing_refusal(s: State, seat: int, card: int) -> Reason | None:
    """Why an artifact cannot be placed as an action (RA-7.2)."""
    if card not in s.hand[seat]:
        return Reason("not-in-hand", {"card": s.cat.ids[card]}, "RA-7.1")
    free, not_gold = discounts(s, seat, card)
    return cost_refusal(s, seat, s.cat.cost[card], free, not_gold)


# --- claiming ---------------------------------------------------------------------------------------------------------


def claiming_refusal(s: State, seat: int, component: int) -> Reason | None:
    """Why a monument, a Place of Power or the top of the monument deck cannot be claimed (RA-8.7). No discounts
    count (RA-8.13)."""
    if component == at.DECK_TOP:
        if not s.monument_deck:
            return Reason("monument-deck-empty", rule="RA-8.7")
    elif component not in s.display and component not in s.places:
        for owner in range(s.seats):
            if component in s.play[owner]:
                return Reason("already-claimed", {"card": s.cat.ids[component], "seat": owner}, "RA-8.9")
        return Reason("not-in-the-centre", {"card": s.cat.ids[component]}, "RA-8.2")
    gold = s.pool[seat * 5 + GOLD]
    if component == at.DECK_TOP or s.cat.kind[component] == at.MONUMENT:
        return Reason("needs-essences", {"gold": MONUMENT_GOLD - gold}, "RA-8.1") if gold < MONUMENT_GOLD else None
    return cost_refusal(s, seat, s.cat.cost[component], 0, 0)


# --- powers -----------------------------------------------------------------------------------------------------------


def can_use(s: State, seat: int, power: Power) -> bool:
    """Whether the owner of a power can pay its whole cost now; `power.timing` is the caller's business (RA-1.11,
    RA-10.2, RA-11.4).

    A turned component has only what does not turn it: React powers (RA-11.2, RA-11.3), and actions of which its text
    says so (RA-1.21). The pool must hold everything beforehand (RA-18.8). Whether the effect will do anything does not
    matter (RA-12.16, RA-32.1, RA-32.2)."""
    if power.component in s.turned:
        if power.turns or (power.timing == at.ACTION and not power.while_turned):
            return False
    elif power.while_turned:
        return False
    need = power.need
    pool = s.pool_of(seat)
    if not (covers(pool, need.fixed()) and need.total <= total(pool)):
        return False
    return need.rest < 0 or can_pay_rest(s, seat, power)


def can_pay_rest(s: State, seat: int, power: Power) -> bool:
    """The parts of a cost that are not fixed essences from the pool."""
    if power.choice[0] and not _can_pay_choice(s, seat, power):
        return False
    if power.off != NOTHING and not covers(s.lying(power.component), power.off):
        return False
    if power.turns_another and not can_turn_another(s, seat, power.turns_another, power.component):
        return False
    if power.destroys and not destroyable(s, seat, power.destroys, power.component):
        return False
    return len(s.hand[seat]) >= power.discards


def _can_pay_choice(s: State, seat: int, power: Power) -> bool:
    left = minus(s.pool_of(seat), power.need.fixed())
    return count_among(left, power.choice[1]) >= power.choice[0]


def can_turn_another(s: State, seat: int, subtype: int, this: int) -> bool:
    """Whether there is anything `turnable`; without a list, since it is asked on every turn (RA-10.9)."""
    subtypes = s.cat.subtypes
    for component in s.play[seat]:
        if subtypes[component] & subtype and component not in s.turned and component != this:
            return True
    return False


def turnable(s: State, seat: int, subtype: int, this: int) -> list[int]:
    """The player's straight artifacts of a subtype, but for the component whose power it is (RA-10.9)."""
    return [c for c in s.play[seat] if s.cat.subtypes[c] & subtype and c not in s.turned and c != this]


def destroyable(s: State, seat: int, which: int, this: int) -> list[int]:
    """The player's own artifacts in play, turned or not, and nothing else, that a cost may destroy (RA-1.6, RA-13.3,
    RA-13.5, RA-13.7)."""
    kind = s.cat.kind
    if which == at.DESTROY_THIS:
        return [this] if this in s.play[seat] else []
    if which == at.DESTROY_ANOTHER:
        return [c for c in s.play[seat] if kind[c] == at.ARTIFACT and c != this]
    if which == at.DESTROY_KIND:
        return [c for c in s.play[seat] if s.cat.subtypes[c]]
    return [c for c in s.play[seat] if kind[c] == at.ARTIFACT]


def power_refusal(s: State, seat: int, power: Power) -> Reason | None:
    """Why a power cannot be used now."""
    card: Args = {"card": s.cat.ids[power.component]}
    if power.component not in s.play[seat]:
        return Reason("not-yours", card, "RA-10.12")
    if power.component in s.turned:
        if power.turns or (power.timing == at.ACTION and not power.while_turned):
            return Reason("is-turned", card, "RA-10.3")
    elif power.while_turned:
        return Reason("is-straight", card, "RA-C8")
    pool = s.pool_of(seat)
    needed = power.need.fixed()
    due = power.need.total - power.choice[0]
    if not covers(pool, needed) or due > total(pool):
        return _missing(pool, needed, due)
    return _rest_refusal(s, seat, power, card)


def _rest_refusal(s: State, seat: int, power: Power, card: Args) -> Reason | None:
    if power.choice[0] and not _can_pay_choice(s, seat, power):
        return Reason("needs-one-of", {"types": power.choice[1]}, "RA-10.2")
    lying = s.lying(power.component)
    for essence in range(5):
        if lying[essence] < power.off[essence]:
            lack = power.off[essence] - lying[essence]
            return Reason("needs-on-it", {**card, "essence": NAMES[essence], "count": lack}, "RA-C4")
    if power.turns_another and not turnable(s, seat, power.turns_another, power.component):
        kind = "dragon" if power.turns_another == at.DRAGON else "creature"
        return Reason("needs-straight", {"subtype": kind}, "RA-10.9")
    if power.destroys and not destroyable(s, seat, power.destroys, power.component):
        kind = "dragon-or-creature" if power.destroys == at.DESTROY_KIND else "artifact"
        return Reason("nothing-to-destroy", {"subtype": kind}, "RA-10.2")
    if len(s.hand[seat]) < power.discards:
        return Reason("hand-empty", rule="RA-C9")
    return None


# --- a turn -----------------------------------------------------------------------------------------------------------


def turn_actions(s: State, seat: int) -> list[int]:
    """Everything the player may do on their turn, ascending (RA-6.1, RA-1.11, RA-10.3): to pass always, if need be
    nothing else (RA-6.5, RA-6.6). The hottest loop of the engine: it allocates the list and nothing else, and looks
    only at the player's own cards and the centre."""
    cat = s.cat
    deeds = cat.does
    needs = cat.needs
    prices = cat.price
    discard = cat.discard
    base = seat * 5
    pool = s.pool
    calm = pool[base]
    death = pool[base + 1]
    elan = pool[base + 2]
    gold = pool[base + 3]
    life = pool[base + 4]
    everything = calm + death + elan + gold + life
    legal = [A_PASS]
    turned = s.turned
    lowered = False
    for component in s.play[seat]:
        does = deeds[component]
        if does != ACTS:  # most components do just that
            if not does:
                continue
            if does & LOWERS:
                lowered = True
            if does & ACTS_TURNED and component in turned:
                legal += [power.action for power in cat.turned_powers[component] if can_use(s, seat, power)]
        if component in turned:
            continue
        for need in needs[component]:
            if (
                need.free
                or (
                    need.total <= everything
                    and need.calm <= calm
                    and need.death <= death
                    and need.elan <= elan
                    and need.gold <= gold
                    and need.life <= life
                )
            ) and (need.rest < 0 or can_pay_rest(s, seat, cat.powers[need.rest])):
                legal.append(need.action)
    for card in s.hand[seat]:
        legal.append(discard[card])
        price = prices[card]
        if (
            price.total <= everything
            and price.calm <= calm
            and price.death <= death
            and price.elan <= elan
            and price.gold <= gold
            and price.life <= life
        ) or (lowered and can_afford_lowered(s, seat, card)):
            legal.append(price.action)
    if gold >= MONUMENT_GOLD:
        for monument in s.display:
            legal.append(cat.claim[monument])
        if s.monument_deck:
            legal.append(cat.claim_deck)
    for place in s.places:
        price = prices[place]
        if (
            price.total <= everything
            and price.calm <= calm
            and price.death <= death
            and price.elan <= elan
            and price.gold <= gold
            and price.life <= life
        ):
            legal.append(price.action)
    legal.sort()
    return legal


def can_afford_lowered(s: State, seat: int, card: int) -> bool:
    """Whether the player, who cannot pay the whole cost of a card in hand, can pay what discounts leave of it."""
    free, not_gold = discounts(s, seat, card)
    return (free > 0 or not_gold > 0) and can_afford(s, seat, s.cat.cost[card], free, not_gold)


def turn_refusal(s: State, seat: int, action: int) -> Reason | None:
    """Why an action is refused on the player's turn (RA-6.2)."""
    cat = s.cat
    block = cat.block[action]
    argument = cat.argument[action]
    if block == at.PLACE:
        return placing_refusal(s, seat, argument)
    if block == at.CLAIM:
        return claiming_refusal(s, seat, argument)
    if block == at.DISCARD:
        return Reason("not-in-hand", {"card": cat.ids[argument]}, "RA-9.4")
    if block == at.POWER:
        power = cat.powers[argument]
        if power.timing == at.WHEN_CLAIMED:
            return Reason("only-when-claimed", {"card": cat.ids[power.component]}, "RA-8.12")
        if power.timing != at.ACTION:
            return Reason("react-only", {"card": cat.ids[power.component]}, "RA-11.6")
        return power_refusal(s, seat, power)
    return Reason("not-an-action", rule="RA-6.1")
