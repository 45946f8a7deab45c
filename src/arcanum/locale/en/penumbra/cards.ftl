# The texts of components, put together from their data. Orders begin small; the program sets the capital letter at the
# beginning of a sentence.

## The lines of a component

pn-card-effect = { $effect }.
# { $costs } says what the cost is for
pn-card-cost = { pn-cost }: { $cost }.
pn-card-cost-limited = { pn-cost }, { pn-turn-only }: { $cost }.
pn-cost =
    { $costs ->
        [spell] Cost
        [recipe] To brew
        [summon] To summon
       *[price] Price
    }
pn-cost-value = { $dice } showing { $value }
pn-cost-launched = nothing right after { $spell }
pn-cost-or = { $items }, or { $last }
pn-card-turn-order = Turn order: { $number }.
pn-card-start = Begins with: { $start }.
# { $card } is a name
pn-card-named = Has the same name as { $card }.
pn-card-numbers = { $numbers }.
pn-difficulty = Difficulty { $count }
pn-card-experience = Experience: { $symbols }.
pn-card-task = Task: { $task }.
pn-card-reward = Reward: { $reward }.
pn-card-property = { pn-property }: { $effect }.
pn-card-path = { pn-path } ({ pn-approach }): { $task }. Reward: { $reward }.
pn-card-backlash = { pn-backlash }: face { pn-threat } after the reward.
pn-card-prophecy-empty = The game ends when the Fate deck has run out of cards.
pn-card-prophecy =
    The game ends when { $who ->
        [any] any wizard has
        [two] two wizards have
       *[all] every wizard has
    } { $reached }.
pn-reached =
    { $metric ->
        [trials_passed]
            passed at least { $count ->
                [one] { $count } trial
               *[other] { $count } trials
            }
        [contracts_done]
            fulfilled at least { $count ->
                [one] { $count } contract
               *[other] { $count } contracts
            }
        [spark_marks]
            at least { $count ->
                [one] { $count } Spark mark
               *[other] { $count } Spark marks
            }
        [discipline_marks]
            at least { $count ->
                [one] { $count } discipline mark
               *[other] { $count } discipline marks
            }
        [arcana] at least { $count } Arcana in the store
        [alignment_gap] a difference of at least { $count } between Light and Dark
       *[disciplines_with_4_marks]
            at least 4 marks each in { $count ->
                [one] { $count } discipline
               *[other] { $count } disciplines
            }
    }
pn-card-always = It is in force from the start of the game.
pn-card-goal =
    At the end of the game: { pn-points } for { $goal ->
        [fate_deck_empty] an empty Fate deck
        [trials_passed] each passed trial
        [contracts_done] each fulfilled contract
        [spark_marks] each Spark mark
        [discipline_marks] each discipline mark
        [arcana] each Arcana in the store
        [alignment_gap] each symbol of the difference between Light and Dark
       *[disciplines_with_4_marks] each discipline with at least 4 marks
    }.
pn-card-loses = At the end of the game: minus { pn-points }.
pn-card-origin = { pn-source }.
# { $parts } is what had to be chosen by us, although the rest is known
pn-card-origin-partly = { pn-source }; ours: { $parts }.
pn-source =
    Source: { $origin ->
        [rulebook] the rulebook
        [external] publicly known facts
       *[designed] an original design
    }
pn-ours =
    { $part ->
        [alignment] alignment
        [ask] task
        [at_least] number
        [backlash] Backlash
        [card] first card
        [copies] number of copies
        [costs] cost
        [dark] Dark path
        [difficulty] difficulty
        [discipline] discipline
        [effect] effect
        [experience] experience
        [ingredients] first ingredients
        [kind] kind
        [launches] launch
        [light] Light path
        [mark] first mark
        [pay_in] when it is paid
        [points] points
        [price] price
        [properties] properties
        [reward] reward
        [rotate] rotating
        [slot] equipment slot
        [threat] Threat
        [timing] moment
        [turn_order] turn order
        [use_in] when it is used
       *[other] { $field }
    }

## When and how a card is used

# Turning, discarding, facing Threat: "{ $need }: { $effect }"
pn-use = { $need }: { $effect }
pn-use-need-at = { $moment }, { $need }
pn-use-at = { $moment }, { $effect }
pn-use-triggered = { $when }, { $effect }
pn-use-in = { pn-turn-in }, { $rest }
pn-need =
    { $need ->
        [rotate] rotate
        [discard] discard this card
        [drink_rotate] drink it (rotate)
       *[drink_discard] drink it (discard)
    }
pn-need-threat = face { pn-threat }
pn-need-uncancellable-threat = face uncancellable { pn-threat }
pn-timing =
    { $timing ->
        [threat_step1] before a Threat roll
        [threat_step2] after a Threat roll
        [gain] when you receive this card
        [mortal_wound] when you receive a mortal wound
       *[end_game] after the last round
    }
