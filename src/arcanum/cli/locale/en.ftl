# What only the terminal says: headings of the table, commands, remarks. The game's own words come from arcanum/locale.

## The table

cli-round = round { $round }
cli-setting-up = set-up
cli-match = game { $game } of the match, wins { $wins }
cli-centre = Centre
cli-hand = Your hand
cli-pack = The pack before you
cli-kept = You keep
cli-mages = Your two mages
cli-deck-top = On top of your deck, from above
cli-deck-cards = In your deck
cli-known-cards = In hand or deck
cli-monument-deck =
    { $count ->
        [0] the deck is empty
       *[other] { $count } in the deck
    }
cli-monuments-known = Known from the top
cli-monuments-among = among the next { $count }: { $names }
cli-monuments-unknown = { $count } unknown
cli-open-draft = Open draft
cli-first-player = First Player
cli-passed = passed
cli-none = none
cli-hand-count = hand { $count }
cli-deck-count = deck { $count }
cli-discard = Discard pile

## The end

cli-result = Result
cli-player = Player
cli-breakdown = Points
cli-total = Sum
cli-tie-break = Tie-break
cli-extra-points = for the check
cli-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
cli-gave-up = Gave up: { $names }.
cli-end = seed { $seed }, { $actions } actions, state hash { $hash }
cli-left =
    { $actions ->
        [one] You leave the game after { $actions } action.
       *[other] You leave the game after { $actions } actions.
    }

## Files

cli-recorded = The record is in { $file }.
cli-saved = Saved in { $file }. Go on later with --load { $file }

cli-not-written =
    { $cause ->
        [folder] { $file }: it cannot be written: this is a folder
        [special] { $file }: it cannot be written: this is no ordinary file
        [foreign] { $file }: it cannot be written: the file exists and is neither a save nor a record; choose another name
        [protected] { $file }: it cannot be written: that is not permitted here
        [missing] { $file }: it cannot be written: there is no such folder
        [full] { $file }: it cannot be written: there is no space left
       *[system] { $file }: it cannot be written: { $detail }
    }

## Asking

cli-several = Several picks may stand on one line, in any order, such as: { $example }
cli-so-far = So far: { $what }. Pick the rest; `{ $undo }` drops these.
cli-pass-keyboard = Pass the keyboard to { $name }, who presses Enter.
cli-log-cut =
    { $count ->
        [one] … and { $count } earlier line: { $log }
       *[other] … and { $count } earlier lines: { $log }
    }
cli-unknown = “{ $text }” is no action and no command; { $help } lists what you can type
cli-unknown-card = There is no card “{ $text }”
cli-unknown-card-near = There is no card “{ $text }”; nearest: { $near }
cli-unknown-rule = There is no rule “{ $text }”
cli-unknown-rule-near = There is no rule “{ $text }”; nearest: { $near }
cli-no-catalogue = The catalogue of rules is missing here
cli-ambiguous = “{ $text }” may mean: { $fits }
cli-no-number = There is no number { $text }: they go from 1 to { $most }
cli-too-many =
    { $count ->
        [one] Only { $count } pick is asked for
       *[other] Only { $count } picks are asked for
    }
cli-run-impossible = These picks do not go together: { $what } cannot be picked once more
cli-legal = { $what }: you may do that now
cli-needs = It is written like this: { $usage }
cli-undone = Taken back: { $what }

## Commands, as they may also be typed in this language

cli-command =
    { $command ->
        [why] why
        [undo] undo
        [card] card
        [log] log
        [table] table
        [rules] rules
        [save] save
        [help] help
       *[quit] quit
    }
cli-argument =
    { $command ->
        [why] ACTION
        [card] NAME
        [rules] { "[" }ID]
       *[save] FILE
    }
cli-start = Type { $help } to see the commands.
cli-thinking = { $name } is thinking …
cli-seated = The file does not say who played. At the table now: { $names }. To change that: --seats { $kinds }
cli-help-number = take the action with this number
cli-help-words = take an action by its words, or by any part of them that fits only one
cli-help-several = several picks at once, in any order: 2 Life and 1 Calm; also “life 2 calm 1” or “prism, athanor”
cli-help-why = why an action is not possible now
cli-help-undo = take back your last answer, if nothing was revealed and nobody acted since
cli-help-card = the text of a component, by a part of its name in any language
cli-help-log = everything that happened so far
cli-help-table = draw the table again
cli-help-rules = a rule of the catalogue; without an id, the one behind the question
cli-help-save = save the game; go on later with --load
cli-help-help = this list
cli-help-quit = leave the game
cli-legend = straight { $straight }, turned { $turned }, points { $star }, essences of any type { $any }

## Black Rose Wars: Duel

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
