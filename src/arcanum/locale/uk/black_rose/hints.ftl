# Що, за словами поради, змінює хід: називний відмінок.

br-hint-power = { br-power }
br-hint-damage = { br-damage }
br-hint-instability = { br-instability }
br-hint-card =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
br-hint-trophy =
    { $count ->
        [one] { $count } трофей
        [few] { $count } трофеї
       *[many] { $count } трофеїв
    }
br-hint-room =
    { $count ->
        [one] { $count } поділка треку кімнат
        [few] { $count } поділки треку кімнат
       *[many] { $count } поділок треку кімнат
    }
br-hint-quest =
    { $count ->
        [one] { $count } завдання
        [few] { $count } завдання
       *[many] { $count } завдань
    }
br-hint-evocation =
    { $count ->
        [one] { $count } втілення
        [few] { $count } втілення
       *[many] { $count } втілень
    }
