# What only the terminal says: headings of the table, commands, remarks. The game's own words come from arcanum/locale.

## The table

cli-round = round { $round }
cli-hand = Your hand
cli-known-cards = In hand or deck
cli-none = none
cli-hand-count = hand { $count }

## The end

cli-result = Result
cli-outcome = { $count ->
    [0] Nobody wins.
    [1] { $names } wins.
   *[other] { $names } share the win.
}
cli-outcome-alone = { $outcome ->
    [won] { $name } wins against the game.
    [lost] The game wins against { $name }.
   *[tied] { $name } and the game are even.
}
cli-player = Player
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
cli-shortened = Shortened for this window: `{ $table }` shows everything, `?` what the actions bring.
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
cli-rules-english = The catalogue of rules is written in English, for reference; the game in short: short
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

## What an action would do

cli-foretold-certain = That is certain:
cli-foretold-odds = Something is left to chance or hidden; the odds, in { $count } dealt worlds:
cli-foretold-nothing = nothing changes yet
cli-foretold-next = then it is the turn of: { $names }
cli-foretold-end = the game ends
cli-foretold-mean = { $mean } on average
cli-foretold-unseen = something unseen
cli-foretold-yes = yes
cli-foretold-no = no

## Commands, as they may also be typed in this language

cli-command =
    { $command ->
        [why] why
        [undo] undo
        [card] card
        [log] log
        [table] table
        [short] short
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
cli-start = Type { $help } to see the commands, { $short } for the game in short.
cli-thinking = { $name } is thinking …
cli-seated = At the table now: { $names }. To change that: --seats { $kinds }
cli-help-number = take the action with this number
cli-help-note = what the action with this number brings; `?` alone: what all of them bring
cli-help-foretell = what an action would do, before you take it: certain, or with odds; also “? prism”
cli-help-words = take an action by its words, or by any part of them that fits only one
cli-help-several = several picks at once, in any order: 2 Life and 1 Calm; also “life 2 calm 1” or “prism, athanor”
cli-help-why = why an action is not possible now
cli-help-undo = take back your last answer, if nothing was revealed and nobody acted since
cli-help-card = the text of a component, by a part of its name in any language
cli-help-log = everything that happened so far
cli-help-table = draw the table again, the whole of it
cli-help-short = the game in short, for somebody who has never played it
cli-help-rules = a rule of the catalogue; without an id, the one behind the question
cli-help-save = save the game; go on later with --load
cli-help-help = this list
cli-help-quit = leave the game
