# Существительные игры «Пенумбра: Испытания Арканы»: кубики, ингредиенты, метки, карты, места.
#
# Имя с падежом на конце (-accusative, -genitive, -instrumental, -locative) — те же слова в этом падеже; без падежа —
# именительный. С прописной пишем то, что в этой игре считают: цвета, ингредиенты, Дисциплины, виды карт волшебника,
# Угрозу. Слова взяты из правил игры; «ё» пишем всюду.

## Дисциплины и их цвета

pn-discipline =
    { $discipline ->
        [ruby] Рубин
        [amber] Янтарь
        [jasper] Яшма
        [emerald] Изумруд
        [sapphire] Сапфир
       *[amethyst] Аметист
    }
pn-discipline-genitive =
    { $discipline ->
        [ruby] Рубина
        [amber] Янтаря
        [jasper] Яшмы
        [emerald] Изумруда
        [sapphire] Сапфира
       *[amethyst] Аметиста
    }
pn-colour =
    { $colour ->
        [red] Красный
        [orange] Оранжевый
        [yellow] Жёлтый
        [green] Зелёный
        [blue] Синий
        [violet] Фиолетовый
       *[any] любой
    }
# Заклинание цвета или любое; винительный равен именительному
pn-spell =
    { $colour ->
        [red] Красное Заклинание
        [orange] Оранжевое Заклинание
        [yellow] Жёлтое Заклинание
        [green] Зелёное Заклинание
        [blue] Синее Заклинание
        [violet] Фиолетовое Заклинание
       *[any] любое Заклинание
    }
pn-spell-genitive =
    { $colour ->
        [red] Красного Заклинания
        [orange] Оранжевого Заклинания
        [yellow] Жёлтого Заклинания
        [green] Зелёного Заклинания
        [blue] Синего Заклинания
        [violet] Фиолетового Заклинания
       *[any] любого Заклинания
    }

## Кубики: { $die } — вид, choice — цвет, который называет волшебник. Винительный равен именительному

pn-die =
    { $die ->
        [red] Красный кубик
        [orange] Оранжевый кубик
        [yellow] Жёлтый кубик
        [green] Зелёный кубик
        [blue] Синий кубик
        [violet] Фиолетовый кубик
        [bone] Костяной кубик
        [spark] кубик Искры
       *[choice] кубик любого цвета
    }
pn-die-genitive =
    { $die ->
        [red] Красного кубика
        [orange] Оранжевого кубика
        [yellow] Жёлтого кубика
        [green] Зелёного кубика
        [blue] Синего кубика
        [violet] Фиолетового кубика
        [bone] Костяного кубика
        [spark] кубика Искры
       *[choice] кубика любого цвета
    }
pn-dice =
    { $die ->
        [red]
            { $count ->
                [one] { $count } Красный кубик
                [few] { $count } Красных кубика
               *[many] { $count } Красных кубиков
            }
        [orange]
            { $count ->
                [one] { $count } Оранжевый кубик
                [few] { $count } Оранжевых кубика
               *[many] { $count } Оранжевых кубиков
            }
        [yellow]
            { $count ->
                [one] { $count } Жёлтый кубик
                [few] { $count } Жёлтых кубика
               *[many] { $count } Жёлтых кубиков
            }
        [green]
            { $count ->
                [one] { $count } Зелёный кубик
                [few] { $count } Зелёных кубика
               *[many] { $count } Зелёных кубиков
            }
        [blue]
            { $count ->
                [one] { $count } Синий кубик
                [few] { $count } Синих кубика
               *[many] { $count } Синих кубиков
            }
        [violet]
            { $count ->
                [one] { $count } Фиолетовый кубик
                [few] { $count } Фиолетовых кубика
               *[many] { $count } Фиолетовых кубиков
            }
        [bone]
            { $count ->
                [one] { $count } Костяной кубик
                [few] { $count } Костяных кубика
               *[many] { $count } Костяных кубиков
            }
        [spark]
            { $count ->
                [one] { $count } кубик Искры
                [few] { $count } кубика Искры
               *[many] { $count } кубиков Искры
            }
       *[choice]
            { $count ->
                [one] { $count } кубик любого цвета
                [few] { $count } кубика любых цветов
               *[many] { $count } кубиков любых цветов
            }
    }
