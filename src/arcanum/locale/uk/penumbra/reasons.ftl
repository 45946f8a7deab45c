# Чому щось не прийнято: без крапки в кінці, за текстом може стояти номер правила.

## Підготовка й ходи

pn-no-choose-a-talent = Виберіть один зі своїх талантів
pn-no-not-dealt = Вам не роздали таланту { $card }
pn-no-choose-a-turn = Виберіть вид ходу: Навчання, випробування або Відпочинок
pn-no-must-rest = Після смертельного поранення треба відпочивати
pn-no-idle-study = Ваше попереднє Навчання минуло без розміщень
pn-no-reserved-trial-first = Поки є зарезервоване випробування, можна йти лише на нього, а не на випробування { $card }
pn-no-trial-not-available = Випробування { $card } немає ні в ряду, ні серед ваших зарезервованих
pn-no-resting = Під час Відпочинку ви йдете за ниткою
pn-no-window-closed = Відколи ви відмовилися, нічого нового не сталося ({ pn-window })

## Загроза

pn-no-prepare-or-roll = Застосуйте ефект або киньте Загрозу
pn-no-change-or-accept = Змініть кидок або прийміть його
pn-no-rift-takes-dice = Розлам: виберіть кубик свого запасу, за порядком
pn-no-a-die-that-shows = Виберіть кубик зі значенням { $value }
pn-no-a-mark-of-value = Виберіть непоранену мітку зі значенням { $value }
pn-no-no-threat-die-shows-that = Такого значення немає на жодному кубику Загрози
pn-no-one-up-or-down = Підкручування змінює { $value } на 1, у межах від 1 до 6
pn-no-mortal-wound = Прийміть смертельне поранення або скасуйте його

## Кубики й мітки

pn-no-paid-for =
    { $paid ->
        [reroll] Перекидання сплачено: виберіть кубик
        [nudge] Підкручування сплачено: виберіть кубик
        [flip] Перевертання сплачено: виберіть кубик
        [recolour] Перефарбування сплачено: виберіть кубик
        [set] Установлення сплачено: виберіть кубик
        [heal] Зцілення сплачено: виберіть мітку
       *[bribe] Оновлення сплачено: виберіть ринок
    }
pn-no-choose-a-die =
    { $way ->
        [reroll] Виберіть кубик, який перекинете
        [nudge] Виберіть кубик, який підкрутите
        [flip] Виберіть кубик, який перевернете
        [recolour] Виберіть кубик, який перефарбуєте
       *[set] Виберіть кубик, який установите
    }
pn-no-turn-the-die =
    { $way ->
        [reroll] Перекиньте кубик
        [nudge] Виберіть значення кубика
        [flip] Переверніть кубик
        [recolour] Виберіть колір кубика
       *[set] Виберіть значення кубика
    }
pn-no-not-your-die = У вашому запасі немає такого кубика
pn-no-wrong-kind-of-die = Цей ефект не для таких кубиків
pn-no-has-that-colour = Кубик уже цього кольору
pn-no-shows-that-face = На кубику вже { $value }
pn-no-discard-a-die-of = Виберіть { pn-die } або кубик Іскри зі свого запасу
pn-no-no-such-die-there = Там немає такого кубика
pn-no-pay-with-a-die = Виберіть кубик, який підходить до вартості, за порядком
pn-no-no-mark-there = У цій комірці немає мітки
pn-no-mark-wounded = Поранено: { $mark_shown }
pn-no-mark-discharged = Розряджено: { $mark_shown }
pn-no-mark-not-wounded = Не поранено: { $mark_shown }
pn-no-mark-not-at-rest = Під час Відпочинку це використати не можна: { $mark_shown }
pn-no-no-marks-now = Зараз міток використати не можна
pn-no-mark-without-target = Цій мітці нічого робити ({ pn-charge })
pn-no-alike-mark = Те саме робить інша мітка, і запропоновано її
pn-no-only-wounded = Виберіть поранену мітку
pn-no-only-discharged = Виберіть розряджену мітку
pn-no-pay-blood = Виберіть поранену мітку або платіть із запасу
pn-no-not-enough-blood = У запасі бракує Крові: { $has } з { $count }

## Примагія

pn-no-no-primagic-now = { pn-primagic }: не в цю мить ({ pn-window })
pn-no-not-in-this-turn = { pn-primagic }: не в хід такого виду
pn-no-no-wounded-mark = У вас немає пораненої мітки
pn-no-crystals-suppressed = Це випробування придушує Кристали
pn-no-no-dice = Для цього немає кубика
pn-no-only-before-the-roll = { pn-primagic }: лише перед кидком Загрози
pn-no-nothing-to-cancel = Немає кубика Загрози, який можна скинути
pn-no-no-die-of = У вас немає ні такого кубика, ні кубика Іскри: { pn-die }
pn-no-nothing-placed = У локаціях немає кубиків
pn-no-no-bind-now = Зв’язати можна один раз за розміщення в Місті
pn-no-once-a-turn = { pn-primagic }: лише один раз за хід
pn-no-placements-left = Ще лишилися розміщення: { $count }
pn-no-no-resource-die = Кубик Ресурсів не чекає кидка
pn-no-needs = Треба: { pn-ingredients }; у вас { $has }

