# Почему что-то не принято: без точки на конце, за текстом может стоять номер правила.

## Подготовка и ходы

pn-no-choose-a-talent = Выберите один из своих талантов
pn-no-not-dealt = Вам не сдали талант { $card }
pn-no-choose-a-turn = Выберите вид хода: Обучение, испытание или Отдых
pn-no-must-rest = После смертельного ранения нужно отдыхать
pn-no-idle-study = Ваше прошлое Обучение прошло без размещений
pn-no-reserved-trial-first = Пока есть зарезервированное испытание, можно идти только на него, а не на испытание { $card }
pn-no-trial-not-available = Испытания { $card } нет ни в ряду, ни среди ваших зарезервированных
pn-no-resting = Во время Отдыха вы идёте по нити
pn-no-window-closed = С тех пор, как вы отказались, ничего нового не случилось ({ pn-window })

## Угроза

pn-no-prepare-or-roll = Примените эффект или бросьте Угрозу
pn-no-change-or-accept = Измените бросок или примите его
pn-no-rift-takes-dice = Разлом: выберите кубик своего запаса, по порядку
pn-no-a-die-that-shows = Выберите кубик со значением { $value }
pn-no-a-mark-of-value = Выберите нераненую метку со значением { $value }
pn-no-no-threat-die-shows-that = Такого значения нет ни на одном кубике Угрозы
pn-no-one-up-or-down = Подкрутка меняет { $value } на 1, в пределах от 1 до 6
pn-no-mortal-wound = Примите смертельное ранение или отмените его

## Кубики и метки

pn-no-paid-for =
    { $paid ->
        [reroll] Переброс оплачен: выберите кубик
        [nudge] Подкрутка оплачена: выберите кубик
        [flip] Переворот оплачен: выберите кубик
        [recolour] Перекраска оплачена: выберите кубик
        [set] Установка оплачена: выберите кубик
        [heal] Исцеление оплачено: выберите метку
       *[bribe] Обновление оплачено: выберите рынок
    }
pn-no-choose-a-die =
    { $way ->
        [reroll] Выберите кубик, который перебросите
        [nudge] Выберите кубик, который подкрутите
        [flip] Выберите кубик, который перевернёте
        [recolour] Выберите кубик, который перекрасите
       *[set] Выберите кубик, который установите
    }
pn-no-turn-the-die =
    { $way ->
        [reroll] Перебросьте кубик
        [nudge] Выберите значение кубика
        [flip] Переверните кубик
        [recolour] Выберите цвет кубика
       *[set] Выберите значение кубика
    }
pn-no-not-your-die = В вашем запасе нет такого кубика
pn-no-wrong-kind-of-die = Этот эффект не для таких кубиков
pn-no-has-that-colour = Кубик уже этого цвета
pn-no-shows-that-face = На кубике уже { $value }
pn-no-discard-a-die-of = Выберите { pn-die } или кубик Искры из своего запаса
pn-no-no-such-die-there = Там нет такого кубика
pn-no-pay-with-a-die = Выберите кубик, подходящий к стоимости, по порядку
pn-no-no-mark-there = В этой ячейке нет метки
pn-no-mark-wounded = Ранена: { $mark_shown }
pn-no-mark-discharged = Разряжена: { $mark_shown }
pn-no-mark-not-wounded = Не ранена: { $mark_shown }
pn-no-mark-not-at-rest = При Отдыхе это использовать нельзя: { $mark_shown }
pn-no-no-marks-now = Сейчас метки использовать нельзя
pn-no-mark-without-target = Этой метке нечего делать ({ pn-charge })
pn-no-alike-mark = То же делает другая метка, и предложена она
pn-no-only-wounded = Выберите раненую метку
pn-no-only-discharged = Выберите разряженную метку
pn-no-pay-blood = Выберите раненую метку или платите из запаса
pn-no-not-enough-blood = В запасе не хватает Крови: { $has } из { $count }

## Примагия

pn-no-no-primagic-now = { pn-primagic }: не в этот момент ({ pn-window })
pn-no-not-in-this-turn = { pn-primagic }: не в ход такого вида
pn-no-no-wounded-mark = У вас нет раненой метки
pn-no-crystals-suppressed = Это испытание подавляет Кристаллы
pn-no-no-dice = Для этого нет кубика
pn-no-only-before-the-roll = { pn-primagic }: только перед броском на Угрозу
pn-no-nothing-to-cancel = Нет кубика Угрозы, который можно сбросить
pn-no-no-die-of = У вас нет ни такого кубика, ни кубика Искры: { pn-die }
pn-no-nothing-placed = В локациях нет кубиков
pn-no-no-bind-now = Связать можно один раз за размещение в Городе
pn-no-once-a-turn = { pn-primagic }: только один раз за ход
pn-no-placements-left = Ещё остались размещения: { $count }
pn-no-no-resource-die = Кубик Ресурсов не ждёт броска
pn-no-needs = Нужно: { pn-ingredients }; у вас { $has }

