# Текст компонента, складений із його даних. Вартості й ефекти починаються з малої літери; велику на початку речення
# ставить програма. { $amount } і { $amounts } — у знахідному відмінку, якщо не сказано інакше.

## Рядки компонента

# { $amounts } у називному відмінку
ra-card-cost = Вартість: { $amounts }.
ra-card-cost-nothing = Вартість: 0.
ra-card-points = { ra-points }.
ra-card-points-per-essence = { ra-points } за { ra-essence-each } на цьому компоненті.
ra-card-points-per-subtype =
    { ra-points } за { $subtype ->
        [dragon] кожного вашого дракона
       *[creature] кожну вашу істоту
    } в грі.
ra-card-discount = { ra-card-cheaper }.
ra-card-discount-no-gold = { ra-card-cheaper }; кількість золота в їхній вартості не зменшується.
ra-card-cheaper =
    Ваші { $sort ->
        [artifact] артефакти
        [dragon] дракони
       *[creature] істоти
    } коштують на { ra-essences-accusative } менше
ra-card-collect = Збирання: { $what }.
ra-card-origin =
    { $origin ->
        [rulebook] Джерело: правила гри.
        [external] Джерело: загальнодоступні відомості.
       *[designed] Джерело: власна розробка.
    }

## Сили: { $when } { $cost }: { $effect }

ra-power = { $cost }: { $effect }.
ra-power-when = { $when }. { $cost }: { $effect }.
ra-power-when-free = { $when }: { $effect }.
ra-power-free = Без оплати: { $effect }.
ra-when-react =
    { $react ->
        [life_loss] реакція на втрату життя
        [dragon_power] реакція на втрату життя від сили дракона
       *[victory_check] реакція на перевірку умови перемоги
    }
ra-when-claimed = один раз, коли ви захоплюєте цей компонент
ra-when-turned = лише в активованому стані

## Що сплачуєте ви

ra-cost-turn = активуйте цей компонент
ra-cost-turn-both =
    активуйте цей компонент і { $subtype ->
        [dragon] одного зі своїх драконів
       *[creature] одну зі своїх істот
    }
ra-cost-turn-another =
    активуйте { $subtype ->
        [dragon] одного зі своїх драконів
       *[creature] одну зі своїх істот
    }
ra-cost-take-off = поверніть звідси { $amounts } до загального запасу
ra-cost-pay = сплатіть { $amounts }
# Кілька есенцій, кожна — одного з типів; { $types } у родовому відмінку
ra-cost-pay-mix = сплатіть { ra-essences-accusative } { $types } в будь-якому поєднанні
ra-cost-destroy =
    знищте { $destroy ->
        [this] цей артефакт
        [another] інший свій артефакт
        [any] будь-який свій артефакт
       *[dragon_or_creature] одного зі своїх драконів або одну зі своїх істот
    }
ra-cost-discard = скиньте { ra-cards-accusative } з руки

## Що може сплатити суперник, щоб ігнорувати втрату, після слова «може»

ra-way-out-turn-another =
    активувати { $subtype ->
        [dragon] одного зі своїх драконів
       *[creature] одну зі своїх істот
    }
ra-way-out-pay = сплатити { $amounts }
ra-way-out-pay-mix = сплатити { ra-essences-accusative } { $types } в будь-якому поєднанні
ra-way-out-destroy =
    знищити { $destroy ->
        [dragon_or_creature] одного зі своїх драконів або одну зі своїх істот
       *[other] один зі своїх артефактів
    }
ra-way-out-discard = скинути { ra-cards-accusative } з руки

## Ефекти: есенції

