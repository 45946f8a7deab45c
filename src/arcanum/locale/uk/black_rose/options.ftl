# Налаштування партії: як їх називає форма.

br-option =
    { $option ->
        [school] Школа
        [mages] Маги на вибір
        [rooms] Кімнати
        [forgotten] Забуті закляття
        [event] Карта подій
        [quests_1] Перша карта завдань
        [quests_2] Друга карта завдань
        [crown] Корона
       *[upgrades] Вдосконалення
    }
br-option-value =
    { $value ->
        [standard] Звичайно
        [random] Випадково
        [a] Сторона A
        [b] Сторона B
        [on] Є
       *[off] Немає
    }
