# Что игрок может выбрать: надписи на кнопках и строки меню, без точки на конце.

## Активация

br-do-end = Закончить активацию
br-do-explore = Исследование
br-do-combat = Бой
br-do-command = Приказ
br-do-activate = Активировать комнату
br-do-cast = Сотворить заклинание в { br-slot-locative }
br-do-cast-card = Сотворить заклинание { $card } ({ $side }) из { br-slot-genitive }
br-do-inertia = Инерция: сбросить заклинание в { br-slot-locative }
br-do-inertia-card = Инерция: сбросить заклинание { $card } ({ $side }) из { br-slot-genitive }
# { $room } в винительном падеже
br-do-move = Передвинуться в { $room }
# { $figure } в винительном падеже
br-do-attack = Атаковать { $figure }
br-do-activate-figure = Активировать { $figure }

## Выбор при эффекте: { $room } и { $figure } в винительном падеже

br-do-room = Выбрать { $room }
br-do-figure = Выбрать { $figure }
# { $room } в предложном падеже
br-do-decoy = Мнимая цель в { $room }
br-do-next-room = Затем выбрать { $room }
br-do-next-figure = Затем выбрать { $figure }
br-do-token-room = Фишка в { $room }
br-do-token-figure = Фишка на { $figure }
br-do-token = Фишка { $place }
# { $owner } в родительном падеже
br-do-token-of = Фишка { $place }: цвет { $owner }
br-do-option = Вариант { $number }
br-do-option-text = { $effect }
br-do-yes = Да
br-do-no = Нет
br-do-slot = Ячейка воплощения { $slot }
br-do-slot-full = Ячейка воплощения { $slot }: { $card } покидает ложу
br-do-persist = Применить устойчивый эффект заклинания в { br-slot-locative }
br-do-persist-card = Применить устойчивый эффект заклинания { $card } ({ $side }) в { br-slot-locative }
br-do-look = Посмотреть заклинание в { br-slot-locative }
br-do-restore = Восстановить { $room }
br-do-upgrade = Прикрепить улучшение { $card }
br-do-quest = Объявить задание { $card }

## Пояснения: целые предложения

br-note-effect = { $effect }.
br-note-decoy = Мнимая цель — пустое место: всё, что делается с целью, пропускается, а всё, что касается её комнаты, выполняется.

## Карты

br-do-prepare = Заготовить { $card }, { $side }, в { br-slot-locative }
br-do-leave = Оставить { br-slot-accusative } пустой
br-do-discard = Сбросить { $card }
br-do-take = Взять { $card }
br-do-find = Взять { $card } из гримуара

## Подготовка к партии

br-do-blue = Синий
br-do-red = Красный
br-do-grimoire-a = Гримуар А
br-do-grimoire-b = Гримуар Б
br-do-mage = Играть магом { $card }

## Отказ

br-do-done = Готово
br-do-stop = Остановиться
br-do-stay = Не двигаться
br-do-nobody-to-attack = Атаковать некого
br-do-pick-no-more = Больше ничего не выбирать
br-do-no-quest = Не объявлять задание
br-do-not-apply = Не применять
br-do-not-summon = Никого не призывать
br-do-replace-no-more = Больше ничего не заменять
br-do-go-on = Дальше
