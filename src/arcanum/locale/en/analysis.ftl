# What an analysis tells: of a position, and of a game that was played.

## Headings

analysis-game = Analysis of a game
analysis-position = Analysis of a position
analysis-chance = Chance to win
analysis-costliest = The costliest decisions
analysis-options = Options
analysis-expectations = What everybody may expect
analysis-line = Expected line
analysis-how = How this was found out
analysis-decisions = All decisions: { $count }

## Where and who

analysis-setup = Set-up
analysis-round = Round { $round }
analysis-action = Action { $number }
analysis-after =
    { $count ->
        [one] After { $count } action
       *[other] After { $count } actions
    }
# A rival's name in the nominative
analysis-asked-too = Asked at the same time: { $names }
# { $move }: a label such as "Use Hawk"
analysis-reply-to = In reply to “{ $move }” ({ $name })
analysis-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Columns and marks

analysis-number = No.
analysis-who = Who
analysis-played = Played
analysis-best = Best
analysis-better = Better
analysis-loss = Lost
analysis-attention = Attention
analysis-mark-played = played

## Figures. The space before the sign does not break

analysis-percent = { $value } %
analysis-percent-error = { $value } ± { $error } %
analysis-lost-percent-error = −{ $value } ± { $error } %
analysis-more-options =
    { $count ->
        [one] … and { $count } more option
       *[other] … and { $count } more options
    }

## Sentences

analysis-nothing-costly = No decision lost more than the estimates may be wrong by.
analysis-nothing-expected = No further than this: what comes after was not looked at often enough.
analysis-curve-told = Chance to win of every player before each decision, up to the real result. All figures are in the list of decisions.
analysis-choice-told = Before action { $number }, { $name }: { $move }. { $chances }
analysis-how-hidden = A decision is judged by what the player who takes it can know: other hands, the order of decks and whatever else is hidden from that player are dealt anew in each simulation.
analysis-how-curve = So a curve may jump a little where another player, who knows other things, decides.
analysis-how-game =
    { $count ->
        [one] The Magister thought about each decision with { $count } simulation at the most; the best option and the one that was played were then tried again, each with a quarter of that number.
       *[other] The Magister thought about each decision with { $count } simulations at the most; the best option and the one that was played were then tried again, each with a quarter of that number.
    }
analysis-how-position =
    { $count ->
        [one] The Magister thought with { $count } simulation at the most; the options that are listed were then tried again, each with a quarter of that number.
       *[other] The Magister thought with { $count } simulations at the most; the options that are listed were then tried again, each with a quarter of that number.
    }
analysis-how-error = ± is the standard error of an estimate.
analysis-how-costly = A decision counts as costly if it lost more than twice the standard error of the difference. Of the choices within one move only the costliest is listed.
analysis-how-attention = Attention is the share of the simulations that began with an option.
analysis-how-line = The expected line goes through one likely deal of what was hidden: what a rival does in it is a guess.
analysis-page-written = The page is in { $file }.
analysis-working = analysing

## Why an option is good: without full stops, { $move } is a label such as "Use: Hawk"

# { $changes } is a list such as "+2 Gold, −1 card"
hint-changes = At once: { $changes }
hint-changes-of = { $name }: { $changes }
hint-taker = Otherwise { $name } is expected to take it
hint-better = { $percent } better than “{ $move }”
hint-worse = Loses { $percent } against “{ $move }”
hint-alike = As good as “{ $move }”
hint-unclear = About as good as “{ $move }”: the difference of { $percent } may be chance
hint-then = Expected next: { $line }
hint-move = { $name }: { $move }
