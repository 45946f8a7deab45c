# What a player is asked, in whole sentences.

## Components by name. English needs no kind and no case; Russian and Ukrainian say "the artifact «Hawk»", which takes
## a case without touching the name

ra-title = { $name }
ra-named =
    { $kind ->
       *[other] { $name }
    }
ra-named-accusative = { ra-named }
ra-named-genitive = { ra-named }
ra-named-locative = { ra-named }

## Set-up and match

ra-ask-choose-mage = Choose your mage. Nobody sees your choice until everybody has chosen.
ra-ask-choose-item = Choose your magic item.
ra-ask-draft-left = Draft, part 1 of 2, pick { $pick } of { $picks }: keep one card; the others go to your left.
ra-ask-draft-right = Draft, part 2 of 2, pick { $pick } of { $picks }: keep one card; the others go to your right.
ra-ask-open-draft = Open draft: take { ra-cards-accusative }.
ra-ask-name-first = Choose who will be First Player in the next game.

## The round

ra-ask-turn = Your turn: take one action.
ra-ask-take-off = Collect: choose a component to take all essences off it, or leave them where they are.
# { $card }: the name alone, here and below; { $amounts } in the accusative
ra-ask-pay-or-turn = { $card }: pay { $amounts } or turn it.
ra-ask-swap-item = You have passed: take another magic item.
ra-ask-check-react = Victory check. You have { ra-points }: use a React power or decline.

## Costs and effects

# { $effect }: an instruction, as on a card
ra-ask-effect = { $card }: { $effect }.
ra-ask-effect-or-not = { $card }: { $effect }. You may decline.
ra-ask-pay = { $card }: pay { ra-essences-accusative } of your choice.
ra-ask-pay-same = { $card }: pay as many essences of one type as you like.
ra-ask-pay-same-more = { $card }: paid so far: { $count }. Pay more of the same type or stop.
ra-ask-gain-type =
    { $count ->
        [one] { $card }: choose the type of the essence that you gain.
       *[other] { $card }: choose the one type of the { $count } essences that you gain.
    }
ra-ask-discard-yield = { $card } is discarded: choose Gold to gain 1, or another type to gain 2 essences other than Gold.
# When the card asks for it in more than one way, here and below
ra-ask-turn-another = { $card }: choose the component to turn.
ra-ask-destroy = { $card }: choose the artifact to destroy.
ra-ask-straighten = { $card }: choose the component to straighten, or decline.
ra-ask-place-any = { $card }: place an artifact. You may decline.
ra-ask-put-paid = { $card }: choose the component on which to put the essence that you paid.
ra-ask-choose-deck =
    { $count ->
        [1] { $card }: choose the deck whose top card you look at.
       *[other] { $card }: choose the deck whose top { ra-cards-accusative } you look at.
    }
ra-ask-reorder-top = { $card }: choose the card that goes on top.
ra-ask-reorder-next = { $card }: choose the next card from the top, number { $place } of { $count }.

## Life loss

# { $name }: whose component it is
ra-ask-react = { $card } ({ $name }): you lose { $amount }. React or take the loss.
# { $price }: an instruction, as on a card
ra-ask-react-or-pay =
    { $card } ({ $name }): you lose { $amount }. React, pay the price or take the loss. The price: { $price }.
ra-ask-lose = { $card }: you have no Life left, so lose { ra-essences-accusative } of your choice.
