# The nouns of Res Arcana: essences, cards, points, kinds of components.
#
# Names with a case at the end (-accusative, -genitive, ...) are the same words in that grammatical case. English has no
# cases, so they refer to the plain message; Russian and Ukrainian need them.

## Essences. They are mass nouns: 1 Life, 2 Life

# Genitive: "except Gold and Death"
ra-essence-genitive =
    { $essence ->
        [calm] Calm
        [death] Death
        [elan] Elan
        [gold] Gold
       *[life] Life
    }
# After a number that is not known yet: "X Gold", "as much Gold"
ra-essence-many = { ra-essence-genitive }
# Accusative with "each": "1 victory point for each Gold"
ra-essence-each = each { ra-essence-genitive }
ra-amount =
    { $payable ->
        [calm] { $count } Calm
        [death] { $count } Death
        [elan] { $count } Elan
        [gold] { $count } Gold
        [life] { $count } Life
       *[any]
            { $count ->
                [one] any { $count } essence
               *[other] any { $count } essences
            }
    }
ra-amount-accusative = { ra-amount }
# What lies on a component: there "any" is just an essence
ra-amount-held =
    { $payable ->
        [any] { ra-essences-accusative }
       *[other] { ra-amount }
    }
ra-amount-except = { $amount } except { $types }
# As many as the player likes, all of one type
ra-amount-same-accusative = any number (X) of essences of one type
ra-amount-same-except-accusative = any number (X) of essences of one type other than { $types }
ra-essences-accusative =
    { $count ->
        [one] { $count } essence
       *[other] { $count } essences
    }

## Cards and points

ra-cards-accusative =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ra-points =
    { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }

## Components

ra-kind =
    { $kind ->
        [artifact] Artifact
        [mage] Mage
        [monument] Monument
        [magic_item] Magic item
       *[place_of_power] Place of Power
    }
ra-kinds =
    { $kinds ->
        [artifact] Artifacts
        [mage] Mages
        [monument] Monuments
        [magic_item] Magic items
       *[place_of_power] Places of Power
    }
ra-subtype =
    { $subtype ->
        [dragon] Dragon
       *[creature] Creature
    }
