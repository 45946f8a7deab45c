# Настройки партии: как их называет форма.

br-option =
    { $option ->
        [school] Школа
        [mages] Маги на выбор
        [rooms] Комнаты
        [forgotten] Забытые заклинания
        [event] Карта событий
        [quests_1] Первая карта заданий
        [quests_2] Вторая карта заданий
        [crown] Корона
       *[upgrades] Улучшения
    }
br-option-value =
    { $value ->
        [standard] Как обычно
        [random] Случайно
        [a] Сторона A
        [b] Сторона B
        [on] Есть
       *[off] Нет
    }
