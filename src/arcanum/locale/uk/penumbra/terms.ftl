# Іменники гри «Пенумбра: Випробування Аркани»: кубики, інгредієнти, мітки, карти, місця.
#
# Назва з відмінком на кінці (-accusative, -genitive, -instrumental, -locative) — ті самі слова в цьому відмінку; без
# відмінка — називний. З великої літери пишемо те, що в цій грі рахують: кольори, інгредієнти, Дисципліни, види карт
# чарівника, Загрозу.

## Дисципліни та їхні кольори

pn-discipline =
    { $discipline ->
        [ruby] Рубін
        [amber] Бурштин
        [jasper] Яшма
        [emerald] Смарагд
        [sapphire] Сапфір
       *[amethyst] Аметист
    }
pn-discipline-genitive =
    { $discipline ->
        [ruby] Рубіну
        [amber] Бурштину
        [jasper] Яшми
        [emerald] Смарагду
        [sapphire] Сапфіру
       *[amethyst] Аметисту
    }
pn-colour =
    { $colour ->
        [red] Червоний
        [orange] Помаранчевий
        [yellow] Жовтий
        [green] Зелений
        [blue] Синій
        [violet] Фіолетовий
       *[any] будь-який
    }
# Закляття кольору або будь-яке; знахідний дорівнює називному
pn-spell =
    { $colour ->
        [red] Червоне Закляття
        [orange] Помаранчеве Закляття
        [yellow] Жовте Закляття
        [green] Зелене Закляття
        [blue] Синє Закляття
        [violet] Фіолетове Закляття
       *[any] будь-яке Закляття
    }
pn-spell-genitive =
    { $colour ->
        [red] Червоного Закляття
        [orange] Помаранчевого Закляття
        [yellow] Жовтого Закляття
        [green] Зеленого Закляття
        [blue] Синього Закляття
        [violet] Фіолетового Закляття
       *[any] будь-якого Закляття
    }

## Кубики: { $die } — вид, choice — колір, який називає чарівник. Знахідний дорівнює називному

pn-die =
    { $die ->
        [red] Червоний кубик
        [orange] Помаранчевий кубик
        [yellow] Жовтий кубик
        [green] Зелений кубик
        [blue] Синій кубик
        [violet] Фіолетовий кубик
        [bone] Кістяний кубик
        [spark] кубик Іскри
       *[choice] кубик будь-якого кольору
    }
pn-die-genitive =
    { $die ->
        [red] Червоного кубика
        [orange] Помаранчевого кубика
        [yellow] Жовтого кубика
        [green] Зеленого кубика
        [blue] Синього кубика
        [violet] Фіолетового кубика
        [bone] Кістяного кубика
        [spark] кубика Іскри
       *[choice] кубика будь-якого кольору
    }
pn-dice =
    { $die ->
        [red]
            { $count ->
                [one] { $count } Червоний кубик
                [few] { $count } Червоні кубики
               *[many] { $count } Червоних кубиків
            }
        [orange]
            { $count ->
                [one] { $count } Помаранчевий кубик
                [few] { $count } Помаранчеві кубики
               *[many] { $count } Помаранчевих кубиків
            }
        [yellow]
            { $count ->
                [one] { $count } Жовтий кубик
                [few] { $count } Жовті кубики
               *[many] { $count } Жовтих кубиків
            }
        [green]
            { $count ->
                [one] { $count } Зелений кубик
                [few] { $count } Зелені кубики
               *[many] { $count } Зелених кубиків
            }
        [blue]
            { $count ->
                [one] { $count } Синій кубик
                [few] { $count } Сині кубики
               *[many] { $count } Синіх кубиків
            }
        [violet]
            { $count ->
                [one] { $count } Фіолетовий кубик
                [few] { $count } Фіолетові кубики
               *[many] { $count } Фіолетових кубиків
            }
        [bone]
            { $count ->
                [one] { $count } Кістяний кубик
                [few] { $count } Кістяні кубики
               *[many] { $count } Кістяних кубиків
            }
        [spark]
            { $count ->
                [one] { $count } кубик Іскри
                [few] { $count } кубики Іскри
               *[many] { $count } кубиків Іскри
            }
       *[choice]
            { $count ->
                [one] { $count } кубик будь-якого кольору
                [few] { $count } кубики будь-яких кольорів
               *[many] { $count } кубиків будь-яких кольорів
            }
    }