## Карти й ринки

pn-no-not-your-card = { $card } лежить не у вас
pn-no-card-stays = Карту { $card } не можна скинути без ефекту
pn-no-tome-stays = { $card } — Том, він лишається
pn-no-no-discard-now = Зараз Артефактів скидати не можна
pn-no-take-a-card = Виберіть карту
pn-no-take-an-offered-card = Візьміть одну з показаних карт або жодної
pn-no-not-on-offer = { $card } зараз не пропонується
pn-no-name-owned = Карта з такою назвою у вас уже є: { $card }
pn-no-card-launched = Карту { $card } запущено, і до кінця ходу вона лежить повернутою
pn-no-not-that-market = З ринку, де лежить { $card }, брати не можна
pn-no-not-that-deck = З цієї колоди брати не можна ({ $place_shown })
pn-no-deck-empty = Колода порожня ({ $place_shown })
pn-no-only-face-up = Купити можна лише відкриту карту ({ $place_shown })
pn-no-choose-a-market = Виберіть ринок
pn-no-no-such-market = У цій грі немає такого ринку ({ $place_shown })
pn-no-market-without-cards = На цьому ринку немає карт ({ $place_shown })
pn-no-discard-one-of-two = Скиньте стару або нову карту ({ pn-equipment })
pn-no-buy-or-stop = Купіть карту або зупиніться
pn-no-price-too-high = { $card } потребує { pn-ingredients-accusative } (знижка { $off }); у вас { $has }
pn-no-drop-an-ingredient = Виберіть інгредієнт ціни
pn-no-drop-all = Виберіть усе, чого не треба платити (лишилося: { $count })
pn-no-not-asked-for = Ціна цього не потребує: { pn-ingredient }
pn-no-rest-not-payable = Тоді ви не зможете сплатити решту: { pn-ingredient }
pn-no-cannot-pay-the-rest = Ви не можете сплатити решту ціни
pn-no-exchange-or-stop = Обміняйте інгредієнти або зупиніться
pn-no-both-given-and-received = Отриманого не можна віддавати, а відданого — отримувати ({ $given }, { $received })
pn-no-exchanges-in-order = Обміни роблять за порядком ({ $given }, { $received })

## Контракти й випробування

pn-no-reserve-or-stop = Зарезервуйте щось або зупиніться
pn-no-one-of-those-seen = Виберіть один із побачених контрактів або жодного
pn-no-not-in-the-row = Контракту { $card } немає в ряду
pn-no-only-from-the-deck = Зарезервувати можна лише контракт із колоди, а не контракт { $card }
pn-no-only-open-contracts = Зарезервувати можна лише відкритий контракт
pn-no-contract-is-attempted = Контракт { $card } зараз виконують
pn-no-not-in-the-trial-row = Випробування { $card } немає в ряду
pn-no-one-reserved-trial = Ви вже зарезервували випробування, { $card } було б другим

## Застосування карт

pn-no-works-by-itself = Карта { $card } спрацьовує сама по собі
pn-no-card-rotated = Карта { $card } лежить повернутою
pn-no-card-in-other-turn = Карту { $card } не можна застосувати в хід такого виду
pn-no-card-at-other-moment = Карту { $card } зараз застосувати не можна
pn-no-card-suppressed = Це випробування придушує карту { $card }
pn-no-vigilance = Пильність не дозволяє застосувати перед кидком ще одну карту чи ланцюжок: { $card }
pn-no-second-threat = { $card } потребує Загрози, а іншу ще не розіграно
pn-no-cost-in-other-turn = Вартість карти { $card } не можна сплатити в хід такого виду
pn-no-card-not-payable = Вам немає чим заплатити за карту { $card }
pn-no-card-not-possible = Те, чого потребує { $card }, зараз неможливе
pn-no-card-without-effect = { $card } зараз нічого не дасть
pn-no-not-launched = { $card } тут не запускається
pn-no-launch-only-spells = Запускають лише Закляття, а { $card } — не Закляття
pn-no-launch-a-spell = Виберіть Закляття
pn-no-chain-goes-on = Застосуйте наступну карту ланцюжка або закінчіть його
pn-no-choose-a-cost = Виберіть один із варіантів вартості карти { $card }
pn-no-cost-not-payable = Цей варіант вартості карти { $card } вам не під силу
pn-no-brew-or-done = Зваріть Рецепт або йдіть далі
pn-no-brew-only-recipes = { $card } — не Рецепт
pn-no-amplify-first = Без Помаранчевого кубика { $card } нічого не дасть
pn-no-amplify-or-done = Виберіть для карти { $card } Помаранчевий кубик чи кубик Іскри або йдіть далі
pn-no-not-triggered = Ця карта не чекає своєї черги
pn-no-choose-a-rotated-card = Виберіть повернуту карту
pn-no-not-rotated = Карта { $card } не повернута
pn-no-not-this-card = Карта не діє на саму себе: { $card }
pn-no-not-that-sort = Ефект не для карт такого виду: { $card }
pn-no-choose-a-colour = Виберіть колір
pn-no-colours-ascending = Вибирайте кольори за порядком
pn-no-yes-or-no = Дайте відповідь: так чи ні
pn-no-number-of-payments = Виберіть число від { $least } до { $most }
pn-no-pay-in-units = Виберіть, скільки скинете, але щонайбільше { $most } (рахуються кожні { $unit }): { pn-ingredient }
pn-no-discard-a-card = Виберіть карту для скидання зі свого { pn-zone-genitive }

