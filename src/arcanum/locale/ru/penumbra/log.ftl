# Что произошло, по строке на событие, в настоящем времени: оно не зависит от рода. { $name } — игрок или Автома,
# { $card } — название карты.

## Кубики, метки и места, какими они лежат на столе

pn-the-automa = Автома
pn-die-shown = { pn-die } ({ $value })
pn-die-shown-genitive = { pn-die-genitive } ({ $value })
pn-die-shown-temporary = временный { pn-die } ({ $value })
pn-die-shown-temporary-genitive = временного { pn-die-genitive } ({ $value })
# { $place } — номер ячейки
pn-mark-slot =
    { $slots ->
        [discipline] метка Дисциплины { $place }
       *[spark] метка Искры { $place }
    }
pn-mark-slot-accusative =
    { $slots ->
        [discipline] метку Дисциплины { $place }
       *[spark] метку Искры { $place }
    }
pn-mark-slot-genitive =
    { $slots ->
        [discipline] метки Дисциплины { $place }
       *[spark] метки Искры { $place }
    }
pn-mark-slot-instrumental =
    { $slots ->
        [discipline] меткой Дисциплины { $place }
       *[spark] меткой Искры { $place }
    }
# Собственная метка в этой ячейке
pn-mark-known = { pn-mark } ({ $place })
pn-mark-known-accusative = { pn-mark-accusative } ({ $place })
pn-class-section = { pn-class }: { pn-section }
pn-class-section-in = { pn-class-in } ({ pn-section })
pn-primagic =
    { $primagic ->
        [reroll] Манипулировать: перебросить
        [nudge] Манипулировать: подкрутить
        [flip] Манипулировать: перевернуть
        [recolour] Манипулировать: перекрасить
        [protect] Защитить
        [knock-out] Выбить
        [bind] Связать
        [bribe] Подкупить
        [heal] Исцелить
        [in-time] Успеть
       *[resource] Добыть или Прихватить
    }

## Подготовка и ходы

pn-log-game-started = Игра начинается.
pn-log-class-laid = В игре { pn-class }.
pn-log-laid-open = Открыто лежит { $card }.
pn-log-talent-shown = { $name } обладает талантом { $card }.
pn-log-talent-chosen = { $name } оставляет себе талант { $card }.
pn-log-turn-begun = Ход { $turn }: { $name }.
pn-log-turn-type =
    { $turn ->
        [study] { $name } обучается.
        [trial] { $name } идёт на испытание.
       *[rest] { $name } отдыхает.
    }
pn-log-turn-changed = { $name } переходит к испытанию.
pn-log-turn-ended = Ход окончен: { $name }.

## Кубики и ингредиенты

pn-log-gained = { $name } получает { $things }.
pn-log-gained-some = { $name } получает { $things } (не поместилось: { $lost }).
pn-log-gained-nothing = У игрока { $name } нет места: { pn-ingredients-accusative }.
pn-log-paid = { $name } сбрасывает { $things }.
pn-log-rolled-die = { $name } получает кубик: { $die_shown }.
pn-log-rerolled = { $name } перебрасывает { $die_shown }: { $now }.
pn-log-changed-die = { $name } меняет { $die_shown } на { $now }.
pn-log-discarded-die = { $name } сбрасывает { $die_shown }.
pn-log-resource-rolled = { $name } бросает кубики Ресурсов: { $gained }.
pn-log-took-placed = { $name } забирает { $die_shown }, лежавший { $place_shown }.

## Метки

pn-log-mark-gained = { $name } получает { $mark_gained }.
pn-log-mark-used = { $name } использует { $mark_shown }.
pn-log-mark-recharged = { $name } перезаряжает { $mark_shown }.
pn-log-mark-wounded = { $name }: { $mark_shown } ранена.
pn-log-mark-healed = { $name } исцеляет { $mark_shown }.
pn-log-mark-paid = { $name } тратит { $mark_shown } как Кровь.

## Размещение

pn-log-placed = { $name } размещает { $die_shown } { $place_shown }.
pn-log-knocked-out = { $name } выбивает { $die_shown }, лежавший { $place_shown }.

## Карты