pn-dice-genitive =
    { $die ->
        [red]
            { $count ->
                [one] { $count } Червоного кубика
               *[other] { $count } Червоних кубиків
            }
        [orange]
            { $count ->
                [one] { $count } Помаранчевого кубика
               *[other] { $count } Помаранчевих кубиків
            }
        [yellow]
            { $count ->
                [one] { $count } Жовтого кубика
               *[other] { $count } Жовтих кубиків
            }
        [green]
            { $count ->
                [one] { $count } Зеленого кубика
               *[other] { $count } Зелених кубиків
            }
        [blue]
            { $count ->
                [one] { $count } Синього кубика
               *[other] { $count } Синіх кубиків
            }
        [violet]
            { $count ->
                [one] { $count } Фіолетового кубика
               *[other] { $count } Фіолетових кубиків
            }
        [bone]
            { $count ->
                [one] { $count } Кістяного кубика
               *[other] { $count } Кістяних кубиків
            }
        [spark]
            { $count ->
                [one] { $count } кубика Іскри
               *[other] { $count } кубиків Іскри
            }
       *[choice]
            { $count ->
                [one] { $count } кубика будь-якого кольору
               *[other] { $count } кубиків будь-яких кольорів
            }
    }
pn-dice-temporary =
    { $die ->
        [red]
            { $count ->
                [one] { $count } тимчасовий Червоний кубик
                [few] { $count } тимчасові Червоні кубики
               *[many] { $count } тимчасових Червоних кубиків
            }
        [orange]
            { $count ->
                [one] { $count } тимчасовий Помаранчевий кубик
                [few] { $count } тимчасові Помаранчеві кубики
               *[many] { $count } тимчасових Помаранчевих кубиків
            }
        [yellow]
            { $count ->
                [one] { $count } тимчасовий Жовтий кубик
                [few] { $count } тимчасові Жовті кубики
               *[many] { $count } тимчасових Жовтих кубиків
            }
        [green]
            { $count ->
                [one] { $count } тимчасовий Зелений кубик
                [few] { $count } тимчасові Зелені кубики
               *[many] { $count } тимчасових Зелених кубиків
            }
        [blue]
            { $count ->
                [one] { $count } тимчасовий Синій кубик
                [few] { $count } тимчасові Сині кубики
               *[many] { $count } тимчасових Синіх кубиків
            }
        [violet]
            { $count ->
                [one] { $count } тимчасовий Фіолетовий кубик
                [few] { $count } тимчасові Фіолетові кубики
               *[many] { $count } тимчасових Фіолетових кубиків
            }
        [bone]
            { $count ->
                [one] { $count } тимчасовий Кістяний кубик
                [few] { $count } тимчасові Кістяні кубики
               *[many] { $count } тимчасових Кістяних кубиків
            }
        [spark]
            { $count ->
                [one] { $count } тимчасовий кубик Іскри
                [few] { $count } тимчасові кубики Іскри
               *[many] { $count } тимчасових кубиків Іскри
            }
       *[choice]
            { $count ->
                [one] { $count } тимчасовий кубик будь-якого кольору
                [few] { $count } тимчасові кубики будь-яких кольорів
               *[many] { $count } тимчасових кубиків будь-яких кольорів
            }
    }
# Прикметник перед кількома кубиками, одного виду чи в переліку видів
pn-die-plural =
    { $mixed ->
        [red] Червоні
        [orange] Помаранчеві
        [yellow] Жовті
        [green] Зелені
        [blue] Сині
        [violet] Фіолетові
       *[bone] Кістяні
    }
# Кілька кубиків цих видів: { $kinds } — прикметники
pn-dice-of-kinds = { $kinds } кубики
pn-dice-of-spark = кубики Іскри
pn-dice-of-colours = кубики будь-яких кольорів
# Останній із кількох видів, які можна змішувати
pn-and-or = { $items } і/або { $last }
pn-any-dice =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
       *[many] { $count } кубиків
    }
pn-any-dice-genitive =
    { $count ->
        [one] { $count } кубика
       *[other] { $count } кубиків
    }
pn-resource-dice =
    { $count ->
        [one] { $count } кубик Ресурсів
        [few] { $count } кубики Ресурсів
       *[many] { $count } кубиків Ресурсів
    }
