# Тексти компонентів, складені з їхніх даних. Вказівки починаються з малої літери; велику на початку речення та крапку
# ставить програма.

## Рядки компонента

br-card-symbol = Розкривши це закляття, розмістіть 1 нестабільність у вашій кімнаті.
# { $about } — тип, стихія й ціль; { $effect } з крапкою на кінці
br-card-side = { $side } ({ $about }): { $effect }
br-card-slots = Комірки нестабільності: { $slots }. Очки сили за перше, друге й третє місце: { $rewards }.
br-card-destroyed = Зруйнована: { $effect }
br-card-restored = Відновлена, коли витрачається її жетон: { $effect }
br-card-mage = Здоров’я { $health }, сила { $strength }, швидкість { $speed }, межа руки { $limit }.
br-card-personal = Особисте закляття: { $card }.
br-card-evocation = Здоров’я { $health }, сила { $strength }, швидкість { $speed }.
br-card-skill = Навичка. Коли це втілення активується: { $effect }
br-card-upgrade = Втілення отримує { br-bonus }.
br-card-school-evocation = Втілення: { $card }.
br-card-grimoire-a = Гримуар А: { $cards }.
br-card-grimoire-b = Гримуар Б: { $cards }.
br-card-event = Сторона { $letter }, раунд { $round }.
br-card-quest = Карта завдань { $number }, сторона { $letter }.
br-card-condition = { $cond }.
br-card-reward = Винагорода: { $effect }
br-card-unfinished = Якщо не виконано: Чорна Троянда отримує { br-power }.
br-card-origin = { br-source }.
# { $parts } — те, що довелося вибрати нам, хоча решта відома
br-card-origin-partly = { br-source }; наше: { $parts }.
br-source =
    Джерело: { $origin ->
        [rulebook] правила гри
        [external] загальнодоступні відомості
       *[designed] власна розробка
    }
br-chosen =
    { $part ->
        [all] усе
        [name] назва
        [name_ru] назва російською
        [name_uk] назва українською
        [colour] колір
        [slots] комірки
        [rewards] винагороди
        [effects] ефекти
        [destroyed] ефект зруйнованої
        [restored] ефект відновленої
        [destroyed_optional_cost] необов’язкова ціна зруйнованої
        [restored_optional_cost] необов’язкова ціна відновленої
        [health] здоров’я
        [strength] сила
        [speed] швидкість
        [hand_limit] межа руки
        [quest_limit] межа завдань
        [personal_spell] особисте закляття
        [archetypes] архетипи
        [copies] кількість примірників
        [skill] навичка
        [skill_cost_token] ціна навички
        [skill_bonus_stat] що покращує навичка
        [bonus] бонус
        [elements] стихії
        [keywords] ключові слова
        [grimoires] гримуари
        [type_reverse] тип зворотного ефекту
       *[other] { $field }
    }

## Ціль закляття: після типу й стихії

br-target-figure =
    ціль: { $owner ->
        [opponent] фігурка суперника
        [own] ваша фігурка
       *[any] будь-яка фігурка
    }, { br-range }
br-target-mage =
    ціль: { $owner ->
        [opponent] маг суперника
        [own] ваш маг
       *[any] будь-який маг
    }, { br-range }
br-target-evocation =
    ціль: { $owner ->
        [opponent] втілення суперника
        [own] ваше втілення
       *[any] будь-яке втілення
    }, { br-range }
br-target-archetype = { $target }, архетип: { $archetype }
br-target-area = ціль: область, { br-range }
br-target-self = ціль: сам маг
br-target-special = особлива ціль
br-range =
    { $range ->
        [any] будь-яка дальність
       *[other] дальність { $range }
    }

## Що вибирають: знахідний відмінок; { $count } — з «до»

br-pick =
    { $what ->
        [figure]
            { $owner ->
                [opponent] фігурку суперника
                [own] свою фігурку
               *[any] будь-яку фігурку
            }
        [mage]
            { $owner ->
                [opponent] мага суперника
                [own] свого мага
               *[any] будь-якого мага
            }
        [evocation]
            { $owner ->
                [opponent] втілення суперника
                [own] своє втілення
               *[any] будь-яке втілення
            }
        [room] кімнату
        [destroyed] зруйновану кімнату
       *[restored] відновлену кімнату
    }
