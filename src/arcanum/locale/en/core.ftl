# Words that every game needs.

## Lists: { $items } is all that comes before { $last }, already joined

list-comma = { $items }, { $last }
list-and = { $items } and { $last }
list-or = { $items } or { $last }
list-then = { $items }; { $last }

## Players

# { $player } is a person or a bot of some level; with a number where there are several of them
seat-name =
    { $player ->
        [random] Random
        [apprentice] Apprentice
        [adept] Adept
        [magister] Magister
        [process] Program
       *[human] Player
    }
seat-name-numbered = { seat-name } { $number }
# What a bot is like, for those who choose one.
bot-note =
    { $bot ->
        [apprentice] Learning, like you
        [adept] Takes what it sees
        [magister] Thinks ahead
        [named] A guest of the house
       *[random] Plays whatever comes to mind
    }

## Why something is refused: without a full stop, since the number of the rule may follow

reason-no-such-seat = There is no seat { $seat }: they go from 0 to { $last }
reason-game-over = The game is over
reason-not-asked-now = That is not what is asked now
reason-not-your-decision = It is not your decision now: the game waits for { $name }
reason-undo-nothing = There is nothing to take back
reason-undo-revealed = It cannot be taken back: something hidden has been revealed since
reason-undo-others-acted = It cannot be taken back: somebody else has acted since

# Mails to those who have an account.
mail-recovery-subject = Arcanum: your code for a new password
mail-recovery =
    Somebody has asked for a new password for the account { $login }.

    Your code: { $code }

    It is good for one hour, once. If it was not you who asked, there is nothing to do: without this code nothing changes.
mail-address-subject = Arcanum: your code for this address
mail-address =
    The account { $login } shall get its mail at this address.

    Your code: { $code }

    It is good for one hour, once. If it was not you who asked, there is nothing to do: without this code no more mail comes.