pn-dice-genitive =
    { $die ->
        [red]
            { $count ->
                [one] { $count } Красного кубика
               *[other] { $count } Красных кубиков
            }
        [orange]
            { $count ->
                [one] { $count } Оранжевого кубика
               *[other] { $count } Оранжевых кубиков
            }
        [yellow]
            { $count ->
                [one] { $count } Жёлтого кубика
               *[other] { $count } Жёлтых кубиков
            }
        [green]
            { $count ->
                [one] { $count } Зелёного кубика
               *[other] { $count } Зелёных кубиков
            }
        [blue]
            { $count ->
                [one] { $count } Синего кубика
               *[other] { $count } Синих кубиков
            }
        [violet]
            { $count ->
                [one] { $count } Фиолетового кубика
               *[other] { $count } Фиолетовых кубиков
            }
        [bone]
            { $count ->
                [one] { $count } Костяного кубика
               *[other] { $count } Костяных кубиков
            }
        [spark]
            { $count ->
                [one] { $count } кубика Искры
               *[other] { $count } кубиков Искры
            }
       *[choice]
            { $count ->
                [one] { $count } кубика любого цвета
               *[other] { $count } кубиков любых цветов
            }
    }
pn-dice-temporary =
    { $die ->
        [red]
            { $count ->
                [one] { $count } временный Красный кубик
                [few] { $count } временных Красных кубика
               *[many] { $count } временных Красных кубиков
            }
        [orange]
            { $count ->
                [one] { $count } временный Оранжевый кубик
                [few] { $count } временных Оранжевых кубика
               *[many] { $count } временных Оранжевых кубиков
            }
        [yellow]
            { $count ->
                [one] { $count } временный Жёлтый кубик
                [few] { $count } временных Жёлтых кубика
               *[many] { $count } временных Жёлтых кубиков
            }
        [green]
            { $count ->
                [one] { $count } временный Зелёный кубик
                [few] { $count } временных Зелёных кубика
               *[many] { $count } временных Зелёных кубиков
            }
        [blue]
            { $count ->
                [one] { $count } временный Синий кубик
                [few] { $count } временных Синих кубика
               *[many] { $count } временных Синих кубиков
            }
        [violet]
            { $count ->
                [one] { $count } временный Фиолетовый кубик
                [few] { $count } временных Фиолетовых кубика
               *[many] { $count } временных Фиолетовых кубиков
            }
        [bone]
            { $count ->
                [one] { $count } временный Костяной кубик
                [few] { $count } временных Костяных кубика
               *[many] { $count } временных Костяных кубиков
            }
        [spark]
            { $count ->
                [one] { $count } временный кубик Искры
                [few] { $count } временных кубика Искры
               *[many] { $count } временных кубиков Искры
            }
       *[choice]
            { $count ->
                [one] { $count } временный кубик любого цвета
                [few] { $count } временных кубика любых цветов
               *[many] { $count } временных кубиков любых цветов
            }
    }
# Прилагательное перед несколькими кубиками, одного вида или в перечне видов
pn-die-plural =
    { $mixed ->
        [red] Красные
        [orange] Оранжевые
        [yellow] Жёлтые
        [green] Зелёные
        [blue] Синие
        [violet] Фиолетовые
       *[bone] Костяные
    }
# Несколько кубиков этих видов: { $kinds } — прилагательные
pn-dice-of-kinds = { $kinds } кубики
pn-dice-of-spark = кубики Искры
pn-dice-of-colours = кубики любых цветов
# Последний из нескольких видов, которые можно смешивать
pn-and-or = { $items } и/или { $last }
pn-any-dice =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
pn-any-dice-genitive =
    { $count ->
        [one] { $count } кубика
       *[other] { $count } кубиков
    }
pn-resource-dice =
    { $count ->
        [one] { $count } кубик Ресурсов
        [few] { $count } кубика Ресурсов
       *[many] { $count } кубиков Ресурсов
    }
pn-threat-dice =
    { $count ->
        [one] { $count } кубик Угрозы
        [few] { $count } кубика Угрозы
       *[many] { $count } кубиков Угрозы
    }
