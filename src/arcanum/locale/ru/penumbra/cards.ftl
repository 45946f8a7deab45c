# Тексты компонентов, собранные из их данных. Указания начинаются со строчной буквы; прописную в начале предложения ставит
# программа.

## Строки компонента

pn-card-effect = { $effect }.
# { $costs } — за что платят
pn-card-cost = { pn-cost }: { $cost }.
pn-card-cost-limited = { pn-cost }, { pn-turn-only }: { $cost }.
pn-cost =
    { $costs ->
        [spell] Стоимость
        [recipe] Сварить
        [summon] Призвать
       *[price] Цена
    }
pn-cost-value = { $dice } со значением { $value }
pn-cost-launched = бесплатно сразу после { $spell }
pn-cost-or = { $items } или { $last }
pn-card-turn-order = Порядок хода: { $number }.
pn-card-start = В начале игры: { $start }.
# { $card } — название
pn-card-named = Одноимённая карта: { $card }.
pn-card-numbers = { $numbers }.
pn-difficulty = Сложность { $count }
pn-card-experience = Опыт: { $symbols }.
pn-card-task = Задание: { $task }.
pn-card-reward = Награда: { $reward }.
pn-card-property = { pn-property }: { $effect }.
pn-card-path = { pn-path } («{ pn-approach }»): { $task }. Награда: { $reward }.
pn-card-backlash = { pn-backlash }: после награды примените Угрозу { $count }.
pn-card-prophecy-empty = Игра заканчивается, когда в колоде Судьбы не остаётся карт.
pn-card-prophecy =
    Игра заканчивается, когда у { $who ->
        [any] кого-либо из волшебников
        [two] двоих волшебников
       *[all] каждого волшебника
    } { $reached }.
pn-reached =
    { $metric ->
        [trials_passed]
            не меньше { $count ->
                [one] { $count } пройденного испытания
               *[other] { $count } пройденных испытаний
            }
        [contracts_done]
            не меньше { $count ->
                [one] { $count } выполненного контракта
               *[other] { $count } выполненных контрактов
            }
        [spark_marks]
            не меньше { $count ->
                [one] { $count } метки Искры
               *[other] { $count } меток Искры
            }
        [discipline_marks]
            не меньше { $count ->
                [one] { $count } метки Дисциплин
               *[other] { $count } меток Дисциплин
            }
        [arcana] не меньше { $count } Арканы в запасе
        [alignment_gap] разница между Светом и Мраком не меньше { $count }
       *[disciplines_with_4_marks]
            не меньше 4 меток в каждой из { $count ->
                [one] { $count } Дисциплины
               *[other] { $count } Дисциплин
            }
    }
pn-card-always = Действует с начала игры.
pn-card-goal =
    В конце игры: { pn-points } за { $goal ->
        [fate_deck_empty] пустую колоду Судьбы
        [trials_passed] каждое пройденное испытание
        [contracts_done] каждый выполненный контракт
        [spark_marks] каждую метку Искры
        [discipline_marks] каждую метку Дисциплины
        [arcana] каждую Аркану в запасе
        [alignment_gap] каждый символ разницы между Светом и Мраком
       *[disciplines_with_4_marks] каждую Дисциплину, в которой не меньше 4 меток
    }.
pn-card-loses = В конце игры: минус { pn-points }.
pn-card-origin = { pn-source }.
# { $parts } — то, что пришлось выбрать нам, хотя остальное известно
pn-card-origin-partly = { pn-source }; наше: { $parts }.
pn-source =
    Источник: { $origin ->
        [rulebook] правила игры
        [external] общедоступные сведения
       *[designed] собственная разработка
    }
pn-ours =
    { $part ->
        [alignment] мировоззрение
        [ask] задание
        [at_least] число
        [backlash] ответный удар
        [card] начальная карта
        [copies] число экземпляров
        [costs] стоимость
        [dark] путь Мрака
        [difficulty] сложность
        [discipline] Дисциплина
        [effect] эффект
        [experience] опыт
        [ingredients] начальные ингредиенты
        [kind] вид
        [launches] запуск
        [light] путь Света
        [mark] начальная метка
        [pay_in] когда платят
        [points] очки
        [price] цена
        [properties] свойства
        [reward] награда
        [rotate] поворот
        [slot] ячейка Экипировки
        [threat] Угроза
        [timing] момент
        [turn_order] порядок хода
        [use_in] когда применяют
       *[other] { $field }
    }

