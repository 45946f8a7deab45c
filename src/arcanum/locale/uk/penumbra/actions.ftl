# Що можна відповісти, як підпис кнопки: в неозначеній формі, без крапки. { $card } — назва.

## Ходи й вікна

pn-do-done = Далі
pn-do-yes = Так
pn-do-no = Ні
pn-do-apply = Застосувати ефект
pn-do-apply-not = Без ефекту
pn-do-perform = Виконати завдання
pn-do-give-up = Здатися
pn-do-pay = Скинути
pn-do-pay-not = Нічого не скидати
pn-do-ease = Використати
pn-do-ease-not = Не використовувати
pn-do-study = Навчатися
pn-do-rest = Відпочивати
pn-do-trial = Піти на випробування { $card }
pn-do-end = Закінчити хід
pn-do-roll = Кинути Загрозу
pn-do-accept = Прийняти кидок
pn-do-accept-wound = Прийняти смертельне поранення
pn-do-read = Зарахувати кидок завдання
pn-do-end-chain = Закінчити ланцюжок
pn-do-no-trigger = Більше нічого не спрацьовує
pn-do-amplify-no-more = Більше не підсилювати
pn-do-brew-no-more = Більше не варити
pn-do-straighten-no-more = Більше не розвертати
pn-do-leave-out-no-more = Більше нічого не пропускати
pn-do-no-section = Більше не застосовувати секцій
pn-do-go-on = Далі за ниткою Відпочинку
pn-do-begin-rest = Почати нитку Відпочинку

## Примагія

pn-do-reroll = Перекинути кубик за 1 Кристал
pn-do-nudge = Підкрутити кубик за 2 Кристали
pn-do-flip = Перевернути кубик за 2 Кристали
pn-do-recolour = Перефарбувати кубик за 3 Кристали
pn-do-protect = Скинути Жовтий кубик проти Загрози
pn-do-knock-out = Скинути Червоний кубик, щоб вибити розміщений
pn-do-bind = Зарезервувати контракт за 1 Кров
pn-do-bribe = Оновити ринок за 1 Коштовність
pn-do-heal = Зцілити поранену мітку за 2 Плоди
pn-do-in-time = Отримати розміщення за 1 Дрібничку
pn-do-resource = Кинути кубик Ресурсів
pn-do-turn-up = Розмістити поза коміркою за 1 Аркану
pn-do-without-slot = Розмістити поза коміркою за правом карти

## Кубики, мітки й місця

pn-do-place = Розмістити: { $place_shown }
pn-do-place-class =
    Розмістити: { pn-discipline } ({ $class_part ->
        [mark] мітка
        [card] карта
       *[die] кубик
    })
pn-do-also = Застосувати ще й секцію { $place_shown }
pn-do-slot = Комірка { $number } { $place_shown }
pn-do-replace = Замість кубика в комірці { $number } { $place_shown }
pn-do-lying = Кубик у комірці { $number } { $place_shown }
pn-do-beside = Кубик поруч із комірками { $place_shown }
pn-do-die = { $die_shown }
pn-do-colour = Як { pn-colour } кубик
pn-do-recolour-into = { pn-colour }
pn-do-face = Значення { $number }
pn-do-mark = Використати { $mark_shown }
pn-do-heal-mark = Зцілити { $mark_shown }
pn-do-recharge-mark = Перезарядити { $mark_shown }
pn-do-pay-mark = Витратити { $mark_shown } як Кров
pn-do-wound-mark = Дати Загрозі поранити { $mark_shown }
pn-do-no-more-marks = Більше жодних міток
pn-do-change-no-more = Більше не змінювати кубиків
pn-do-pay-from-store = Решту сплатити із запасу

## Інгредієнти й карти

pn-do-exchange = { $given } на { $received }
pn-do-stop-exchanging = Більше не міняти
pn-do-ingredient = Заплатити на { $things } менше
pn-do-number = { $number }
pn-do-cost = { $cost }
pn-do-option = Варіант { $number }
pn-do-use =
    { $how ->
        [cast] Застосувати
        [brew] Зварити
        [summon] Закликати
        [drink] Випити
       *[use] Застосувати
    }: { $card }
pn-do-take = Узяти: { $card }
pn-do-buy = Купити: { $card }
pn-do-straighten = Розвернути: { $card }
pn-do-top = Верхня карта колоди не дивлячись ({ $place_shown })
pn-do-look = Подивитися 3 верхні контракти колоди
pn-do-take-nothing = Нічого не брати
pn-do-buy-no-more = Більше нічого не купувати
pn-do-discard = Скинути: { $card }
pn-do-market = Оновити ринок: { $place_shown }
pn-do-refresh-nothing = Не оновлювати ринку
pn-do-talent = Лишити талант { $card }

## Контракти й випробування

pn-do-contract = Контракт { $card }
pn-do-reserve = Зарезервувати: { $card }
pn-do-reserve-nothing = Нічого не резервувати
pn-do-task =
    { $alignment ->
        [light] Шлях Світла, завдання { $number }
       *[dark] Шлях Мороку, завдання { $number }
    }
pn-do-property = Скасувати властивість «{ pn-property }»
pn-do-path =
    { $alignment ->
        [light] Замість завдань шляху Світла
       *[dark] Замість завдань шляху Мороку
    }