pn-threat = Угроза { $count }

## Ингредиенты

pn-ingredient =
    { $ingredient ->
        [blood] Кровь
        [crystal] Кристаллы
        [jewel] Драгоценности
        [fruit] Плоды
        [trinket] Безделушки
       *[arcana] Аркана
    }
pn-ingredients =
    { $ingredient ->
        [blood]
            { $count ->
                [one] { $count } Кровь
                [few] { $count } Крови
               *[many] { $count } Крови
            }
        [crystal]
            { $count ->
                [one] { $count } Кристалл
                [few] { $count } Кристалла
               *[many] { $count } Кристаллов
            }
        [jewel]
            { $count ->
                [one] { $count } Драгоценность
                [few] { $count } Драгоценности
               *[many] { $count } Драгоценностей
            }
        [fruit]
            { $count ->
                [one] { $count } Плод
                [few] { $count } Плода
               *[many] { $count } Плодов
            }
        [trinket]
            { $count ->
                [one] { $count } Безделушка
                [few] { $count } Безделушки
               *[many] { $count } Безделушек
            }
       *[arcana]
            { $count ->
                [one] { $count } Аркана
                [few] { $count } Арканы
               *[many] { $count } Арканы
            }
    }
pn-ingredients-accusative =
    { $ingredient ->
        [trinket]
            { $count ->
                [one] { $count } Безделушку
                [few] { $count } Безделушки
               *[many] { $count } Безделушек
            }
        [arcana]
            { $count ->
                [one] { $count } Аркану
                [few] { $count } Арканы
               *[many] { $count } Арканы
            }
       *[other] { pn-ingredients }
    }

## Метки

pn-mark =
    { $mark ->
        [ruby] Рубиновая метка
        [amber] Янтарная метка
        [jasper] Яшмовая метка
        [emerald] Изумрудная метка
        [sapphire] Сапфировая метка
        [amethyst] Аметистовая метка
       *[spark] метка Искры
    }
pn-mark-accusative =
    { $mark ->
        [ruby] Рубиновую метку
        [amber] Янтарную метку
        [jasper] Яшмовую метку
        [emerald] Изумрудную метку
        [sapphire] Сапфировую метку
        [amethyst] Аметистовую метку
       *[spark] метку Искры
    }
pn-marks =
    { $count ->
        [one] { $count } метка
        [few] { $count } метки
       *[many] { $count } меток
    }
pn-marks-genitive =
    { $count ->
        [one] { $count } метки
       *[other] { $count } меток
    }
# Что делает метка в ячейке, когда её используют
pn-charge =
    { $charge ->
        [set] установить кубик цвета метки на любую грань
        [recolour_bone] перекрасить Костяной кубик в цвет метки
        [launch_spell] бесплатно применить Заклинание цвета метки
        [set_any] установить любой кубик на любую грань
        [launch_any_spell] бесплатно применить любое Заклинание
       *[straighten_any] развернуть любую карту
    }
# Что ячейка даёт при Отдыхе
pn-bead =
    { $bead ->
        [colour_die] кубик цвета метки
        [spark_die] кубик Искры
        [brew] сварить Зелья
        [exchange] обменять ингредиенты
       *[buy_one] купить 1 карту
    }

## Символы, подходы, Свет и Мрак

pn-symbol =
    { $symbol ->
        [monsters] Чудовища
        [beasts] Магические Звери
        [wild_lands] Дикие Земли
        [mystique] Мистика
        [wizards] Волшебники
       *[society] Общество
    }
pn-symbols =
    { $count ->
        [one] { $count } символ «{ pn-symbol }»
        [few] { $count } символа «{ pn-symbol }»
       *[many] { $count } символов «{ pn-symbol }»
    }
pn-symbols-accusative = { pn-symbols }
pn-approach =
    { $approach ->
        [destroy] Уничтожить
        [catch] Поймать
        [reconcile] Примирить
        [dispel] Развеять
        [withstand] Выдержать
       *[bribe] Подкупить
    }
pn-alignment =
    { $alignment ->
        [light] Свет
       *[dark] Мрак
    }