## Когда и как применяют карту

# Поворот, сброс, Угроза: «{ $need }: { $effect }»
pn-use = { $need }: { $effect }
pn-use-need-at = { $moment } { $need }
pn-use-at = { $moment } { $effect }
pn-use-triggered = { $when }, { $effect }
pn-use-in = { pn-turn-in }, { $rest }
pn-need =
    { $need ->
        [rotate] поверните
        [discard] сбросьте эту карту
        [drink_rotate] выпейте (поверните)
       *[drink_discard] выпейте (сбросьте)
    }
pn-need-threat = примените Угрозу { $count }
pn-need-uncancellable-threat = примените неотменяемую Угрозу { $count }
pn-timing =
    { $timing ->
        [threat_step1] перед броском на Угрозу
        [threat_step2] после броска на Угрозу
        [gain] как только эта карта стала вашей,
        [mortal_wound] получив смертельное ранение,
       *[end_game] после последнего круга
    }
pn-when-placed = когда размещаете кубик { pn-place-in }
pn-when-rested = когда отдыхаете, перед эффектами меток
pn-when-missed = если в вашем броске на Угрозу были промахи
pn-when-wounded = если ваш бросок на Угрозу ранил вашу метку
pn-when-paid-with-mark = когда тратите раненую метку как Кровь
pn-when-chain-ended =
    раз за ход, когда закончилась ваша цепочка не меньше чем из { $count ->
        [one] { $count } карты
       *[other] { $count } карт
    }
pn-when-attempted = когда пытаетесь выполнить задание с подходом «{ pn-approach }»
# После эффекта
pn-launches = сразу после этого можете бесплатно применить { $spell }

## Сколько

pn-per-each = { $each } за { pn-per }
pn-per-plus = { $first } и ещё по { $times } за { pn-per }
pn-per-most = { $amount }, но не больше { $most }
pn-per =
    { $per ->
        [ruby_mark] каждую Рубиновую метку
        [amber_mark] каждую Янтарную метку
        [jasper_mark] каждую Яшмовую метку
        [emerald_mark] каждую Изумрудную метку
        [sapphire_mark] каждую Сапфировую метку
        [amethyst_mark] каждую Аметистовую метку
        [chain] каждую карту этой цепочки, считая эту
        [wounded_mark] каждую свою раненую метку
        [miss] каждый промах
        [familiar] каждого Питомца в своём Инвентаре
       *[wizard] каждого волшебника
    }
pn-up-to = до { $amount }
pn-marks-accusative =
    { $count ->
        [one] { $count } метку
        [few] { $count } метки
       *[many] { $count } меток
    }
pn-discipline-marks-accusative =
    { $count ->
        [one] { $count } метку Дисциплины
        [few] { $count } метки Дисциплин
       *[many] { $count } меток Дисциплин
    }
pn-discipline-marks-genitive =
    { $count ->
        [one] { $count } метки Дисциплины
       *[other] { $count } меток Дисциплин
    }
pn-wounded-marks-accusative =
    { $count ->
        [one] { $count } раненую метку
        [few] { $count } раненые метки
       *[many] { $count } раненых меток
    }
pn-wounded-marks-genitive =
    { $count ->
        [one] { $count } раненой метки
       *[other] { $count } раненых меток
    }
pn-cards-paid =
    { $count ->
        [one] { $count } другую карту
        [few] { $count } другие карты
       *[many] { $count } других карт
    } из своего { pn-zone-genitive }
# Верхние карты стольких колод Дисциплин
pn-top-cards-accusative =
    { $count ->
        [one] верхнюю карту { $count } колоды Дисциплин
       *[other] верхние карты { $count } колод Дисциплин
    }
pn-extra-placements =
    { $count ->
        [one] { $count } дополнительное размещение
        [few] { $count } дополнительных размещения
       *[many] { $count } дополнительных размещений
    }
pn-cheaper =
    на { $count ->
        [one] { $count } ингредиент
        [few] { $count } ингредиента
       *[many] { $count } ингредиентов
    } дешевле

