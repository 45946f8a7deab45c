# What happened, a line each, in the present tense. { $name } is a player, { $card } and { $source } are components by
# name, { $figure } a figure, { $party } a mage or the Black Rose.

## Set-up, rounds and the end

br-log-game-started = The game begins. { $crown } holds the crown.
br-log-colour-blue = { $name } plays blue.
br-log-colour-red = { $name } plays red.
br-log-mage-chosen = { $name } plays the mage { $card }.
br-log-grimoire-a = { $name } takes grimoire A.
br-log-grimoire-b = { $name } takes grimoire B.
br-log-round-started = Round { $round } begins. { $crown } holds the crown.
br-log-phase = { $phase }. First mage: { $name }.
br-log-event-applied = The event of the round: { $card }.
br-log-crown-passed = The crown passes to { $name }.
br-log-power-gained = { $party } gains { br-power } (now { $total }).
br-log-power-lost = { $party } loses { br-power } (now { $total }).
br-log-power-same = { $party }: power unchanged ({ $total }).
br-log-trophies-scored = Trophies: { $power } power for { $party }.
br-log-rooms-scored = Rooms: { $power } power for { $party }.
br-log-quest-unfinished = The quest { $card } was not completed: { $power } power for the Black Rose.
br-log-game-won = { $name } wins the game.
br-log-game-won-rose = The Black Rose wins the game.

## Cards

br-log-drew = { $name } draws { br-cards-accusative } from { br-pile-genitive }.
br-log-drew-card = { $name } draws from { br-pile-genitive }: { $cards }.
br-log-shuffled = { $name } shuffles the grimoire ({ $cards }).
br-log-discarded = { $name } discards { $card }.
br-log-took-openly = { $name } takes { $card } from the memories.
br-log-prepared = { $name } has prepared spells: { $slots }.
br-log-prepared-nothing = { $name } has prepared no spell.
br-log-spells-cleared = { $name } puts into the memories: { $cards }.
br-log-nothing-cleared = { $name } has no spells to put away.
br-log-removed-from-game = { $card } of { $name } leaves the game.
br-log-looked =
    { $count ->
        [one] { $name } looks at { $count } prepared spell of { $at }.
       *[other] { $name } looks at { $count } prepared spells of { $at }.
    }
br-log-saw-spell = { $name } sees { $card } ({ $side }) in { br-slot-locative }.
br-log-saw-cards = { $name } sees the top of { br-pile-genitive }: { $cards }.

## Actions

br-log-activation = { $name } activates.
br-log-explore = { $name } explores.
br-log-combat = { $name } chooses combat.
br-log-command = { $name } gives a command.
br-log-token-refreshed = { $name } refreshes a physical action token.
br-log-revealed = { $name } casts { $card } ({ $side }) from { br-slot-genitive }.
br-log-inertia = { $name } uses inertia and discards { $card } from { br-slot-genitive }.
br-log-moved = { $figure } moves to { br-position-accusative }.
br-log-put-into = { $figure } is placed in { br-position-locative }.
br-log-room-activated = { $name } activates { $card }.
br-log-room-activated-again = { $name } activates { $card }, whose token is used.
br-log-room-token-used = The token of { br-position-genitive } is turned to its used side.
br-log-targeted = { $source } ({ $name }): { $figure } is chosen.
br-log-room-targeted = { $source } ({ $name }): { br-position } is chosen.
br-log-decoy-placed = { $source } ({ $name }): a decoy in { br-position-locative }.
br-log-persistent-laid = { $name } lays the persistence token of { br-slot-genitive } on the card of { $holder }.
br-log-persistent-applied = { $name } applies the persistent effect of { $card } ({ br-slot }).
br-log-quest-completed = { $name } completes the quest { $card }.

## Tokens

br-log-instability-placed = { $party } places { br-instability } in { br-position-locative }.
br-log-instability-replaced = { $party } replaces instability of { $old } in { br-position-locative } (place { $place }).
br-log-instability-removed = { $party } takes instability back from { br-position-genitive } (place { $place }).
br-log-damaged = { $party } deals { br-damage } to { $figure }.
br-log-damage-replaced = { $party } replaces damage of { $old } on { $figure } (place { $place }).
br-log-healed = Damage of { $old } is healed on { $figure } (place { $place }).
br-log-damage-ignored = { $name } ignores { br-damage }.
br-log-attacked = { $attacker } attacks { $figure } with strength { $strength }.
br-log-tokens-returned = { $party } gets { br-tokens-accusative } back.
br-log-trophy = { $party } moves to { $count } on the trophy track.
br-log-room-track = { $party } moves to { $count } on the room track.
br-log-room-restored = { $card } is restored.

## Figures

br-log-summoned = { $name } summons { $card } into { br-position-accusative }.
br-log-evocation-defeated = Defeated: { $card }, { $figure } (final damage by { $by }).
br-log-evocation-removed = Leaves the lodge: { $card }, { $figure }.
br-log-upgraded = { $figure } gets the upgrade { $card }.
br-log-upgrade-returned = The upgrade { $card } of { $figure } is free again.
br-log-evocation-activated = { $name } activates { $figure }.
br-log-mage-defeated = { $name } is defeated (final damage by { $by }) and goes to the cell.