pn-alignment-genitive =
    { $alignment ->
        [light] Света
       *[dark] Мрака
    }
pn-alignments =
    { $count ->
        [one] { $count } символ { pn-alignment-genitive }
        [few] { $count } символа { pn-alignment-genitive }
       *[many] { $count } символов { pn-alignment-genitive }
    }
pn-path =
    { $alignment ->
        [light] путь Света
       *[dark] путь Мрака
    }
pn-property =
    { $property ->
        [rift] Разлом
        [vigilance] Бдительность
        [shield] Щит
        [trap] Ловушка
       *[suppression] Подавление
    }
pn-backlash = Ответный удар { $count }

## Места: области, локации и секции

pn-place =
    { $place ->
        [school] Школа
        [city] Город
        [wild_lands] Дикие Земли
        [class] Класс
        [potion_shop] Зельеварня
        [guild] Гильдия
        [bazaar] Базар
        [shop] Лавка
        [forest] Лес
        [sanctuary] Святилище
       *[ruins] Руины
    }
pn-place-in =
    { $place ->
        [school] в Школе
        [city] в Городе
        [wild_lands] в Диких Землях
        [class] в Классе
        [potion_shop] в Зельеварне
        [guild] в Гильдии
        [bazaar] на Базаре
        [shop] в Лавке
        [forest] в Лесу
        [sanctuary] в Святилище
       *[ruins] в Руинах
    }
pn-class =
    { $discipline ->
        [ruby] Рубиновый Класс
        [amber] Янтарный Класс
        [jasper] Яшмовый Класс
        [emerald] Изумрудный Класс
        [sapphire] Сапфировый Класс
       *[amethyst] Аметистовый Класс
    }
pn-class-in =
    { $discipline ->
        [ruby] в Рубиновом Классе
        [amber] в Янтарном Классе
        [jasper] в Яшмовом Классе
        [emerald] в Изумрудном Классе
        [sapphire] в Сапфировом Классе
       *[amethyst] в Аметистовом Классе
    }
pn-section =
    { $section ->
        [class_mark] метка и карта
        [class_card] карта
        [class_die] кубик
        [potion_shop] Зельеварня
        [guild] Гильдия
        [bazaar] Базар
        [shop] Лавка
        [forest] Лес
        [sanctuary] Святилище
       *[ruins] Руины
    }

## Карты, колоды и зоны

pn-kind =
    { $card_kind ->
        [spell] Заклинание
        [recipe] Рецепт
        [summon] Призыв
        [artifact] Артефакт
        [tome] Том
        [ready_potion] Готовое Зелье
        [talent] Талант
        [contract] Контракт
        [trial] Испытание
        [prophecy] Пророчество
        [goal] Цель
        [event] Событие
       *[mortal_wound] Смертельное ранение
    }
# Заголовки страницы всех карт
pn-kinds =
    { $kinds ->
        [spell] Заклинания
        [recipe] Рецепты
        [summon] Призывы
        [artifact] Артефакты
        [tome] Тома
        [ready_potion] Готовые Зелья
        [talent] Таланты
        [contract] Контракты
        [trial] Испытания
        [prophecy] Пророчества
        [goal] Цели
        [event] События
       *[mortal_wound] Смертельные ранения
    }
pn-equipment =
    { $equipment ->
        [conductor] Проводник
        [pendant] Кулон
        [mantle] Мантия
       *[ring] Кольцо
    }
pn-deck-cards =
    { $deck ->
        [discipline]
            { $count ->
                [one] { $count } карта Дисциплины
                [few] { $count } карты Дисциплин
               *[many] { $count } карт Дисциплин
            }
        [ready_potion]
            { $count ->
                [one] { $count } готовое Зелье
                [few] { $count } готовых Зелья
               *[many] { $count } готовых Зелий
            }
       *[artifact]
            { $count ->
                [one] { $count } Артефакт
                [few] { $count } Артефакта
               *[many] { $count } Артефактов
            }
    }
pn-deck-cards-accusative =
    { $deck ->
        [discipline]
            { $count ->
                [one] { $count } карту Дисциплины
                [few] { $count } карты Дисциплин
               *[many] { $count } карт Дисциплин
            }
       *[other] { pn-deck-cards }
    }