## Розміщення

pn-no-place-use-or-end = Розмістіть кубик, застосуйте ефект або закінчіть хід
pn-no-class-not-in-play = Не в цій грі: { $place_shown }
pn-no-no-placements-left = У вас не лишилося розміщень
pn-no-no-die-fits = Жоден ваш кубик туди не підходить: { $place_shown }
pn-no-no-slot-free = Там немає вільної комірки: { $place_shown }
pn-no-choose-a-die-to-place = Виберіть кубик, який розмістите
pn-no-die-does-not-fit = { $die_shown } туди не підходить
pn-no-no-slot-for-this-die = Для цього кубика немає комірки: { $die_shown }
pn-no-no-right-to-do-without = У вас немає права обійтися без комірки
pn-no-a-slot-is-free = Є вільна комірка
pn-no-choose-how-to-place = Виберіть, куди розмістити: { $die_shown }
pn-no-no-such-slot = У цій грі немає такої комірки
pn-no-slot-taken = Ця комірка зайнята
pn-no-alike-slot = Є така сама комірка, і запропоновано її
pn-no-only-red-knocks-out = Вибиває лише Червоний кубик
pn-no-nothing-to-knock-out = У цій комірці нічого вибивати
pn-no-not-lower = Кубик, що там лежить, не менший
pn-no-colour-changes-nothing = Цей колір нічого не змінить
pn-no-name-a-colour = Виберіть, за який колір рахується кубик Іскри
pn-no-apply-or-not = Застосуйте ефект секції або відмовтеся
pn-no-no-mark-slot-free = У вас немає вільної комірки для мітки
pn-no-no-mark-in-stock = Таких міток не лишилося: { pn-discipline }
pn-no-no-further-section = Більше жодної секції застосувати не можна
pn-no-another-section-of-the-class = Виберіть іншу секцію цього Класу
pn-no-another-section-or-not = Виберіть іншу секцію або жодної
pn-no-nothing-on-offer = Немає карти, яку ви могли б узяти

## Завдання й нагороди

pn-no-contract-not-available = Контракту { $card } немає ні в ряду, ні серед ваших зарезервованих
pn-no-reserved-by-another = Контракт { $card } зарезервовано: { $name }
pn-no-name-a-trial = Виберіть випробування
pn-no-name-path-and-task = Виберіть шлях і одне з його завдань або здайтеся
pn-no-no-such-task = На цьому шляху немає такого завдання (завдань: { $count })
pn-no-perform-or-not = Виконайте завдання або здайтеся
pn-no-task-impossible = Зараз вам цього завдання не виконати
pn-no-choose-a-property = Виберіть властивість
pn-no-property-not-active = Ця властивість не діє: { $property_shown }
pn-no-choose-a-path = Виберіть шлях
pn-no-sum-not-reached = Сума поки { $has } з { $count }
pn-no-pick-a-die = Виберіть кубик свого запасу
pn-no-die-does-not-count = Такі кубики для завдання не рахуються
pn-no-value-not-asked-for = Значення { $value } не потрібне
pn-no-values-lacking = Потрібних значень у вас немає
pn-no-drop-a-value = Виберіть значення, яке пропустите, або йдіть далі
pn-no-dice-in-their-order = Вибирайте кубики за порядком
pn-no-change-or-read = Змініть кубики або зарахуйте кидок
pn-no-use-or-go-on = Застосуйте ефект або йдіть далі
pn-no-choose-an-option = Виберіть варіант від 1 до { $count }