## Эффекты

pn-fx-take = получите { $things }
pn-fx-roll-resource = бросьте { $dice }
pn-fx-gain-cards =
    получите { $cards } ({ $deck ->
        [discipline]
            { $source ->
                [market] с рынка Класса
                [deck] с верха колоды не глядя
               *[either] с рынка Класса или с верха колоды не глядя
            }
        [ready_potion]
            { $source ->
                [market] с рынка Зельеварни
                [deck] с верха колоды не глядя
               *[either] с рынка Зельеварни или с верха колоды не глядя
            }
       *[artifact]
            { $source ->
                [market] с рынка Лавки
                [deck] с верха колоды не глядя
               *[either] с рынка Лавки или с верха колоды не глядя
            }
    })
pn-fx-gain-own-cards =
    получите { $cards } ({ $source ->
        [market] с рынка этого Класса
        [deck] с верха колоды не глядя
       *[either] с рынка этого Класса или с верха колоды не глядя
    })
pn-fx-pay = можете сбросить { $cost }; если сделаете это, { $then }
pn-fx-pay-offered = сбросьте { $cost }, затем { $then }
pn-fx-pay-any-times = сбросьте { $cost } сколько угодно раз; за каждый раз { $then }
pn-fx-pay-at-least =
    сбросьте { $cost } сколько угодно раз, но не меньше { $count ->
        [1] одного раза
       *[other] { $count } раз
    }; за каждый раз { $then }
pn-fx-surplus = { $effect } (можно впустую сбросить ещё { $more })
pn-fx-exchange-any = обменивайте ингредиенты по курсу Базара сколько угодно раз
pn-fx-exchange = обменяйте ингредиенты по курсу Базара { $times }
pn-fx-reroll = перебросьте кубики { $times }
pn-fx-nudge = подкрутите кубики { $times }
pn-fx-flip = переверните кубики { $times }
pn-fx-recolour = перекрасьте кубики { $times }
pn-fx-recolour-to =
    перекрасьте кубики в { $colour ->
        [red] Красный
        [orange] Оранжевый
        [yellow] Жёлтый
        [green] Зелёный
        [blue] Синий
        [violet] Фиолетовый
       *[any] любой
    } цвет { $times }
pn-fx-set-value = установите { $dice } на любую грань
pn-fx-heal = исцелите { $marks }
pn-fx-heal-all = исцелите все раненые метки
pn-fx-recharge = перезарядите { $marks }
pn-fx-straighten = разверните { $cards }
pn-fx-amplify =
    ваши эффекты, считающие { $amplified ->
        [any] метки любой Дисциплины
        [ruby] Рубиновые метки
        [amber] Янтарные метки
        [jasper] Яшмовые метки
        [emerald] Изумрудные метки
        [sapphire] Сапфировые метки
       *[amethyst] Аметистовые метки
    }, считают на { $count } больше
pn-fx-amplify-next =
    ваше следующее в этот ход Заклинание, считающее { $amplified ->
        [any] метки любой Дисциплины
        [ruby] Рубиновые метки
        [amber] Янтарные метки
        [jasper] Яшмовые метки
        [emerald] Изумрудные метки
        [sapphire] Сапфировые метки
       *[amethyst] Аметистовые метки
    }, считает на { $count } больше
pn-fx-launch-from-market = бесплатно примените открытое Заклинание с рынка Класса; в конце хода это Заклинание сбрасывается
pn-fx-summon-from-market = можете призывать Питомцев и с рынков Классов: за обычную стоимость и сразу в Инвентарь
pn-fx-cancel-threat = сбросьте { $dice }
pn-fx-cancel-threat-all = сбросьте все кубики Угрозы
pn-fx-nudge-threat = подкрутите кубики Угрозы { $times }
pn-fx-nudge-threat-next = после следующего в этот ход броска на Угрозу подкрутите кубики Угрозы { $times }
pn-fx-ignore-supply = до конца хода Угроза не поражает кубики вашего запаса
pn-fx-schedule-wound = в конце хода получите смертельное ранение
pn-fx-prevent-wound = это ранение не действует и сбрасывается
pn-fx-extra-placement = получите в этот ход { $placements }
pn-fx-extra-placement-no-slot = получите в этот ход { $placements }; столько же следующих размещений можно сделать без свободной ячейки
pn-fx-no-slot = можете сделать в этот ход без свободной ячейки { $placements }
pn-fx-repeat-location = можете применить ещё один, другой эффект секции этой локации
pn-fx-to-trial = потратьте { pn-placements }; этот ход становится ходом Испытания
pn-fx-take-placed = возьмите { $dice } из локаций в свой запас без броска
pn-fx-final-turn = сделайте ещё один ход, если последний ход был не ваш
pn-fx-discount = каждое размещение в Зельеварне или Лавке и каждая покупка при Отдыхе обходятся вам { $cheaper }
pn-fx-discount-next = ваша следующая в этот ход покупка обойдётся { $cheaper }
pn-fx-refresh = обновите { $markets }
pn-from-contracts =
    { $contracts_from ->
        [row] из ряда
        [top3] из трёх верхних в колоде
       *[either] из ряда или из трёх верхних в колоде
    }
