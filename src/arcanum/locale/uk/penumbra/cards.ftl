# Тексти компонентів, складені з їхніх даних. Вказівки починаються з малої літери; велику на початку речення ставить
# програма.

## Рядки компонента

pn-card-effect = { $effect }.
# { $costs } — за що платять
pn-card-cost = { pn-cost }: { $cost }.
pn-card-cost-limited = { pn-cost }, { pn-turn-only }: { $cost }.
pn-cost =
    { $costs ->
        [spell] Вартість
        [recipe] Зварити
        [summon] Закликати
       *[price] Ціна
    }
pn-cost-value = { $dice } зі значенням { $value }
pn-cost-launched = безкоштовно одразу після { $spell }
pn-cost-or = { $items } або { $last }
pn-card-turn-order = Порядок ходу: { $number }.
pn-card-start = На початку гри: { $start }.
# { $card } — назва
pn-card-named = Однойменна карта: { $card }.
pn-card-numbers = { $numbers }.
pn-difficulty = Складність { $count }
pn-card-experience = Досвід: { $symbols }.
pn-card-task = Завдання: { $task }.
pn-card-reward = Нагорода: { $reward }.
pn-card-property = { pn-property }: { $effect }.
pn-card-path = { pn-path } («{ pn-approach }»): { $task }. Нагорода: { $reward }.
pn-card-backlash = { pn-backlash }: після нагороди зазнайте Загрози { $count }.
pn-card-prophecy-empty = Гра закінчується, коли в колоді Долі не лишається карт.
pn-card-prophecy =
    Гра закінчується, коли { $who ->
        [any] хтось із чарівників має
        [two] двоє чарівників мають
       *[all] кожен чарівник має
    } { $reached }.
pn-reached =
    { $metric ->
        [trials_passed]
            щонайменше { $count ->
                [one] { $count } пройдене випробування
                [few] { $count } пройдені випробування
               *[many] { $count } пройдених випробувань
            }
        [contracts_done]
            щонайменше { $count ->
                [one] { $count } виконаний контракт
                [few] { $count } виконані контракти
               *[many] { $count } виконаних контрактів
            }
        [spark_marks]
            щонайменше { $count ->
                [one] { $count } мітку Іскри
                [few] { $count } мітки Іскри
               *[many] { $count } міток Іскри
            }
        [discipline_marks]
            щонайменше { $count ->
                [one] { $count } мітку Дисципліни
                [few] { $count } мітки Дисциплін
               *[many] { $count } міток Дисциплін
            }
        [arcana]
            щонайменше { $count ->
                [one] { $count } Аркану
               *[other] { $count } Аркани
            } в запасі
        [alignment_gap] різницю між Світлом і Мороком щонайменше { $count }
       *[disciplines_with_4_marks]
            щонайменше 4 мітки в кожній із { $count ->
                [one] { $count } Дисципліни
               *[other] { $count } Дисциплін
            }
    }
pn-card-always = Діє від початку гри.
pn-card-goal =
    Наприкінці гри: { pn-points } за { $goal ->
        [fate_deck_empty] порожню колоду Долі
        [trials_passed] кожне пройдене випробування
        [contracts_done] кожен виконаний контракт
        [spark_marks] кожну мітку Іскри
        [discipline_marks] кожну мітку Дисципліни
        [arcana] кожну Аркану в запасі
        [alignment_gap] кожен символ різниці між Світлом і Мороком
       *[disciplines_with_4_marks] кожну Дисципліну, у якій щонайменше 4 мітки
    }.
pn-card-loses = Наприкінці гри: мінус { pn-points }.
pn-card-origin = { pn-source }.
# { $parts } — те, що довелося вибрати нам, хоча решта відома
pn-card-origin-partly = { pn-source }; наше: { $parts }.
pn-source =
    Джерело: { $origin ->
        [rulebook] правила гри
        [external] загальнодоступні відомості
       *[designed] власна розробка
    }
pn-ours =
    { $part ->
        [alignment] світогляд
        [ask] завдання
        [at_least] число
        [backlash] удар у відповідь
        [card] початкова карта
        [copies] кількість примірників
        [costs] вартість
        [dark] шлях Мороку
        [difficulty] складність
        [discipline] Дисципліна
        [effect] ефект
        [experience] досвід
        [ingredients] початкові інгредієнти
        [kind] вид
        [launches] запуск
        [light] шлях Світла
        [mark] початкова мітка
        [pay_in] коли платять
        [points] очки
        [price] ціна
        [properties] властивості
        [reward] нагорода
        [rotate] поворот
        [slot] комірка Спорядження
        [threat] Загроза
        [timing] момент
        [turn_order] порядок ходу
        [use_in] коли застосовують
       *[other] { $field }
    }