pn-threat-dice =
    { $count ->
        [one] { $count } кубик Загрози
        [few] { $count } кубики Загрози
       *[many] { $count } кубиків Загрози
    }
pn-threat = Загроза { $count }

## Інгредієнти

pn-ingredient =
    { $ingredient ->
        [blood] Кров
        [crystal] Кристали
        [jewel] Коштовності
        [fruit] Плоди
        [trinket] Дрібнички
       *[arcana] Аркана
    }
pn-ingredients =
    { $ingredient ->
        [blood]
            { $count ->
                [one] { $count } Кров
                [few] { $count } Крові
               *[many] { $count } Крові
            }
        [crystal]
            { $count ->
                [one] { $count } Кристал
                [few] { $count } Кристали
               *[many] { $count } Кристалів
            }
        [jewel]
            { $count ->
                [one] { $count } Коштовність
                [few] { $count } Коштовності
               *[many] { $count } Коштовностей
            }
        [fruit]
            { $count ->
                [one] { $count } Плід
                [few] { $count } Плоди
               *[many] { $count } Плодів
            }
        [trinket]
            { $count ->
                [one] { $count } Дрібничка
                [few] { $count } Дрібнички
               *[many] { $count } Дрібничок
            }
       *[arcana]
            { $count ->
                [one] { $count } Аркана
                [few] { $count } Аркани
               *[many] { $count } Аркани
            }
    }
pn-ingredients-accusative =
    { $ingredient ->
        [trinket]
            { $count ->
                [one] { $count } Дрібничку
                [few] { $count } Дрібнички
               *[many] { $count } Дрібничок
            }
        [arcana]
            { $count ->
                [one] { $count } Аркану
                [few] { $count } Аркани
               *[many] { $count } Аркани
            }
       *[other] { pn-ingredients }
    }

## Мітки

pn-mark =
    { $mark ->
        [ruby] Рубінова мітка
        [amber] Бурштинова мітка
        [jasper] Яшмова мітка
        [emerald] Смарагдова мітка
        [sapphire] Сапфірова мітка
        [amethyst] Аметистова мітка
       *[spark] мітка Іскри
    }
pn-mark-accusative =
    { $mark ->
        [ruby] Рубінову мітку
        [amber] Бурштинову мітку
        [jasper] Яшмову мітку
        [emerald] Смарагдову мітку
        [sapphire] Сапфірову мітку
        [amethyst] Аметистову мітку
       *[spark] мітку Іскри
    }
pn-marks =
    { $count ->
        [one] { $count } мітка
        [few] { $count } мітки
       *[many] { $count } міток
    }
pn-marks-genitive =
    { $count ->
        [one] { $count } мітки
       *[other] { $count } міток
    }
# Що робить мітка в комірці, коли її використовують
pn-charge =
    { $charge ->
        [set] установити кубик кольору мітки на будь-яку грань
        [recolour_bone] перефарбувати Кістяний кубик у колір мітки
        [launch_spell] безкоштовно застосувати Закляття кольору мітки
        [set_any] установити будь-який кубик на будь-яку грань
        [launch_any_spell] безкоштовно застосувати будь-яке Закляття
       *[straighten_any] розвернути будь-яку карту
    }
# Що комірка дає під час Відпочинку
pn-bead =
    { $bead ->
        [colour_die] кубик кольору мітки
        [spark_die] кубик Іскри
        [brew] зварити Зілля
        [exchange] обміняти інгредієнти
       *[buy_one] купити 1 карту
    }

## Символи, підходи, Світло й Морок

pn-symbol =
    { $symbol ->
        [monsters] Чудовиська
        [beasts] Магічні Звірі
        [wild_lands] Дикі Землі
        [mystique] Містика
        [wizards] Чарівники
       *[society] Суспільство
    }
pn-symbols =
    { $count ->
        [one] { $count } символ «{ pn-symbol }»
        [few] { $count } символи «{ pn-symbol }»
       *[many] { $count } символів «{ pn-symbol }»
    }
pn-symbols-accusative = { pn-symbols }
pn-approach =
    { $approach ->
        [destroy] Знищити
        [catch] Спіймати
        [reconcile] Примирити
        [dispel] Розвіяти
        [withstand] Витримати
       *[bribe] Підкупити
    }
