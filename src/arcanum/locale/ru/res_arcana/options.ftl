# Настройки партии: как их называет форма.

ra-option =
    { $option ->
        [setup] Подготовка
        [collect] Сбор
        [first] Первый игрок
        [starter_sets] Начальные наборы
       *[round_limit] Предел раундов
    }
ra-option-value =
    { $value ->
        [standard] Случайные колоды
        [first_game] Первая партия
        [draft] Драфт
        [match] Матч
        [simultaneous] Одновременно
        [ordered] По порядку хода
        [random] Случайно
        [by_seat] По местам
       *[shuffled] Перемешаны
    }
