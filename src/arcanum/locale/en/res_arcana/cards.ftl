# The text of a component, generated from its data. Costs and effects start with a small letter; the code capitalises
# what begins a sentence. { $amount } and { $amounts } arrive in the accusative unless a comment says otherwise.

## Lines of a component

# { $amounts } in the nominative
ra-card-cost = Cost: { $amounts }.
ra-card-cost-nothing = Cost: 0.
ra-card-points = { ra-points }.
ra-card-points-per-essence = { ra-points } for { ra-essence-each } on this component.
ra-card-points-per-subtype =
    { ra-points } for each { $subtype ->
        [dragon] Dragon
       *[creature] Creature
    } you have in play.
ra-card-discount = { ra-card-cheaper }.
ra-card-discount-no-gold = { ra-card-cheaper }; the Gold in their cost is not reduced.
ra-card-cheaper =
    Your { $sort ->
        [artifact] artifacts
        [dragon] Dragons
       *[creature] Creatures
    } cost { ra-essences-accusative } less
ra-card-collect = Collect: { $what }.
ra-card-origin =
    { $origin ->
        [rulebook] Source: the rulebook.
        [external] Source: publicly known facts.
       *[designed] Source: an original design.
    }

## Powers: { $when } { $cost }: { $effect }

ra-power = { $cost }: { $effect }.
ra-power-when = { $when }. { $cost }: { $effect }.
ra-power-when-free = { $when }: { $effect }.
ra-power-free = At no cost: { $effect }.
ra-when-react =
    { $react ->
        [life_loss] React to Life loss
        [dragon_power] React to Life loss from a Dragon's power
       *[victory_check] React to a victory check
    }
ra-when-claimed = once, when you claim this component
ra-when-turned = only while turned

## What you pay

ra-cost-turn = turn
ra-cost-turn-both =
    turn this component and one of your { $subtype ->
        [dragon] Dragons
       *[creature] Creatures
    }
ra-cost-turn-another =
    turn one of your { $subtype ->
        [dragon] Dragons
       *[creature] Creatures
    }
ra-cost-take-off = return { $amounts } from this component to the supply
ra-cost-pay = pay { $amounts }
# Several essences, each of one of the types; { $types } in the genitive
ra-cost-pay-mix = pay { ra-essences-accusative } of { $types } in any mix
ra-cost-destroy =
    destroy { $destroy ->
        [this] this artifact
        [another] another of your artifacts
        [any] any one of your artifacts
       *[dragon_or_creature] one of your Dragons or Creatures
    }
ra-cost-discard = discard { ra-cards-accusative } from your hand

## What a rival may pay to ignore a Life loss, after "may"

ra-way-out-turn-another =
    turn one of their { $subtype ->
        [dragon] Dragons
       *[creature] Creatures
    }
ra-way-out-pay = { ra-cost-pay }
ra-way-out-pay-mix = { ra-cost-pay-mix }
ra-way-out-destroy =
    destroy { $destroy ->
        [dragon_or_creature] one of their Dragons or Creatures
       *[other] one of their artifacts
    }
ra-way-out-discard = discard { ra-cards-accusative } from their hand

## Effects: essences

ra-effect-gain = gain { $amounts }
ra-effect-gain-same = gain X essences of any one other type
ra-effect-gain-same-of = gain X { ra-essence-many }
ra-effect-gain-same-except = gain X essences of any one other type except { $types }
ra-effect-gain-card-cost = gain as many essences of any types as { ra-card-cost-of }
ra-effect-gain-card-cost-of = gain as much { ra-essence-many } as { ra-card-cost-of }
ra-effect-gain-card-cost-except = gain as many essences of any types (except { $types }) as { ra-card-cost-of }
# The end of "gain as many ... as"
ra-card-cost-of =
    there are essences in the printed cost of the { $card ->
        [discarded] discarded card
       *[destroyed] destroyed artifact
    }{ $bonus ->
        [0] {""}
       *[other] , plus { $bonus }
    }
ra-effect-gain-rival-count = choose a rival and gain { $amount } for { ra-essence-each } in their pool
ra-effect-put = put { $amounts } on this component
ra-effect-put-paid =
    { $on ->
        [this] put that essence on this component
       *[any] put that essence on any one of your components
    }
ra-effect-grow-each = add to it { ra-essences-accusative } of each type already there
ra-effect-rivals-gain = each rival gains { $amounts }
ra-effect-rivals-lose-life = each rival who has not passed loses { $amount }
ra-effect-rivals-lose-life-or =
    each rival who has not passed loses { $amount }, but may { $way_out } to ignore the loss
ra-effect-ignore-loss = ignore the loss

## Effects: cards and components

ra-effect-straighten =
    straighten { $what ->
        [this] this component
        [any] any one of your components
        [dragon] any one of your Dragons
       *[creature] any one of your Creatures
    }
ra-effect-draw = draw { ra-cards-accusative }
ra-effect-draw-then-discard =
    { $count ->
        [1] draw { ra-cards-accusative }, then discard 1 card from your hand
       *[other] draw { ra-cards-accusative }, then discard as many from your hand
    }
ra-effect-look =
    { $count ->
        [1] look at the top card of your deck or of the monument deck and put it back
       *[other] look at the top { ra-cards-accusative } of your deck or of the monument deck and put them back in any order
    }
ra-effect-place = { ra-place-from }, paying its cost
ra-effect-place-free = { ra-place-from } for free
ra-effect-place-less = { ra-place-from } for { ra-essences-accusative } less
ra-effect-place-less-no-gold =
    { ra-place-from } for { ra-essences-accusative } less; the Gold in its cost is not reduced
ra-place-from =
    place { $sort ->
        [artifact] an artifact
        [dragon] a Dragon
       *[creature] a Creature
    } from { $where ->
        [hand] your hand
        [own_discard] your discard pile
       *[any_discard] any player's discard pile
    }

## Effects: victory

ra-effect-check-victory = check victory now
ra-effect-extra-points = gain { ra-points } for this check

## Collect

# { $amounts } in the nominative
ra-collect-if-left =
    if this component holds at least { $amounts } and you take nothing off it, { $then }
ra-collect-pay-or-turn = pay { $amounts } or turn this component

## The page of all texts

ra-cards-title = Res Arcana: the text of every component
ra-cards-about =
    Generated from the data of the pack, in Arcanum's own words. Arcanum is an unofficial implementation: these are not
    the texts of the publisher.
