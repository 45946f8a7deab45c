# Чому щось не прийнято: без крапки в кінці, за текстом може стояти номер правила.

## Підготовка й ходи

pn-no-choose-a-talent = Виберіть один зі своїх талантів
pn-no-not-dealt = Вам не роздали { $card }
pn-no-choose-a-turn = Виберіть вид ходу: Навчання, випробування або Відпочинок
pn-no-must-rest = Після смертельного поранення треба відпочивати
pn-no-idle-study = Ваше попереднє Навчання минуло без розміщень
pn-no-reserved-trial-first = Поки є зарезервоване випробування, можна йти лише на нього, а не на { $card }
pn-no-trial-not-available = { $card } немає ні в ряду, ні серед ваших зарезервованих
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
pn-no-needs = Треба { pn-ingredients-accusative }; у вас { $has }

## Карти й ринки

pn-no-not-your-card = { $card } лежить не у вас
pn-no-card-stays = { $card } не можна скинути без ефекту
pn-no-tome-stays = { $card } — Том, він лишається
pn-no-no-discard-now = Зараз Артефактів скидати не можна
pn-no-take-a-card = Виберіть карту
pn-no-take-an-offered-card = Візьміть одну з показаних карт або жодної
pn-no-not-on-offer = { $card } зараз не пропонується
pn-no-name-owned = Карта з такою назвою у вас уже є: { $card }
pn-no-card-launched = { $card } запущено, і до кінця ходу вона лежить повернутою
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
pn-no-not-in-the-row = { $card } немає в ряду
pn-no-only-from-the-deck = Зарезервувати можна лише контракт із колоди, а не { $card }
pn-no-only-open-contracts = Зарезервувати можна лише відкритий контракт
pn-no-contract-is-attempted = { $card } зараз виконують
pn-no-not-in-the-trial-row = { $card } немає в ряду випробувань
pn-no-one-reserved-trial = Ви вже зарезервували випробування, { $card } було б другим
