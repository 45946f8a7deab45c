# Про що питають гравця, цілими реченнями.

## Компоненти за назвами. Відмінюється вид компонента, назва лишається в називному: «з артефакту «Яструб»»

ra-title = «{ $name }»
ra-named =
    { $kind ->
        [artifact] артефакт «{ $name }»
        [mage] маг «{ $name }»
        [monument] монумент «{ $name }»
        [magic_item] магічний предмет «{ $name }»
       *[place_of_power] місце сили «{ $name }»
    }
ra-named-accusative =
    { $kind ->
        [artifact] артефакт «{ $name }»
        [mage] мага «{ $name }»
        [monument] монумент «{ $name }»
        [magic_item] магічний предмет «{ $name }»
       *[place_of_power] місце сили «{ $name }»
    }
ra-named-genitive =
    { $kind ->
        [artifact] артефакту «{ $name }»
        [mage] мага «{ $name }»
        [monument] монумента «{ $name }»
        [magic_item] магічного предмета «{ $name }»
       *[place_of_power] місця сили «{ $name }»
    }
# Місцевий: «на артефакті «Яструб»»
ra-named-locative =
    { $kind ->
        [artifact] артефакті «{ $name }»
        [mage] магові «{ $name }»
        [monument] монументі «{ $name }»
        [magic_item] магічному предметі «{ $name }»
       *[place_of_power] місці сили «{ $name }»
    }

## Приготування та поєдинок

ra-ask-choose-mage = Виберіть мага. Ніхто не побачить вашого вибору, доки не виберуть усі.
ra-ask-choose-item = Виберіть магічний предмет.
ra-ask-draft-left = Відбір карт, частина 1 з 2, вибір { $pick } з { $picks }: залиште собі одну карту; решта перейде до сусіда ліворуч.
ra-ask-draft-right = Відбір карт, частина 2 з 2, вибір { $pick } з { $picks }: залиште собі одну карту; решта перейде до сусіда праворуч.
ra-ask-open-draft = Відкритий відбір: візьміть { ra-cards-accusative }.
ra-ask-name-first = Виберіть, хто буде першим гравцем у наступній партії.

## Раунд

ra-ask-turn = Ваш хід: виконайте одну дію.
ra-ask-take-off = Збирання: виберіть компонент, щоб забрати з нього всі есенції, або залиште їх лежати.
# { $card } — лише назва, тут і нижче; { $amounts } у знахідному відмінку
ra-ask-pay-or-turn = { $card }: сплатіть { $amounts } або активуйте цей компонент.
ra-ask-swap-item = Ви спасували: візьміть інший магічний предмет.
ra-ask-check-react = Перевірка умови перемоги. У вас { ra-points }: застосуйте реакцію або відмовтеся.

## Вартості й ефекти

# { $effect } — вказівка, як на карті
ra-ask-effect = { $card }: { $effect }.
ra-ask-effect-or-not = { $card }: { $effect }. Можна відмовитися.
ra-ask-pay = { $card }: сплатіть { ra-essences-accusative } на ваш вибір.
ra-ask-pay-same = { $card }: сплатіть скільки завгодно есенцій одного типу.
ra-ask-pay-same-more = { $card }: уже сплачено: { $count }. Сплатіть ще того самого типу або зупиніться.
ra-ask-gain-type = { $card }: виберіть, якого типу { ra-essences-accusative } ви отримаєте.
ra-ask-discard-yield = { $card } у скиді: виберіть золото, щоб отримати 1, або інший тип, щоб отримати 2 есенції, крім золота.
# Коли карта вимагає цього по-різному, тут і нижче
ra-ask-turn-another = { $card }: виберіть, який компонент активувати.
ra-ask-destroy = { $card }: виберіть, який артефакт знищити.
ra-ask-straighten = { $card }: виберіть, який активований компонент підготувати (розвернути назад), або відмовтеся.
ra-ask-place-any = { $card }: зіграйте артефакт. Можна відмовитися.
ra-ask-put-paid = { $card }: виберіть, на який компонент покласти сплачену есенцію.
ra-ask-choose-deck =
    { $count ->
        [1] { $card }: виберіть колоду, верхню карту якої переглянете.
       *[other] { $card }: виберіть колоду, верхні { ra-cards-accusative } якої переглянете.
    }
ra-ask-reorder-top = { $card }: виберіть карту, яка ляже зверху.
ra-ask-reorder-next = { $card }: виберіть наступну карту зверху, { $place } з { $count }.

## Втрата життя

# { $name } — чий це компонент
ra-ask-react = { $card } ({ $name }): ви втрачаєте { $amount }. Застосуйте реакцію або прийміть втрату.
# { $price } — вказівка, як на карті
ra-ask-react-or-pay =
    { $card } ({ $name }): ви втрачаєте { $amount }. Застосуйте реакцію, сплатіть ціну або прийміть втрату. Ціна: { $price }.
ra-ask-lose = { $card }: життя більше немає, тому втратьте { ra-essences-accusative } на ваш вибір.
