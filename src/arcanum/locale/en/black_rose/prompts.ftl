# What a player is asked, in whole sentences. A question that a component asks follows its name.

br-ask-source = { $card }: { $question }

# How often one still chooses, where it is more than once
br-left =
    { $count ->
        [1] {""}
       *[other] {" "}(left to choose: { $count })
    }

# How many one may still choose, where it is more than one
br-up-to =
    { $count ->
        [1] {""}
       *[other] {" "}(up to { $count })
    }

## Set-up

br-ask-choose-colour = Choose your colour.
br-ask-choose-mage = Choose your mage.
br-ask-choose-grimoire = Choose your starting grimoire.

## The round

br-ask-prepare = Prepare a spell in { br-slot-locative } and choose its active side, or leave the slot empty.
br-ask-act = Your activation: choose your first action.
br-ask-act-again = Choose your second action, or end your activation.
br-ask-explore =
    { $count ->
        [one] Explore: move once and then activate the room, or activate it now.
       *[other] Explore: move up to { $count } times, and activate the room before or after moving.
    }
br-ask-explore-moves =
    { $count ->
        [one] Explore: move once more, or stop.
       *[other] Explore: move up to { $count } times, or stop.
    }
br-ask-explore-activate = Explore: activate the room, or stop.
br-ask-combat = Combat: make a physical attack and activate the room, in any order.
br-ask-combat-attack = Combat: make a physical attack, or stop.
br-ask-combat-activate = Combat: activate the room, or stop.
br-ask-command = Command: choose the evocation that activates.
br-ask-choose-evocation = Choose an evocation to activate.
br-ask-evocation =
    { $count ->
        [one] { $figure } activates: move it once and then attack, or attack now.
       *[other] { $figure } activates: move it up to { $count } times, and attack before or after moving.
    }
br-ask-evocation-moves =
    { $count ->
        [one] { $figure }: move it once more, or stop.
       *[other] { $figure }: move it up to { $count } times, or stop.
    }
br-ask-evocation-attack = { $figure }: attack, or stop.
br-ask-restore = Full rooms are restored: choose the next one.
br-ask-quest = You meet the condition of a quest: declare it for its reward, or do not.

## Effects

br-ask-target-figure =
    Choose the target: { $owner ->
        [opponent] an opponent figure
        [own] a figure of yours
       *[any] any figure
    }, or a decoy in a room ({ br-range }).
br-ask-target-mage =
    Choose the target: { $owner ->
        [opponent] the opponent's mage
        [own] your mage
       *[any] a mage
    }, or a decoy in a room ({ br-range }).
br-ask-target-evocation =
    Choose the target: { $owner ->
        [opponent] an opponent evocation
        [own] an evocation of yours
       *[any] any evocation
    }, or a decoy in a room ({ br-range }).
br-ask-target-area = Choose the target: a room ({ br-range }).
br-ask-pick =
    Choose { $kind ->
        [figure] a figure
        [mage] a mage
        [evocation] an evocation
       *[room] a room
    }{ br-up-to }.
br-ask-option = Choose one of the options.
br-ask-may = Use the optional effect?
br-ask-order = Choose what comes next.
br-ask-move =
    { $count ->
        [one] Move { $figure } to an adjacent room.
       *[other] Move { $figure } to an adjacent room (moves left: { $count }).
    }
br-ask-attack = Choose whom { $figure } attacks.
br-ask-summon = Choose an evocation slot for { $card }.
br-ask-upgrade = Choose an upgrade for { $figure }.
br-ask-persistent = Apply the persistent effect?

## Tokens

br-ask-replace-damage = Replace up to { br-damage-tokens } on { $where }: choose a token.
br-ask-replace-instability = Replace up to { br-instability } in { $where }: choose a token.
br-ask-heal = Heal { br-damage-tokens } on { $where }: choose a token.
br-ask-take-back = Remove { br-instability } of yours from { $where }: choose a token.
br-ask-distribute = There are too few of your tokens: distribute { br-tokens-accusative }.
br-ask-distribute-rose = The Black Rose has too few tokens: distribute { br-tokens-accusative }.

## Cards

br-ask-keep = Choose a card to keep (left to choose: { $count }, seen: { $seen }).
br-ask-search = Choose a card to take to your hand{ br-left }.
br-ask-hand-limit = The hand limit is { $limit }: discard { br-cards-accusative }.
br-ask-discard = Discard { br-cards-accusative }.
br-ask-look = Choose a prepared spell of { $name } to look at{ br-left }.