## Карты и рынки

pn-no-not-your-card = { $card } лежит не у вас
pn-no-card-stays = Карту { $card } нельзя сбросить без эффекта
pn-no-tome-stays = { $card } — Том, он остаётся
pn-no-no-discard-now = Сейчас Артефакты сбрасывать нельзя
pn-no-take-a-card = Выберите карту
pn-no-take-an-offered-card = Возьмите одну из показанных карт или ни одной
pn-no-not-on-offer = { $card } сейчас не предлагается
pn-no-name-owned = Карта с таким названием у вас уже есть: { $card }
pn-no-card-launched = Карта { $card } запущена и до конца хода лежит повёрнутой
pn-no-not-that-market = С рынка, где лежит { $card }, брать нельзя
pn-no-not-that-deck = Из этой колоды брать нельзя ({ $place_shown })
pn-no-deck-empty = Колода пуста ({ $place_shown })
pn-no-only-face-up = Купить можно только открытую карту ({ $place_shown })
pn-no-choose-a-market = Выберите рынок
pn-no-no-such-market = В этой игре нет такого рынка ({ $place_shown })
pn-no-market-without-cards = На этом рынке нет карт ({ $place_shown })
pn-no-discard-one-of-two = Сбросьте старую или новую карту ({ pn-equipment })
pn-no-buy-or-stop = Купите карту или остановитесь
pn-no-price-too-high = { $card } требует { pn-ingredients-accusative } (скидка { $off }); у вас { $has }
pn-no-drop-an-ingredient = Выберите ингредиент цены
pn-no-drop-all = Выберите всё, чего не нужно платить (осталось: { $count })
pn-no-not-asked-for = Цена этого не требует: { pn-ingredient }
pn-no-rest-not-payable = Тогда вы не сможете заплатить остальное: { pn-ingredient }
pn-no-cannot-pay-the-rest = Вы не можете заплатить остаток цены
pn-no-exchange-or-stop = Обменяйте ингредиенты или остановитесь
pn-no-both-given-and-received = Полученное нельзя отдавать, а отданное — получать ({ $given }, { $received })
pn-no-exchanges-in-order = Обмены делают по порядку ({ $given }, { $received })

## Контракты и испытания

pn-no-reserve-or-stop = Зарезервируйте что-нибудь или остановитесь
pn-no-one-of-those-seen = Выберите один из увиденных контрактов или ни одного
pn-no-not-in-the-row = Контракта { $card } нет в ряду
pn-no-only-from-the-deck = Зарезервировать можно только контракт из колоды, а не контракт { $card }
pn-no-only-open-contracts = Зарезервировать можно только открытый контракт
pn-no-contract-is-attempted = Контракт { $card } сейчас выполняют
pn-no-not-in-the-trial-row = Испытания { $card } нет в ряду
pn-no-one-reserved-trial = Вы уже зарезервировали испытание, { $card } было бы вторым

## Применение карт

pn-no-works-by-itself = Карта { $card } срабатывает сама по себе
pn-no-card-rotated = Карта { $card } лежит повёрнутой
pn-no-card-in-other-turn = Карту { $card } нельзя применить в ход такого вида
pn-no-card-at-other-moment = Карту { $card } сейчас применить нельзя
pn-no-card-suppressed = Это испытание подавляет карту { $card }
pn-no-vigilance = Бдительность не позволяет применить перед броском ещё одну карту или цепочку: { $card }
pn-no-second-threat = { $card } требует Угрозы, а другая ещё не разыграна
pn-no-cost-in-other-turn = Стоимость карты { $card } нельзя платить в ход такого вида
pn-no-card-not-payable = Вам нечем заплатить за карту { $card }
pn-no-card-not-possible = То, чего требует { $card }, сейчас невозможно
pn-no-card-without-effect = { $card } сейчас ничего не даст
pn-no-not-launched = { $card } здесь не запускается
pn-no-launch-only-spells = Запускают только Заклинания, а { $card } — не Заклинание
pn-no-launch-a-spell = Выберите Заклинание
pn-no-chain-goes-on = Примените следующую карту цепочки или закончите её
pn-no-choose-a-cost = Выберите один из вариантов стоимости карты { $card }
pn-no-cost-not-payable = Этот вариант стоимости карты { $card } вам не по силам
pn-no-brew-or-done = Сварите Рецепт или идите дальше
pn-no-brew-only-recipes = { $card } — не Рецепт
pn-no-amplify-first = Без Оранжевого кубика { $card } ничего не даст
pn-no-amplify-or-done = Выберите для карты { $card } Оранжевый кубик или кубик Искры либо идите дальше
pn-no-not-triggered = Эта карта не ждёт своей очереди
pn-no-choose-a-rotated-card = Выберите повёрнутую карту
pn-no-not-rotated = Карта { $card } не повёрнута
pn-no-not-this-card = Карта не действует на саму себя: { $card }
pn-no-not-that-sort = Эффект не для карт такого вида: { $card }
pn-no-choose-a-colour = Выберите цвет
pn-no-colours-ascending = Выбирайте цвета по порядку
pn-no-yes-or-no = Ответьте да или нет
pn-no-number-of-payments = Выберите число от { $least } до { $most }
pn-no-pay-in-units = Выберите, сколько сбросите, но не больше { $most } (считаются каждые { $unit }): { pn-ingredient }
pn-no-discard-a-card = Выберите карту для сброса из своего { pn-zone-genitive }

