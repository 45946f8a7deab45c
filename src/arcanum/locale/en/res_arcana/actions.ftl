# What a player may choose: labels of buttons and lines of a menu. Without a full stop, but for the text of a power.

## An essence by its name

ra-essence =
    { $essence ->
        [calm] Calm
        [death] Death
        [elan] Elan
        [gold] Gold
       *[life] Life
    }

## A turn

ra-do-pass = Pass
ra-do-place = Place { $card }
ra-do-claim = Claim { $card }
ra-do-claim-deck = Claim the top card of the monument deck
ra-do-discard = Discard { $card }
# { $text }: the power as on its card, with a full stop
ra-do-power = Use { $card }. { $text }
ra-do-power-number = Use { $card }, power { $number }. { $text }
ra-do-react = React with { $card }. { $text }
ra-do-react-number = React with { $card }, power { $number }. { $text }

## Collect

ra-do-take = Take everything off { $card }
ra-do-take-amounts = Take everything off { $card }: { $amounts }

## Answers

ra-do-pay = Pay
ra-do-pay-amounts = Pay { $amounts }
# { $price }: an instruction, as on a card
ra-do-pay-price = Pay the price: { $price }
ra-do-turn = Turn the component
ra-do-turn-card = Turn { $card }
ra-do-suffer = Take the loss
ra-do-done = Done
ra-do-take-no-more = Leave what still lies there
ra-do-pay-no-more = Pay no more
ra-do-straighten-nothing = Straighten nothing
ra-do-place-nothing = Place nothing
ra-do-do-not-react = Do not react
ra-do-essence = { ra-essence }
ra-do-seat = { $name }
ra-do-own-deck = Your deck
ra-do-monument-deck = The monument deck

## Choosing a component, by what it is chosen for

ra-do-choose = Choose { $card }
ra-do-choose-take = Take { $card }
ra-do-choose-keep = Keep { $card }
ra-do-choose-destroy = Destroy { $card }
ra-do-choose-straighten = Straighten { $card }
ra-do-choose-put = Put it on { $card }
ra-do-choose-next = { $card }
ra-note-discard = for 1 Gold or 2 other essences

## Confirming what was gathered on one panel

ra-confirm-place = Pay and place
ra-confirm-claim = Pay and claim
ra-confirm-gain = Gain
ra-confirm-put = Put
ra-confirm-discard = Discard
ra-confirm-lose = Lose
# What is paid for, to be read aloud: sentences
ra-bill-price = Price: { $amounts }.
ra-bill-less = Discount: { $count }.
ra-bill-paid = Paid already: { $amounts }.
