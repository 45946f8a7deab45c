# Что произошло, по строке, в настоящем времени: оно не зависит от рода. { $name } — игрок, { $card } и { $source } —
# компоненты по названию, { $figure } — фигурка, { $party } — маг или Чёрная Роза.

## Подготовка, раунды и конец

br-log-game-started = Партия начинается. Обладатель короны: { $crown }.
br-log-colour-blue = { $name } играет синим цветом.
br-log-colour-red = { $name } играет красным цветом.
br-log-mage-chosen = { $name } выбирает мага { $card }.
br-log-grimoire-a = { $name } берёт гримуар А.
br-log-grimoire-b = { $name } берёт гримуар Б.
br-log-round-started = Начинается раунд { $round }. Обладатель короны: { $crown }.
br-log-phase = { $phase }. Первый маг: { $name }.
br-log-event-applied = Событие раунда: { $card }.
br-log-crown-passed = Корону получает { $name }.
br-log-power-gained = { $party } получает { br-power } (всего { $total }).
br-log-power-lost = { $party } теряет { br-power } (всего { $total }).
br-log-power-same = { $party }: очки силы не меняются (всего { $total }).
# Очки силы числом, чтобы не склонять
br-log-trophies-scored = За трофеи { $party } получает очки силы: { $power }.
br-log-rooms-scored = За комнаты { $party } получает очки силы: { $power }.
br-log-quest-unfinished = Задание { $card } не выполнено, Чёрная Роза получает очки силы: { $power }.
br-log-game-won = { $name } побеждает.
br-log-game-won-rose = Побеждает Чёрная Роза.

## Карты

br-log-drew = { $name } берёт { br-cards-accusative } из { br-pile-genitive }.
br-log-drew-card = { $name } берёт из { br-pile-genitive }: { $cards }.
br-log-shuffled = { $name } перемешивает гримуар (карт: { $cards }).
br-log-discarded = { $name } сбрасывает { $card }.
br-log-took-openly = { $name } берёт из воспоминаний { $card }.
br-log-prepared = { $name } заготавливает заклинания: { $slots }.
br-log-prepared-nothing = { $name } не заготавливает заклинаний.
br-log-spells-cleared = { $name } кладёт в воспоминания: { $cards }.
br-log-nothing-cleared = { $name } ничего не кладёт в воспоминания.
br-log-removed-from-game = { $card } выходит из игры ({ $name }).
br-log-looked =
    { $count ->
        [one] { $name } смотрит { $count } заготовленное заклинание мага { $at }.
        [few] { $name } смотрит { $count } заготовленных заклинания мага { $at }.
       *[many] { $name } смотрит { $count } заготовленных заклинаний мага { $at }.
    }
br-log-saw-spell = { $name } видит { $card } ({ $side }) в { br-slot-locative }.
br-log-saw-cards = { $name } видит верхние карты { br-pile-genitive }: { $cards }.

## Действия

br-log-activation = Активация: { $name }.
br-log-explore = { $name } проводит исследование.
br-log-combat = { $name } вступает в бой.
br-log-command = { $name } отдаёт приказ.
br-log-token-refreshed = { $name } восстанавливает жетон физического действия.
br-log-revealed = { $name } сотворяет заклинание { $card } ({ $side }) из { br-slot-genitive }.
br-log-inertia = { $name } использует инерцию и сбрасывает { $card } из { br-slot-genitive }.
br-log-moved = { $figure } входит в { br-position-accusative }.
br-log-put-into = { $figure } помещается в { br-position-accusative }.
br-log-room-activated = { $name } активирует комнату { $card }.
br-log-room-activated-again = { $name } активирует комнату { $card }, жетон которой уже использован.
br-log-room-token-used = Жетон активации переворачивается: { br-position }.
br-log-targeted = { $source } ({ $name }): выбор — { $figure }.
br-log-room-targeted = { $source } ({ $name }): выбор — { br-position }.
br-log-decoy-placed = { $source } ({ $name }): мнимая цель в { br-position-locative }.
br-log-persistent-laid = { $name } кладёт жетон устойчивости { br-slot-genitive } на карту мага { $holder }.
br-log-persistent-applied = { $name } применяет устойчивый эффект заклинания { $card } ({ br-slot }).
br-log-quest-completed = { $name } выполняет задание { $card }.

## Фишки

br-log-instability-placed = { $party } помещает { br-instability } в { br-position-accusative }.
br-log-instability-replaced = { $party } заменяет нестабильность { $old } в { br-position-locative } (место { $place }).
br-log-instability-removed = { $party } убирает свою нестабильность из { br-position-genitive } (место { $place }).
br-log-damaged = { $party } наносит { br-damage } { $figure }.
br-log-damage-replaced = { $party } заменяет урон { $old } на { $figure } (место { $place }).
br-log-healed = Исцеляется урон { $old } у { $figure } (место { $place }).
br-log-damage-ignored = { $name } игнорирует { br-damage }.
br-log-attacked = { $attacker } атакует { $figure } с силой { $strength }.
br-log-tokens-returned = { $party } возвращает себе { br-tokens-accusative }.
br-log-trophy = { $party } переходит на деление { $count } трека трофеев.
br-log-room-track = { $party } переходит на деление { $count } трека комнат.
br-log-room-restored = Восстановлена комната { $card }.

## Фигурки

br-log-summoned = { $name } призывает воплощение { $card } в { br-position-accusative }.
br-log-evocation-defeated = Побеждено: { $card }, { $figure } (последний урон: { $by }).
br-log-evocation-removed = Покидает ложу: { $card }, { $figure }.
br-log-upgraded = { $figure } получает улучшение { $card }.
br-log-upgrade-returned = Улучшение { $card } снова свободно ({ $figure }).
br-log-evocation-activated = { $name } активирует { $figure }.
br-log-mage-defeated = { $name } терпит поражение (последний урон: { $by }) и отправляется в келью.
