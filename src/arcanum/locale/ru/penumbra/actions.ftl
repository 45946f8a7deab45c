# Что можно ответить, как подпись кнопки: в неопределённой форме, без точки. { $card } — название.

## Ходы и окна

pn-do-done = Дальше
pn-do-yes = Да
pn-do-no = Нет
pn-do-apply = Применить эффект
pn-do-apply-not = Без эффекта
pn-do-perform = Выполнить задание
pn-do-give-up = Сдаться
pn-do-pay = Сбросить
pn-do-pay-not = Ничего не сбрасывать
pn-do-ease = Использовать
pn-do-ease-not = Не использовать
pn-do-study = Обучаться
pn-do-rest = Отдыхать
pn-do-trial = Пойти на испытание { $card }
pn-do-end = Закончить ход
pn-do-roll = Бросить Угрозу
pn-do-accept = Принять бросок
pn-do-accept-wound = Принять смертельное ранение
pn-do-read = Засчитать бросок задания
pn-do-end-chain = Закончить цепочку
pn-do-no-trigger = Больше ничего не срабатывает
pn-do-amplify-no-more = Больше не усиливать
pn-do-brew-no-more = Больше не варить
pn-do-straighten-no-more = Больше не разворачивать
pn-do-leave-out-no-more = Больше ничего не пропускать
pn-do-no-section = Больше не применять секций
pn-do-go-on = Дальше по нити Отдыха
pn-do-begin-rest = Начать нить Отдыха

## Примагия

pn-do-reroll = Перебросить кубик за 1 Кристалл
pn-do-nudge = Подкрутить кубик за 2 Кристалла
pn-do-flip = Перевернуть кубик за 2 Кристалла
pn-do-recolour = Перекрасить кубик за 3 Кристалла
pn-do-protect = Сбросить Жёлтый кубик против Угрозы
pn-do-knock-out = Сбросить Красный кубик, чтобы выбить размещённый
pn-do-bind = Зарезервировать контракт за 1 Кровь
pn-do-bribe = Обновить рынок за 1 Драгоценность
pn-do-heal = Исцелить раненую метку за 2 Плода
pn-do-in-time = Получить размещение за 1 Безделушку
pn-do-resource = Бросить кубик Ресурсов
pn-do-turn-up = Разместить вне ячейки за 1 Аркану
pn-do-without-slot = Разместить вне ячейки по праву карты

## Кубики, метки и места

pn-do-place = Разместить: { $place_shown }
pn-do-place-class =
    Разместить: { pn-discipline } ({ $class_part ->
        [mark] метка
        [card] карта
       *[die] кубик
    })
pn-do-also = Применить ещё и секцию { $place_shown }
pn-do-slot = Ячейка { $number } { $place_shown }
pn-do-replace = Вместо кубика в ячейке { $number } { $place_shown }
pn-do-lying = Кубик в ячейке { $number } { $place_shown }
pn-do-beside = Кубик рядом с ячейками { $place_shown }
pn-do-die = { $die_shown }
pn-do-colour = Как { pn-colour } кубик
pn-do-recolour-into = { pn-colour }
pn-do-face = Значение { $number }
pn-do-mark = Использовать { $mark_shown }
pn-do-heal-mark = Исцелить { $mark_shown }
pn-do-recharge-mark = Перезарядить { $mark_shown }
pn-do-pay-mark = Потратить { $mark_shown } как Кровь
pn-do-wound-mark = Дать Угрозе ранить { $mark_shown }
pn-do-no-more-marks = Больше никаких меток
pn-do-change-no-more = Больше не менять кубиков
pn-do-pay-from-store = Остальное заплатить из запаса

## Ингредиенты и карты

pn-do-exchange = { $given } на { $received }
pn-do-stop-exchanging = Больше не менять
pn-do-ingredient = Заплатить на { $things } меньше
pn-do-number = { $number }
pn-do-cost = { $cost }
pn-do-option = Вариант { $number }
pn-do-use =
    { $how ->
        [cast] Применить
        [brew] Сварить
        [summon] Призвать
        [drink] Выпить
       *[use] Применить
    }: { $card }
pn-do-take = Взять: { $card }
pn-do-buy = Купить: { $card }
pn-do-straighten = Развернуть: { $card }
pn-do-top = Верхняя карта колоды не глядя ({ $place_shown })
pn-do-look = Посмотреть 3 верхних контракта колоды
pn-do-take-nothing = Ничего не брать
pn-do-buy-no-more = Больше ничего не покупать
pn-do-discard = Сбросить: { $card }
pn-do-market = Обновить рынок: { $place_shown }
pn-do-refresh-nothing = Не обновлять рынка
pn-do-talent = Оставить талант { $card }

## Контракты и испытания

pn-do-contract = Контракт { $card }
pn-do-reserve = Зарезервировать: { $card }
pn-do-reserve-nothing = Ничего не резервировать
pn-do-task =
    { $alignment ->
        [light] Путь Света, задание { $number }
       *[dark] Путь Мрака, задание { $number }
    }
pn-do-property = Отменить свойство «{ pn-property }»
pn-do-path =
    { $alignment ->
        [light] Вместо заданий пути Света
       *[dark] Вместо заданий пути Мрака
    }
