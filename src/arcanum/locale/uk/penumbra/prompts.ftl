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
pn-ask-equip = Місце зайнято ({ pn-equipment }): скиньте { $old } або { $new }.
pn-ask-exchange = Обміняйте інгредієнти за курсом Базару або зупиніться{ pn-left }.
pn-ask-buy-at-rest = Купіть 1 готове Зілля чи 1 Артефакт або нічого.
pn-ask-drop-price = Виберіть інгредієнт, який не доведеться платити{ pn-left }.
pn-ask-refresh-market = Виберіть ринок, який оновите{ pn-left }.
pn-ask-reserve-contract = Виберіть контракт, який зарезервуєте { pn-from-contracts }{ pn-left }.
pn-ask-choose-bound = Виберіть, який із контрактів зарезервуєте, або жодного (побачено: { $count }).
pn-ask-reserve-trial = Виберіть випробування, яке зарезервуєте{ pn-left }.
