# What a player may choose: labels of buttons and lines of menus, without a full stop.

## An activation

br-do-end = End your activation
br-do-explore = Explore
br-do-combat = Combat
br-do-command = Command
br-do-activate = Activate the room
br-do-cast = Cast the spell in { br-slot-locative }
br-do-cast-card = Cast { $card } ({ $side }) from { br-slot-genitive }
br-do-inertia = Inertia: discard the spell in { br-slot-locative }
br-do-inertia-card = Inertia: discard { $card } ({ $side }) from { br-slot-genitive }
br-do-move = Move to { $room }
# { $figure } in the accusative
br-do-attack = Attack { $figure }
br-do-activate-figure = Activate { $figure }

## Choices of an effect

br-do-room = Choose { $room }
br-do-figure = Choose { $figure }
br-do-decoy = A decoy in { $room }
br-do-next-room = Next: { $room }
br-do-next-figure = Next: { $figure }
br-do-token-room = A token into { $room }
br-do-token-figure = A token on { $figure }
br-do-token = Token { $place }
br-do-token-of = Token { $place }, of { $owner }
br-do-option = Option { $number }
br-do-option-text = { $effect }
br-do-yes = Yes
br-do-no = No
br-do-slot = Evocation slot { $slot }
br-do-slot-full = Evocation slot { $slot }: { $card } leaves the lodge
br-do-persist = Apply the persistent effect of the spell in { br-slot-locative }
br-do-persist-card = Apply the persistent effect of { $card } ({ $side }) in { br-slot-locative }
br-do-look = Look at the spell in { br-slot-locative }
br-do-restore = Restore { $room }
br-do-upgrade = Attach { $card }
br-do-quest = Declare the quest { $card }

## Notes: whole sentences

br-note-effect = { $effect }.
br-note-decoy = A decoy is nobody: what would be done to the target is skipped, what concerns its room is done.

## Cards

br-do-prepare = Prepare { $card }, { $side }, in { br-slot-locative }
br-do-leave = Leave { br-slot-accusative } empty
br-do-discard = Discard { $card }
br-do-take = Take { $card }
br-do-find = Take { $card } from the grimoire

## Set-up

br-do-blue = Blue
br-do-red = Red
br-do-grimoire-a = Grimoire A
br-do-grimoire-b = Grimoire B
br-do-mage = Play { $card }

## Declining

br-do-done = Done
br-do-stop = Stop
br-do-stay = Stay
br-do-nobody-to-attack = There is nobody to attack
br-do-pick-no-more = Choose nothing more
br-do-no-quest = Declare no quest
br-do-not-apply = Do not apply it
br-do-not-summon = Summon nothing
br-do-replace-no-more = Replace nothing more
br-do-go-on = Go on