pn-when-placed = when you place a die { pn-place-in }
pn-when-rested = when you Rest, before the effects of your marks
pn-when-missed = when dice of your Threat roll missed
pn-when-wounded = when your Threat roll wounded a mark of yours
pn-when-paid-with-mark = when you spend a wounded mark as Blood
pn-when-chain-ended =
    once a turn, when your chain of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } or more is over
pn-when-attempted = when you attempt a task with the approach { pn-approach }
# After the effect
pn-launches = right after that you may use { $spell } without its cost

## Amounts

pn-per-each = { $each } for { pn-per }
pn-per-plus = { $first } and { $times } more for { pn-per }
pn-per-most = { $amount }, at most { $most }
pn-per =
    { $per ->
        [ruby_mark] each Ruby mark
        [amber_mark] each Amber mark
        [jasper_mark] each Jasper mark
        [emerald_mark] each Emerald mark
        [sapphire_mark] each Sapphire mark
        [amethyst_mark] each Amethyst mark
        [chain] each card of this chain, this one included
        [wounded_mark] each wounded mark of yours
        [miss] each miss
        [familiar] each Familiar in your Inventory
       *[wizard] each wizard
    }
pn-up-to = up to { $amount }
pn-marks-accusative = { pn-marks }
pn-discipline-marks-accusative =
    { $count ->
        [one] { $count } discipline mark
       *[other] { $count } discipline marks
    }
pn-discipline-marks-genitive = { pn-discipline-marks-accusative }
pn-wounded-marks-accusative =
    { $count ->
        [one] { $count } wounded mark
       *[other] { $count } wounded marks
    }
pn-wounded-marks-genitive = { pn-wounded-marks-accusative }
pn-cards-paid =
    { $count ->
        [one] { $count } other card
       *[other] { $count } other cards
    } of your { pn-zone-genitive }
# The top cards of so many decks of disciplines
pn-top-cards-accusative =
    { $count ->
        [one] the top card of { $count } discipline deck
       *[other] the top cards of { $count } discipline decks
    }
pn-extra-placements =
    { $count ->
        [one] { $count } extra placement
       *[other] { $count } extra placements
    }
pn-cheaper =
    { $count ->
        [one] { $count } ingredient less
       *[other] { $count } ingredients less
    }

## Effects

pn-fx-take = take { $things }
pn-fx-roll-resource = roll { $dice }
pn-fx-gain-cards =
    take { $cards } ({ $deck ->
        [discipline]
            { $source ->
                [market] from a Class market
                [deck] unseen from the top of a deck
               *[either] from a Class market or unseen from the top of a deck
            }
        [ready_potion]
            { $source ->
                [market] from the Potion Shop
                [deck] unseen from the top of the deck
               *[either] from the Potion Shop or unseen from the top of the deck
            }
       *[artifact]
            { $source ->
                [market] from the Shop
                [deck] unseen from the top of the deck
               *[either] from the Shop or unseen from the top of the deck
            }
    })
pn-fx-gain-own-cards =
    take { $cards } ({ $source ->
        [market] from the market of the Class
        [deck] unseen from the top of the deck
       *[either] from the market of the Class or unseen from the top of the deck
    })
pn-fx-pay = you may discard { $cost }; if you do, { $then }
pn-fx-pay-offered = discard { $cost }, then { $then }
pn-fx-pay-any-times = discard { $cost } any number of times; for each time { $then }
pn-fx-pay-at-least =
    discard { $cost } any number of times, but at least { $count ->
        [1] once
       *[other] { $count } times
    }; for each time { $then }
pn-fx-surplus = { $effect } ({ $more } more may be discarded along for nothing)
pn-fx-exchange-any = exchange ingredients at the rate of the Bazaar any number of times
pn-fx-exchange = exchange ingredients at the rate of the Bazaar { $times }
pn-fx-reroll = reroll dice { $times }
pn-fx-nudge = nudge dice { $times }
pn-fx-flip = flip dice { $times }
pn-fx-recolour = recolour dice { $times }
pn-fx-recolour-to = recolour dice into { pn-colour } { $times }
pn-fx-set-value = set { $dice } to any value
pn-fx-heal = heal { $marks }
pn-fx-heal-all = heal all wounded marks
pn-fx-recharge = recharge { $marks }
pn-fx-straighten = straighten { $cards }
pn-fx-amplify =
    your effects that count { $amplified ->
        [any] marks of a discipline
        [ruby] Ruby marks
        [amber] Amber marks
        [jasper] Jasper marks
        [emerald] Emerald marks
        [sapphire] Sapphire marks
       *[amethyst] Amethyst marks
    } count { $count } more
