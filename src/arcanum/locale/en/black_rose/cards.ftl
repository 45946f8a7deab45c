# The texts of components, generated from their data. Instructions start with a small letter; the code capitalises what
# begins a sentence and puts the full stop.

## Lines of a component

br-card-symbol = When you reveal this spell, place 1 instability in your room.
# { $about } is type, element and target; { $effect } ends with a full stop
br-card-side = { $side } ({ $about }): { $effect }
br-card-slots = Instability slots: { $slots }. Power for first, second and third place: { $rewards }.
br-card-destroyed = Destroyed: { $effect }
br-card-restored = Restored, when its token is used: { $effect }
br-card-mage = Health { $health }, strength { $strength }, speed { $speed }, hand limit { $limit }.
br-card-personal = Personal spell: { $card }.
br-card-evocation = Health { $health }, strength { $strength }, speed { $speed }.
br-card-skill = Skill. When this evocation activates: { $effect }
br-card-upgrade = The evocation gets { br-bonus }.
br-card-school-evocation = Evocation: { $card }.
br-card-grimoire-a = Grimoire A: { $cards }.
br-card-grimoire-b = Grimoire B: { $cards }.
br-card-event = Side { $letter }, round { $round }.
br-card-quest = Quest card { $number }, side { $letter }.
br-card-condition = { $cond }.
br-card-reward = Reward: { $effect }
br-card-unfinished = Not completed: the Black Rose gains { br-power }.
br-card-origin = { br-source }.
# { $parts } is what we had to choose although the rest is known
br-card-origin-partly = { br-source }; ours: { $parts }.
br-source =
    Source: { $origin ->
        [rulebook] the rulebook
        [external] publicly known facts
       *[designed] an original design
    }
br-chosen =
    { $part ->
        [all] everything
        [name] name
        [name_ru] name in Russian
        [name_uk] name in Ukrainian
        [colour] colour
        [slots] slots
        [rewards] rewards
        [effects] effects
        [destroyed] effect when destroyed
        [restored] effect when restored
        [destroyed_optional_cost] optional price when destroyed
        [restored_optional_cost] optional price when restored
        [health] health
        [strength] strength
        [speed] speed
        [hand_limit] hand limit
        [quest_limit] quest limit
        [personal_spell] personal spell
        [archetypes] archetypes
        [copies] number of copies
        [skill] skill
        [skill_cost_token] price of the skill
        [skill_bonus_stat] what the skill improves
        [bonus] bonus
        [elements] elements
        [keywords] keywords
        [grimoires] grimoires
        [type_reverse] type of the reverse effect
       *[other] { $field }
    }

## The target of a spell: after type and element

br-target-figure =
    target: { $owner ->
        [opponent] an opponent figure
        [own] a figure of yours
       *[any] any figure
    }, { br-range }
br-target-mage =
    target: { $owner ->
        [opponent] the opponent's mage
        [own] your mage
       *[any] a mage
    }, { br-range }
br-target-evocation =
    target: { $owner ->
        [opponent] an opponent evocation
        [own] an evocation of yours
       *[any] any evocation
    }, { br-range }
br-target-archetype = { $target }, archetype: { $archetype }
br-target-area = target: area, { br-range }
br-target-self = target: yourself
br-target-special = special target
br-range =
    { $range ->
        [any] any range
       *[other] range { $range }
    }

## What is picked; { $count } with "up to"

br-pick =
    { $what ->
        [figure]
            { $owner ->
                [opponent] an opponent figure
                [own] a figure of yours
               *[any] any figure
            }
        [mage]
            { $owner ->
                [opponent] the opponent's mage
                [own] your mage
               *[any] a mage
            }
        [evocation]
            { $owner ->
                [opponent] an opponent evocation
                [own] an evocation of yours
               *[any] any evocation
            }
        [room] a room
        [destroyed] a destroyed room
       *[restored] a restored room
    }
br-pick-nominative = { br-pick }
br-pick-several =
    up to { $count } { $what ->
        [figure]
            { $owner ->
                [opponent] opponent figures
                [own] figures of yours
               *[any] figures
            }
        [mage]
            { $owner ->
                [opponent] opponent mages
                [own] mages of yours
               *[any] mages
            }
        [evocation]
            { $owner ->
                [opponent] opponent evocations
                [own] evocations of yours
               *[any] evocations
            }
        [room] rooms
        [destroyed] destroyed rooms
       *[restored] restored rooms
    }
br-pick-archetype = { $object } (archetype: { $archetype })
br-pick-range = { $object } within range { $range }
br-fx-pick = choose { $object }
br-fx-pick-item = that mage chooses { $object }

