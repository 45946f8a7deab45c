# Текст компонента, собранный из его данных. Цены и эффекты начинаются со строчной буквы; прописную в начале предложения
# ставит программа. { $amount } и { $amounts } — в винительном падеже, если не сказано иначе.

## Строки компонента

# { $amounts } в именительном падеже
ra-card-cost = Цена: { $amounts }.
ra-card-cost-nothing = Цена: 0.
ra-card-points = { ra-points }.
ra-card-points-per-essence = { ra-points } за { ra-essence-each } на этом компоненте.
ra-card-points-per-subtype =
    { ra-points } за { $subtype ->
        [dragon] каждого вашего дракона
       *[creature] каждое ваше существо
    } в игре.
ra-card-discount = { ra-card-cheaper }.
ra-card-discount-no-gold = { ra-card-cheaper }; количество золота в их цене не уменьшается.
ra-card-cheaper =
    Ваши { $sort ->
        [artifact] артефакты
        [dragon] драконы
       *[creature] существа
    } стоят на { ra-essences-accusative } меньше
ra-card-collect = Получение: { $what }.
ra-card-origin =
    { $origin ->
        [rulebook] Источник: правила игры.
        [external] Источник: общедоступные сведения.
       *[designed] Источник: собственная разработка.
    }

## Способности: { $when } { $cost }: { $effect }

ra-power = { $cost }: { $effect }.
ra-power-when = { $when }. { $cost }: { $effect }.
ra-power-when-free = { $when }: { $effect }.
ra-power-free = Без оплаты: { $effect }.
ra-when-react =
    { $react ->
        [life_loss] ответ на потерю жизней
        [dragon_power] ответ на потерю жизней от способности дракона
       *[victory_check] ответ на проверку условия победы
    }
ra-when-claimed = один раз, когда вы забираете этот компонент
ra-when-turned = только в повёрнутом положении

## Что платите вы

ra-cost-turn = поверните этот компонент
ra-cost-turn-both =
    поверните этот компонент и { $subtype ->
        [dragon] одного из своих драконов
       *[creature] одно из своих существ
    }
ra-cost-turn-another =
    поверните { $subtype ->
        [dragon] одного из своих драконов
       *[creature] одно из своих существ
    }
ra-cost-take-off = уберите отсюда { $amounts } в общий запас
ra-cost-pay = заплатите { $amounts }
# Несколько эссенций, каждая — одного из видов; { $types } в родительном падеже
ra-cost-pay-mix = заплатите { ra-essences-accusative } { $types } в любом сочетании
ra-cost-destroy =
    уничтожьте { $destroy ->
        [this] этот артефакт
        [another] другой свой артефакт
        [any] любой свой артефакт
       *[dragon_or_creature] одного из своих драконов или одно из своих существ
    }
ra-cost-discard = сбросьте { ra-cards-accusative } с руки

## Что может заплатить соперник, чтобы проигнорировать потерю, после слова «может»

ra-way-out-turn-another =
    повернуть { $subtype ->
        [dragon] одного из своих драконов
       *[creature] одно из своих существ
    }
ra-way-out-pay = заплатить { $amounts }
ra-way-out-pay-mix = заплатить { ra-essences-accusative } { $types } в любом сочетании
ra-way-out-destroy =
    уничтожить { $destroy ->
        [dragon_or_creature] одного из своих драконов или одно из своих существ
       *[other] один из своих артефактов
    }
ra-way-out-discard = сбросить { ra-cards-accusative } с руки

## Эффекты: эссенции

ra-effect-gain = получите { $amounts }
ra-effect-gain-same = получите X эссенций любого другого вида
ra-effect-gain-same-of = получите X { ra-essence-many }
ra-effect-gain-same-except = получите X эссенций любого другого вида, кроме { $types }
ra-effect-gain-card-cost = получите столько любых эссенций, сколько { ra-card-cost-of }
ra-effect-gain-card-cost-of = получите столько { ra-essence-many }, сколько эссенций { ra-card-cost-of }
ra-effect-gain-card-cost-except = получите столько любых эссенций (кроме { $types }), сколько { ra-card-cost-of }
# Конец фразы «получите столько ..., сколько»
ra-card-cost-of =
    указано в цене { $card ->
        [discarded] сброшенной карты
       *[destroyed] уничтоженного артефакта
    }{ $bonus ->
        [0] {""}
       *[other] , и ещё { $bonus }
    }
ra-effect-gain-rival-count = выберите соперника и получите { $amount } за { ra-essence-each } в его личном запасе
ra-effect-put = положите сюда { $amounts }
ra-effect-put-paid =
    { $on ->
        [this] положите эту эссенцию сюда
       *[any] положите эту эссенцию на любой свой компонент
    }
ra-effect-grow-each =
    добавьте на него { $count ->
        [one] по { $count } эссенции
        [few] по { $count } эссенции
       *[many] по { $count } эссенций
    } каждого вида, который на нём уже есть
ra-effect-rivals-gain = каждый соперник получает { $amounts }
ra-effect-rivals-lose-life = каждый соперник, который ещё не спасовал, теряет { $amount }
ra-effect-rivals-lose-life-or =
    каждый соперник, который ещё не спасовал, теряет { $amount }, но может { $way_out }, чтобы проигнорировать потерю
ra-effect-ignore-loss = проигнорируйте эту потерю

## Эффекты: карты и компоненты

# «Обратно», потому что само «развернуть» можно понять и как «повернуть»
ra-effect-straighten =
    разверните { $what ->
        [this] этот компонент
        [any] любой свой компонент
        [dragon] любого своего дракона
       *[creature] любое своё существо
    } обратно
ra-effect-draw = возьмите { ra-cards-accusative }
ra-effect-draw-then-discard =
    { $count ->
        [1] возьмите { ra-cards-accusative }, затем сбросьте 1 карту с руки
       *[other] возьмите { ra-cards-accusative }, затем сбросьте столько же карт с руки
    }
ra-effect-look =
    { $count ->
        [1] посмотрите верхнюю карту своей колоды или колоды монументов и положите её обратно
       *[other] посмотрите верхние { ra-cards-accusative } своей колоды или колоды монументов и положите их обратно в любом порядке
    }
ra-effect-place = { ra-place-from }, заплатив цену размещения
ra-effect-place-free = { ra-place-from } бесплатно
ra-effect-place-less = { ra-place-from }, заплатив на { ra-essences-accusative } меньше
ra-effect-place-less-no-gold =
    { ra-place-from }, заплатив на { ra-essences-accusative } меньше; количество золота в цене не уменьшается
ra-place-from =
    разместите { $sort ->
        [artifact] артефакт
        [dragon] дракона
       *[creature] существо
    } { $where ->
        [hand] с руки
        [own_discard] из своего сброса
       *[any_discard] из сброса любого игрока
    }

## Эффекты: победа

ra-effect-check-victory = немедленно проверьте условие победы
ra-effect-extra-points = получите { ra-points } на время этой проверки

## Получение

# { $amounts } в именительном падеже
ra-collect-if-left =
    если на этом компоненте есть хотя бы { $amounts } и вы ничего с него не забираете, { $then }
ra-collect-pay-or-turn = заплатите { $amounts } или поверните этот компонент

## Страница всех текстов

ra-cards-title = Res Arcana: тексты всех компонентов
ra-cards-about =
    Составлено из данных набора собственными словами Arcanum. Arcanum — неофициальная реализация: это не тексты издателя.
