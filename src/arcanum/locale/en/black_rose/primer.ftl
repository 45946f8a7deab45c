# The game in short, a line for each thought.

br-primer =
    Four rounds, three sides: you, your rival and the Black Rose, for whom nobody decides. Whoever has the most power after the last round wins, and a tie goes to the Rose.
    A round begins with an event of the Rose. Then you draw four cards and lay two to four of them face down into your spell slots, each with the side that will count. Nobody sees what you prepare.
    Now both take turns with one or two actions each: explore, fight, command an evocation, cast a prepared spell, or give one up for a step. Slots I to III are cast in this order, the quick one whenever you like.
    Spells and rooms leave your tokens in the lodge as instability. A room whose slots are all taken is restored at the end of the round: whoever has the most tokens there gains the most power.
    Damage is made of tokens, too. A mage with as many of them as health is defeated, goes to the cell, and those who did the harm share power; the last blow brings a trophy.
    Quests reward whoever meets them first. Those that are open in the end pay the Rose, and trophies and rooms are worth something more then.
    Evocations that you have called act once more after the spells. { $medium ->
        [terminal] You need not remember this: the menu lists what you can do, `why` says why something else cannot be done, and `card` explains any card.
       *[screen] You need not remember this: what you can do glows, whatever you point at explains itself, and Hint asks a bot.
    }