## Размещения

pn-no-place-use-or-end = Разместите кубик, примените эффект или закончите ход
pn-no-class-not-in-play = Не в этой игре: { $place_shown }
pn-no-no-placements-left = У вас не осталось размещений
pn-no-no-die-fits = Ни один ваш кубик туда не подходит: { $place_shown }
pn-no-no-slot-free = Там нет свободной ячейки: { $place_shown }
pn-no-choose-a-die-to-place = Выберите кубик, который разместите
pn-no-die-does-not-fit = { $die_shown } туда не подходит
pn-no-no-slot-for-this-die = Для этого кубика нет ячейки: { $die_shown }
pn-no-no-right-to-do-without = У вас нет права обойтись без ячейки
pn-no-a-slot-is-free = Есть свободная ячейка
pn-no-choose-how-to-place = Выберите, куда разместить: { $die_shown }
pn-no-no-such-slot = В этой игре нет такой ячейки
pn-no-slot-taken = Эта ячейка занята
pn-no-alike-slot = Есть такая же ячейка, и предложена она
pn-no-only-red-knocks-out = Выбивает только Красный кубик
pn-no-nothing-to-knock-out = В этой ячейке некого выбивать
pn-no-not-lower = Лежащий там кубик не меньше
pn-no-colour-changes-nothing = Этот цвет ничего не изменит
pn-no-name-a-colour = Выберите, за какой цвет считается кубик Искры
pn-no-apply-or-not = Примените эффект секции или откажитесь
pn-no-no-mark-slot-free = У вас нет свободной ячейки для метки
pn-no-no-mark-in-stock = Таких меток не осталось: { pn-discipline }
pn-no-no-further-section = Больше ни одной секции применить нельзя
pn-no-another-section-of-the-class = Выберите другую секцию этого Класса
pn-no-another-section-or-not = Выберите другую секцию или ни одной
pn-no-nothing-on-offer = Нет карты, которую вы могли бы взять

## Задания и награды

pn-no-contract-not-available = Контракта { $card } нет ни в ряду, ни среди ваших зарезервированных
pn-no-reserved-by-another = Контракт { $card } зарезервирован: { $name }
pn-no-name-a-trial = Выберите испытание
pn-no-name-path-and-task = Выберите путь и одно из его заданий или сдайтесь
pn-no-no-such-task = На этом пути нет такого задания (заданий: { $count })
pn-no-perform-or-not = Выполните задание или сдайтесь
pn-no-task-impossible = Сейчас вам это задание не выполнить
pn-no-choose-a-property = Выберите свойство
pn-no-property-not-active = Это свойство не действует: { $property_shown }
pn-no-choose-a-path = Выберите путь
pn-no-sum-not-reached = Сумма пока { $has } из { $count }
pn-no-pick-a-die = Выберите кубик своего запаса
pn-no-die-does-not-count = Такие кубики для задания не считаются
pn-no-value-not-asked-for = Значение { $value } не требуется
pn-no-values-lacking = Требуемых значений у вас нет
pn-no-drop-a-value = Выберите значение, которое пропустите, или идите дальше
pn-no-dice-in-their-order = Выбирайте кубики по порядку
pn-no-change-or-read = Измените кубики или засчитайте бросок
pn-no-use-or-go-on = Примените эффект или идите дальше
pn-no-choose-an-option = Выберите вариант от 1 до { $count }