pn-alignment =
    { $alignment ->
        [light] Світло
       *[dark] Морок
    }
pn-alignment-genitive =
    { $alignment ->
        [light] Світла
       *[dark] Мороку
    }
pn-alignments =
    { $count ->
        [one] { $count } символ { pn-alignment-genitive }
        [few] { $count } символи { pn-alignment-genitive }
       *[many] { $count } символів { pn-alignment-genitive }
    }
pn-path =
    { $alignment ->
        [light] шлях Світла
       *[dark] шлях Мороку
    }
pn-property =
    { $property ->
        [rift] Розлам
        [vigilance] Пильність
        [shield] Щит
        [trap] Пастка
       *[suppression] Придушення
    }
pn-backlash = Удар у відповідь { $count }

## Місця: області, локації та секції

pn-place =
    { $place ->
        [school] Школа
        [city] Місто
        [wild_lands] Дикі Землі
        [class] Клас
        [potion_shop] Зіллєварня
        [guild] Гільдія
        [bazaar] Базар
        [shop] Крамниця
        [forest] Ліс
        [sanctuary] Святилище
       *[ruins] Руїни
    }
pn-place-in =
    { $place ->
        [school] у Школі
        [city] у Місті
        [wild_lands] у Диких Землях
        [class] у Класі
        [potion_shop] у Зіллєварні
        [guild] у Гільдії
        [bazaar] на Базарі
        [shop] у Крамниці
        [forest] у Лісі
        [sanctuary] у Святилищі
       *[ruins] у Руїнах
    }
pn-class =
    { $discipline ->
        [ruby] Рубіновий Клас
        [amber] Бурштиновий Клас
        [jasper] Яшмовий Клас
        [emerald] Смарагдовий Клас
        [sapphire] Сапфіровий Клас
       *[amethyst] Аметистовий Клас
    }
pn-class-in =
    { $discipline ->
        [ruby] у Рубіновому Класі
        [amber] у Бурштиновому Класі
        [jasper] у Яшмовому Класі
        [emerald] у Смарагдовому Класі
        [sapphire] у Сапфіровому Класі
       *[amethyst] в Аметистовому Класі
    }
pn-section =
    { $section ->
        [class_mark] мітка й карта
        [class_card] карта
        [class_die] кубик
        [potion_shop] Зіллєварня
        [guild] Гільдія
        [bazaar] Базар
        [shop] Крамниця
        [forest] Ліс
        [sanctuary] Святилище
       *[ruins] Руїни
    }

## Карти, колоди й зони

pn-kind =
    { $card_kind ->
        [spell] Закляття
        [recipe] Рецепт
        [summon] Заклик
        [artifact] Артефакт
        [tome] Том
        [ready_potion] Готове Зілля
        [talent] Талант
        [contract] Контракт
        [trial] Випробування
        [prophecy] Пророцтво
        [goal] Мета
        [event] Подія
       *[mortal_wound] Смертельне поранення
    }
# Заголовки сторінки всіх карт
pn-kinds =
    { $kinds ->
        [spell] Закляття
        [recipe] Рецепти
        [summon] Заклики
        [artifact] Артефакти
        [tome] Томи
        [ready_potion] Готові Зілля
        [talent] Таланти
        [contract] Контракти
        [trial] Випробування
        [prophecy] Пророцтва
        [goal] Цілі
        [event] Події
       *[mortal_wound] Смертельні поранення
    }
pn-equipment =
    { $equipment ->
        [conductor] Провідник
        [pendant] Кулон
        [mantle] Мантія
       *[ring] Перстень
    }
pn-deck-cards =
    { $deck ->
        [discipline]
            { $count ->
                [one] { $count } карта Дисципліни
                [few] { $count } карти Дисциплін
               *[many] { $count } карт Дисциплін
            }
        [ready_potion]
            { $count ->
                [one] { $count } готове Зілля
                [few] { $count } готові Зілля
               *[many] { $count } готових Зіль
            }
       *[artifact]
            { $count ->
                [one] { $count } Артефакт
                [few] { $count } Артефакти
               *[many] { $count } Артефактів
            }
    }
pn-deck-cards-accusative =
    { $deck ->
        [discipline]
            { $count ->
                [one] { $count } карту Дисципліни
                [few] { $count } карти Дисциплін
               *[many] { $count } карт Дисциплін
            }
       *[other] { pn-deck-cards }
    }