pn-discipline-cards =
    { $count ->
        [one] { $count } карта { pn-discipline-genitive }
        [few] { $count } карты { pn-discipline-genitive }
       *[many] { $count } карт { pn-discipline-genitive }
    }
pn-discipline-cards-accusative =
    { $count ->
        [one] { $count } карту { pn-discipline-genitive }
        [few] { $count } карты { pn-discipline-genitive }
       *[many] { $count } карт { pn-discipline-genitive }
    }
# Карты, которые разворачивают; -other там, где это делает карта того же вида
pn-cards-what =
    { $what ->
        [spell]
            { $count ->
                [one] { $count } Заклинание
                [few] { $count } Заклинания
               *[many] { $count } Заклинаний
            }
        [familiar]
            { $count ->
                [one] { $count } Питомец
                [few] { $count } Питомца
               *[many] { $count } Питомцев
            }
        [potion]
            { $count ->
                [one] { $count } Зелье
                [few] { $count } Зелья
               *[many] { $count } Зелий
            }
        [artifact]
            { $count ->
                [one] { $count } Артефакт
                [few] { $count } Артефакта
               *[many] { $count } Артефактов
            }
       *[any]
            { $count ->
                [one] { $count } карта
                [few] { $count } карты
               *[many] { $count } карт
            }
    }
pn-cards-what-accusative =
    { $what ->
        [spell]
            { $count ->
                [one] { $count } Заклинание
                [few] { $count } Заклинания
               *[many] { $count } Заклинаний
            }
        [familiar]
            { $count ->
                [one] { $count } Питомца
                [few] { $count } Питомцев
               *[many] { $count } Питомцев
            }
        [potion]
            { $count ->
                [one] { $count } Зелье
                [few] { $count } Зелья
               *[many] { $count } Зелий
            }
        [artifact]
            { $count ->
                [one] { $count } Артефакт
                [few] { $count } Артефакта
               *[many] { $count } Артефактов
            }
       *[any]
            { $count ->
                [one] { $count } карту
                [few] { $count } карты
               *[many] { $count } карт
            }
    }
pn-cards-what-genitive =
    { $what ->
        [spell]
            { $count ->
                [one] { $count } Заклинания
               *[other] { $count } Заклинаний
            }
        [familiar]
            { $count ->
                [one] { $count } Питомца
               *[other] { $count } Питомцев
            }
        [potion]
            { $count ->
                [one] { $count } Зелья
               *[other] { $count } Зелий
            }
        [artifact]
            { $count ->
                [one] { $count } Артефакта
               *[other] { $count } Артефактов
            }
       *[any]
            { $count ->
                [one] { $count } карты
               *[other] { $count } карт
            }
    }
pn-cards-other =
    { $what ->
        [spell]
            { $count ->
                [one] { $count } другое Заклинание
                [few] { $count } других Заклинания
               *[many] { $count } других Заклинаний
            }
        [familiar]
            { $count ->
                [one] { $count } другой Питомец
                [few] { $count } других Питомца
               *[many] { $count } других Питомцев
            }
        [potion]
            { $count ->
                [one] { $count } другое Зелье
                [few] { $count } других Зелья
               *[many] { $count } других Зелий
            }
        [artifact]
            { $count ->
                [one] { $count } другой Артефакт
                [few] { $count } других Артефакта
               *[many] { $count } других Артефактов
            }
       *[any]
            { $count ->
                [one] { $count } другая карта
                [few] { $count } другие карты
               *[many] { $count } других карт
            }
    }
pn-cards-other-accusative =
    { $what ->
        [spell]
            { $count ->
                [one] { $count } другое Заклинание
                [few] { $count } других Заклинания
               *[many] { $count } других Заклинаний
            }
        [familiar]
            { $count ->
                [one] { $count } другого Питомца
                [few] { $count } других Питомцев
               *[many] { $count } других Питомцев
            }
        [potion]
            { $count ->
                [one] { $count } другое Зелье
                [few] { $count } других Зелья
               *[many] { $count } других Зелий
            }
        [artifact]
            { $count ->
                [one] { $count } другой Артефакт
                [few] { $count } других Артефакта
               *[many] { $count } других Артефактов
            }
       *[any]
            { $count ->
                [one] { $count } другую карту
                [few] { $count } другие карты
               *[many] { $count } других карт
            }
    }
