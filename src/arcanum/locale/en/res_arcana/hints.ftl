# What a hint says that a move changes.

ra-hint-income = { $amount } each round
ra-hint-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
