# Чому дію не прийнято: без крапки на кінці, за текстом може стояти номер правила.

## Підготовка до партії

br-no-choose-a-colour = Виберіть колір
br-no-choose-a-mage = Виберіть мага
br-no-mage-taken = Мага { $card } вже взяв інший гравець
br-no-mage-not-in-this-game = Мага { $card } немає в цій партії
br-no-choose-a-grimoire = Виберіть гримуар А або Б

## Підготовка заклять

br-no-prepare-two = Треба підготувати щонайменше 2 закляття
br-no-prepare-or-leave = Підготуйте закляття або залиште комірку порожньою
br-no-slot-by-slot = Закляття готують за порядком комірок, і зараз це { br-slot }
br-no-not-in-hand = Карти { $card } немає у вас на руці

## Активація

br-no-must-act = Треба виконати хоча б одну дію
br-no-not-an-action = Виберіть дію своєї активації
br-no-in-the-cell = Ваш маг у келії
br-no-must-leave-the-cell = Ваш маг має вийти з келії
br-no-no-action-token = У вас немає доступного жетона фізичної дії
br-no-no-evocation = У вас немає втілень у ложі
br-no-empty-slot = У { br-slot-locative } немає закляття
br-no-already-revealed = Закляття в { br-slot-locative } вже розкрито
br-no-one-numbered-spell = У цій активації ви вже створили закляття з комірки з номером
br-no-not-the-lowest-slot = Є підготовлене закляття в комірці з меншим номером, ніж { br-slot }

## Пересування, атака, активація

br-no-not-adjacent = Звідси не можна пересунутися в { br-position-accusative }
br-no-no-moves-left = Пересувань не залишилося
br-no-move-or-stop = Пересуньтеся до сусідньої кімнати або зупиніться
br-no-must-move = Фігурку треба пересунути до сусідньої кімнати
br-no-move-activate-or-stop = Пересуньтеся, активуйте кімнату або зупиніться
br-no-already-activated-room = Цією дією кімнату вже активовано
br-no-attack-activate-or-stop = Атакуйте, активуйте кімнату або зупиніться
br-no-move-attack-or-stop = Пересуньтеся, атакуйте або зупиніться
br-no-already-attacked = Атаку вже проведено
br-no-must-attack = Виберіть, кого атакувати
br-no-no-decoy-in-combat = Уявна ціль не може бути ціллю фізичної атаки
br-no-not-in-the-same-room = Не в тій самій кімнаті: { $figure }
br-no-choose-an-evocation = Виберіть одне зі своїх втілень
br-no-must-activate = Виберіть втілення, яке активуєте
br-no-not-your-evocation = Це втілення не під вашим контролем: { $figure }
br-no-already-activated = Уже активовано на цьому етапі: { $figure }

## Цілі та вибір

br-no-choose-an-area = Виберіть ціллю кімнату
br-no-choose-a-target = Виберіть ціль або уявну ціль
br-no-out-of-range = Поза дальністю або без лінії видимості: { br-position }
br-no-not-in-the-lodge = Не в ложі: { $figure }
br-no-wrong-kind-of-figure = Така фігурка не може бути ціллю: { $figure }
br-no-not-an-opponent = Це не фігурка суперника: { $figure }
br-no-wrong-archetype = Інший архетип: { $figure }
br-no-pick-a-room = Виберіть кімнату
br-no-pick-a-figure = Виберіть фігурку
br-no-cannot-be-picked = Цього вибрати не можна
br-no-choose-an-option = Виберіть варіант від 1 до { $count }
br-no-yes-or-no = Дайте відповідь «так» або «ні»
br-no-choose-the-next = Виберіть, що буде наступним

## Фішки

br-no-choose-a-token = Виберіть фішку
br-no-no-token-there = На місці { $place } немає фішки
br-no-own-token = Фішка на місці { $place } вже ваша
br-no-not-your-token = Фішка на місці { $place } не ваша
br-no-pick-in-order = Фішки вибирають зліва направо, і місце { $place } зараз не підходить
br-no-distribute-tokens = Виберіть, куди потрапить наступна фішка
br-no-cannot-take-tokens = Сюди зараз фішку не розмістити

## Карти

br-no-choose-a-seen-card = Виберіть одну з карт, які бачите
br-no-choose-a-card = Виберіть карту
br-no-not-in-memories = Карти { $card } немає у ваших спогадах
br-no-not-in-grimoire = Карти { $card } немає у вашому гримуарі
br-no-must-discard = Спочатку скиньте { br-cards-accusative }
br-no-choose-a-prepared-spell = Виберіть закрите закляття суперника
br-no-persistent-or-decline = Застосуйте сталий ефект або відмовтеся
br-no-not-triggered = У { br-slot-locative } немає сталого ефекту, що спрацював

## Втілення, кімнати, завдання

br-no-choose-a-slot = Виберіть комірку втілення
br-no-slot-occupied = Комірка втілення { $slot } зайнята, а є вільна
br-no-choose-an-upgrade = Виберіть вдосконалення
br-no-upgrade-not-free = Вільної карти { $card } немає
br-no-choose-a-full-room = Виберіть заповнену кімнату
br-no-room-not-full = Не чекає на відновлення: { br-position }
br-no-quest-or-decline = Оголосіть завдання або відмовтеся
br-no-quest-not-in-play = Завдання { $card } немає в цій партії
br-no-quest-completed = Завдання { $card } вже виконано
br-no-quest-condition-not-met = Умову завдання { $card } не виконано
