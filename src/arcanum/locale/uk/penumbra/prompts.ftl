# Про що питають гравця, цілими реченнями. Запитання, яке ставить карта, йде за її назвою.
pn-ask-source = { $card }: { $question }

# Скільки ще попереду, якщо більше одного

pn-left =
    { $count ->
        [0] {""}
        [1] {""}
       *[other] {" "}(лишилося: { $count })
    }

## Підготовка, ходи, Доля

pn-ask-choose-talent = Виберіть талант, який лишите собі.
pn-ask-choose-turn = Виберіть вид свого ходу.
pn-ask-draft = Візьміть одну з цих карт або жодної.
pn-ask-rest-start = Відпочинок: зціліть чи використайте мітки або почніть нитку Відпочинку.
pn-ask-rest-bead = Намистина над { $mark_shown }: виберіть або йдіть далі.
pn-ask-rest-end = Нитку Відпочинку пройдено: зціліть мітки або закінчіть хід.

## Загроза

pn-ask-prepare-threat = { pn-threat }: застосуйте, що хочете, перед кидком або кидайте.
pn-ask-prepare-threat-fixed = { pn-threat } (нескасовних: { $fixed }): застосуйте, що хочете, перед кидком або кидайте.
pn-ask-threat-rolled = Загрозу кинуто: змініть кидок або прийміть його.
pn-ask-nudge-threat = Виберіть кубик Загрози, який підкрутите{ pn-left }.
pn-ask-nudge-threat-to = Виберіть, чим стане Загроза { $value }{ pn-left }.
pn-ask-hit-die = Загроза { $value }: виберіть кубик, який скинете.
pn-ask-hit-mark = Загроза { $value }: виберіть мітку, яку буде поранено.
pn-ask-mortal-wound = Ви отримуєте смертельне поранення: прийміть його або скасуйте картою.
pn-ask-rift = Розлам: виберіть кубик, який скинете{ pn-left }.

## Кубики й мітки

pn-ask-manipulate =
    { $way ->
        [reroll] Виберіть кубик, який перекинете
        [nudge] Виберіть кубик, який підкрутите
        [flip] Виберіть кубик, який перевернете
        [recolour] Виберіть кубик, який перефарбуєте
       *[set] Виберіть кубик, який установите
    }{ pn-left }.
pn-ask-turn-die = Виберіть, чим стане { $die_shown }.
pn-ask-discard-die-protect = Виберіть кубик, який скинете проти Загрози.
pn-ask-discard-die-knock-out = Виберіть кубик, який скинете, щоб вибити розміщений.
pn-ask-pick-knock-out = Виберіть розміщений кубик, який виб’єте{ pn-left }.
pn-ask-pick-take = Виберіть розміщений кубик, який заберете{ pn-left }.
pn-ask-beside-knock-out = Виберіть кубик, який виб’єте { $place_shown }.
pn-ask-beside-take = Виберіть кубик, який заберете { $place_shown }.
pn-ask-take-placed-die = Виберіть, який із розміщених кубиків візьмете: { pn-die }.
pn-ask-heal = Виберіть поранену мітку, яку зцілите{ pn-left }.
pn-ask-recharge = Виберіть розряджену мітку, яку перезарядите{ pn-left }.
pn-ask-pay-blood = Скиньте { pn-blood-accusative }: витратьте поранені мітки або візьміть із запасу.
pn-blood-accusative =
    { $count ->
        [one] { $count } Кров
       *[other] { $count } Крові
    }
pn-ask-pay-die = Виберіть кубик, яким заплатите: { pn-die }.
pn-ask-pay-die-value = Виберіть кубик, яким заплатите: { pn-die } зі значенням { $value }.

## Карти, ринки, контракти