pn-cards-other-genitive =
    { $what ->
        [spell]
            { $count ->
                [one] { $count } другого Заклинания
               *[other] { $count } других Заклинаний
            }
        [familiar]
            { $count ->
                [one] { $count } другого Питомца
               *[other] { $count } других Питомцев
            }
        [potion]
            { $count ->
                [one] { $count } другого Зелья
               *[other] { $count } других Зелий
            }
        [artifact]
            { $count ->
                [one] { $count } другого Артефакта
               *[other] { $count } других Артефактов
            }
       *[any]
            { $count ->
                [one] { $count } другой карты
               *[other] { $count } других карт
            }
    }
pn-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
# Карта или цепочка карт, которую применяют; родительный, после «не больше»
pn-uses =
    { $count ->
        [one] { $count } карты или цепочки
       *[other] { $count } карт или цепочек
    }
pn-contracts =
    { $count ->
        [one] { $count } контракт
        [few] { $count } контракта
       *[many] { $count } контрактов
    }
pn-contracts-genitive =
    { $count ->
        [one] { $count } контракта
       *[other] { $count } контрактов
    }
pn-trials =
    { $count ->
        [one] { $count } испытание
        [few] { $count } испытания
       *[many] { $count } испытаний
    }
pn-trials-genitive =
    { $count ->
        [one] { $count } испытания
       *[other] { $count } испытаний
    }
pn-properties =
    { $count ->
        [one] { $count } свойство
        [few] { $count } свойства
       *[many] { $count } свойств
    }
pn-markets =
    { $count ->
        [one] { $count } рынок
        [few] { $count } рынка
       *[many] { $count } рынков
    }
pn-markets-genitive =
    { $count ->
        [one] { $count } рынка
       *[other] { $count } рынков
    }
pn-placements =
    { $count ->
        [one] { $count } размещение
        [few] { $count } размещения
       *[many] { $count } размещений
    }
pn-zone =
    { $zone ->
        [grimoire] Гримуар
        [inventory] Инвентарь
        [equipment] Экипировка
       *[experience] зона Опыта
    }
pn-zone-genitive =
    { $zone ->
        [grimoire] Гримуара
        [inventory] Инвентаря
        [equipment] Экипировки
       *[experience] зоны Опыта
    }
pn-title = «{ $name }»

## Ходы, окна и что ещё считают

pn-turn =
    { $turn ->
        [study] Обучение
        [trial] Испытание
       *[rest] Отдых
    }
pn-turn-in =
    { $turn ->
        [study] в ход Обучения
        [trial] в ход Испытания
       *[rest] в ход Отдыха
    }
pn-turn-only =
    { $turn ->
        [study] только в ход Обучения
        [trial] только в ход Испытания
       *[rest] только в ход Отдыха
    }
pn-window =
    { $window ->
        [free] между размещениями
        [placed] кубик размещён
        [applied] эффект секции применён
        [prepare] подготовка Угрозы
        [rolled] после броска на Угрозу
        [distribution] распределение Угрозы
        [mortal] получено смертельное ранение
        [before_task] перед заданием
        [task_rolled] после броска задания
        [reward] награда
       *[beads] нить Отдыха
    }
pn-times =
    { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }
pn-times-genitive =
    { $count ->
        [one] { $count } раза
       *[other] { $count } раз
    }
pn-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }

## Автома

pn-automa =
    { $automa ->
        [emerald] Изумрудная Автома
        [jasper] Яшмовая Автома
        [ruby] Рубиновая Автома
       *[amethyst] Аметистовая Автома
    }
pn-step =
    { $step ->
        [MARK] метка и карта
        [CARD] карта
        [POTION] Зелье
        [SHOP] Артефакт
        [GUILD] контракт
        [WILD] Дикие Земли
        [ARCANA] Аркана
        [TRIAL] испытание
       *[REST] Отдых
    }
