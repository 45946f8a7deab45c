# What a hint says that a move changes.

pn-hint-arcana = { $count } Arcana
pn-hint-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
pn-hint-trial =
    { $count ->
        [one] { $count } passed trial
       *[other] { $count } passed trials
    }
pn-hint-contract =
    { $count ->
        [one] { $count } fulfilled contract
       *[other] { $count } fulfilled contracts
    }
pn-hint-mark =
    { $count ->
        [one] { $count } mark
       *[other] { $count } marks
    }
pn-hint-wounded =
    { $count ->
        [one] { $count } wounded mark
       *[other] { $count } wounded marks
    }
pn-hint-die =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
pn-hint-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