pn-fx-reserve-contract = можете зарезервировать { $contracts } { pn-from-contracts }
pn-fx-reserve-contract-offered = зарезервируйте { $contracts } { pn-from-contracts }
pn-fx-reserve-trial = можете зарезервировать { $trials } из ряда
pn-fx-reserve-trial-offered = зарезервируйте { $trials } из ряда
pn-fx-cancel-property = отмените { $properties } испытания
pn-ease-minus = требуемая сумма меньше на { $count }
pn-ease-ignore-dice = { $count } из требуемых точных значений можно пропустить
pn-ease-threat-minus =
    Угроза задания меньше на { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
pn-ease-pay-minus =
    плата за задание меньше на { $count ->
        [one] { $count } ингредиент
        [few] { $count } ингредиента
       *[many] { $count } ингредиентов
    }
pn-fx-replace-task = выберите путь испытания; его задания заменяются на «{ $task }»
pn-fx-if-chain =
    в цепочке не меньше чем из { $count ->
        [one] { $count } карты
       *[other] { $count } карт
    }, считая эту, { $then }; иначе { $otherwise }
pn-fx-wizards =
    { $wizards ->
        [you] только вы
        [all] каждый волшебник в порядке хода, начиная с вас
       *[others] каждый другой волшебник в порядке хода
    }: { $effect }
pn-fx-wizards-may =
    { $wizards ->
        [you] только вы можете сделать следующее
        [all] каждый волшебник в порядке хода, начиная с вас, может сделать следующее
       *[others] каждый другой волшебник в порядке хода может сделать следующее
    }: { $effect }
pn-fx-draft = откройте { $cards }; каждый волшебник в порядке хода, начиная с вас, может взять одну из этих карт, остальные уходят под свои колоды
pn-fx-end-turn = ваш ход окончен
pn-fx-discard-all-dice = сбросьте все кубики своего запаса
pn-fx-force-rest = ваш следующий ход — обязательно Отдых

## Задания, свойства

pn-task-or = { $items }; или { $last }
pn-task-pay = сбросьте { $ingredients }
pn-task-sum = сбросьте { $dice } на сумму не меньше { $total }
pn-task-exact =
    сбросьте { $dice } ровно с { $count ->
        [1] таким значением
       *[other] такими значениями
    }: { $values }
pn-task-roll = бросьте { pn-dice } на сумму не меньше { $total } и в любом случае сбросьте их
pn-task-withstand = выдержите Угрозу { $count } без смертельного ранения
pn-task-experience = имейте { $symbols }
pn-property-rift = перед броском на Угрозу сбросьте { pn-any-dice } своего запаса
pn-property-vigilance = перед броском на Угрозу применяйте не больше { pn-uses }
pn-property-shield = перед заданием { $task }
pn-property-trap = при провале получите смертельное ранение
pn-property-suppression =
    в этом испытании нельзя использовать { $suppressed ->
        [crystals] Кристаллы
        [potions] Зелья
        [artifacts] Артефакты
       *[familiars] Питомцев
    }

## Страница всех текстов

pn-cards-title = «Пенумбра: Испытания Арканы»: тексты всех компонентов
pn-cards-about =
    Составлено из данных наборов собственными словами Arcanum. Arcanum — неофициальная реализация: это не тексты издателя.
