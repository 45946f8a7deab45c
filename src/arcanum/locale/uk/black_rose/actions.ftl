# Що гравець може вибрати: написи на кнопках і рядки меню, без крапки на кінці.

## Активація

br-do-end = Закінчити активацію
br-do-explore = Дослідження
br-do-combat = Бій
br-do-command = Наказ
br-do-activate = Активувати кімнату
br-do-cast = Створити закляття в { br-slot-locative }
br-do-cast-card = Створити закляття { $card } ({ $side }) з { br-slot-genitive }
br-do-inertia = Інерція: скинути закляття в { br-slot-locative }
br-do-inertia-card = Інерція: скинути закляття { $card } ({ $side }) з { br-slot-genitive }
# { $room } у знахідному відмінку
br-do-move = Пересунутися в { $room }
# { $figure } у знахідному відмінку
br-do-attack = Атакувати { $figure }
br-do-activate-figure = Активувати { $figure }

## Вибір під час ефекту: { $room } і { $figure } у знахідному відмінку

br-do-room = Вибрати { $room }
br-do-figure = Вибрати { $figure }
# { $room } у місцевому відмінку
br-do-decoy = Уявна ціль у { $room }
br-do-next-room = Далі вибрати { $room }
br-do-next-figure = Далі вибрати { $figure }
br-do-token-room = Фішка в { $room }
br-do-token-figure = Фішка на { $figure }
br-do-token = Фішка { $place }
# { $owner } у родовому відмінку
br-do-token-of = Фішка { $place }: колір { $owner }
br-do-option = Варіант { $number }
br-do-option-text = { $effect }
br-do-yes = Так
br-do-no = Ні
br-do-slot = Комірка втілення { $slot }
br-do-slot-full = Комірка втілення { $slot }: { $card } залишає ложу
br-do-persist = Застосувати сталий ефект закляття в { br-slot-locative }
br-do-persist-card = Застосувати сталий ефект закляття { $card } ({ $side }) у { br-slot-locative }
br-do-look = Подивитися закляття в { br-slot-locative }
br-do-restore = Відновити { $room }
br-do-upgrade = Прикріпити вдосконалення { $card }
br-do-quest = Оголосити завдання { $card }

## Пояснення: цілі речення

br-note-effect = { $effect }.
br-note-decoy = Уявна ціль — порожнє місце: усе, що робиться з ціллю, пропускається, а все, що стосується її кімнати, виконується.

## Карти

br-do-prepare = Підготувати { $card }, { $side }, у { br-slot-locative }
br-do-leave = Залишити { br-slot-accusative } порожньою
br-do-discard = Скинути { $card }
br-do-take = Узяти { $card }
br-do-find = Узяти { $card } з гримуара

## Підготовка до партії

br-do-blue = Синій
br-do-red = Червоний
br-do-grimoire-a = Гримуар А
br-do-grimoire-b = Гримуар Б
br-do-mage = Грати магом { $card }

## Відмова

br-do-done = Готово
br-do-stop = Зупинитися
br-do-stay = Не рухатися
br-do-nobody-to-attack = Немає кого атакувати
br-do-pick-no-more = Більше нічого не вибирати
br-do-no-quest = Не оголошувати завдання
br-do-not-apply = Не застосовувати
br-do-not-summon = Нікого не прикликати
br-do-replace-no-more = Більше нічого не замінювати
br-do-go-on = Далі
