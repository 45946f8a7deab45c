# What a player is asked, in whole sentences. A question that a card asks follows its name.
pn-ask-source = { $card }: { $question }

# How many are still to come, where it is more than one

pn-left =
    { $count ->
        [0] {""}
        [1] {""}
       *[other] {" "}(left: { $count })
    }

## Set-up, turns, Fate

pn-ask-choose-talent = Choose the talent that you keep.
pn-ask-choose-turn = Choose the type of your turn.
pn-ask-draft = Take one of these cards, or none.
pn-ask-rest-start = You Rest: heal or use marks, or begin the rest thread.
pn-ask-rest-bead = The bead over { $mark_shown }: choose, or go on.
pn-ask-rest-end = The rest thread is over: heal marks, or end the turn.

## Threat

pn-ask-prepare-threat = { pn-threat }: use what you want to use before the roll, or roll.
pn-ask-prepare-threat-fixed = { pn-threat } (uncancellable: { $fixed }): use what you want to use before the roll, or roll.
pn-ask-threat-rolled = The Threat is rolled: change it, or accept the roll.
pn-ask-nudge-threat = Choose the Threat die to nudge{ pn-left }.
pn-ask-nudge-threat-to = Choose what the Threat { $value } becomes{ pn-left }.
pn-ask-hit-die = Threat { $value }: choose the die that you discard.
pn-ask-hit-mark = Threat { $value }: choose the mark that is wounded.
pn-ask-mortal-wound = You receive a mortal wound: accept it, or use what cancels it.
pn-ask-rift = Rift: choose a die to discard{ pn-left }.

## Dice and marks

pn-ask-manipulate =
    { $way ->
        [reroll] Choose a die to reroll
        [nudge] Choose a die to nudge
        [flip] Choose a die to flip
        [recolour] Choose a die to recolour
       *[set] Choose a die to set
    }{ pn-left }.
pn-ask-turn-die = Choose what the { $die_shown } becomes.
pn-ask-discard-die-protect = Choose the die that you discard against the Threat.
pn-ask-discard-die-knock-out = Choose the die that you discard to knock out a placed one.
pn-ask-pick-knock-out = Choose the placed die that you knock out{ pn-left }.
pn-ask-pick-take = Choose the placed die that you take{ pn-left }.
pn-ask-beside-knock-out = Choose the die that you knock out { $place_shown }.
pn-ask-beside-take = Choose the die that you take { $place_shown }.
pn-ask-take-placed-die = Choose which placed die you take: { pn-die }.
pn-ask-heal = Choose a wounded mark to heal{ pn-left }.
pn-ask-recharge = Choose a discharged mark to recharge{ pn-left }.
pn-ask-pay-blood = Discard { pn-blood-accusative }: spend wounded marks, or take it from the store.
pn-blood-accusative = { $count } Blood
pn-ask-pay-die = Choose the die that you pay with: { pn-die }.
pn-ask-pay-die-value = Choose the die that you pay with: { pn-die } showing { $value }.

## Cards, markets, contracts

pn-ask-take-card = Choose the card that you take{ pn-left }.
pn-ask-equip = The place is taken ({ pn-equipment }): discard { $old } or { $new }.
pn-ask-exchange = Exchange ingredients at the rate of the Bazaar, or stop{ pn-left }.
pn-ask-buy-at-rest = Buy 1 ready Potion or 1 Artifact, or nothing.
pn-ask-drop-price = Choose an ingredient that you do not have to pay{ pn-left }.
pn-ask-refresh-market = Choose a market to refresh{ pn-left }.
pn-ask-reserve-contract = Choose a contract to reserve { pn-from-contracts }{ pn-left }.
pn-ask-choose-bound = Choose which of the contracts you reserve, or none (seen: { $count }).
pn-ask-reserve-trial = Choose a trial to reserve{ pn-left }.

## Study turns and placements

pn-ask-free = Place a die, use an effect, or end the turn (placements left: { $count }).
pn-ask-place-die = Choose the die that you place { $place_shown }.
pn-ask-place-form = { $die_shown }: choose how it is placed { $place_shown }.
pn-ask-place-colour = { $die_shown }: choose the colour that it counts as { $place_shown }.
pn-ask-section = Your die lies { $place_shown }: use the effect of the section, something else, or nothing.
pn-ask-also = Use one more section { $place_shown }, or none{ pn-left }.
pn-ask-more-potions = Buy one more Potion, use an effect, or stop.
pn-ask-more-exchanges = Exchange once more, use an effect, or stop.

## Using cards

pn-ask-choose-cost = Choose how you pay.
pn-ask-brew-bead = Brew a Recipe, or go on.
pn-ask-amplify = Choose Orange dice to discard: each counts as { $marks } more marks.
pn-ask-chain = Use the next card of the chain, or end it (cards so far: { $length }).
pn-ask-launch = Choose the Spell that you use without its cost.
pn-ask-triggered = Choose which card works next, or none (waiting: { $count }).
pn-ask-straighten = Choose a card to straighten{ pn-left }.
pn-ask-dice-colours = Choose the colour of a die{ pn-left }.
pn-ask-may = Use the optional effect?
pn-ask-option = Choose one of the options.
pn-ask-may-pay = Discard what is asked for?
pn-ask-pay-times = Choose how many times you pay ({ $least } to { $most }).
pn-ask-pay-surplus = Choose how many you discard, at most { $most } (every { $unit } count): { pn-ingredient }.
pn-ask-pay-card = Choose a card to discard from your { pn-zone-genitive }{ pn-left }.

## Tasks, rewards, trials

pn-ask-name-trial = Choose the trial that you stand.
pn-ask-name-task = Choose a path and its task, use an effect, or give up.
pn-ask-perform = Do the task, use an effect, or give up.
pn-ask-shield = Shield: { $question }
pn-ask-pick-sum = choose dice with a total of { $count } or more (so far: { $has }).
pn-ask-pick-exact = choose the dice with the exact values ({ $has } of { $count }).
pn-ask-pick-roll = choose the dice that you roll ({ $has } of { $count }).
pn-ask-task-rolled = The dice show { $has } of { $count }: change them, or let the roll count.
pn-ask-drop-value = Choose a value that you leave out{ pn-left }.
pn-ask-drop-pay = Choose an ingredient that the task does not have to be paid{ pn-left }.
pn-ask-ease-threat = Make the Threat of the task smaller by { pn-any-dice }?
pn-ask-easy-path = Choose the path whose tasks are replaced.
pn-ask-cancel-property = Choose a property to cancel{ pn-left }.
pn-ask-reward = The reward: use an effect, or go on.
pn-ask-reward-card = The reward: choose a card, or use an effect before it{ pn-left }.
