# Что, по словам совета, меняет ход: именительный падеж.

ra-hint-income = { $amount } каждый раунд
ra-hint-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
