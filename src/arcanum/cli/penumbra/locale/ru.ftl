# Что говорит только терминал о «Пенумбре».

cli-pn-title = Пенумбра
cli-pn-setting-up = подготовка
cli-pn-last-turns =
    { $count ->
        [0] последний ход
        [one] последний круг, после этого ещё { $count } ход
        [few] последний круг, после этого ещё { $count } хода
       *[many] последний круг, после этого ещё { $count } ходов
    }

## Знаки

# Буква цвета: для кубиков и меток
cli-pn-letter =
    { $die ->
        [red] К
        [orange] О
        [yellow] Ж
        [green] З
        [blue] С
       *[violet] Ф
    }
cli-pn-other-die =
    { $die ->
        [bone] Костяной
       *[spark] Искра
    }
cli-pn-roll = бросок
cli-pn-legend = размещённый кубик { $taken }, свободная ячейка и что ей нужно { $wanted }, временный { $temporary }, кубики Угрозы { $threat }; метки по ячейкам, со значением, на котором их поражает Угроза: заряженная { $charged }, разряженная { $discharged }, раненая { $wounded }, пустая ячейка { $free }; карты: развёрнутая { $straight }, повёрнутая { $rotated }, бесплатно сразу после такого Заклинания { $after }; очки { $star }, Свет { $light }, Мрак { $dark }, задание { $brings } награда

## Места и карты

cli-pn-class-part =
    { $part ->
        [mark] метка
        [card] карта
       *[die] кубик
    }
cli-pn-section = { $discipline }: { $part }
cli-pn-market = рынок
cli-pn-deck = колода { $count }
cli-pn-contract-deck = колода контрактов { $count }
cli-pn-tasks = Контракты, испытания
cli-pn-suppression =
    Подавление: { $suppressed ->
        [crystals] Кристаллы
        [potions] Зелья
        [artifacts] Артефакты
       *[familiars] Питомцы
    }
cli-pn-fate = Судьба
cli-pn-fate-deck = Колода Судьбы
# После пророчества: сколько волшебников должны достичь этого числа
cli-pn-who =
    { $who ->
        [two] (двое волшебников)
       *[all] (все волшебники)
    }
cli-pn-offered = На выбор
cli-pn-marks-left = Осталось меток
cli-pn-no-class = Нет Класса
cli-pn-known =
    Известны: { $deck ->
        [potions] Зелья
        [artifacts] Артефакты
        [contracts] контракты
        [ruby] Рубин
        [amber] Янтарь
        [jasper] Яшма
        [emerald] Изумруд
        [sapphire] Сапфир
       *[amethyst] Аметист
    }
cli-pn-put-aside = Отложены
cli-pn-removed = Вне игры

## Волшебники и Автома

cli-pn-active = ходит
cli-pn-must-rest = должен быть Отдых
cli-pn-idle = Обучение запрещено
cli-pn-wounds =
    { $count ->
        [one] { $count } смертельное ранение
        [few] { $count } смертельных ранения
       *[many] { $count } смертельных ранений
    }
cli-pn-dice = Кубики
cli-pn-store = Ингредиенты
cli-pn-marks = Метки
cli-pn-at-rest = при Отдыхе: { $effect }
cli-pn-experience = Опыт
cli-pn-points = Очки
cli-pn-reserved = в резерве { $count }
cli-pn-reserved-cards = Зарезервировано
cli-pn-cards = Ваши карты
cli-pn-talents = Ваши таланты
cli-pn-item =
    { $item ->
        [arcana] Аркана
        [trials] испытания
        [wounds] смертельные ранения
        [experience] опыт
        [contracts] контракты
        [board] метки
        [goals] цели
        [alignment] Свет и Мрак
        [kept] карты Автомы
       *[total] Сумма
    }
cli-pn-kept = Хранит
cli-pn-automa = Автома
cli-pn-level = уровень { $count }
cli-pn-next-class = дальше: { $discipline }
cli-pn-last-instruction = Прошлый ход
cli-pn-rolled = бросок { $value }

## Что происходит

cli-pn-set-aside = Брошены
cli-pn-replaced = задание заменено: { $path }
cli-pn-minus = нужное число меньше на { $count }
cli-pn-fewer-values = нужных значений меньше на { $count }
cli-pn-fewer-threat = Угроза задания меньше на { $count }
cli-pn-fewer-paid = нужных ингредиентов меньше на { $count }
cli-pn-used = применено карт и цепочек { $count }
cli-pn-threat = Угроза
cli-pn-prepared = подготовлено
cli-pn-uncancellable = неотменяемых
cli-pn-threat-rolled = осталось применить { $values }
cli-pn-mortal-hit = поражена раненая метка
cli-pn-misses = промахов { $count }
cli-pn-hurt = ранено меток { $count }
cli-pn-nudges-left = осталось подкручиваний { $count }
cli-pn-effects = Эффект
cli-pn-chain = карта цепочки { $count }
cli-pn-placement = Размещение
cli-pn-bind = можно Связать
cli-pn-resource = ждёт кубик Ресурсов
cli-pn-shielding = снимает кубик Угрозы
cli-pn-off-the-price = цена меньше на { $count }
cli-pn-turn = Этот ход
cli-pn-placements =
    { $count ->
        [one] осталось { $count } размещение
        [few] осталось { $count } размещения
       *[many] осталось { $count } размещений
    }
cli-pn-without-slot = без ячейки { $count }
cli-pn-nudges = подкручиваний следующей Угрозы { $count }
cli-pn-discount = следующая покупка дешевле на { $count }
cli-pn-amplify =
    следующее Заклинание: { $kind ->
        [ruby] Рубин
        [amber] Янтарь
        [jasper] Яшма
        [emerald] Изумруд
        [sapphire] Сапфир
        [amethyst] Аметист
       *[any] метки
    } +{ $count }
cli-pn-in-time = «Успеть» использовано
cli-pn-ignore-supply = Угроза не поражает кубики
cli-pn-doomed = в конце хода смертельное ранение
cli-pn-mortal = получено смертельное ранение
