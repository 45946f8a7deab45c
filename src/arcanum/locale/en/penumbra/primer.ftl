# The game in short, a line for each thought.

pn-primer =
    You are a young wizard with a handful of dice and until the end of the year to prove yourself: whoever has the most points when the game ends wins.
    A turn is one of three kinds, and you say which when it begins. To Study is to place up to two dice at locations: Classes teach marks and cards, the City sells and trades and has contracts, the Wild Lands give ingredients. In your very first turn you have one placement.
    A Trial is the other way to fame. First roll its Threat: every black die takes a die of yours with the same value, or wounds a mark with that value, or gives a mortal wound if the mark was wounded already. Whoever is still standing chooses the Dark or the Light path, does one of its tasks and gets the reward. Whoever fails loses the trial for everybody.
    To Rest is to straighten your cards, charge your marks again and gain two Bone dice and one for each mark that is not wounded, dice that lie at the locations first. The more marks, the more dice; and each mark can also be used once between two Rests.
    Spells are paid for every time, Potions are brewed and Familiars summoned once. A rotated card waits for your next Rest. Where a card launches another, the second one costs nothing, and so chains are made.
    Every Trial and every Rest reveals a card of the Fate deck: a new trial, an event, a goal that everybody scores, or a prophecy. When a prophecy comes true, everybody has one more turn.
    Points come from Arcana you have kept, trials, contracts, sets of experience symbols, marks, goals and the difference between Light and Dark; mortal wounds and broken promises cost some. { $medium ->
        [terminal] You need not remember this: the menu lists what you can do, `why` says why something else cannot be done, and `card` explains any card.
       *[screen] You need not remember this: what you can do glows, whatever you point at explains itself, and Hint asks a bot.
    }
