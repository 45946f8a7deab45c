# Why an action is refused: without a full stop, since the number of the rule may follow.

## Set-up and turns

pn-no-choose-a-talent = Choose one of your talents
pn-no-not-dealt = You were not dealt { $card }
pn-no-choose-a-turn = Choose the type of your turn: Study, a trial or Rest
pn-no-must-rest = After a mortal wound you have to Rest
pn-no-idle-study = You have just studied without a placement
pn-no-reserved-trial-first = With a reserved trial only that one may be attempted, not { $card }
pn-no-trial-not-available = { $card } is neither in the row nor reserved by you
pn-no-resting = While you Rest you follow the thread
pn-no-window-closed = Nothing new has happened since you passed ({ pn-window })

## Threat

pn-no-prepare-or-roll = Use an effect, or roll the Threat
pn-no-change-or-accept = Change the roll, or accept it
pn-no-rift-takes-dice = Rift: choose a die of your supply, in the order shown
pn-no-a-die-that-shows = Choose a die that shows { $value }
pn-no-a-mark-of-value = Choose an unwounded mark with the value { $value }
pn-no-no-threat-die-shows-that = No Threat die shows that value
pn-no-one-up-or-down = A nudge changes { $value } by 1, between 1 and 6
pn-no-mortal-wound = Accept the mortal wound, or use what cancels it

## Dice and marks

pn-no-paid-for =
    { $paid ->
        [reroll] The reroll is paid for: choose a die
        [nudge] The nudge is paid for: choose a die
        [flip] The flip is paid for: choose a die
        [recolour] The recolouring is paid for: choose a die
        [set] The setting is paid for: choose a die
        [heal] The healing is paid for: choose a mark
       *[bribe] The refreshing is paid for: choose a market
    }
pn-no-choose-a-die =
    { $way ->
        [reroll] Choose a die to reroll
        [nudge] Choose a die to nudge
        [flip] Choose a die to flip
        [recolour] Choose a die to recolour
       *[set] Choose a die to set
    }
pn-no-turn-the-die =
    { $way ->
        [reroll] Reroll the die
        [nudge] Choose a value for the die
        [flip] Flip the die
        [recolour] Choose a colour for the die
       *[set] Choose a value for the die
    }
pn-no-not-your-die = There is no such die in your supply
pn-no-wrong-kind-of-die = This effect is not for dice of that kind
pn-no-has-that-colour = The die has that colour already
pn-no-shows-that-face = The die shows { $value } already
pn-no-discard-a-die-of = Choose a { pn-die } or a Spark die of your supply
pn-no-no-such-die-there = No such die lies there
pn-no-pay-with-a-die = Choose a die that meets the cost, in the order shown
pn-no-no-mark-there = There is no mark in that slot
pn-no-mark-wounded = Wounded: { $mark_shown }
pn-no-mark-discharged = Discharged: { $mark_shown }
pn-no-mark-not-wounded = Not wounded: { $mark_shown }
pn-no-mark-not-at-rest = This cannot be used at Rest: { $mark_shown }
pn-no-no-marks-now = Marks cannot be used at this moment
pn-no-mark-without-target = There is nothing for this mark to do ({ pn-charge })
pn-no-alike-mark = Another mark does the same and is offered instead
pn-no-only-wounded = Choose a wounded mark
pn-no-only-discharged = Choose a discharged mark
pn-no-pay-blood = Choose a wounded mark, or pay from the store
pn-no-not-enough-blood = The store does not have enough Blood: { $has } of { $count }

## Primagic

pn-no-no-primagic-now = { pn-primagic }: not at this moment ({ pn-window })
pn-no-not-in-this-turn = { pn-primagic }: not in a turn of this type
pn-no-no-wounded-mark = You have no wounded mark
pn-no-crystals-suppressed = This trial suppresses Crystals
pn-no-no-dice = There is no die for this
pn-no-only-before-the-roll = { pn-primagic }: only before a Threat roll
pn-no-nothing-to-cancel = There is no Threat die that can be discarded
pn-no-no-die-of = You have no such die and no Spark die: { pn-die }
pn-no-nothing-placed = No die lies at the locations
pn-no-no-bind-now = Bind works once in a placement in the City
pn-no-once-a-turn = { pn-primagic }: only once a turn
pn-no-placements-left = There are placements left: { $count }
pn-no-no-resource-die = No resource die waits to be rolled
pn-no-needs = This needs { pn-ingredients-accusative }; you have { $has }

## Cards and markets

pn-no-not-your-card = { $card } does not lie before you
pn-no-card-stays = { $card } cannot be discarded without an effect
pn-no-tome-stays = { $card } is a Tome and stays
pn-no-no-discard-now = Artifacts cannot be discarded at this moment
pn-no-take-a-card = Choose a card
pn-no-take-an-offered-card = Take one of the cards that are shown, or none
pn-no-not-on-offer = { $card } is not on offer
pn-no-name-owned = You have a card with that name: { $card }
pn-no-card-launched = { $card } was launched and lies rotated until the end of the turn
pn-no-not-that-market = No card can be taken from the market where { $card } lies
pn-no-not-that-deck = No card can be taken from that deck ({ $place_shown })
pn-no-deck-empty = The deck is empty ({ $place_shown })
pn-no-only-face-up = Only face-up cards can be bought ({ $place_shown })
pn-no-choose-a-market = Choose a market
pn-no-no-such-market = There is no such market in this game ({ $place_shown })
pn-no-market-without-cards = That market has no cards ({ $place_shown })
pn-no-discard-one-of-two = Discard the old or the new card ({ pn-equipment })
pn-no-buy-or-stop = Buy a card, or stop
pn-no-price-too-high = { $card } asks for { pn-ingredients-accusative } ({ $off } off); you have { $has }
pn-no-drop-an-ingredient = Choose an ingredient of the price
pn-no-drop-all = Choose all that need not be paid (left: { $count })
pn-no-not-asked-for = The price does not ask for it: { pn-ingredient }
pn-no-rest-not-payable = Without that you could not pay the rest: { pn-ingredient }
pn-no-cannot-pay-the-rest = You cannot pay what is left of the price
pn-no-exchange-or-stop = Exchange ingredients, or stop
pn-no-both-given-and-received = What was received is not given away, and what was given is not received ({ $given }, { $received })
pn-no-exchanges-in-order = Exchanges are made in the order shown ({ $given }, { $received })

## Contracts and trials

pn-no-reserve-or-stop = Reserve something, or stop
pn-no-one-of-those-seen = Choose one of the contracts that you see, or none
pn-no-not-in-the-row = { $card } is not in the row
pn-no-only-from-the-deck = Only a contract of the deck can be reserved, not { $card }
pn-no-only-open-contracts = Only open contracts can be reserved
pn-no-contract-is-attempted = { $card } is being attempted
pn-no-not-in-the-trial-row = { $card } is not in the trial row
pn-no-one-reserved-trial = You have reserved a trial already, and { $card } would be a second one