pn-fx-amplify-next =
    your next Spell of this turn that counts { $amplified ->
        [any] marks of a discipline
        [ruby] Ruby marks
        [amber] Amber marks
        [jasper] Jasper marks
        [emerald] Emerald marks
        [sapphire] Sapphire marks
       *[amethyst] Amethyst marks
    } counts { $count } more
pn-fx-launch-from-market = use a face-up Spell of a Class market without its cost; that Spell is discarded at the end of the turn
pn-fx-summon-from-market = you may also summon Familiars from the Class markets, at their usual cost and straight to your Inventory
pn-fx-cancel-threat = discard { $dice }
pn-fx-cancel-threat-all = discard all Threat dice
pn-fx-nudge-threat = nudge Threat dice { $times }
pn-fx-nudge-threat-next = after the next Threat roll of this turn nudge Threat dice { $times }
pn-fx-ignore-supply = until the end of the turn Threat does not hit the dice of your supply
pn-fx-schedule-wound = at the end of the turn you receive a mortal wound
pn-fx-prevent-wound = that wound has no effect and is discarded
pn-fx-extra-placement = get { $placements } this turn
pn-fx-extra-placement-no-slot = get { $placements } this turn; as many of your placements still to come may do without a free slot
pn-fx-no-slot = you may make { $placements } without a free slot this turn
pn-fx-repeat-location = you may apply the effect of one more, different section of that location
pn-fx-to-trial = use up { pn-placements }; this turn becomes a Trial turn
pn-fx-take-placed = take { $dice } from the locations into your supply without rolling
pn-fx-final-turn = take one more turn, if the last turn was not yours
pn-fx-discount = each placement in the Potion Shop or the Shop and each purchase at Rest costs you { $cheaper }
pn-fx-discount-next = your next purchase of this turn costs { $cheaper }
pn-fx-refresh = refresh { $markets }
pn-from-contracts =
    { $contracts_from ->
        [row] from the row
        [top3] from among the top 3 of the deck
       *[either] from the row or from among the top 3 of the deck
    }
pn-fx-reserve-contract = you may reserve { $contracts } { pn-from-contracts }
pn-fx-reserve-contract-offered = reserve { $contracts } { pn-from-contracts }
pn-fx-reserve-trial = you may reserve { $trials } from the row
pn-fx-reserve-trial-offered = reserve { $trials } from the row
pn-fx-cancel-property = cancel { $properties } of the trial
pn-ease-minus = a total asked for is { $count } lower
pn-ease-ignore-dice = { $count } of the exact values asked for may be left out
pn-ease-threat-minus =
    the Threat of the task is smaller by { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
pn-ease-pay-minus =
    the payment of the task is smaller by { $count ->
        [one] { $count } ingredient
       *[other] { $count } ingredients
    }
pn-fx-replace-task = choose a path of the trial; instead of its tasks it has “{ $task }”
pn-fx-if-chain =
    in a chain of at least { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, this one included, { $then }; otherwise { $otherwise }
pn-fx-wizards =
    { $wizards ->
        [you] you alone
        [all] each wizard, in turn order from you on
       *[others] each other wizard, in turn order
    }: { $effect }
pn-fx-wizards-may =
    { $wizards ->
        [you] you alone may do this
        [all] each wizard, in turn order from you on, may do this
       *[others] each other wizard, in turn order, may do this
    }: { $effect }
pn-fx-draft = reveal { $cards }; each wizard, in turn order from you on, may take one of them, and the rest go under their decks
pn-fx-end-turn = your turn is over
pn-fx-discard-all-dice = discard all dice of your supply
pn-fx-force-rest = your next turn has to be a Rest

## Tasks, properties

pn-task-or = { $items }; or { $last }
pn-task-pay = discard { $ingredients }
pn-task-sum = discard { $dice } with a total of { $total } or more
pn-task-exact =
    discard { $dice } with exactly { $count ->
        [1] this value
       *[other] these values
    }: { $values }
pn-task-roll = roll { pn-dice } for a total of { $total } or more, and discard them either way
pn-task-withstand = withstand { pn-threat } without a mortal wound
pn-task-experience = have { $symbols }
pn-property-rift = before the Threat roll discard { pn-any-dice } of your supply
pn-property-vigilance = before the Threat roll use at most { pn-uses }
pn-property-shield = before the task { $task }
pn-property-trap = if you fail, you receive a mortal wound
pn-property-suppression =
    { $suppressed ->
        [crystals] Crystals
        [potions] Potions
        [artifacts] Artifacts
       *[familiars] Familiars
    } cannot be used during this trial

## The page of all texts

pn-cards-title = Penumbra: Trials of Arcana: the texts of all components
pn-cards-about =
    Generated from the data of the packs, in Arcanum's own words. Arcanum is an unofficial implementation: these are not the publisher's texts.
