# Іменники Res Arcana: есенції, карти, очки, види компонентів.
#
# Назва з відмінком наприкінці (-accusative, -genitive, ...) — ті самі слова в цьому відмінку. Без відмінка — називний.

## Есенції. Золото, спокій і запал не мають множини: 1 запал, 2 запалу, 5 запалу; смерть і життя мають

# Родовий: «крім золота та смерті»
ra-essence-genitive =
    { $essence ->
        [calm] спокою
        [death] смерті
        [elan] запалу
        [gold] золота
       *[life] життя
    }
# Після числа, яке ще невідоме: «X золота», «стільки золота»
ra-essence-many =
    { $essence ->
        [calm] спокою
        [death] смертей
        [elan] запалу
        [gold] золота
       *[life] життів
    }
# Знахідний зі словом «кожен»: «1 переможне очко за кожне золото»
ra-essence-each =
    { $essence ->
        [calm] кожен спокій
        [death] кожну смерть
        [elan] кожен запал
        [gold] кожне золото
       *[life] кожне життя
    }
ra-amount =
    { $payable ->
        [calm]
            { $count ->
                [one] { $count } спокій
               *[other] { $count } спокою
            }
        [death]
            { $count ->
                [one] { $count } смерть
                [few] { $count } смерті
               *[many] { $count } смертей
            }
        [elan]
            { $count ->
                [one] { $count } запал
               *[other] { $count } запалу
            }
        [gold]
            { $count ->
                [one] { $count } золото
               *[other] { $count } золота
            }
        [life]
            { $count ->
                [one] { $count } життя
                [few] { $count } життя
               *[many] { $count } життів
            }
       *[any]
            { $count ->
                [one] { $count } будь-яка есенція
                [few] { $count } будь-які есенції
               *[many] { $count } будь-яких есенцій
            }
    }
# У назв есенцій знахідний відмінок такий самий, як називний
ra-amount-accusative =
    { $payable ->
        [any]
            { $count ->
                [one] { $count } будь-яку есенцію
                [few] { $count } будь-які есенції
               *[many] { $count } будь-яких есенцій
            }
       *[other] { ra-amount }
    }
# Що лежить на компоненті: там «будь-яка есенція» — просто есенція; називний
ra-amount-held =
    { $payable ->
        [any]
            { $count ->
                [one] { $count } есенція
                [few] { $count } есенції
               *[many] { $count } есенцій
            }
       *[other] { ra-amount }
    }
ra-amount-except = { $amount }, крім { $types }
# Скільки завгодно есенцій, усі одного типу
ra-amount-same-accusative = будь-яку кількість (X) есенцій одного типу
ra-amount-same-except-accusative = будь-яку кількість (X) есенцій одного типу, крім { $types }
ra-essences-accusative =
    { $count ->
        [one] { $count } есенцію
        [few] { $count } есенції
       *[many] { $count } есенцій
    }

## Карти й очки

ra-cards-accusative =
    { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
ra-points =
    { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
       *[many] { $points } переможних очок
    }

## Компоненти

ra-kind =
    { $kind ->
        [artifact] Артефакт
        [mage] Маг
        [monument] Монумент
        [magic_item] Магічний предмет
       *[place_of_power] Місце сили
    }
ra-kinds =
    { $kinds ->
        [artifact] Артефакти
        [mage] Маги
        [monument] Монументи
        [magic_item] Магічні предмети
       *[place_of_power] Місця сили
    }
ra-subtype =
    { $subtype ->
        [dragon] Дракон
       *[creature] Істота
    }
