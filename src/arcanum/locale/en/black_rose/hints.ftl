# What a hint says that a move changes.

br-hint-power = { br-power }
br-hint-damage = { br-damage }
br-hint-instability = { br-instability }
br-hint-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
br-hint-trophy =
    { $count ->
        [one] { $count } trophy
       *[other] { $count } trophies
    }
br-hint-room =
    { $count ->
        [one] { $count } step on the room track
       *[other] { $count } steps on the room track
    }
br-hint-quest =
    { $count ->
        [one] { $count } quest
       *[other] { $count } quests
    }
br-hint-evocation =
    { $count ->
        [one] { $count } evocation
       *[other] { $count } evocations
    }
