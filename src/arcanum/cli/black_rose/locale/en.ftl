# What only the terminal says in Black Rose Wars: Duel.

cli-br-title = Black Rose Wars: Duel
cli-br-rose = Black Rose
cli-br-score = power { $power }, trophies { $trophies }, rooms { $rooms }, tokens { $tokens }
cli-br-place =
    { $position ->
        [c] C
        [r1] NW
        [r2] NE
        [r3] E
        [r4] SE
        [r5] SW
       *[r6] W
    }
cli-br-token-ready = restored, token available
cli-br-token-used = restored, token used
cli-br-events = Events
cli-br-quests = Quests
cli-br-piles = library { $library }, forgotten spells { $forgotten }
cli-br-crown = crown
cli-br-damage = damage
cli-br-actions = action tokens { $count }
cli-br-grimoire-count = grimoire { $count }
cli-br-spells = Spells
cli-br-hidden = face down
cli-br-evocations = Evocations
cli-br-evocation = strength { $strength }, speed { $speed }
cli-br-memories = Memories
cli-br-grimoire = In your grimoire
cli-br-seen = Seen on top
cli-br-power = Power
cli-br-trophies = Trophies
cli-br-rooms = Rooms
cli-br-legend = tokens: B blue, R red, X the Black Rose, { $free } free; after a room's tokens its power for first, second and third place; in brackets after a quest what the Rose gets for it
