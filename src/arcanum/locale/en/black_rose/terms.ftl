# The nouns of Black Rose Wars: Duel: figures, rooms, tokens, cards.
#
# A name with a case at its end (-accusative, -genitive, ...) holds the same words in that case. Without one it is the
# nominative.

## Figures and rooms of which effects speak, and the rooms of the lodge by their places

br-figures =
    { $who ->
        [target] the target
        [area] each opponent figure in the target room
        [caster] your mage
        [opponent_mage] the opponent's mage
        [this] this evocation
        [summoned] the summoned evocation
        [picked] the chosen figure
        [picked_several] each chosen figure
        [item] that figure
        [item_mage] that mage
        [each_mage] each mage
        [each_figure] each figure
        [each_evocation] each evocation
        [enemy_figures] each opponent figure
        [own_evocations] each of your evocations
        [token_holder] the mage with the persistence token
        [trigger_source] the figure that caused it
        [trigger_target] the figure it happened to
       *[damaged_this_activation] each figure damaged in that activation
    }
br-figures-genitive = { br-figures }
br-figures-dative = { br-figures }
br-figures-accusative = { br-figures }
br-figures-locative = { br-figures }
br-rooms-accusative =
    { $place ->
        [target_room] the target room
        [caster_room] your room
        [this_room] this room
        [opponent_room] the opponent's room
        [picked_room] the chosen room
        [picked_several] each chosen room
        [room_of_target] the room where the target is now
        [item] that room
        [entered_rooms] each room you entered
        [each_room] each room
        [each_destroyed_room] each destroyed room
        [occupied_rooms] each room with a figure
        [centre_room] the centre room
       *[trigger_room] the room where it happened
    }
br-rooms-locative = { br-rooms-accusative }
br-rooms-genitive = { br-rooms-accusative }
br-position =
    { $position ->
        [c] the centre room
        [r1] the north-west room
        [r2] the north-east room
        [r3] the east room
        [r4] the south-east room
        [r5] the south-west room
        [r6] the west room
       *[cell] the cell
    }
br-position-accusative = { br-position }
br-position-locative = { br-position }
br-position-genitive = { br-position }

## Figures and parties at the table: { $name } is a player

br-figure =
    { $sort ->
        [own_mage] your mage
        [own_evocation] your evocation { $slot }
        [mage] { $name }
        [evocation] { $name }'s evocation { $slot }
       *[rose] the Black Rose
    }
br-figure-genitive = { br-figure }
br-figure-dative = { br-figure }
br-figure-accusative = { br-figure }
br-figure-locative = { br-figure }
# Where the card is known, too
br-named = { $thing } ({ $card })
br-title = { $name }

## Spell slots

br-slot =
    { $slot ->
        [quick] the quick slot
        [i] slot I
        [ii] slot II
       *[iii] slot III
    }
br-slot-accusative = { br-slot }
br-slot-locative = { br-slot }
br-slot-genitive = { br-slot }

## Numbers

# What is dealt
br-damage = { $count } damage
# What lies on a figure
br-damage-tokens = { $count } damage
br-instability = { $count } instability
br-power = { $count } power
br-cards-accusative =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
br-tokens-accusative =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }

## What components are

br-kind =
    { $card_kind ->
        [school_spell] School spell
        [personal] Personal spell
        [forgotten] Forgotten spell
        [room] Room
        [mage] Mage
        [evocation] Evocation
        [upgrade] Upgrade
        [school] School of magic
        [event] Event
       *[quest] Quest
    }
br-kinds =
    { $kinds ->
        [spell] Spells
        [room] Rooms
        [mage] Mages
        [evocation] Evocations
        [upgrade] Upgrades
        [school] Schools of magic
        [event] Events
       *[quest] Quests
    }
br-type =
    { $type ->
        [combat] combat
       *[conjuration] conjuration
    }
br-element =
    { $element ->
        [air] Air
        [earth] Earth
        [fire] Fire
        [water] Water
        [sacred] Sacred
        [profane] Profane
        [magic] Magic
       *[any] any element
    }
br-colour =
    { $colour ->
        [black] black
        [grey] grey
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
       *[purple] purple
    }
br-side =
    { $side ->
        [main] main effect
       *[reverse] reverse effect
    }
br-stat =
    { $stat ->
        [strength] strength
        [speed] speed
       *[health] health
    }
br-phase =
    { $phase ->
        [setup] Set-up
        [black_rose] Black Rose phase
        [study] Study phase
        [action] Action phase
        [evocation] Evocation phase
       *[cleanup] Cleanup phase
    }
# Where cards come from
br-pile-genitive =
    { $pile ->
        [grimoire] the grimoire
        [library] the library
        [forgotten] the forgotten spells
       *[memories] the memories
    }
