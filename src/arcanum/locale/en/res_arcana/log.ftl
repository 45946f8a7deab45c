# What happened, one line each, in the present tense. { $name } is a player, { $card } a component by name in the case
# that the sentence needs, { $amounts } an amount of essences in the accusative.

## Set-up, rounds and the end

ra-log-game-started = The game begins. First Player: { $name }.
ra-log-game-started-again = Game { $game } of the match begins. First Player: { $name }.
ra-log-dealt = { $name } starts with a deck of { ra-cards-accusative }.
ra-log-mage-revealed = { $name } reveals the mage { $card }.
ra-log-item-chosen = { $name } takes the magic item { $card }.
ra-log-card-kept = { $name } keeps { $card }.
ra-log-card-taken = { $name } takes { $card }.
ra-log-cards-taken = { $name } takes { $cards }.
ra-log-round-started = Round { $round } begins.
ra-log-cleaned-up = Round { $round } ends: everything is straightened.
ra-log-checked = End of the round: victory is checked.
ra-log-checked-by = { $name } calls a victory check.
ra-log-extra-points = { $name } has { ra-points } more for this check.
ra-log-scored = { $name }: { ra-points }; the pool, in case of a tie: { $count } (Gold counts twice).
ra-log-game-won = { $name } wins the game in round { $round }.
ra-log-game-shared = { $names } share the victory in round { $round }.
ra-log-match-won = { $name } wins the match.
ra-log-match-shared = The match is a draw.

## Essences

ra-log-gained = { $name } gains { $amounts }.
ra-log-paid = { $name } pays { $amounts }.
ra-log-lost = { $name } loses { $amounts }.
ra-log-nothing-lost = { $name } has nothing to lose.
ra-log-taken-off = { $name } takes { $amounts } off { $card }.
ra-log-put-on = { $name } puts { $amounts } on { $card }.
ra-log-spent-from = { $name } returns { $amounts } from { $card } to the supply.
ra-log-returned = { ra-log-spent-from }
# { $amount } in the nominative
ra-log-counted = { $name } counts the pool of { $rival }: { $amount }.

## Components

ra-log-turned = { $name } turns { $card }.
ra-log-straightened = { $name } straightens { $card }.
ra-log-placed = { $name } places { $card }.
ra-log-claimed = { $name } claims { $card }.
ra-log-claimed-blind = It is { $card }.
ra-log-claiming-unseen = { $name } claims the top card of the monument deck, unseen.
ra-log-displayed = The monument { $card } is laid out in the centre.
ra-log-discarded = { $name } discards { $card }.
ra-log-discarded-several = { $name } discards { $cards }.
ra-log-destroyed = { $name } destroys { $card }.

## Powers

ra-log-power = { $name } uses the power of { $card }.
ra-log-power-number = { $name } uses power { $number } of { $card }.
ra-log-power-turning = { $name } turns { $card } and uses its power.
ra-log-power-turning-number = { $name } turns { $card } and uses power { $number }.
ra-log-reacted = { $name } reacts with { $card }.
ra-log-reacted-number = { $name } reacts with power { $number } of { $card }.
ra-log-reacted-turning = { $name } turns { $card } and reacts with it.
ra-log-reacted-turning-number = { $name } turns { $card } and reacts with power { $number }.
ra-log-price-paid = { $name } pays the price to ignore the loss from { $card }.

## Cards

ra-log-drew = { $name } draws { ra-cards-accusative }.
ra-log-drew-card = { $name } draws { $card }.
ra-log-drew-cards = { $name } draws { $cards }.
ra-log-reshuffled = { $name } shuffles { ra-cards-accusative } from the discard pile into the deck.
ra-log-looked-own =
    { $count ->
        [0] { $name } wants to look at cards of their deck, but there are none.
        [1] { $name } looks at the top card of their deck.
       *[other] { $name } looks at the top { ra-cards-accusative } of their deck.
    }
ra-log-looked-monuments =
    { $count ->
        [0] { $name } wants to look at cards of the monument deck, but there are none.
        [1] { $name } looks at the top card of the monument deck.
       *[other] { $name } looks at the top { ra-cards-accusative } of the monument deck.
    }
ra-log-saw = { $name } sees, from the top: { $cards }.
ra-log-put-back-own =
    { $count ->
        [1] { $name } puts the card back on their deck.
       *[other] { $name } puts the cards back on their deck.
    }
ra-log-put-back-monuments =
    { $count ->
        [1] { $name } puts the card back on the monument deck.
       *[other] { $name } puts the cards back on the monument deck.
    }

## Passing

ra-log-passed = { $name } passes.
ra-log-first-player = { $name } takes the First Player token.
ra-log-item-swapped = { $name } swaps the magic item { $old } for { $card }.