br-pick-nominative =
    { $what ->
        [figure]
            { $owner ->
                [opponent] фігурка суперника
                [own] ваша фігурка
               *[any] будь-яка фігурка
            }
        [mage]
            { $owner ->
                [opponent] маг суперника
                [own] ваш маг
               *[any] будь-який маг
            }
        [evocation]
            { $owner ->
                [opponent] втілення суперника
                [own] ваше втілення
               *[any] будь-яке втілення
            }
        [room] кімната
        [destroyed] зруйнована кімната
       *[restored] відновлена кімната
    }
br-pick-several =
    до { $count } { $what ->
        [figure]
            { $owner ->
                [opponent] фігурок суперника
                [own] своїх фігурок
               *[any] будь-яких фігурок
            }
        [mage]
            { $owner ->
                [opponent] магів суперника
                [own] своїх магів
               *[any] будь-яких магів
            }
        [evocation]
            { $owner ->
                [opponent] втілень суперника
                [own] своїх втілень
               *[any] будь-яких втілень
            }
        [room] кімнат
        [destroyed] зруйнованих кімнат
       *[restored] відновлених кімнат
    }
br-pick-archetype = { $object } (архетип: { $archetype })
br-pick-range = { $object } (дальність { $range })
br-fx-pick = виберіть { $object }
br-fx-pick-item = цей маг вибирає { $object }

## Фішки

br-fx-damage = завдайте { br-damage } { br-figures-dative }
br-fx-damage-rose = Чорна Троянда завдає { br-damage } { br-figures-dative }
br-fx-replace-damage = замініть { br-damage-tokens } на { br-figures-locative }
br-fx-replace-damage-rose = Чорна Троянда замінює { br-damage-tokens } на { br-figures-locative }
br-fx-replace-dealt = замініть усю шкоду, завдану в цій активації, на { br-figures-locative }
br-fx-replace-dealt-rose = Чорна Троянда замінює всю шкоду, завдану в цій активації, на { br-figures-locative }
br-fx-heal = зціліть { br-damage-tokens } у { br-figures-genitive }
br-fx-heal-all = зціліть усю шкоду у { br-figures-genitive }
br-fx-place-instability = розмістіть { br-instability } у { br-rooms-locative }
br-fx-place-instability-rose = Чорна Троянда розміщує { br-instability } у { br-rooms-locative }
br-fx-replace-instability = замініть { br-instability } у { br-rooms-locative }
br-fx-replace-instability-rose = Чорна Троянда замінює { br-instability } у { br-rooms-locative }
br-fx-remove-instability = приберіть { br-instability } свого кольору з { br-rooms-genitive }
br-fx-remove-instability-all = приберіть усю свою нестабільність з { br-rooms-genitive }
br-fx-prevent = ігноруйте { $count } із цієї шкоди

## Фігурки

br-fx-move =
    можете { $count ->
        [1] пересунути
       *[other] до { $count } разів пересунути
    } { br-figures-accusative } до сусідньої кімнати
br-fx-must-move =
    пересуньте { br-figures-accusative } { $count ->
        [1] до сусідньої кімнати
        [one] до сусідньої кімнати { $count } раз
        [few] до сусідньої кімнати { $count } рази
       *[many] до сусідньої кімнати { $count } разів
    }
br-fx-place-figure = поставте { br-figures-accusative } у { br-rooms-accusative }
br-fx-attack = { br-figures } проводить фізичну атаку
br-fx-attack-bonus = { br-figures } проводить фізичну атаку з +{ $bonus } до сили
br-fx-summon-school = прикличте втілення школи у { br-rooms-accusative }
# { $card } — назва
br-fx-summon = прикличте втілення { $card } у { br-rooms-accusative }
br-fx-activate = активуйте { br-figures-accusative }
br-fx-activate-bonus = активуйте { br-figures-accusative } з { $bonus }
# { $effect } активує; втіленням керує { $mage }
br-fx-controlled =
    { $effect } під { $mage ->
        [caster] вашим контролем
        [opponent] контролем суперника
        [target] контролем цілі
        [item] контролем цього мага
       *[token_holder] контролем мага із жетоном сталості
    }
