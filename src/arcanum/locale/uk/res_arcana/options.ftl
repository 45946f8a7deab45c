# Налаштування партії: як їх називає форма.

ra-option =
    { $option ->
        [setup] Підготовка
        [collect] Збір
        [first] Перший гравець
        [starter_sets] Початкові набори
       *[round_limit] Межа раундів
    }
ra-option-value =
    { $value ->
        [standard] Випадкові колоди
        [first_game] Перша партія
        [draft] Відбір карт
        [match] Поєдинок
        [simultaneous] Одночасно
        [ordered] За порядком ходу
        [random] Випадково
        [by_seat] За місцями
       *[shuffled] Перемішані
    }
