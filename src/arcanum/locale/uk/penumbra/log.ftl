# Що сталося, по рядку на подію, у теперішньому часі: він не залежить від роду. { $name } — гравець або Автома,
# { $card } — назва карти.

## Кубики, мітки й місця, якими вони лежать на столі

pn-the-automa = Автома
pn-die-shown = { pn-die } ({ $value })
pn-die-shown-genitive = { pn-die-genitive } ({ $value })
pn-die-shown-temporary = тимчасовий { pn-die } ({ $value })
pn-die-shown-temporary-genitive = тимчасового { pn-die-genitive } ({ $value })
# { $place } — номер комірки
pn-mark-slot =
    { $slots ->
        [discipline] мітка Дисципліни { $place }
       *[spark] мітка Іскри { $place }
    }
pn-mark-slot-accusative =
    { $slots ->
        [discipline] мітку Дисципліни { $place }
       *[spark] мітку Іскри { $place }
    }
pn-mark-slot-genitive =
    { $slots ->
        [discipline] мітки Дисципліни { $place }
       *[spark] мітки Іскри { $place }
    }
pn-mark-slot-instrumental =
    { $slots ->
        [discipline] міткою Дисципліни { $place }
       *[spark] міткою Іскри { $place }
    }
# Власна мітка в цій комірці
pn-mark-known = { pn-mark } ({ $place })
pn-mark-known-accusative = { pn-mark-accusative } ({ $place })
pn-class-section = { pn-class }: { pn-section }
pn-class-section-in = { pn-class-in } ({ pn-section })
pn-primagic =
    { $primagic ->
        [reroll] Маніпулювати: перекинути
        [nudge] Маніпулювати: підкрутити
        [flip] Маніпулювати: перевернути
        [recolour] Маніпулювати: перефарбувати
        [protect] Захистити
        [knock-out] Вибити
        [bind] Зв’язати
        [bribe] Підкупити
        [heal] Зцілити
        [in-time] Встигнути
       *[resource] Здобути або Прихопити
    }

## Підготовка і ходи

pn-log-game-started = Гра починається.
pn-log-class-laid = У грі { pn-class }.
pn-log-laid-open = Відкрито лежить { $card }.
pn-log-talent-shown = { $name } має талант { $card }.
pn-log-talent-chosen = { $name } лишає собі талант { $card }.
pn-log-turn-begun = Хід { $turn }: { $name }.
pn-log-turn-type =
    { $turn ->
        [study] { $name } навчається.
        [trial] { $name } іде на випробування.
       *[rest] { $name } відпочиває.
    }
pn-log-turn-changed = { $name } переходить до випробування.
pn-log-turn-ended = Хід закінчено: { $name }.

## Кубики й інгредієнти

pn-log-gained = { $name } отримує { $things }.
pn-log-gained-some = { $name } отримує { $things } (не вмістилося: { $lost }).
pn-log-gained-nothing = У гравця { $name } немає місця: { pn-ingredients-accusative }.
pn-log-paid = { $name } скидає { $things }.
pn-log-rolled-die = { $name } отримує кубик: { $die_shown }.
pn-log-rerolled = { $name } перекидає { $die_shown }: { $now }.
pn-log-changed-die = { $name } змінює { $die_shown } на { $now }.
pn-log-discarded-die = { $name } скидає { $die_shown }.
pn-log-resource-rolled = { $name } кидає кубики Ресурсів: { $gained }.
pn-log-took-placed = { $name } забирає { $die_shown }, що лежав { $place_shown }.

## Мітки

pn-log-mark-gained = { $name } отримує { $mark_gained }.
pn-log-mark-used = { $name } використовує { $mark_shown }.
pn-log-mark-recharged = { $name } перезаряджає { $mark_shown }.
pn-log-mark-wounded = { $name }: { $mark_shown } поранена.
pn-log-mark-healed = { $name } зцілює { $mark_shown }.
pn-log-mark-paid = { $name } витрачає { $mark_shown } як Кров.

## Розміщення

pn-log-placed = { $name } розміщує { $die_shown } { $place_shown }.
pn-log-knocked-out = { $name } вибиває { $die_shown }, що лежав { $place_shown }.

## Карти