## Tokens

br-fx-damage = deal { br-damage } to { br-figures-dative }
br-fx-damage-rose = the Black Rose deals { br-damage } to { br-figures-dative }
br-fx-replace-damage = replace { br-damage-tokens } on { br-figures-locative }
br-fx-replace-damage-rose = the Black Rose replaces { br-damage-tokens } on { br-figures-locative }
br-fx-replace-dealt = replace all damage dealt in that activation on { br-figures-locative }
br-fx-replace-dealt-rose = the Black Rose replaces all damage dealt in that activation on { br-figures-locative }
br-fx-heal = heal { br-damage-tokens } on { br-figures-genitive }
br-fx-heal-all = heal all damage on { br-figures-genitive }
br-fx-place-instability = place { br-instability } in { br-rooms-accusative }
br-fx-place-instability-rose = the Black Rose places { br-instability } in { br-rooms-accusative }
br-fx-replace-instability = replace { br-instability } in { br-rooms-locative }
br-fx-replace-instability-rose = the Black Rose replaces { br-instability } in { br-rooms-locative }
br-fx-remove-instability = remove { br-instability } of yours from { br-rooms-genitive }
br-fx-remove-instability-all = remove all your instability from { br-rooms-genitive }
br-fx-prevent = ignore { $count } of that damage

## Figures

br-fx-move =
    you may move { br-figures-accusative } { $count ->
        [1] to an adjacent room
       *[other] up to { $count } times to an adjacent room
    }
br-fx-must-move =
    move { br-figures-accusative } { $count ->
        [1] to an adjacent room
       *[other] { $count } times to an adjacent room
    }
br-fx-place-figure = place { br-figures-accusative } in { br-rooms-accusative }
br-fx-attack = { br-figures } makes a physical attack
br-fx-attack-bonus = { br-figures } makes a physical attack with +{ $bonus } strength
br-fx-summon-school = summon an evocation of the school into { br-rooms-accusative }
# { $card } is its name
br-fx-summon = summon { $card } into { br-rooms-accusative }
br-fx-activate = activate { br-figures-accusative }
br-fx-activate-bonus = activate { br-figures-accusative } with { $bonus }
# { $effect } activates; { $mage } leads the evocation
br-fx-controlled =
    { $effect } under { $mage ->
        [caster] your control
        [opponent] the opponent's control
        [target] the target's control
        [item] that mage's control
       *[token_holder] the control of the mage with the persistence token
    }
br-bonus = +{ $amount } { br-stat }
br-fx-remove-evocation = remove { br-figures-accusative } from the lodge
br-fx-upgrade = attach an upgrade to { br-figures-dative }
br-fx-modify-stat = give this evocation { br-bonus } until the end of its activation
br-fx-activate-room = activate { br-rooms-accusative }

## Cards and power

br-fx-draw =
    draw { br-cards-accusative } from { $source ->
        [grimoire] your grimoire
        [library] the library
        [forgotten] the forgotten spells
       *[memories_random] your memories at random
    }
br-fx-draw-look =
    look at the top { $look ->
        [1] card
       *[other] { $look } cards
    } of { $source ->
        [grimoire] your grimoire
        [library] the library
        [forgotten] the forgotten spells
       *[memories_random] your memories
    } and take { br-cards-accusative }
br-fx-search =
    search { $piles ->
        [grimoire] your grimoire
        [memories] your memories
       *[both] your grimoire and your memories
    } and take { br-cards-accusative }
br-fx-discard =
    { $mage ->
        [caster] discard
        [opponent] the opponent discards
        [target] the target discards
        [item] that mage discards
       *[token_holder] the mage with the persistence token discards
    } { br-cards-accusative } from hand
br-fx-discard-random = { br-fx-discard } at random
br-fx-gain-power =
    { $party ->
        [caster] gain
        [opponent] the opponent gains
        [target] the target gains
        [item] that mage gains
        [token_holder] the mage with the persistence token gains
       *[black_rose] the Black Rose gains
    } { br-power }
br-fx-lose-power =
    { $party ->
        [caster] lose
        [opponent] the opponent loses
        [target] the target loses
        [item] that mage loses
        [token_holder] the mage with the persistence token loses
       *[black_rose] the Black Rose loses
    } { br-power }
br-fx-peek =
    look at { $count ->
        [one] { $count } prepared spell
       *[other] { $count } prepared spells
    } of { br-mage-genitive }