br-bonus = +{ $amount } до { br-stat }
br-fx-remove-evocation = приберіть { br-figures-accusative } з ложі
br-fx-upgrade = прикріпіть вдосконалення до { br-figures-genitive }
br-fx-modify-stat = надайте цьому втіленню { br-bonus } до кінця його активації
br-fx-activate-room = активуйте { br-rooms-accusative }

## Карти й очки сили

br-fx-draw =
    візьміть { br-cards-accusative } { $source ->
        [grimoire] зі свого гримуара
        [library] з бібліотеки
        [forgotten] з колоди забутих заклять
       *[memories_random] зі своїх спогадів навмання
    }
br-fx-draw-look =
    подивіться { $look ->
        [1] верхню карту
        [one] { $look } верхню карту
        [few] { $look } верхні карти
       *[many] { $look } верхніх карт
    } { $source ->
        [grimoire] свого гримуара
        [library] бібліотеки
        [forgotten] колоди забутих заклять
       *[memories_random] своїх спогадів
    } і візьміть { br-cards-accusative }
br-fx-search =
    перегляньте { $piles ->
        [grimoire] свій гримуар
        [memories] свої спогади
       *[both] свій гримуар і свої спогади
    } та візьміть { br-cards-accusative }
br-fx-discard =
    { $mage ->
        [caster] скиньте
        [opponent] суперник скидає
        [target] ціль скидає
        [item] цей маг скидає
       *[token_holder] маг із жетоном сталості скидає
    } { br-cards-accusative } з руки
br-fx-discard-random = { br-fx-discard } навмання
br-fx-gain-power =
    { $party ->
        [caster] отримайте
        [opponent] суперник отримує
        [target] ціль отримує
        [item] цей маг отримує
        [token_holder] маг із жетоном сталості отримує
       *[black_rose] Чорна Троянда отримує
    } { br-power }
br-fx-lose-power =
    { $party ->
        [caster] втратьте
        [opponent] суперник втрачає
        [target] ціль втрачає
        [item] цей маг втрачає
        [token_holder] маг із жетоном сталості втрачає
       *[black_rose] Чорна Троянда втрачає
    } { br-power }
br-fx-peek =
    подивіться { $count ->
        [one] { $count } підготовлене закляття
        [few] { $count } підготовлені закляття
       *[many] { $count } підготовлених заклять
    } { br-mage-genitive }
br-fx-peek-all = подивіться всі підготовлені закляття { br-mage-genitive }
br-mage-genitive =
    { $mage ->
        [caster] вашого мага
        [opponent] суперника
        [target] цілі
        [item] цього мага
       *[token_holder] мага із жетоном сталості
    }
br-fx-refresh =
    відновіть { $count ->
        [one] { $count } свій виснажений жетон фізичної дії
        [few] { $count } свої виснажені жетони фізичних дій
       *[many] { $count } своїх виснажених жетонів фізичних дій
    }

## Вказівки, у яких є інші

# Кілька речень усередині одного: остання крапка — у зовнішнього
br-fx-sentences = «{ $sentences }»
# { $cost } у неозначеній формі
br-fx-may = можете { $cost }; якщо зробили це, { $then }
br-cost-discard = скинути { br-cards-accusative } з руки
br-cost-discard-random = скинути { br-cards-accusative } з руки навмання
br-cost-remove-instability = прибрати { br-instability } свого кольору з { br-rooms-genitive }
br-cost-remove-instability-all = прибрати всю свою нестабільність з { br-rooms-genitive }
br-fx-choose-one = виберіть одне: { $options }
br-fx-choose-one-item = цей маг вибирає одне: { $options }
br-fx-option = ({ $number }) { $effect }
br-fx-if = якщо { $cond }, то { $then }
br-fx-if-else = якщо { $cond }, то { $then }; інакше { $otherwise }
br-fx-each = для { br-figures-genitive }: { $effect }
br-fx-each-room = для { br-rooms-genitive }: { $effect }
br-fx-each-mage = для кожного мага в порядку ходу: { $effect }
br-fx-persistent =
    сталий ефект, жетон лежить { $token ->
        [target] на карті цілі
       *[caster] на вашій карті
    }: щоразу, коли { $cond }, можете застосувати: { $effect }

