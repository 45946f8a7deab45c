# Why an action is refused: without a full stop, since the number of the rule may follow.

## Set-up

br-no-choose-a-colour = Choose a colour
br-no-choose-a-mage = Choose a mage
br-no-mage-taken = The other player has taken { $card }
br-no-mage-not-in-this-game = { $card } is not in this game
br-no-choose-a-grimoire = Choose grimoire A or B

## Preparing spells

br-no-prepare-two = You have to prepare at least 2 spells
br-no-prepare-or-leave = Prepare a spell, or leave the slot empty
br-no-slot-by-slot = Spells are prepared slot by slot, and now it is { br-slot }
br-no-not-in-hand = { $card } is not in your hand

## An activation

br-no-must-act = You have to carry out at least one action
br-no-not-an-action = Choose an action of your activation
br-no-in-the-cell = Your mage is in the cell
br-no-must-leave-the-cell = Your mage has to leave the cell
br-no-no-action-token = You have no available physical action token
br-no-no-evocation = You have no evocation in the lodge
br-no-empty-slot = There is no spell in { br-slot-locative }
br-no-already-revealed = The spell in { br-slot-locative } has been revealed already
br-no-one-numbered-spell = You have cast a spell from a numbered slot in this activation
br-no-not-the-lowest-slot = A numbered slot before { br-slot-accusative } holds a prepared spell

## Moving, attacking, activating

br-no-not-adjacent = It is not possible to move to { br-position-accusative } from here
br-no-no-moves-left = There are no moves left
br-no-move-or-stop = Move to an adjacent room, or stop
br-no-must-move = The figure has to move to an adjacent room
br-no-move-activate-or-stop = Move, activate the room, or stop
br-no-already-activated-room = You have activated a room with this action
br-no-attack-activate-or-stop = Attack, activate the room, or stop
br-no-move-attack-or-stop = Move, attack, or stop
br-no-already-attacked = The attack has been made
br-no-must-attack = Choose whom to attack
br-no-no-decoy-in-combat = A physical attack has no decoy as its target
br-no-not-in-the-same-room = Not in the same room: { $figure }
br-no-choose-an-evocation = Choose one of your evocations
br-no-must-activate = Choose an evocation to activate
br-no-not-your-evocation = Not an evocation under your control: { $figure }
br-no-already-activated = Already activated in this phase: { $figure }

## Targets and picks

br-no-choose-an-area = Choose a room as the target
br-no-choose-a-target = Choose a target, or a decoy
br-no-out-of-range = Out of range or without a line of sight: { br-position }
br-no-not-in-the-lodge = Not in the lodge: { $figure }
br-no-wrong-kind-of-figure = This kind of figure cannot be the target: { $figure }
br-no-not-an-opponent = Not an opponent figure: { $figure }
br-no-wrong-archetype = Of another archetype: { $figure }
br-no-pick-a-room = Choose a room
br-no-pick-a-figure = Choose a figure
br-no-cannot-be-picked = This cannot be chosen
br-no-choose-an-option = Choose an option from 1 to { $count }
br-no-yes-or-no = Answer yes or no
br-no-choose-the-next = Choose what comes next

## Tokens

br-no-choose-a-token = Choose a token
br-no-no-token-there = There is no token in place { $place }
br-no-own-token = The token in place { $place } is yours already
br-no-not-your-token = The token in place { $place } is not yours
br-no-pick-in-order = Tokens are chosen from left to right, and place { $place } does not fit now
br-no-distribute-tokens = Choose where the next token goes
br-no-cannot-take-tokens = No token can go there now

## Cards

br-no-choose-a-seen-card = Choose one of the cards that you see
br-no-choose-a-card = Choose a card
br-no-not-in-memories = { $card } is not in your memories
br-no-not-in-grimoire = { $card } is not in your grimoire
br-no-must-discard = First discard { br-cards-accusative }
br-no-choose-a-prepared-spell = Choose a face-down spell of the opponent
br-no-persistent-or-decline = Apply a persistent effect, or decline
br-no-not-triggered = No persistent effect was triggered in { br-slot-locative }

## Evocations, rooms, quests

br-no-choose-a-slot = Choose an evocation slot
br-no-slot-occupied = Evocation slot { $slot } is occupied while another one is free
br-no-choose-an-upgrade = Choose an upgrade
br-no-upgrade-not-free = There is no free { $card }
br-no-choose-a-full-room = Choose a full room
br-no-room-not-full = Not waiting to be restored: { br-position }
br-no-quest-or-decline = Declare a quest, or decline
br-no-quest-not-in-play = The quest { $card } is not in this game
br-no-quest-completed = The quest { $card } has been completed
br-no-quest-condition-not-met = The condition of the quest { $card } is not met
