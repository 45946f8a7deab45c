# What happened, a line for each event. { $name } is a player or the Automa, { $card } the name of a card.

## Dice, marks and places as they lie on the table

pn-the-automa = the Automa
pn-die-shown = { pn-die } ({ $value })
pn-die-shown-genitive = { pn-die-genitive } ({ $value })
pn-die-shown-temporary = temporary { pn-die } ({ $value })
pn-die-shown-temporary-genitive = temporary { pn-die-genitive } ({ $value })
# { $place } is the number of a slot
pn-mark-slot =
    { $slots ->
        [discipline] discipline mark { $place }
       *[spark] Spark mark { $place }
    }
pn-mark-slot-accusative = { pn-mark-slot }
pn-mark-slot-genitive = { pn-mark-slot }
pn-mark-slot-instrumental = { pn-mark-slot }
# One's own mark in that slot
pn-mark-known = { pn-mark } ({ $place })
pn-mark-known-accusative = { pn-mark } ({ $place })
pn-class-section = { pn-class }: { pn-section }
pn-class-section-in = { pn-class-in } ({ pn-section })
pn-primagic =
    { $primagic ->
        [reroll] Manipulate: reroll
        [nudge] Manipulate: nudge
        [flip] Manipulate: flip
        [recolour] Manipulate: recolour
        [protect] Protect
        [knock-out] Knock out
        [bind] Bind
        [bribe] Bribe
        [heal] Heal
        [in-time] Make it in time
       *[resource] Forage or Pilfer
    }

## Set-up and turns

pn-log-game-started = The game begins.
pn-log-class-laid = The { pn-class } is in play.
pn-log-laid-open = { $card } lies open.
pn-log-talent-shown = { $name } has the talent { $card }.
pn-log-talent-chosen = { $name } keeps the talent { $card }.
pn-log-turn-begun = Turn { $turn }: { $name }.
pn-log-turn-type =
    { $turn ->
        [study] { $name } studies.
        [trial] { $name } stands a trial.
       *[rest] { $name } rests.
    }
pn-log-turn-changed = { $name } turns to a trial.
pn-log-turn-ended = The turn is over: { $name }.

## Dice and ingredients

pn-log-gained = { $name } gains { $things }.
pn-log-gained-some = { $name } gains { $things } (no room for: { $lost }).
pn-log-gained-nothing = { $name } has no room for { pn-ingredients-accusative }.
pn-log-paid = { $name } discards { $things }.
pn-log-rolled-die = { $name } gains a die: { $die_shown }.
pn-log-rerolled = { $name } rerolls the { $die_shown }: { $now }.
pn-log-changed-die = { $name } changes the { $die_shown } into { $now }.
pn-log-discarded-die = { $name } discards the { $die_shown }.
pn-log-resource-rolled = { $name } rolls resource dice: { $gained }.
pn-log-took-placed = { $name } takes the { $die_shown }, which lay { $place_shown }.

## Marks

pn-log-mark-gained = { $name } gains { $mark_gained }.
pn-log-mark-used = { $name } uses { $mark_shown }.
pn-log-mark-recharged = { $name } recharges { $mark_shown }.
pn-log-mark-wounded = { $name }: { $mark_shown } is wounded.
pn-log-mark-healed = { $name } heals { $mark_shown }.
pn-log-mark-paid = { $name } spends { $mark_shown } as Blood.

## Placing

pn-log-placed = { $name } places the { $die_shown } { $place_shown }.
pn-log-knocked-out = { $name } knocks out the { $die_shown }, which lay { $place_shown }.

## Cards

