# Что рассказывает разбор: о позиции и о сыгранной партии.

## Заголовки

analysis-game = Разбор партии
analysis-position = Разбор позиции
analysis-chance = Шанс на победу
analysis-costliest = Решения, которые стоили дороже всего
analysis-options = Варианты
analysis-expectations = Шансы всех игроков
analysis-line = Ожидаемое продолжение
analysis-how = Как это получено
analysis-decisions = Все решения: { $count }

## Где и кто

analysis-setup = Подготовка
analysis-round = Раунд { $round }
analysis-action = Действие { $number }
analysis-after =
    { $count ->
        [one] После { $count } действия
       *[other] После { $count } действий
    }
# Имена соперников в именительном падеже
analysis-asked-too = Одновременно решают: { $names }
# { $move } — надпись, такая как «Использовать: Ястреб»
analysis-reply-to = В ответ на ход «{ $move }» ({ $name })
analysis-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }

## Столбцы и пометки

analysis-number = №
analysis-who = Кто
analysis-played = Сыграно
analysis-best = Лучшее
analysis-better = Лучше
analysis-loss = Потеря
analysis-attention = Внимание
analysis-mark-played = сыграно

## Числа. Пробел перед знаком — неразрывный

analysis-percent = { $value } %
analysis-percent-error = { $value } ± { $error } %
analysis-lost-percent-error = −{ $value } ± { $error } %
analysis-more-options =
    { $count ->
        [one] … и ещё { $count } вариант
        [few] … и ещё { $count } варианта
       *[many] … и ещё { $count } вариантов
    }

## Предложения

analysis-nothing-costly = Ни одно решение не стоило больше, чем погрешность оценок.
analysis-nothing-expected = Дальше не видно: продолжение просмотрено слишком мало раз.
analysis-curve-told = Шанс каждого игрока на победу перед каждым решением, вплоть до настоящего итога. Все числа — в списке решений.
analysis-choice-told = Перед действием { $number }, { $name }: { $move }. { $chances }
analysis-how-hidden = Решение оценивается по тому, что может знать принимающий его игрок: чужие руки, порядок колод и всё прочее, что от него скрыто, в каждой симуляции раздаются заново.
analysis-how-curve = Поэтому кривая может немного скакать там, где решает другой игрок, которому известно другое.
analysis-how-game =
    { $count ->
        [one] На каждое решение Магистр тратил не больше { $count } симуляции; затем лучший и сыгранный варианты проверены ещё раз, на каждый — вчетверо меньше симуляций.
       *[other] На каждое решение Магистр тратил не больше { $count } симуляций; затем лучший и сыгранный варианты проверены ещё раз, на каждый — вчетверо меньше симуляций.
    }
analysis-how-position =
    { $count ->
        [one] Магистр потратил не больше { $count } симуляции; затем показанные варианты проверены ещё раз, на каждый — вчетверо меньше симуляций.
       *[other] Магистр потратил не больше { $count } симуляций; затем показанные варианты проверены ещё раз, на каждый — вчетверо меньше симуляций.
    }
analysis-how-error = ± — стандартная ошибка оценки.
analysis-how-costly = Решение считается дорогим, если оно стоило больше двух стандартных ошибок разности. Из нескольких выборов одного хода показан только самый дорогой.
analysis-how-attention = Внимание — доля симуляций, которые начались с этого варианта.
analysis-how-line = Ожидаемое продолжение идёт по одному вероятному раскладу скрытого: то, что делает в нём соперник, — догадка.
analysis-page-written = Страница — в файле { $file }.
analysis-working = разбор

## Чем вариант хорош: без точки на конце; { $move } — надпись, такая как «Использовать: Ястреб»

# { $changes } — перечень, такой как «+2 золота, −1 карта»
hint-changes = Сразу: { $changes }
hint-changes-of = { $name }: { $changes }
hint-taker = Иначе это, вероятно, достанется другому: { $name }
hint-better = На { $percent } лучше, чем «{ $move }»
hint-worse = Теряет { $percent } против «{ $move }»
hint-alike = Не хуже и не лучше, чем «{ $move }»
hint-unclear = Примерно то же, что «{ $move }»: разница в { $percent } может быть случайной
hint-then = Дальше ожидается: { $line }
hint-move = { $name }: { $move }