## Коли і як застосовують карту

# Поворот, скидання, Загроза: «{ $need }: { $effect }»
pn-use = { $need }: { $effect }
pn-use-need-at = { $moment } { $need }
pn-use-at = { $moment } { $effect }
pn-use-triggered = { $when }, { $effect }
pn-use-in = { pn-turn-in }, { $rest }
pn-need =
    { $need ->
        [rotate] поверніть
        [discard] скиньте цю карту
        [drink_rotate] випийте (поверніть)
       *[drink_discard] випийте (скиньте)
    }
pn-need-threat = зазнайте Загрози { $count }
pn-need-uncancellable-threat = зазнайте нескасовної Загрози { $count }
pn-timing =
    { $timing ->
        [threat_step1] перед кидком Загрози
        [threat_step2] після кидка Загрози
        [gain] щойно ця карта стала вашою,
        [mortal_wound] отримавши смертельне поранення,
       *[end_game] після останнього кола
    }
pn-when-placed = коли розміщуєте кубик { pn-place-in }
pn-when-rested = коли відпочиваєте, перед ефектами міток
pn-when-missed = якщо у вашому кидку Загрози були промахи
pn-when-wounded = якщо ваш кидок Загрози поранив вашу мітку
pn-when-paid-with-mark = коли витрачаєте поранену мітку як Кров
pn-when-chain-ended =
    раз за хід, коли закінчився ваш ланцюжок щонайменше з { $count ->
        [one] { $count } карти
       *[other] { $count } карт
    }
pn-when-attempted = коли намагаєтеся виконати завдання з підходом «{ pn-approach }»
# Після ефекту
pn-launches = одразу після цього можете безкоштовно застосувати { $spell }

## Скільки

pn-per-each = { $each } за { pn-per }
pn-per-plus = { $first } і ще по { $times } за { pn-per }
pn-per-most = { $amount }, але щонайбільше { $most }
pn-per =
    { $per ->
        [ruby_mark] кожну Рубінову мітку
        [amber_mark] кожну Бурштинову мітку
        [jasper_mark] кожну Яшмову мітку
        [emerald_mark] кожну Смарагдову мітку
        [sapphire_mark] кожну Сапфірову мітку
        [amethyst_mark] кожну Аметистову мітку
        [chain] кожну карту цього ланцюжка, рахуючи цю
        [wounded_mark] кожну свою поранену мітку
        [miss] кожен промах
        [familiar] кожного Улюбленця у своєму Інвентарі
       *[wizard] кожного чарівника
    }
pn-up-to = до { $amount }
pn-marks-accusative =
    { $count ->
        [one] { $count } мітку
        [few] { $count } мітки
       *[many] { $count } міток
    }
pn-discipline-marks-accusative =
    { $count ->
        [one] { $count } мітку Дисципліни
        [few] { $count } мітки Дисциплін
       *[many] { $count } міток Дисциплін
    }
pn-discipline-marks-genitive =
    { $count ->
        [one] { $count } мітки Дисципліни
       *[other] { $count } міток Дисциплін
    }
pn-wounded-marks-accusative =
    { $count ->
        [one] { $count } поранену мітку
        [few] { $count } поранені мітки
       *[many] { $count } поранених міток
    }
pn-wounded-marks-genitive =
    { $count ->
        [one] { $count } пораненої мітки
       *[other] { $count } поранених міток
    }
pn-cards-paid =
    { $count ->
        [one] { $count } іншу карту
        [few] { $count } інші карти
       *[many] { $count } інших карт
    } зі свого { pn-zone-genitive }
# Верхні карти стількох колод Дисциплін
pn-top-cards-accusative =
    { $count ->
        [one] верхню карту { $count } колоди Дисципліни
       *[other] верхні карти { $count } колод Дисциплін
    }
pn-extra-placements =
    { $count ->
        [one] { $count } додаткове розміщення
        [few] { $count } додаткові розміщення
       *[many] { $count } додаткових розміщень
    }
pn-cheaper =
    на { $count ->
        [one] { $count } інгредієнт
        [few] { $count } інгредієнти
       *[many] { $count } інгредієнтів
    } дешевше