pn-ask-take-card = Виберіть карту, яку візьмете{ pn-left }.
pn-ask-equip = Місце зайнято ({ pn-equipment }): скиньте одну з двох карт, { $old } або { $new }.
pn-ask-exchange = Обміняйте інгредієнти за курсом Базару або зупиніться{ pn-left }.
pn-ask-buy-at-rest = Купіть 1 готове Зілля чи 1 Артефакт або нічого.
pn-ask-drop-price = Виберіть інгредієнт, який не доведеться платити{ pn-left }.
pn-ask-refresh-market = Виберіть ринок, який оновите{ pn-left }.
pn-ask-reserve-contract = Виберіть контракт, який зарезервуєте { pn-from-contracts }{ pn-left }.
pn-ask-choose-bound = Виберіть, який із контрактів зарезервуєте, або жодного (побачено: { $count }).
pn-ask-reserve-trial = Виберіть випробування, яке зарезервуєте{ pn-left }.

## Ходи Навчання та розміщення

pn-ask-free = Розмістіть кубик, застосуйте ефект або закінчіть хід (лишилося розміщень: { $count }).
pn-ask-place-die = Виберіть кубик, який розмістите { $place_shown }.
pn-ask-place-form = { $die_shown }: виберіть, як його розмістити { $place_shown }.
pn-ask-place-colour = { $die_shown }: виберіть, за який колір його рахувати { $place_shown }.
pn-ask-section = Ваш кубик лежить { $place_shown }: застосуйте ефект секції, щось інше або нічого.
pn-ask-also = Застосуйте ще одну секцію { $place_shown } або жодної{ pn-left }.
pn-ask-more-potions = Купіть ще одне Зілля, застосуйте ефект або зупиніться.
pn-ask-more-exchanges = Зробіть ще один обмін, застосуйте ефект або зупиніться.

## Застосування карт

pn-ask-choose-cost = Виберіть, як заплатите.
pn-ask-brew-bead = Зваріть Рецепт або йдіть далі.
pn-ask-amplify = Виберіть Помаранчеві кубики для скидання: кожен рахується за { $marks } мітки.
pn-ask-chain = Застосуйте наступну карту ланцюжка або закінчіть його (карт у ньому: { $length }).
pn-ask-launch = Виберіть Закляття, яке застосуєте безкоштовно.
pn-ask-triggered = Виберіть, яка карта спрацює наступною, або жодної (чекають: { $count }).
pn-ask-straighten = Виберіть карту, яку розвернете{ pn-left }.
pn-ask-dice-colours = Виберіть колір кубика{ pn-left }.
pn-ask-may-pay = Скинути те, що просять?
pn-ask-pay-times = Виберіть, скільки разів заплатите (від { $least } до { $most }).
pn-ask-pay-surplus = Виберіть, скільки скинете, але щонайбільше { $most } (рахуються кожні { $unit }): { pn-ingredient }.
pn-ask-pay-card = Виберіть карту для скидання зі свого { pn-zone-genitive }{ pn-left }.

## Завдання, нагороди, випробування

pn-ask-name-trial = Виберіть випробування, на яке йдете.
pn-ask-name-task = Виберіть шлях і завдання, застосуйте ефект або здайтеся.
pn-ask-perform = Виконайте завдання, застосуйте ефект або здайтеся.
pn-ask-shield = Щит: { $question }
pn-ask-pick-sum = виберіть кубики на суму щонайменше { $count } (поки: { $has }).
pn-ask-pick-exact = виберіть кубики з точними значеннями ({ $has } з { $count }).
pn-ask-pick-roll = виберіть кубики, які кинете ({ $has } з { $count }).
pn-ask-task-rolled = На кубиках { $has } з { $count }: змініть їх або зарахуйте кидок.
pn-ask-drop-value = Виберіть значення, яке пропустите{ pn-left }.
pn-ask-drop-pay = Виберіть інгредієнт, який не треба платити за завдання{ pn-left }.
pn-ask-ease-threat = Зменшити Загрозу завдання на { pn-any-dice }?
pn-ask-easy-path = Виберіть шлях, завдання якого замінюються.
pn-ask-cancel-property = Виберіть властивість, яку скасуєте{ pn-left }.
pn-ask-reward = Нагорода: застосуйте ефект або йдіть далі.
pn-ask-reward-card = Нагорода: виберіть карту або спершу застосуйте ефект{ pn-left }.
