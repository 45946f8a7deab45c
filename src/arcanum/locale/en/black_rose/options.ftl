# Options with which a game is set up, as a form names them.

br-option =
    { $option ->
        [school] School
        [mages] Mages to choose from
        [rooms] Rooms
        [forgotten] Forgotten spells
        [event] Event card
        [quests_1] First quest card
        [quests_2] Second quest card
        [crown] Crown
       *[upgrades] Upgrades
    }
br-option-value =
    { $value ->
        [standard] Standard
        [random] By chance
        [a] Side A
        [b] Side B
        [on] Used
       *[off] Not used
    }
