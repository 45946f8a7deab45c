# Существительные Res Arcana: эссенции, карты, очки, виды компонентов.
#
# Имя с падежом на конце (-accusative, -genitive, ...) — те же слова в этом падеже. Без падежа — именительный.
# Букву «ё» пишем всюду, хотя правила игры обходятся без неё.

## Эссенции. Золото, покой и пыл не имеют множественного числа: 1 пыл, 2 пыла, 5 пыла; смерть и жизнь имеют

# Родительный: «кроме золота и смерти»
ra-essence-genitive =
    { $essence ->
        [calm] покоя
        [death] смерти
        [elan] пыла
        [gold] золота
       *[life] жизни
    }
# После числа, которое ещё неизвестно: «X золота», «столько золота»
ra-essence-many =
    { $essence ->
        [calm] покоя
        [death] смертей
        [elan] пыла
        [gold] золота
       *[life] жизней
    }
# Винительный со словом «каждый»: «1 победное очко за каждое золото»
ra-essence-each =
    { $essence ->
        [calm] каждый покой
        [death] каждую смерть
        [elan] каждый пыл
        [gold] каждое золото
       *[life] каждую жизнь
    }
ra-amount =
    { $payable ->
        [calm]
            { $count ->
                [one] { $count } покой
               *[other] { $count } покоя
            }
        [death]
            { $count ->
                [one] { $count } смерть
                [few] { $count } смерти
               *[many] { $count } смертей
            }
        [elan]
            { $count ->
                [one] { $count } пыл
               *[other] { $count } пыла
            }
        [gold]
            { $count ->
                [one] { $count } золото
               *[other] { $count } золота
            }
        [life]
            { $count ->
                [one] { $count } жизнь
                [few] { $count } жизни
               *[many] { $count } жизней
            }
       *[any]
            { $count ->
                [one] { $count } любая эссенция
                [few] { $count } любые эссенции
               *[many] { $count } любых эссенций
            }
    }
# У названий эссенций винительный падеж равен именительному
ra-amount-accusative =
    { $payable ->
        [any]
            { $count ->
                [one] { $count } любую эссенцию
                [few] { $count } любые эссенции
               *[many] { $count } любых эссенций
            }
       *[other] { ra-amount }
    }
# Что лежит на компоненте: там «любая эссенция» — просто эссенция; именительный
ra-amount-held =
    { $payable ->
        [any]
            { $count ->
                [one] { $count } эссенция
                [few] { $count } эссенции
               *[many] { $count } эссенций
            }
       *[other] { ra-amount }
    }
ra-amount-except = { $amount }, кроме { $types }
# Сколько угодно эссенций, все одного вида
ra-amount-same-accusative = любое количество (X) эссенций одного вида
ra-amount-same-except-accusative = любое количество (X) эссенций одного вида, кроме { $types }
ra-essences-accusative =
    { $count ->
        [one] { $count } эссенцию
        [few] { $count } эссенции
       *[many] { $count } эссенций
    }

## Карты и очки

ra-cards-accusative =
    { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
ra-points =
    { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }

## Компоненты

ra-kind =
    { $kind ->
        [artifact] Артефакт
        [mage] Маг
        [monument] Монумент
        [magic_item] Волшебный предмет
       *[place_of_power] Место силы
    }
ra-kinds =
    { $kinds ->
        [artifact] Артефакты
        [mage] Маги
        [monument] Монументы
        [magic_item] Волшебные предметы
       *[place_of_power] Места силы
    }
ra-subtype =
    { $subtype ->
        [dragon] Дракон
       *[creature] Существо
    }
