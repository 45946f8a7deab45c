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
pn-no-needs = This needs { pn-ingredients }; you have { $has }

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

## Using cards

pn-no-works-by-itself = { $card } works by itself
pn-no-card-rotated = { $card } is rotated
pn-no-card-in-other-turn = { $card } cannot be used in a turn of this type
pn-no-card-at-other-moment = { $card } cannot be used at this moment
pn-no-card-suppressed = This trial suppresses { $card }
pn-no-vigilance = Vigilance allows no further card or chain before the roll: { $card }
pn-no-second-threat = { $card } asks for a Threat while another one is being resolved
pn-no-cost-in-other-turn = The cost of { $card } cannot be paid in a turn of this type
pn-no-card-not-payable = You cannot pay for { $card }
pn-no-card-not-possible = What { $card } demands is not possible now
pn-no-card-without-effect = { $card } would do nothing now
pn-no-not-launched = { $card } is not launched here
pn-no-launch-only-spells = Only Spells are launched, not { $card }
pn-no-launch-a-spell = Choose a Spell
pn-no-chain-goes-on = Use the next card of the chain, or end it
pn-no-choose-a-cost = Choose one of the costs of { $card }
pn-no-cost-not-payable = This cost of { $card } cannot be paid
pn-no-brew-or-done = Brew a Recipe, or go on
pn-no-brew-only-recipes = { $card } is not a Recipe
pn-no-amplify-first = Without an Orange die { $card } would do nothing
pn-no-amplify-or-done = Choose an Orange die or a Spark die for { $card }, or go on
pn-no-not-triggered = That card does not wait to work
pn-no-choose-a-rotated-card = Choose a rotated card
pn-no-not-rotated = { $card } is not rotated
pn-no-not-this-card = A card does not act on itself: { $card }
pn-no-not-that-sort = The effect is not for cards of this kind: { $card }
pn-no-choose-a-colour = Choose a colour
pn-no-colours-ascending = Choose the colours in the order shown
pn-no-yes-or-no = Answer yes or no
pn-no-number-of-payments = Choose a number from { $least } to { $most }
pn-no-pay-in-units = Choose how many you discard, at most { $most } (every { $unit } count): { pn-ingredient }
pn-no-discard-a-card = Choose a card to discard from your { pn-zone-genitive }

## Placements

pn-no-place-use-or-end = Place a die, use an effect, or end the turn
pn-no-class-not-in-play = Not in this game: { $place_shown }
pn-no-no-placements-left = You have no placement left
pn-no-no-die-fits = Your dice do not fit there: { $place_shown }
pn-no-no-slot-free = No slot is free there: { $place_shown }
pn-no-choose-a-die-to-place = Choose the die that you place
pn-no-die-does-not-fit = The { $die_shown } does not fit there
pn-no-no-slot-for-this-die = There is no slot for the { $die_shown }
pn-no-no-right-to-do-without = You have no right to do without a slot
pn-no-a-slot-is-free = A slot is free
pn-no-choose-how-to-place = Choose where the { $die_shown } is placed
pn-no-no-such-slot = There is no such slot in this game
pn-no-slot-taken = That slot is taken
pn-no-alike-slot = Another slot is alike and is offered instead
pn-no-only-red-knocks-out = Only a Red die knocks out another one
pn-no-nothing-to-knock-out = There is no die to knock out in that slot
pn-no-not-lower = The die that lies there is not lower
pn-no-colour-changes-nothing = That colour would change nothing
pn-no-name-a-colour = Choose the colour that the Spark die counts as
pn-no-apply-or-not = Use the effect of the section, or do not
pn-no-no-mark-slot-free = You have no free slot for a mark
pn-no-no-mark-in-stock = There is no such mark left: { pn-discipline }
pn-no-no-further-section = No further section can be used
pn-no-another-section-of-the-class = Choose another section of this Class
pn-no-another-section-or-not = Choose another section, or none
pn-no-nothing-on-offer = There is no card that you could take

## Tasks and rewards

pn-no-contract-not-available = { $card } is neither in the row nor reserved by you
pn-no-reserved-by-another = { $card } is reserved by { $name }
pn-no-name-a-trial = Choose a trial
pn-no-name-path-and-task = Choose a path and one of its tasks, or give up
pn-no-no-such-task = There is no such task on that path (tasks: { $count })
pn-no-perform-or-not = Do the task, or give up
pn-no-task-impossible = You cannot do this task now
pn-no-choose-a-property = Choose a property
pn-no-property-not-active = That property does not act: { $property_shown }
pn-no-choose-a-path = Choose a path
pn-no-sum-not-reached = The total is { $has } of { $count }
pn-no-pick-a-die = Choose a die of your supply
pn-no-die-does-not-count = Dice of that kind do not count for the task
pn-no-value-not-asked-for = The value { $value } is not asked for
pn-no-values-lacking = You do not have the values that are asked for
pn-no-drop-a-value = Choose a value that you leave out, or go on
pn-no-dice-in-their-order = Choose the dice in the order shown
pn-no-change-or-read = Change the dice, or let the roll count
pn-no-use-or-go-on = Use an effect, or go on
pn-no-choose-an-option = Choose an option from 1 to { $count }