ra-effect-gain = отримайте { $amounts }
ra-effect-gain-same = отримайте X есенцій будь-якого іншого типу
ra-effect-gain-same-of = отримайте X { ra-essence-many }
ra-effect-gain-same-except = отримайте X есенцій будь-якого іншого типу, крім { $types }
ra-effect-gain-card-cost = отримайте стільки будь-яких есенцій, скільки { ra-card-cost-of }
ra-effect-gain-card-cost-of = отримайте стільки { ra-essence-many }, скільки есенцій { ra-card-cost-of }
ra-effect-gain-card-cost-except = отримайте стільки будь-яких есенцій (крім { $types }), скільки { ra-card-cost-of }
# Кінець фрази «отримайте стільки ..., скільки»
ra-card-cost-of =
    вказано у вартості { $card ->
        [discarded] скинутої карти
       *[destroyed] знищеного артефакту
    }{ $bonus ->
        [0] {""}
       *[other] , і ще { $bonus }
    }
# «Що є» тримає «в» після голосного за будь-якої есенції
ra-effect-gain-rival-count = виберіть суперника й отримайте { $amount } за { ra-essence-each }, що є в його запасі
ra-effect-put = покладіть сюди { $amounts }
ra-effect-put-paid =
    { $on ->
        [this] покладіть цю есенцію сюди
       *[any] покладіть цю есенцію на будь-який свій компонент
    }
ra-effect-grow-each =
    додайте на нього { $count ->
        [one] по { $count } есенції
        [few] по { $count } есенції
       *[many] по { $count } есенцій
    } кожного типу, який на ньому вже є
ra-effect-rivals-gain = кожен суперник отримує { $amounts }
ra-effect-rivals-lose-life = кожен суперник, який ще не спасував, втрачає { $amount }
ra-effect-rivals-lose-life-or =
    кожен суперник, який ще не спасував, втрачає { $amount }, але може { $way_out }, щоб ігнорувати втрату
ra-effect-ignore-loss = ігноруйте цю втрату

## Ефекти: карти й компоненти

# Слово правил гри; у дужках — що воно означає, бо саме по собі воно цього не каже
ra-effect-straighten =
    підготуйте (розверніть назад) { $what ->
        [this] цей компонент
        [any] будь-який свій компонент
        [dragon] будь-якого свого дракона
       *[creature] будь-яку свою істоту
    }
ra-effect-draw = візьміть { ra-cards-accusative }
ra-effect-draw-then-discard =
    { $count ->
        [1] візьміть { ra-cards-accusative }, потім скиньте 1 карту з руки
       *[other] візьміть { ra-cards-accusative }, потім скиньте стільки ж карт із руки
    }
ra-effect-look =
    { $count ->
        [1] перегляньте верхню карту своєї колоди або колоди монументів і покладіть її назад
       *[other] перегляньте верхні { ra-cards-accusative } своєї колоди або колоди монументів і покладіть їх назад у будь-якому порядку
    }
ra-effect-place = { ra-place-from }, сплативши вартість розіграшу
ra-effect-place-free = { ra-place-from } безплатно
ra-effect-place-less = { ra-place-from }, сплативши на { ra-essences-accusative } менше
ra-effect-place-less-no-gold =
    { ra-place-from }, сплативши на { ra-essences-accusative } менше; кількість золота у вартості не зменшується
ra-place-from =
    зіграйте { $sort ->
        [artifact] артефакт
        [dragon] дракона
       *[creature] істоту
    } { $where ->
        [hand] зі своєї руки
        [own_discard] зі свого скиду
       *[any_discard] зі скиду будь-якого гравця
    }

## Ефекти: перемога

ra-effect-check-victory = негайно перевірте умову перемоги
ra-effect-extra-points = отримайте { ra-points } на час цієї перевірки

## Збирання

# { $amounts } у називному відмінку
ra-collect-if-left =
    якщо на цьому компоненті є щонайменше { $amounts } і ви нічого з нього не забираєте, { $then }
ra-collect-pay-or-turn = сплатіть { $amounts } або активуйте цей компонент

## Сторінка всіх текстів

ra-cards-title = Res Arcana: тексти всіх компонентів
ra-cards-about =
    Складено з даних набору власними словами Arcanum. Arcanum — неофіційна реалізація: це не тексти видавця.