pn-log-used = { $name } применяет карту { $card }.
pn-log-used-in-chain = { $name } применяет карту { $card } (№ { $number } в цепочке).
pn-log-brewed = { $name } варит Зелье { $card }.
pn-log-summoned = { $name } призывает Питомца { $card }.
pn-log-triggered = Срабатывает { $card } ({ $name }).
pn-log-card-gained = { $name } получает карту { $card }.
pn-log-card-skipped = { $name } пропускает карту { $card }: карта с таким названием уже есть.
pn-log-card-discarded = { $name } сбрасывает карту { $card }.
pn-log-straightened = { $name } разворачивает карту { $card }.
pn-log-bought = { $name } покупает карту { $card }.
pn-log-market-refreshed = Рынок обновлён: { $place_shown }.
pn-log-revealed = Открыта карта ({ $place_shown }): { $card }.
pn-log-amplified = { $name } усиливает карту { $card } (метки: { $marks }).
pn-log-effect-lost = { $card } не даёт эффекта ({ $name }).
pn-log-put-under = { $card } уходит под свою колоду.
pn-log-primagic = { $name } применяет примагию: { pn-primagic }.

## Угроза

pn-log-threat = { $name } встречает: { pn-threat }.
pn-log-threat-uncancellable = { $name } встречает: { pn-threat } (неотменяемых: { $fixed }).
pn-log-threat-cancelled =
    { $count ->
        [one] { $name } отменяет { $count } кубик Угрозы.
        [few] { $name } отменяет { $count } кубика Угрозы.
       *[many] { $name } отменяет { $count } кубиков Угрозы.
    }
pn-log-threat-rolled = Бросок на Угрозу: { $values }.
pn-log-threat-nudged = { $name } подкручивает кубик Угрозы: было { $value }, стало { $now }.
pn-log-threat-hit = Угроза { $value } сбрасывает { $die_shown } ({ $name }).
pn-log-threat-missed = Угроза { $value } — промах ({ $name }).
pn-log-mortal-hit = Угроза { $value } попадает в раненую метку ({ $name }).
pn-log-mortal-wound = { $name } получает смертельное ранение.
pn-log-mortal-prevented = { $card } отменяет смертельное ранение ({ $name }).

## Контракты и испытания

pn-log-looked =
    { $count ->
        [one] { $name } смотрит { $count } контракт колоды.
        [few] { $name } смотрит { $count } контракта колоды.
       *[many] { $name } смотрит { $count } контрактов колоды.
    }
pn-log-saw = { $name } видит: { $cards }.
pn-log-reserved = { $name } резервирует карту { $card }.
pn-log-reserved-unseen = { $name } резервирует контракт из колоды.
pn-log-reserved-seen = { $name } резервирует из колоды контракт { $card }.
pn-log-attempted = { $name } берётся за дело: { $card }.
pn-log-task-chosen =
    { $alignment ->
        [light] { $name } выбирает путь Света: { $card }.
       *[dark] { $name } выбирает путь Мрака: { $card }.
    }
pn-log-task-rolled = { $name } бросает на задание: { $total } (нужно { $wanted }).
pn-log-task-rolled-short = { $name } бросает на задание: только { $total } (нужно { $wanted }).
pn-log-task-replaced =
    { $alignment ->
        [light] Путь Света получает другое задание: { $card } ({ $name }).
       *[dark] Путь Мрака получает другое задание: { $card } ({ $name }).
    }
pn-log-property-cancelled = { $name } отменяет свойство: { $property_shown }.
pn-log-contract-done = { $name } выполняет контракт { $card }.
pn-log-contract-failed = { $name } не выполняет контракт { $card }.
pn-log-trial-passed =
    { $alignment ->
        [light] { $name } проходит испытание { $card } путём Света.
       *[dark] { $name } проходит испытание { $card } путём Мрака.
    }
pn-log-trial-failed = { $name } проваливает испытание { $card }, оно выходит из игры.
pn-log-row-refreshed = Контракт { $card } уходит под колоду.
pn-log-row-refilled = Новый контракт в ряду: { $card }.

## Судьба

pn-log-fate-revealed = { $name } открывает карту { $card }.
pn-log-end-fixed = Пророчество { $card } исполнилось ({ $name }): каждому остаётся ещё один ход.
pn-log-extra-turn = { $card }: { $name } делает ещё один ход.
pn-log-game-won = { $name } побеждает.
pn-log-game-shared = Общая победа: { $name }.

## Автома

pn-log-automa-rolled = Автома действует по строке { $value }, столбец { $band }.
pn-log-automa-step = Автома: { pn-step }.
pn-log-automa-die = Автома бросает { $die_shown }.
pn-log-automa-stopped = Таких кубиков не осталось, и Автома останавливается: { pn-die }.
pn-log-automa-took-back = Автома забирает { $die_shown }, лежавший { $place_shown }.