pn-log-used = { $name } uses { $card }.
pn-log-used-in-chain = { $name } uses { $card } (card { $number } of the chain).
pn-log-brewed = { $name } brews { $card }.
pn-log-summoned = { $name } summons { $card }.
pn-log-triggered = { $card } works ({ $name }).
pn-log-card-gained = { $name } gains { $card }.
pn-log-card-skipped = { $name } skips { $card }, whose name is owned already.
pn-log-card-discarded = { $name } discards { $card }.
pn-log-straightened = { $name } straightens { $card }.
pn-log-bought = { $name } buys { $card }.
pn-log-market-refreshed = The market is refreshed: { $place_shown }.
pn-log-revealed = Turned up ({ $place_shown }): { $card }.
pn-log-amplified = { $name } amplifies { $card } (marks: { $marks }).
pn-log-effect-lost = { $card } has no effect ({ $name }).
pn-log-put-under = { $card } goes under its deck.
pn-log-primagic = { $name } uses primagic: { pn-primagic }.

## Threat

pn-log-threat = { $name } faces { pn-threat }.
pn-log-threat-uncancellable = { $name } faces { pn-threat } (uncancellable: { $fixed }).
pn-log-threat-cancelled =
    { $count ->
        [one] { $name } cancels { $count } Threat die.
       *[other] { $name } cancels { $count } Threat dice.
    }
pn-log-threat-rolled = Threat is rolled: { $values }.
pn-log-threat-nudged = { $name } nudges a Threat die: { $value } becomes { $now }.
pn-log-threat-hit = Threat { $value } hits the { $die_shown } ({ $name }).
pn-log-threat-missed = Threat { $value } misses ({ $name }).
pn-log-mortal-hit = Threat { $value } hits a wounded mark ({ $name }).
pn-log-mortal-wound = { $name } receives a mortal wound.
pn-log-mortal-prevented = { $card } cancels the mortal wound ({ $name }).

## Contracts and trials

pn-log-looked =
    { $count ->
        [one] { $name } looks at { $count } contract of the deck.
       *[other] { $name } looks at { $count } contracts of the deck.
    }
pn-log-saw = { $name } sees: { $cards }.
pn-log-reserved = { $name } reserves { $card }.
pn-log-reserved-unseen = { $name } reserves a contract of the deck.
pn-log-reserved-seen = { $name } reserves { $card } of the deck.
pn-log-attempted = { $name } attempts { $card }.
pn-log-task-chosen =
    { $alignment ->
        [light] { $name } chooses the Light path: { $card }.
       *[dark] { $name } chooses the Dark path: { $card }.
    }
pn-log-task-rolled = { $name } rolls { $total } for the task (needed: { $wanted }).
pn-log-task-rolled-short = { $name } rolls only { $total } for the task (needed: { $wanted }).
pn-log-task-replaced =
    { $alignment ->
        [light] The Light path gets another task: { $card } ({ $name }).
       *[dark] The Dark path gets another task: { $card } ({ $name }).
    }
pn-log-property-cancelled = { $name } cancels a property: { $property_shown }.
pn-log-contract-done = { $name } fulfils the contract { $card }.
pn-log-contract-failed = { $name } does not fulfil the contract { $card }.
pn-log-trial-passed =
    { $alignment ->
        [light] { $name } passes the trial { $card } on the Light path.
       *[dark] { $name } passes the trial { $card } on the Dark path.
    }
pn-log-trial-failed = { $name } fails the trial { $card }, which leaves the game.
pn-log-row-refreshed = The contract { $card } goes under the deck.
pn-log-row-refilled = New in the row: { $card }.

## Fate

pn-log-fate-revealed = { $name } reveals { $card }.
pn-log-end-fixed = The prophecy { $card } is fulfilled ({ $name }): everybody has one more turn.
pn-log-extra-turn = { $card }: { $name } has one more turn.
pn-log-game-won = { $name } wins.
pn-log-game-shared = A shared victory: { $name }.

## The Automa

pn-log-automa-rolled = The Automa follows line { $value }, column { $band }.
pn-log-automa-step = The Automa: { pn-step }.
pn-log-automa-die = The Automa rolls a die: { $die_shown }.
pn-log-automa-stopped = There is none of these dice left, and the Automa stops: { pn-die }.
pn-log-automa-took-back = The Automa takes back the { $die_shown }, which lay { $place_shown }.