br-fx-peek-all = look at all prepared spells of { br-mage-genitive }
br-mage-genitive =
    { $mage ->
        [caster] yours
        [opponent] the opponent
        [target] the target
        [item] that mage
       *[token_holder] the mage with the persistence token
    }
br-fx-refresh =
    refresh { $count ->
        [one] { $count } of your exhausted physical action tokens
       *[other] { $count } of your exhausted physical action tokens
    }

## Instructions that hold others

# Several sentences inside one: the last full stop is that of the outer sentence
br-fx-sentences = “{ $sentences }”
br-fx-may = you may { $cost }; if you do, { $then }
br-cost-discard = discard { br-cards-accusative } from hand
br-cost-discard-random = discard { br-cards-accusative } from hand at random
br-cost-remove-instability = remove { br-instability } of yours from { br-rooms-genitive }
br-cost-remove-instability-all = remove all your instability from { br-rooms-genitive }
br-fx-choose-one = choose one: { $options }
br-fx-choose-one-item = that mage chooses one: { $options }
br-fx-option = ({ $number }) { $effect }
br-fx-if = if { $cond }, { $then }
br-fx-if-else = if { $cond }, { $then }; otherwise { $otherwise }
br-fx-each = for { br-figures-genitive }: { $effect }
br-fx-each-room = for { br-rooms-genitive }: { $effect }
br-fx-each-mage = for each mage in turn order: { $effect }
br-fx-persistent =
    persistent effect, the token lies { $token ->
        [target] on the target's card
       *[caster] on your card
    }: each time { $cond }, you may apply this: { $effect }

## Conditions: clauses without a full stop

br-if-compare =
    { $counted } is { $op ->
        [least] at least
        [most] at most
       *[equal] exactly
    } { $value }
br-count-own-instability-in = your instability in { br-rooms-locative }
br-count-instability-in = the instability in { br-rooms-locative }
br-count =
    { $counter ->
        [own_evocations] the number of your evocations
        [picked_count] the number of what you chose
        [prepared_spells_opponent] the number of the opponent's prepared spells
        [rooms_with_own_instability] the number of rooms with your instability
        [max_own_instability_in_a_room] your instability in some one room
        [revealed_elements] the number of different elements on your revealed spells
        [revealed_combat] the number of your revealed combat effects
        [damage_dealt_this_activation] the damage you dealt in this activation
       *[room_colours_activated_this_round] the number of room colours you activated in this round
    }
br-if-exists = there is { $object }
br-if-defeated =
    { $fallen ->
        [target] the target
        [picked] the chosen figure
       *[item] that figure
    } was defeated by this effect
br-if-in-room = { br-figures } is in { br-rooms-locative }
br-if-not-in-room = { br-figures } is not in { br-rooms-locative }
br-if-not = it is not so that { $cond }
br-if-none-chosen = you chose none

## What is waited for: clauses

br-when-spell-revealed =
    { $by ->
        [caster] you reveal
        [opponent] the opponent reveals
       *[token_holder] the mage with the persistence token reveals
    } a spell
br-when-damage =
    { $damage ->
        [spell] damage by a spell
        [physical] damage by a physical attack
       *[any] damage
    } would be dealt to { $to ->
        [caster] you
       *[token_holder] the mage with the persistence token
    }
br-when-entered =
    { $by ->
        [caster] you enter
        [opponent] the opponent enters
       *[token_holder] the mage with the persistence token enters
    } a room
br-when-evocation =
    { $evocation ->
        [this] this evocation
        [own] an evocation of yours
       *[opponent] an evocation of the opponent
    } activates
br-when-mage-defeated =
    { $doer ->
        [caster] you deal the final damage to a mage
       *[opponent] the opponent deals the final damage to a mage
    }
br-when-evocation-defeated =
    { $doer ->
        [caster] you deal the final damage to an evocation
       *[opponent] the opponent deals the final damage to an evocation
    }
br-when-room-restored = a room is restored and you alone take first place
br-when-room-activated =
    { $doer ->
        [caster] you activate
       *[opponent] the opponent activates
    } a room
br-when-forgotten =
    { $doer ->
        [caster] you reveal
       *[opponent] the opponent reveals
    } a forgotten spell
br-when-phase-end =
    { $ends ->
        [action] the action phase
       *[evocation] the evocation phase
    } ends
br-when-phase-end-if = { br-when-phase-end } and { $cond }

## The page of all texts

br-cards-title = Black Rose Wars: Duel: the text of every component
br-cards-about =
    Generated from the data of the packs, in Arcanum's own words. Arcanum is an unofficial implementation: these are not
    the texts of the publisher.
