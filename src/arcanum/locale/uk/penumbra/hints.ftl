# Що, за словами поради, змінює хід: називний відмінок.

pn-hint-arcana =
    { $count ->
        [one] { $count } Аркана
        [few] { $count } Аркани
       *[many] { $count } Аркани
    }
pn-hint-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
pn-hint-trial =
    { $count ->
        [one] { $count } пройдене випробування
        [few] { $count } пройдені випробування
       *[many] { $count } пройдених випробувань
    }
pn-hint-contract =
    { $count ->
        [one] { $count } виконаний контракт
        [few] { $count } виконані контракти
       *[many] { $count } виконаних контрактів
    }
pn-hint-mark =
    { $count ->
        [one] { $count } мітка
        [few] { $count } мітки
       *[many] { $count } міток
    }
pn-hint-wounded =
    { $count ->
        [one] { $count } поранена мітка
        [few] { $count } поранені мітки
       *[many] { $count } поранених міток
    }
pn-hint-die =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
       *[many] { $count } кубиків
    }
pn-hint-card =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
