# Почему действие не принято: без точки на конце, за текстом может стоять номер правила.

## Подготовка к партии

br-no-choose-a-colour = Выберите цвет
br-no-choose-a-mage = Выберите мага
br-no-mage-taken = Мага { $card } уже взял другой игрок
br-no-mage-not-in-this-game = Мага { $card } нет в этой партии
br-no-choose-a-grimoire = Выберите гримуар А или Б

## Заготовка заклинаний

br-no-prepare-two = Нужно заготовить не меньше 2 заклинаний
br-no-prepare-or-leave = Заготовьте заклинание или оставьте ячейку пустой
br-no-slot-by-slot = Заклинания заготавливают по порядку ячеек, и сейчас это { br-slot }
br-no-not-in-hand = Карты { $card } нет у вас на руке

## Активация

br-no-must-act = Нужно выполнить хотя бы одно действие
br-no-not-an-action = Выберите действие своей активации
br-no-in-the-cell = Ваш маг в келье
br-no-must-leave-the-cell = Ваш маг должен выйти из кельи
br-no-no-action-token = У вас нет доступного жетона физического действия
br-no-no-evocation = У вас нет воплощений в ложе
br-no-empty-slot = В { br-slot-locative } нет заклинания
br-no-already-revealed = Заклинание в { br-slot-locative } уже раскрыто
br-no-one-numbered-spell = В этой активации вы уже сотворили заклинание из ячейки с номером
br-no-not-the-lowest-slot = Есть заготовленное заклинание в ячейке с меньшим номером, чем { br-slot }

## Передвижение, атака, активация

br-no-not-adjacent = Отсюда нельзя передвинуться в { br-position-accusative }
br-no-no-moves-left = Передвижений не осталось
br-no-move-or-stop = Передвиньтесь в соседнюю комнату или остановитесь
br-no-must-move = Фигурку нужно передвинуть в соседнюю комнату
br-no-move-activate-or-stop = Передвиньтесь, активируйте комнату или остановитесь
br-no-already-activated-room = Этим действием комната уже активирована
br-no-attack-activate-or-stop = Атакуйте, активируйте комнату или остановитесь
br-no-move-attack-or-stop = Передвиньтесь, атакуйте или остановитесь
br-no-already-attacked = Атака уже проведена
br-no-must-attack = Выберите, кого атаковать
br-no-no-decoy-in-combat = Мнимая цель не может быть целью физической атаки
br-no-not-in-the-same-room = Не в той же комнате: { $figure }
br-no-choose-an-evocation = Выберите одно из своих воплощений
br-no-must-activate = Выберите воплощение, которое активируете
br-no-not-your-evocation = Это воплощение не под вашим контролем: { $figure }
br-no-already-activated = Уже активировано на этом этапе: { $figure }

## Цели и выбор

br-no-choose-an-area = Выберите целью комнату
br-no-choose-a-target = Выберите цель или мнимую цель
br-no-out-of-range = Вне дальности или без линии видимости: { br-position }
br-no-not-in-the-lodge = Не в ложе: { $figure }
br-no-wrong-kind-of-figure = Такая фигурка не может быть целью: { $figure }
br-no-not-an-opponent = Это не фигурка соперника: { $figure }
br-no-wrong-archetype = Другой архетип: { $figure }
br-no-pick-a-room = Выберите комнату
br-no-pick-a-figure = Выберите фигурку
br-no-cannot-be-picked = Этого выбрать нельзя
br-no-choose-an-option = Выберите вариант от 1 до { $count }
br-no-yes-or-no = Ответьте «да» или «нет»
br-no-choose-the-next = Выберите, что будет следующим

## Фишки

br-no-choose-a-token = Выберите фишку
br-no-no-token-there = На месте { $place } нет фишки
br-no-own-token = Фишка на месте { $place } уже ваша
br-no-not-your-token = Фишка на месте { $place } не ваша
br-no-pick-in-order = Фишки выбирают слева направо, и место { $place } сейчас не подходит
br-no-distribute-tokens = Выберите, куда попадёт следующая фишка
br-no-cannot-take-tokens = Сюда сейчас фишку не поместить

## Карты

br-no-choose-a-seen-card = Выберите одну из карт, которые видите
br-no-choose-a-card = Выберите карту
br-no-not-in-memories = Карты { $card } нет в ваших воспоминаниях
br-no-not-in-grimoire = Карты { $card } нет в вашем гримуаре
br-no-must-discard = Сначала сбросьте { br-cards-accusative }
br-no-choose-a-prepared-spell = Выберите закрытое заклинание соперника
br-no-persistent-or-decline = Примените устойчивый эффект или откажитесь
br-no-not-triggered = В { br-slot-locative } нет сработавшего устойчивого эффекта

## Воплощения, комнаты, задания

br-no-choose-a-slot = Выберите ячейку воплощения
br-no-slot-occupied = Ячейка воплощения { $slot } занята, а есть свободная
br-no-choose-an-upgrade = Выберите улучшение
br-no-upgrade-not-free = Свободной карты { $card } нет
br-no-choose-a-full-room = Выберите заполненную комнату
br-no-room-not-full = Не ждёт восстановления: { br-position }
br-no-quest-or-decline = Объявите задание или откажитесь
br-no-quest-not-in-play = Задания { $card } нет в этой партии
br-no-quest-completed = Задание { $card } уже выполнено
br-no-quest-condition-not-met = Условие задания { $card } не выполнено