pn-log-used = { $name } застосовує карту { $card }.
pn-log-used-in-chain = { $name } застосовує карту { $card } (№ { $number } у ланцюжку).
pn-log-brewed = { $name } варить Зілля { $card }.
pn-log-summoned = { $name } закликає Улюбленця { $card }.
pn-log-triggered = Спрацьовує { $card } ({ $name }).
pn-log-card-gained = { $name } отримує карту { $card }.
pn-log-card-skipped = { $name } пропускає карту { $card }: карта з такою назвою вже є.
pn-log-card-discarded = { $name } скидає карту { $card }.
pn-log-straightened = { $name } розвертає карту { $card }.
pn-log-bought = { $name } купує карту { $card }.
pn-log-market-refreshed = Ринок оновлено: { $place_shown }.
pn-log-revealed = Відкрито карту ({ $place_shown }): { $card }.
pn-log-amplified = { $name } підсилює карту { $card } (мітки: { $marks }).
pn-log-effect-lost = { $card } не дає ефекту ({ $name }).
pn-log-put-under = { $card } іде під свою колоду.
pn-log-primagic = { $name } застосовує примагію: { pn-primagic }.

## Загроза

pn-log-threat = { $name } зустрічає: { pn-threat }.
pn-log-threat-uncancellable = { $name } зустрічає: { pn-threat } (нескасовних: { $fixed }).
pn-log-threat-cancelled =
    { $count ->
        [one] { $name } скасовує { $count } кубик Загрози.
        [few] { $name } скасовує { $count } кубики Загрози.
       *[many] { $name } скасовує { $count } кубиків Загрози.
    }
pn-log-threat-rolled = Кидок Загрози: { $values }.
pn-log-threat-nudged = { $name } підкручує кубик Загрози: було { $value }, стало { $now }.
pn-log-threat-hit = Загроза { $value } скидає { $die_shown } ({ $name }).
pn-log-threat-missed = Загроза { $value } — промах ({ $name }).
pn-log-mortal-hit = Загроза { $value } влучає в поранену мітку ({ $name }).
pn-log-mortal-wound = { $name } отримує смертельне поранення.
pn-log-mortal-prevented = { $card } скасовує смертельне поранення ({ $name }).

## Контракти й випробування

pn-log-looked =
    { $count ->
        [one] { $name } дивиться { $count } контракт колоди.
        [few] { $name } дивиться { $count } контракти колоди.
       *[many] { $name } дивиться { $count } контрактів колоди.
    }
pn-log-saw = { $name } бачить: { $cards }.
pn-log-reserved = { $name } резервує карту { $card }.
pn-log-reserved-unseen = { $name } резервує контракт із колоди.
pn-log-reserved-seen = { $name } резервує з колоди контракт { $card }.
pn-log-attempted = { $name } береться до справи: { $card }.
pn-log-task-chosen =
    { $alignment ->
        [light] { $name } вибирає шлях Світла: { $card }.
       *[dark] { $name } вибирає шлях Мороку: { $card }.
    }
pn-log-task-rolled = { $name } кидає на завдання: { $total } (треба { $wanted }).
pn-log-task-rolled-short = { $name } кидає на завдання: лише { $total } (треба { $wanted }).
pn-log-task-replaced =
    { $alignment ->
        [light] Шлях Світла отримує інше завдання: { $card } ({ $name }).
       *[dark] Шлях Мороку отримує інше завдання: { $card } ({ $name }).
    }
pn-log-property-cancelled = { $name } скасовує властивість: { $property_shown }.
pn-log-contract-done = { $name } виконує контракт { $card }.
pn-log-contract-failed = { $name } не виконує контракту { $card }.
pn-log-trial-passed =
    { $alignment ->
        [light] { $name } проходить випробування { $card } шляхом Світла.
       *[dark] { $name } проходить випробування { $card } шляхом Мороку.
    }
pn-log-trial-failed = { $name } не проходить випробування { $card }, воно виходить із гри.
pn-log-row-refreshed = Контракт { $card } іде під колоду.
pn-log-row-refilled = Новий контракт у ряду: { $card }.

## Доля

pn-log-fate-revealed = { $name } відкриває карту { $card }.
pn-log-end-fixed = Пророцтво { $card } справдилося ({ $name }): кожному лишається ще один хід.
pn-log-extra-turn = { $card }: { $name } робить ще один хід.
pn-log-game-won = { $name } перемагає.
pn-log-game-shared = Спільна перемога: { $name }.

## Автома

pn-log-automa-rolled = Автома діє за рядком { $value }, стовпець { $band }.
pn-log-automa-step = Автома: { pn-step }.
pn-log-automa-die = Автома кидає { $die_shown }.
pn-log-automa-stopped = Таких кубиків не лишилося, і Автома зупиняється: { pn-die }.
pn-log-automa-took-back = Автома забирає { $die_shown }, що лежав { $place_shown }.