## Ефекти

pn-fx-take = отримайте { $things }
pn-fx-roll-resource = киньте { $dice }
pn-fx-gain-cards =
    отримайте { $cards } ({ $deck ->
        [discipline]
            { $source ->
                [market] з ринку Класу
                [deck] з верху колоди не дивлячись
               *[either] з ринку Класу або з верху колоди не дивлячись
            }
        [ready_potion]
            { $source ->
                [market] з ринку Зіллєварні
                [deck] з верху колоди не дивлячись
               *[either] з ринку Зіллєварні або з верху колоди не дивлячись
            }
       *[artifact]
            { $source ->
                [market] з ринку Крамниці
                [deck] з верху колоди не дивлячись
               *[either] з ринку Крамниці або з верху колоди не дивлячись
            }
    })
pn-fx-gain-own-cards =
    отримайте { $cards } ({ $source ->
        [market] з ринку цього Класу
        [deck] з верху колоди не дивлячись
       *[either] з ринку цього Класу або з верху колоди не дивлячись
    })
pn-fx-pay = можете скинути { $cost }; якщо зробите це, { $then }
pn-fx-pay-offered = скиньте { $cost }, потім { $then }
pn-fx-pay-any-times = скиньте { $cost } скільки завгодно разів; за кожен раз { $then }
pn-fx-pay-at-least =
    скиньте { $cost } скільки завгодно разів, але щонайменше { $count ->
        [1] один раз
       *[other] { $count } разів
    }; за кожен раз { $then }
pn-fx-surplus = { $effect } (можна марно скинути ще { $more })
pn-fx-exchange-any = обмінюйте інгредієнти за курсом Базару скільки завгодно разів
pn-fx-exchange = обміняйте інгредієнти за курсом Базару { $times }
pn-fx-reroll = перекиньте кубики { $times }
pn-fx-nudge = підкрутіть кубики { $times }
pn-fx-flip = переверніть кубики { $times }
pn-fx-recolour = перефарбуйте кубики { $times }
pn-fx-recolour-to =
    перефарбуйте кубики в { $colour ->
        [red] Червоний
        [orange] Помаранчевий
        [yellow] Жовтий
        [green] Зелений
        [blue] Синій
        [violet] Фіолетовий
       *[any] будь-який
    } колір { $times }
pn-fx-set-value = установіть { $dice } на будь-яку грань
pn-fx-heal = зціліть { $marks }
pn-fx-heal-all = зціліть усі поранені мітки
pn-fx-recharge = перезарядіть { $marks }
pn-fx-straighten = розверніть { $cards }
pn-fx-amplify =
    ваші ефекти, які рахують { $amplified ->
        [any] мітки будь-якої Дисципліни
        [ruby] Рубінові мітки
        [amber] Бурштинові мітки
        [jasper] Яшмові мітки
        [emerald] Смарагдові мітки
        [sapphire] Сапфірові мітки
       *[amethyst] Аметистові мітки
    }, рахують на { $count } більше
pn-fx-amplify-next =
    ваше наступне цього ходу Закляття, яке рахує { $amplified ->
        [any] мітки будь-якої Дисципліни
        [ruby] Рубінові мітки
        [amber] Бурштинові мітки
        [jasper] Яшмові мітки
        [emerald] Смарагдові мітки
        [sapphire] Сапфірові мітки
       *[amethyst] Аметистові мітки
    }, рахує на { $count } більше
