# Options with which a game is set up, as a form names them. What is answered with yes or no is a statement.

pn-option =
    { $option ->
        [trial_reservation] Reserved trials
        [launch_keeps_turn_limit] Launched cards keep their turn limits
        [same_symbols_over_5] More than five equal symbols
        [first_game_deck] Ready-made Fate deck for a first game
        [automa] Automa, in a game for one
        [automa_finite_dice] The Automa can run out of dice
       *[no_idle_study] Nobody studies twice in a row without a placement
    }
pn-option-value =
    { $value ->
        [printed] Any number
        [errata] At most one
        [new_set] Begin a new set
        [cap] Score no more
        [emerald] Emerald: for beginners
        [jasper] Jasper: the usual one
        [ruby] Ruby: good at contracts
        [amethyst] Amethyst: good at trials
        [true] Yes
       *[false] No
    }
