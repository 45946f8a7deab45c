# Что, по словам совета, меняет ход: именительный падеж.

br-hint-power = { br-power }
br-hint-damage = { br-damage }
br-hint-instability = { br-instability }
br-hint-card =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
br-hint-trophy =
    { $count ->
        [one] { $count } трофей
        [few] { $count } трофея
       *[many] { $count } трофеев
    }
br-hint-room =
    { $count ->
        [one] { $count } деление трека комнат
        [few] { $count } деления трека комнат
       *[many] { $count } делений трека комнат
    }
br-hint-quest =
    { $count ->
        [one] { $count } задание
        [few] { $count } задания
       *[many] { $count } заданий
    }
br-hint-evocation =
    { $count ->
        [one] { $count } воплощение
        [few] { $count } воплощения
       *[many] { $count } воплощений
    }