pn-discipline-cards =
    { $count ->
        [one] { $count } карта { pn-discipline-genitive }
        [few] { $count } карти { pn-discipline-genitive }
       *[many] { $count } карт { pn-discipline-genitive }
    }
pn-discipline-cards-accusative =
    { $count ->
        [one] { $count } карту { pn-discipline-genitive }
        [few] { $count } карти { pn-discipline-genitive }
       *[many] { $count } карт { pn-discipline-genitive }
    }
# Карти, які розвертають; -other там, де це робить карта того самого виду
pn-cards-what =
    { $what ->
        [spell]
            { $count ->
                [one] { $count } Закляття
                [few] { $count } Закляття
               *[many] { $count } Заклять
            }
        [familiar]
            { $count ->
                [one] { $count } Улюбленець
                [few] { $count } Улюбленці
               *[many] { $count } Улюбленців
            }
        [potion]
            { $count ->
                [one] { $count } Зілля
                [few] { $count } Зілля
               *[many] { $count } Зіль
            }
        [artifact]
            { $count ->
                [one] { $count } Артефакт
                [few] { $count } Артефакти
               *[many] { $count } Артефактів
            }
       *[any]
            { $count ->
                [one] { $count } карта
                [few] { $count } карти
               *[many] { $count } карт
            }
    }
pn-cards-what-accusative =
    { $what ->
        [spell]
            { $count ->
                [one] { $count } Закляття
                [few] { $count } Закляття
               *[many] { $count } Заклять
            }
        [familiar]
            { $count ->
                [one] { $count } Улюбленця
                [few] { $count } Улюбленців
               *[many] { $count } Улюбленців
            }
        [potion]
            { $count ->
                [one] { $count } Зілля
                [few] { $count } Зілля
               *[many] { $count } Зіль
            }
        [artifact]
            { $count ->
                [one] { $count } Артефакт
                [few] { $count } Артефакти
               *[many] { $count } Артефактів
            }
       *[any]
            { $count ->
                [one] { $count } карту
                [few] { $count } карти
               *[many] { $count } карт
            }
    }
pn-cards-what-genitive =
    { $what ->
        [spell]
            { $count ->
                [one] { $count } Закляття
               *[other] { $count } Заклять
            }
        [familiar]
            { $count ->
                [one] { $count } Улюбленця
               *[other] { $count } Улюбленців
            }
        [potion]
            { $count ->
                [one] { $count } Зілля
               *[other] { $count } Зіль
            }
        [artifact]
            { $count ->
                [one] { $count } Артефакта
               *[other] { $count } Артефактів
            }
       *[any]
            { $count ->
                [one] { $count } карти
               *[other] { $count } карт
            }
    }
pn-cards-other =
    { $what ->
        [spell]
            { $count ->
                [one] { $count } інше Закляття
                [few] { $count } інші Закляття
               *[many] { $count } інших Заклять
            }
        [familiar]
            { $count ->
                [one] { $count } інший Улюбленець
                [few] { $count } інші Улюбленці
               *[many] { $count } інших Улюбленців
            }
        [potion]
            { $count ->
                [one] { $count } інше Зілля
                [few] { $count } інші Зілля
               *[many] { $count } інших Зіль
            }
        [artifact]
            { $count ->
                [one] { $count } інший Артефакт
                [few] { $count } інші Артефакти
               *[many] { $count } інших Артефактів
            }
       *[any]
            { $count ->
                [one] { $count } інша карта
                [few] { $count } інші карти
               *[many] { $count } інших карт
            }
    }
pn-cards-other-accusative =
    { $what ->
        [spell]
            { $count ->
                [one] { $count } інше Закляття
                [few] { $count } інші Закляття
               *[many] { $count } інших Заклять
            }
        [familiar]
            { $count ->
                [one] { $count } іншого Улюбленця
                [few] { $count } інших Улюбленців
               *[many] { $count } інших Улюбленців
            }
        [potion]
            { $count ->
                [one] { $count } інше Зілля
                [few] { $count } інші Зілля
               *[many] { $count } інших Зіль
            }
        [artifact]
            { $count ->
                [one] { $count } інший Артефакт
                [few] { $count } інші Артефакти
               *[many] { $count } інших Артефактів
            }
       *[any]
            { $count ->
                [one] { $count } іншу карту
                [few] { $count } інші карти
               *[many] { $count } інших карт
            }
    }