pn-fx-launch-from-market = безкоштовно застосуйте відкрите Закляття з ринку Класу; наприкінці ходу це Закляття скидають
pn-fx-summon-from-market = можете закликати Улюбленців і з ринків Класів: за звичайну вартість і одразу до Інвентаря
pn-fx-cancel-threat = скиньте { $dice }
pn-fx-cancel-threat-all = скиньте всі кубики Загрози
pn-fx-nudge-threat = підкрутіть кубики Загрози { $times }
pn-fx-nudge-threat-next = після наступного цього ходу кидка Загрози підкрутіть кубики Загрози { $times }
pn-fx-ignore-supply = до кінця ходу Загроза не влучає в кубики вашого запасу
pn-fx-schedule-wound = наприкінці ходу отримайте смертельне поранення
pn-fx-prevent-wound = це поранення не діє, і його скидають
pn-fx-extra-placement = отримайте цього ходу { $placements }
pn-fx-extra-placement-no-slot = отримайте цього ходу { $placements }; стільки ж наступних розміщень можна зробити без вільної комірки
pn-fx-no-slot = можете зробити цього ходу без вільної комірки { $placements }
pn-fx-repeat-location = можете застосувати ще один, інший ефект секції цієї локації
pn-fx-to-trial = витратьте { pn-placements }; цей хід стає ходом Випробування
pn-fx-take-placed = візьміть { $dice } з локацій до свого запасу без кидка
pn-fx-final-turn = зробіть ще один хід, якщо останній хід був не ваш
pn-fx-discount = кожне розміщення в Зіллєварні чи Крамниці та кожна купівля під час Відпочинку обходяться вам { $cheaper }
pn-fx-discount-next = ваша наступна цього ходу купівля обійдеться { $cheaper }
pn-fx-refresh = оновіть { $markets }
pn-from-contracts =
    { $contracts_from ->
        [row] з ряду
        [top3] з трьох верхніх у колоді
       *[either] з ряду або з трьох верхніх у колоді
    }
pn-fx-reserve-contract = можете зарезервувати { $contracts } { pn-from-contracts }
pn-fx-reserve-contract-offered = зарезервуйте { $contracts } { pn-from-contracts }
pn-fx-reserve-trial = можете зарезервувати { $trials } з ряду
pn-fx-reserve-trial-offered = зарезервуйте { $trials } з ряду
pn-fx-cancel-property = скасуйте { $properties } випробування
pn-ease-minus = потрібна сума менша на { $count }
pn-ease-ignore-dice = { $count } з потрібних точних значень можна пропустити
pn-ease-threat-minus =
    Загроза завдання менша на { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
       *[many] { $count } кубиків
    }
pn-ease-pay-minus =
    плата за завдання менша на { $count ->
        [one] { $count } інгредієнт
        [few] { $count } інгредієнти
       *[many] { $count } інгредієнтів
    }
pn-fx-replace-task = виберіть шлях випробування; його завдання замінює «{ $task }»
pn-fx-if-chain =
    у ланцюжку щонайменше з { $count ->
        [one] { $count } карти
       *[other] { $count } карт
    }, рахуючи цю, { $then }; інакше { $otherwise }
pn-fx-wizards =
    { $wizards ->
        [you] лише ви
        [all] кожен чарівник у порядку ходу, починаючи з вас
       *[others] кожен інший чарівник у порядку ходу
    }: { $effect }
pn-fx-wizards-may =
    { $wizards ->
        [you] лише ви можете зробити таке
        [all] кожен чарівник у порядку ходу, починаючи з вас, може зробити таке
       *[others] кожен інший чарівник у порядку ходу може зробити таке
    }: { $effect }
pn-fx-draft = відкрийте { $cards }; кожен чарівник у порядку ходу, починаючи з вас, може взяти одну з цих карт, решта йдуть під свої колоди
pn-fx-end-turn = ваш хід закінчено
pn-fx-discard-all-dice = скиньте всі кубики свого запасу
pn-fx-force-rest = ваш наступний хід — обов’язково Відпочинок

## Завдання, властивості

pn-task-or = { $items }; або { $last }
pn-task-pay = скиньте { $ingredients }
pn-task-sum = скиньте { $dice } на суму щонайменше { $total }
pn-task-exact =
    скиньте { $dice } точно з { $count ->
        [1] таким значенням
       *[other] такими значеннями
    }: { $values }
pn-task-roll = киньте { pn-dice } на суму щонайменше { $total } і в будь-якому разі скиньте їх
pn-task-withstand = витримайте Загрозу { $count } без смертельного поранення
pn-task-experience = майте { $symbols }
pn-property-rift = перед кидком Загрози скиньте { pn-any-dice } свого запасу
pn-property-vigilance = перед кидком Загрози застосуйте щонайбільше { pn-uses }
pn-property-shield = перед завданням { $task }
pn-property-trap = у разі невдачі отримайте смертельне поранення
pn-property-suppression =
    у цьому випробуванні не можна використовувати { $suppressed ->
        [crystals] Кристали
        [potions] Зілля
        [artifacts] Артефакти
       *[familiars] Улюбленців
    }

## Сторінка всіх текстів

pn-cards-title = «Пенумбра: Випробування Аркани»: тексти всіх компонентів
pn-cards-about =
    Складено з даних наборів власними словами Arcanum. Arcanum — неофіційна реалізація: це не тексти видавця.
