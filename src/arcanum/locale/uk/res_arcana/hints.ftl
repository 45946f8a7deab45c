# Що, за словами поради, змінює хід: називний відмінок.

ra-hint-income = { $amount } щораунду
ra-hint-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