pn-cards-other-genitive =
    { $what ->
        [spell]
            { $count ->
                [one] { $count } іншого Закляття
               *[other] { $count } інших Заклять
            }
        [familiar]
            { $count ->
                [one] { $count } іншого Улюбленця
               *[other] { $count } інших Улюбленців
            }
        [potion]
            { $count ->
                [one] { $count } іншого Зілля
               *[other] { $count } інших Зіль
            }
        [artifact]
            { $count ->
                [one] { $count } іншого Артефакта
               *[other] { $count } інших Артефактів
            }
       *[any]
            { $count ->
                [one] { $count } іншої карти
               *[other] { $count } інших карт
            }
    }
pn-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
# Карта або ланцюжок карт, які застосовують; знахідний, після «щонайбільше»
pn-uses =
    { $count ->
        [one] { $count } карту або ланцюжок
        [few] { $count } карти або ланцюжки
       *[many] { $count } карт або ланцюжків
    }
pn-contracts =
    { $count ->
        [one] { $count } контракт
        [few] { $count } контракти
       *[many] { $count } контрактів
    }
pn-contracts-genitive =
    { $count ->
        [one] { $count } контракту
       *[other] { $count } контрактів
    }
pn-trials =
    { $count ->
        [one] { $count } випробування
        [few] { $count } випробування
       *[many] { $count } випробувань
    }
pn-trials-genitive =
    { $count ->
        [one] { $count } випробування
       *[other] { $count } випробувань
    }
pn-properties =
    { $count ->
        [one] { $count } властивість
        [few] { $count } властивості
       *[many] { $count } властивостей
    }
pn-markets =
    { $count ->
        [one] { $count } ринок
        [few] { $count } ринки
       *[many] { $count } ринків
    }
pn-markets-genitive =
    { $count ->
        [one] { $count } ринку
       *[other] { $count } ринків
    }
pn-placements =
    { $count ->
        [one] { $count } розміщення
        [few] { $count } розміщення
       *[many] { $count } розміщень
    }
pn-zone =
    { $zone ->
        [grimoire] Гримуар
        [inventory] Інвентар
        [equipment] Спорядження
       *[experience] зона Досвіду
    }
pn-zone-genitive =
    { $zone ->
        [grimoire] Гримуара
        [inventory] Інвентаря
        [equipment] Спорядження
       *[experience] зони Досвіду
    }
pn-title = «{ $name }»

## Ходи, вікна та що ще рахують

pn-turn =
    { $turn ->
        [study] Навчання
        [trial] Випробування
       *[rest] Відпочинок
    }
pn-turn-in =
    { $turn ->
        [study] у хід Навчання
        [trial] у хід Випробування
       *[rest] у хід Відпочинку
    }
pn-turn-only =
    { $turn ->
        [study] лише в хід Навчання
        [trial] лише в хід Випробування
       *[rest] лише в хід Відпочинку
    }
pn-window =
    { $window ->
        [free] між розміщеннями
        [placed] кубик розміщено
        [applied] ефект секції застосовано
        [prepare] підготовка Загрози
        [rolled] після кидка Загрози
        [distribution] розподіл Загрози
        [mortal] отримано смертельне поранення
        [before_task] перед завданням
        [task_rolled] після кидка завдання
        [reward] нагорода
       *[beads] нитка Відпочинку
    }
pn-times =
    { $count ->
        [one] { $count } раз
        [few] { $count } рази
       *[many] { $count } разів
    }
pn-times-genitive =
    { $count ->
        [one] { $count } разу
       *[other] { $count } разів
    }
pn-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }

## Автома

pn-automa =
    { $automa ->
        [emerald] Смарагдова Автома
        [jasper] Яшмова Автома
        [ruby] Рубінова Автома
       *[amethyst] Аметистова Автома
    }
pn-step =
    { $step ->
        [MARK] мітка й карта
        [CARD] карта
        [POTION] Зілля
        [SHOP] Артефакт
        [GUILD] контракт
        [WILD] Дикі Землі
        [ARCANA] Аркана
        [TRIAL] випробування
       *[REST] Відпочинок
    }
