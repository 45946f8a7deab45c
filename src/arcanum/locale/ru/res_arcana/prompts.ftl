# О чём спрашивают игрока, целыми предложениями.

## Компоненты по названиям. Склоняется вид компонента, название остаётся в именительном: «с артефакта «Ястреб»»

ra-title = «{ $name }»
ra-named =
    { $kind ->
        [artifact] артефакт «{ $name }»
        [mage] маг «{ $name }»
        [monument] монумент «{ $name }»
        [magic_item] волшебный предмет «{ $name }»
       *[place_of_power] место силы «{ $name }»
    }
ra-named-accusative =
    { $kind ->
        [artifact] артефакт «{ $name }»
        [mage] мага «{ $name }»
        [monument] монумент «{ $name }»
        [magic_item] волшебный предмет «{ $name }»
       *[place_of_power] место силы «{ $name }»
    }
ra-named-genitive =
    { $kind ->
        [artifact] артефакта «{ $name }»
        [mage] мага «{ $name }»
        [monument] монумента «{ $name }»
        [magic_item] волшебного предмета «{ $name }»
       *[place_of_power] места силы «{ $name }»
    }
# Предложный: «на артефакте «Ястреб»»
ra-named-locative =
    { $kind ->
        [artifact] артефакте «{ $name }»
        [mage] маге «{ $name }»
        [monument] монументе «{ $name }»
        [magic_item] волшебном предмете «{ $name }»
       *[place_of_power] месте силы «{ $name }»
    }

## Подготовка и матч

ra-ask-choose-mage = Выберите мага. Никто не увидит ваш выбор, пока не выберут все.
ra-ask-choose-item = Выберите волшебный предмет.
ra-ask-draft-left = Драфт, часть 1 из 2, выбор { $pick } из { $picks }: оставьте себе одну карту; остальные перейдут соседу слева.
ra-ask-draft-right = Драфт, часть 2 из 2, выбор { $pick } из { $picks }: оставьте себе одну карту; остальные перейдут соседу справа.
ra-ask-open-draft = Открытый драфт: возьмите { ra-cards-accusative }.
ra-ask-name-first = Выберите, кто будет первым игроком в следующей партии.

## Раунд

ra-ask-turn = Ваш ход: выполните одно действие.
ra-ask-take-off = Получение: выберите компонент, чтобы забрать с него все эссенции, или оставьте их лежать.
# { $card } — только название, здесь и ниже; { $amounts } в винительном падеже
ra-ask-pay-or-turn = { $card }: заплатите { $amounts } или поверните этот компонент.
ra-ask-swap-item = Вы спасовали: возьмите другой волшебный предмет.
ra-ask-check-react = Проверка условия победы. У вас { ra-points }: используйте ответ или откажитесь.

## Цены и эффекты

# { $effect } — указание, как на карте
ra-ask-effect = { $card }: { $effect }.
ra-ask-effect-or-not = { $card }: { $effect }. Можно отказаться.
ra-ask-pay = { $card }: заплатите { ra-essences-accusative } на ваш выбор.
ra-ask-pay-same = { $card }: заплатите сколько угодно эссенций одного вида.
ra-ask-pay-same-more = { $card }: уже заплачено: { $count }. Заплатите ещё того же вида или остановитесь.
ra-ask-gain-type = { $card }: выберите, какого вида { ra-essences-accusative } вы получите.
ra-ask-discard-yield = { $card } в сбросе: выберите золото, чтобы получить 1, или другой вид, чтобы получить 2 эссенции, кроме золота.
# Когда карта требует этого по-разному, здесь и ниже
ra-ask-turn-another = { $card }: выберите, какой компонент повернуть.
ra-ask-destroy = { $card }: выберите, какой артефакт уничтожить.
ra-ask-straighten = { $card }: выберите, какой повёрнутый компонент развернуть обратно, или откажитесь.
ra-ask-place-any = { $card }: разместите артефакт. Можно отказаться.
ra-ask-put-paid = { $card }: выберите, на какой компонент положить заплаченную эссенцию.
ra-ask-choose-deck =
    { $count ->
        [1] { $card }: выберите колоду, верхнюю карту которой посмотрите.
       *[other] { $card }: выберите колоду, верхние { ra-cards-accusative } которой посмотрите.
    }
ra-ask-reorder-top = { $card }: выберите карту, которая ляжет сверху.
ra-ask-reorder-next = { $card }: выберите следующую карту сверху, { $place } из { $count }.

## Потеря жизней

# { $name } — чей это компонент
ra-ask-react = { $card } ({ $name }): вы теряете { $amount }. Используйте ответ или примите потерю.
# { $price } — указание, как на карте
ra-ask-react-or-pay =
    { $card } ({ $name }): вы теряете { $amount }. Используйте ответ, заплатите цену или примите потерю. Цена: { $price }.
ra-ask-lose = { $card }: жизней больше нет, поэтому потеряйте { ra-essences-accusative } на ваш выбор.
