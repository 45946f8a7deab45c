# Options with which a game is set up, as a form names them.

ra-option =
    { $option ->
        [setup] Set-up
        [collect] Collecting
        [first] First Player
        [starter_sets] Starter sets
       *[round_limit] Round limit
    }
ra-option-value =
    { $value ->
        [standard] Random decks
        [first_game] First game
        [draft] Draft
        [match] Match
        [simultaneous] At once
        [ordered] In turn order
        [random] By chance
        [by_seat] By seat
       *[shuffled] Shuffled
    }
