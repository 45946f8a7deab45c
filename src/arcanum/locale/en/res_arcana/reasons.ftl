# Why an action is refused. Without a full stop, since the number of the rule may follow.
# { $card } is a component by name, in the case that the sentence needs.

## Not now

ra-no-you-have-passed = You have passed and take no more actions this round
ra-no-not-an-action = On your turn you place, claim, discard, use a power or pass
ra-no-collect-first = You are collecting: take essences off a component or finish
ra-no-pay-first = Finish paying first
ra-no-pay-or-turn = First pay what { $card } asks for, or turn it
ra-no-lose-first =
    { $count ->
        [one] First lose { $count } more essence
       *[other] First lose { $count } more essences
    }
ra-no-discard-first =
    { $count ->
        [one] First discard { $count } more card
       *[other] First discard { $count } more cards
    }
ra-no-choose-essences =
    { $count ->
        [one] First choose { $count } more essence
       *[other] First choose { $count } more essences
    }
ra-no-react-now = First answer what is happening: use a React power or decline
ra-no-place-or-decline = Place an artifact or decline

## Choose something else

ra-no-choose-a-mage = Choose one of the two mages dealt to you
ra-no-choose-an-item = Choose a magic item
ra-no-choose-a-draft-card = Choose one of the cards on offer
ra-no-choose-a-component = Choose one of your components
ra-no-choose-a-rival = Choose a rival
ra-no-choose-a-deck = Choose your deck or the monument deck
ra-no-choose-a-seen-card = Choose one of the cards that you are looking at
ra-no-name-first-player = Choose who will be First Player
ra-no-pick-in-order = Cards are picked in the order of the list, and { $card } is out of turn now
ra-no-pick-essences-in-order =
    Essences are picked in a fixed order: Calm, Death, Elan, Gold, Life; the picks are now at { ra-essence }

## Where a component is

ra-no-not-dealt = { $card } is not one of the mages dealt to you
ra-no-not-in-pack = { $card } is not among the cards on offer
ra-no-item-taken = { $card } is not in the supply
ra-no-same-item = { $card } is what you have: take another magic item
ra-no-not-in-hand = { $card } is not in your hand
ra-no-not-in-discard = { $card } is not in a discard pile that you may use
ra-no-not-yours = { $card } is not among your components
ra-no-not-in-the-centre = { $card } does not lie face up in the centre of the table
ra-no-already-claimed = { $card } is claimed already and belongs to { $name }
ra-no-monument-deck-empty = The monument deck is empty
ra-no-hand-empty = You have no card to discard

## What a component is

ra-no-is-turned = { $card } is already turned
ra-no-is-straight = { $card } is not turned
ra-no-nothing-on-it = No essences lie on { $card }
ra-no-not-an-artifact = { $card } is not an artifact and cannot be destroyed
ra-no-wrong-kind = { $card } does not fit here
ra-no-not-itself = { $card } itself cannot be chosen: another artifact is needed

## Powers

ra-no-only-when-claimed = This power of { $card } works only at the moment when you claim it
# When it is not known to what the power reacts
ra-no-react-only = This power of { $card } is a React power: it only answers what it waits for
ra-no-react-only-to =
    { $react ->
        [life_loss] This power of { $card } is a React power: it only answers Life loss
        [dragon_power] This power of { $card } is a React power: it only answers Life loss from a Dragon's power
       *[victory_check] This power of { $card } is a React power: it only answers a victory check
    }
ra-no-no-react-to-this = This power of { $card } does not answer what is happening
ra-no-not-a-dragon-power = { $card } only answers a Dragon's power, and this is not one
ra-no-no-price = { $card } names no price: use a React power or take the loss
ra-no-price-unpayable = You cannot pay the price that { $card } names

## What is missing

# { $amounts } in the nominative
ra-no-needs-essences = You need { $amounts } more
ra-no-needs-after-discount =
    { $count ->
        [one] After the discount it costs { $count } essence, and you have none that fits
       *[other] After the discount it costs { $count } essences, and you have not enough that fit
    }
# { $types } in the genitive
ra-no-needs-one-of = You have not enough { $types }
# { $amount } in the nominative
ra-no-needs-on-it = { $card } needs { $amount } more on it
ra-no-needs-straight =
    { $subtype ->
        [dragon] You have no straight Dragon to turn
       *[creature] You have no straight Creature to turn
    }
ra-no-nothing-to-destroy =
    { $destroy ->
        [dragon_or_creature] You have no Dragon or Creature to destroy
       *[other] You have no artifact to destroy
    }

## Which essence

ra-no-none-left = You have no { ra-essence-genitive } left
ra-no-type-excluded = { ra-essence } is not allowed here
ra-no-same-type = The type that you gain must differ from the type that you pay: not { ra-essence }
ra-no-one-type-only = You pay with one type only: { ra-essence }
ra-no-cannot-pay-with = { ra-essence } does not fit what is still to be paid
ra-no-rest-unpayable = If you pay { ra-essence } now, you cannot pay the rest
ra-no-rest-too-small = If you give up { ra-essence } now, too little remains for the rest