## Умови: частини речень без крапки

br-if-compare =
    { $counted } — { $op ->
        [least] не менше
        [most] не більше
       *[equal] рівно
    } { $value }
br-count-own-instability-in = ваша нестабільність у { br-rooms-locative }
br-count-instability-in = нестабільність у { br-rooms-locative }
br-count =
    { $counter ->
        [own_evocations] кількість ваших втілень
        [picked_count] кількість вибраного
        [prepared_spells_opponent] кількість підготовлених заклять суперника
        [rooms_with_own_instability] кількість кімнат з вашою нестабільністю
        [max_own_instability_in_a_room] ваша нестабільність у якійсь одній кімнаті
        [revealed_elements] кількість різних стихій на ваших розкритих закляттях
        [revealed_combat] кількість ваших розкритих ефектів бою
        [damage_dealt_this_activation] шкода, якої ви завдали в цій активації,
       *[room_colours_activated_this_round] кількість кольорів кімнат, які ви активували в цьому раунді,
    }
br-if-exists = є { $object }
br-if-defeated =
    { $fallen ->
        [target] ціль переможено
        [picked] вибрану фігурку переможено
       *[item] цю фігурку переможено
    } цим ефектом
br-if-in-room = { br-figures } перебуває у { br-rooms-locative }
br-if-not-in-room = { br-figures } не перебуває у { br-rooms-locative }
br-if-not = неправда, що { $cond }
br-if-none-chosen = ви нічого не вибрали

## На що чекають: частини речень

br-when-spell-revealed =
    { $by ->
        [caster] ви розкриваєте
        [opponent] суперник розкриває
       *[token_holder] маг із жетоном сталості розкриває
    } закляття
br-when-damage =
    { $to ->
        [caster] вам
       *[token_holder] магу із жетоном сталості
    } має бути завдано { $damage ->
        [spell] шкоди закляттям
        [physical] шкоди фізичною атакою
       *[any] будь-якої шкоди
    }
br-when-entered =
    { $by ->
        [caster] ви входите
        [opponent] суперник входить
       *[token_holder] маг із жетоном сталості входить
    } до кімнати
br-when-evocation =
    активується { $evocation ->
        [this] це втілення
        [own] ваше втілення
       *[opponent] втілення суперника
    }
br-when-mage-defeated =
    { $doer ->
        [caster] ви завдаєте магу останньої шкоди
       *[opponent] суперник завдає магу останньої шкоди
    }
br-when-evocation-defeated =
    { $doer ->
        [caster] ви завдаєте втіленню останньої шкоди
       *[opponent] суперник завдає втіленню останньої шкоди
    }
br-when-room-restored = відновлено кімнату, і перше місце в ній лише у вас
br-when-room-activated =
    { $doer ->
        [caster] ви активуєте
       *[opponent] суперник активує
    } кімнату
br-when-forgotten =
    { $doer ->
        [caster] ви розкриваєте
       *[opponent] суперник розкриває
    } забуте закляття
br-when-phase-end =
    закінчується { $ends ->
        [action] етап дій
       *[evocation] етап втілень
    }
br-when-phase-end-if = { br-when-phase-end }, і { $cond }

## Сторінка всіх текстів

br-cards-title = «Війни Чорної Троянди: Дуель»: тексти всіх компонентів
br-cards-about =
    Складено з даних наборів власними словами Arcanum. Arcanum — неофіційна реалізація: це не тексти видавця.
