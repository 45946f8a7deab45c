# The game in short, a line for each thought.

ra-primer =
    Gather essences and turn them into points: whoever has 10 or more when a round ends has won, with the most of them.
    A round begins with collecting: everybody takes what their cards give.
    Then all take turns with one action each: place an artifact from the hand, claim a monument or a place of power, discard a card for 1 Gold or 2 other essences, use a power, or pass.{ $medium ->
        [terminal] {""}
       *[screen] {" "}What something costs stands at its top left, or across the picture of a place.
    }
    { $medium ->
        [terminal] A power that says “Turn” turns its card.
       *[screen] A power with the bent arrow turns its card.
    } Turned cards do nothing more in this round; all are straightened when it ends.
    Whoever passes changes the magic item, draws a card and is out until the next round. The first to pass takes the First Player token, which is worth a point.
    { $medium ->
        [terminal] You need not remember this: the menu lists what you can do, `why` says why something else cannot be done, and `card` explains any card.
       *[screen] You need not remember this: what you can do glows, whatever you point at explains itself, and Hint asks a bot.
    }
