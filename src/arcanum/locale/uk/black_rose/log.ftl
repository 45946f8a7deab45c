# Що сталося, по рядку, у теперішньому часі: він не залежить від роду. { $name } — гравець, { $card } і { $source } —
# компоненти за назвою, { $figure } — фігурка, { $party } — маг або Чорна Троянда.

## Підготовка, раунди й кінець

br-log-game-started = Партія починається. Володар корони: { $crown }.
br-log-colour-blue = { $name } грає синім кольором.
br-log-colour-red = { $name } грає червоним кольором.
br-log-mage-chosen = { $name } вибирає мага { $card }.
br-log-grimoire-a = { $name } бере гримуар А.
br-log-grimoire-b = { $name } бере гримуар Б.
br-log-round-started = Починається раунд { $round }. Володар корони: { $crown }.
br-log-phase = { $phase }. Перший маг: { $name }.
br-log-event-applied = Подія раунду: { $card }.
br-log-crown-passed = Корону отримує { $name }.
br-log-power-gained = { $party } отримує { br-power } (усього { $total }).
br-log-power-lost = { $party } втрачає { br-power } (усього { $total }).
br-log-power-same = { $party }: очки сили не змінюються (усього { $total }).
# Очки сили числом, щоб не відмінювати
br-log-trophies-scored = За трофеї { $party } отримує очки сили: { $power }.
br-log-rooms-scored = За кімнати { $party } отримує очки сили: { $power }.
br-log-quest-unfinished = Завдання { $card } не виконано, Чорна Троянда отримує очки сили: { $power }.
br-log-game-won = { $name } перемагає.
br-log-game-won-rose = Перемагає Чорна Троянда.

## Карти

br-log-drew = { $name } бере { br-cards-accusative } з { br-pile-genitive }.
br-log-drew-card = { $name } бере з { br-pile-genitive }: { $cards }.
br-log-shuffled = { $name } перемішує гримуар (карт: { $cards }).
br-log-discarded = { $name } скидає { $card }.
br-log-took-openly = { $name } бере зі спогадів { $card }.
br-log-prepared = { $name } готує закляття: { $slots }.
br-log-prepared-nothing = { $name } не готує заклять.
br-log-spells-cleared = { $name } кладе до спогадів: { $cards }.
br-log-nothing-cleared = { $name } нічого не кладе до спогадів.
br-log-removed-from-game = { $card } виходить із гри ({ $name }).
br-log-looked =
    { $count ->
        [one] { $name } дивиться { $count } підготовлене закляття мага { $at }.
        [few] { $name } дивиться { $count } підготовлені закляття мага { $at }.
       *[many] { $name } дивиться { $count } підготовлених заклять мага { $at }.
    }
br-log-saw-spell = { $name } бачить { $card } ({ $side }) у { br-slot-locative }.
br-log-saw-cards = { $name } бачить верхні карти { br-pile-genitive }: { $cards }.

## Дії

br-log-activation = Активація: { $name }.
br-log-explore = { $name } проводить дослідження.
br-log-combat = { $name } вступає в бій.
br-log-command = { $name } віддає наказ.
br-log-token-refreshed = { $name } відновлює жетон фізичної дії.
br-log-revealed = { $name } створює закляття { $card } ({ $side }) з { br-slot-genitive }.
br-log-inertia = { $name } використовує інерцію та скидає { $card } з { br-slot-genitive }.
br-log-moved = { $figure } входить у { br-position-accusative }.
br-log-put-into = { $figure } опиняється в { br-position-locative }.
br-log-room-activated = { $name } активує кімнату { $card }.
br-log-room-activated-again = { $name } активує кімнату { $card }, жетон якої вже використано.
br-log-room-token-used = Жетон активації перевертається: { br-position }.
br-log-targeted = { $source } ({ $name }): вибір — { $figure }.
br-log-room-targeted = { $source } ({ $name }): вибір — { br-position }.
br-log-decoy-placed = { $source } ({ $name }): уявна ціль у { br-position-locative }.
br-log-persistent-laid = { $name } кладе жетон сталості { br-slot-genitive } на карту мага { $holder }.
br-log-persistent-applied = { $name } застосовує сталий ефект закляття { $card } ({ br-slot }).
br-log-quest-completed = { $name } виконує завдання { $card }.

## Фішки

br-log-instability-placed = { $party } розміщує { br-instability } у { br-position-locative }.
br-log-instability-replaced = { $party } замінює нестабільність { $old } у { br-position-locative } (місце { $place }).
br-log-instability-removed = { $party } прибирає свою нестабільність з { br-position-genitive } (місце { $place }).
br-log-damaged = { $party } завдає { br-damage } { $figure }.
br-log-damage-replaced = { $party } замінює шкоду { $old } на { $figure } (місце { $place }).
br-log-healed = Зцілюється шкода { $old } у { $figure } (місце { $place }).
br-log-damage-ignored = { $name } ігнорує { br-damage }.
br-log-attacked = { $attacker } атакує { $figure } із силою { $strength }.
br-log-tokens-returned = { $party } повертає собі { br-tokens-accusative }.
br-log-trophy = { $party } переходить на поділку { $count } треку трофеїв.
br-log-room-track = { $party } переходить на поділку { $count } треку кімнат.
br-log-room-restored = Відновлено кімнату { $card }.

## Фігурки

br-log-summoned = { $name } прикликає втілення { $card } у { br-position-accusative }.
br-log-evocation-defeated = Переможено: { $card }, { $figure } (остання шкода: { $by }).
br-log-evocation-removed = Залишає ложу: { $card }, { $figure }.
br-log-upgraded = { $figure } отримує вдосконалення { $card }.
br-log-upgrade-returned = Вдосконалення { $card } знову вільне ({ $figure }).
br-log-evocation-activated = { $name } активує { $figure }.
br-log-mage-defeated = { $name } зазнає поразки (остання шкода: { $by }) і вирушає до келії.
