# What may be answered, as the label of a button: the infinitive without a full stop. { $card } is a name.

## Turns and windows

pn-do-done = Go on
pn-do-yes = Yes
pn-do-no = No
pn-do-apply = Use the effect
pn-do-apply-not = No effect
pn-do-perform = Do the task
pn-do-give-up = Give up
pn-do-pay = Discard it
pn-do-pay-not = Discard nothing
pn-do-ease = Use it
pn-do-ease-not = Do not use it
pn-do-study = Study
pn-do-rest = Rest
pn-do-trial = Stand the trial { $card }
pn-do-end = End the turn
pn-do-roll = Roll the Threat
pn-do-accept = Accept the roll
pn-do-accept-wound = Accept the mortal wound
pn-do-read = Let the roll of the task count
pn-do-end-chain = End the chain
pn-do-no-trigger = No further card works
pn-do-amplify-no-more = Amplify no more
pn-do-brew-no-more = Brew no more
pn-do-straighten-no-more = Straighten no more
pn-do-leave-out-no-more = Leave nothing more out
pn-do-no-section = Use no further section
pn-do-go-on = Go on with the rest thread
pn-do-begin-rest = Begin the rest thread

## Primagic

pn-do-reroll = Reroll a die for 1 Crystal
pn-do-nudge = Nudge a die for 2 Crystals
pn-do-flip = Flip a die for 2 Crystals
pn-do-recolour = Recolour a die for 3 Crystals
pn-do-protect = Discard a Yellow die against the Threat
pn-do-knock-out = Discard a Red die to knock out a placed one
pn-do-bind = Reserve a contract for 1 Blood
pn-do-bribe = Refresh a market for 1 Jewel
pn-do-heal = Heal a wounded mark for 2 Fruit
pn-do-in-time = Get an extra placement for 1 Trinket
pn-do-resource = Roll the resource die
pn-do-turn-up = Place it without a slot for 1 Arcana
pn-do-without-slot = Place it without a slot, as an effect allows

## Dice, marks and places

pn-do-place = Place: { $place_shown }
pn-do-place-class =
    Place: { pn-discipline } ({ $class_part ->
        [mark] mark
        [card] card
       *[die] die
    })
pn-do-also = Also use a section { $place_shown }
pn-do-slot = Slot { $number } { $place_shown }
pn-do-replace = Instead of the die in slot { $number } { $place_shown }
pn-do-lying = The die in slot { $number } { $place_shown }
pn-do-beside = A die beside the slots { $place_shown }
pn-do-die = { $die_shown }
pn-do-colour = Counts as { pn-colour }
pn-do-recolour-into = { pn-colour }
pn-do-face = Value { $number }
pn-do-mark = Use { $mark_shown }
pn-do-heal-mark = Heal { $mark_shown }
pn-do-recharge-mark = Recharge { $mark_shown }
pn-do-pay-mark = Spend { $mark_shown } as Blood
pn-do-wound-mark = Let the Threat wound { $mark_shown }
pn-do-no-more-marks = No more marks
pn-do-change-no-more = Change no more dice
pn-do-pay-from-store = Pay the rest from the store

## Ingredients and cards

pn-do-exchange = { $given } into { $received }
pn-do-stop-exchanging = Exchange no more
pn-do-ingredient = Pay { $things } less
pn-do-number = { $number }
pn-do-cost = { $cost }
pn-do-option = Option { $number }
pn-do-use =
    { $how ->
        [cast] Cast
        [brew] Brew
        [summon] Summon
        [drink] Drink
       *[use] Use
    } { $card }
pn-do-take = Take { $card }
pn-do-buy = Buy { $card }
pn-do-straighten = Straighten { $card }
pn-do-top = The top card of the deck, unseen ({ $place_shown })
pn-do-look = Look at the top 3 contracts of the deck
pn-do-take-nothing = Take nothing
pn-do-buy-no-more = Buy nothing more
pn-do-discard = Discard { $card }
pn-do-market = Refresh the market: { $place_shown }
pn-do-refresh-nothing = Refresh no market
pn-do-talent = Keep the talent { $card }

## Contracts and trials

pn-do-contract = Contract { $card }
pn-do-reserve = Reserve { $card }
pn-do-reserve-nothing = Reserve nothing
pn-do-task =
    { $alignment ->
        [light] Light path, task { $number }
       *[dark] Dark path, task { $number }
    }
pn-do-property = Cancel the property { pn-property }
pn-do-path =
    { $alignment ->
        [light] Instead of the tasks of the Light path
       *[dark] Instead of the tasks of the Dark path
    }
