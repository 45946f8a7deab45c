# Что, по словам совета, меняет ход: именительный падеж.

pn-hint-arcana =
    { $count ->
        [one] { $count } Аркана
        [few] { $count } Арканы
       *[many] { $count } Арканы
    }
pn-hint-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
pn-hint-trial =
    { $count ->
        [one] { $count } пройденное испытание
        [few] { $count } пройденных испытания
       *[many] { $count } пройденных испытаний
    }
pn-hint-contract =
    { $count ->
        [one] { $count } выполненный контракт
        [few] { $count } выполненных контракта
       *[many] { $count } выполненных контрактов
    }
pn-hint-mark =
    { $count ->
        [one] { $count } метка
        [few] { $count } метки
       *[many] { $count } меток
    }
pn-hint-wounded =
    { $count ->
        [one] { $count } раненая метка
        [few] { $count } раненые метки
       *[many] { $count } раненых меток
    }
pn-hint-die =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
pn-hint-card =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
