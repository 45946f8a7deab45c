# Що каже лише термінал про «Пенумбру».

cli-pn-title = Пенумбра
cli-pn-setting-up = приготування
cli-pn-last-turns =
    { $count ->
        [0] останній хід
        [one] останнє коло, після цього ще { $count } хід
        [few] останнє коло, після цього ще { $count } ходи
       *[many] останнє коло, після цього ще { $count } ходів
    }

## Знаки

# Літера кольору: для кубиків і міток
cli-pn-letter =
    { $die ->
        [red] Ч
        [orange] П
        [yellow] Ж
        [green] З
        [blue] С
       *[violet] Ф
    }
cli-pn-other-die =
    { $die ->
        [bone] Кістяний
       *[spark] Іскра
    }
cli-pn-roll = кидок
cli-pn-legend = розміщений кубик { $taken }, вільна комірка і що їй потрібно { $wanted }, тимчасовий { $temporary }, кубики Загрози { $threat }; мітки за комірками, зі значенням, на якому в них влучає Загроза: заряджена { $charged }, розряджена { $discharged }, поранена { $wounded }, порожня комірка { $free }; карти: розвернута { $straight }, повернута { $rotated }, безкоштовно одразу після такого Закляття { $after }; очки { $star }, Світло { $light }, Морок { $dark }, завдання { $brings } нагорода

## Місця й карти

cli-pn-class-part =
    { $part ->
        [mark] мітка
        [card] карта
       *[die] кубик
    }
cli-pn-section = { $discipline }: { $part }
cli-pn-market = ринок
cli-pn-deck = колода { $count }
cli-pn-contract-deck = колода контрактів { $count }
cli-pn-tasks = Контракти, випробування
cli-pn-suppression =
    Придушення: { $suppressed ->
        [crystals] Кристали
        [potions] Зілля
        [artifacts] Артефакти
       *[familiars] Улюбленці
    }
cli-pn-fate = Доля
cli-pn-fate-deck = Колода Долі
# Після пророцтва: скільки чарівників мають досягти цього числа
cli-pn-who =
    { $who ->
        [two] (двоє чарівників)
       *[all] (усі чарівники)
    }
cli-pn-offered = На вибір
cli-pn-marks-left = Лишилося міток
cli-pn-no-class = Немає Класу
cli-pn-known =
    Відомі: { $deck ->
        [potions] Зілля
        [artifacts] Артефакти
        [contracts] контракти
        [ruby] Рубін
        [amber] Бурштин
        [jasper] Яшма
        [emerald] Смарагд
        [sapphire] Сапфір
       *[amethyst] Аметист
    }
cli-pn-put-aside = Відкладено
cli-pn-removed = Поза грою

## Чарівники й Автома

cli-pn-active = ходить
cli-pn-must-rest = має бути Відпочинок
cli-pn-idle = Навчання заборонено
cli-pn-wounds =
    { $count ->
        [one] { $count } смертельне поранення
        [few] { $count } смертельні поранення
       *[many] { $count } смертельних поранень
    }
cli-pn-dice = Кубики
cli-pn-store = Інгредієнти
cli-pn-marks = Мітки
cli-pn-at-rest = під час Відпочинку: { $effect }
cli-pn-experience = Досвід
cli-pn-points = Очки
cli-pn-reserved = у резерві { $count }
cli-pn-reserved-cards = Зарезервовано
cli-pn-cards = Ваші карти
cli-pn-talents = Ваші таланти
cli-pn-item =
    { $item ->
        [arcana] Аркана
        [trials] випробування
        [wounds] смертельні поранення
        [experience] досвід
        [contracts] контракти
        [board] мітки
        [goals] цілі
        [alignment] Світло й Морок
        [kept] карти Автоми
       *[total] Сума
    }
cli-pn-kept = Зберігає
cli-pn-automa = Автома
cli-pn-level = рівень { $count }
cli-pn-next-class = далі: { $discipline }
cli-pn-last-instruction = Минулий хід
cli-pn-rolled = кидок { $value }

## Що відбувається

cli-pn-set-aside = Кинуто
cli-pn-replaced = завдання замінено: { $path }
cli-pn-minus = потрібне число менше на { $count }
cli-pn-fewer-values = потрібних значень менше на { $count }
cli-pn-fewer-threat = Загроза завдання менша на { $count }
cli-pn-fewer-paid = потрібних інгредієнтів менше на { $count }
cli-pn-used = застосовано карт і ланцюжків { $count }
cli-pn-threat = Загроза
cli-pn-prepared = підготовлено
cli-pn-uncancellable = нескасовних
cli-pn-threat-rolled = лишилося застосувати { $values }
cli-pn-mortal-hit = влучено в поранену мітку
cli-pn-misses = промахів { $count }
cli-pn-hurt = поранено міток { $count }
cli-pn-nudges-left = лишилося підкручувань { $count }
cli-pn-effects = Ефект
cli-pn-chain = карта ланцюжка { $count }
cli-pn-placement = Розміщення
cli-pn-bind = можна Зв’язати
cli-pn-resource = чекає кубик Ресурсів
cli-pn-shielding = знімає кубик Загрози
cli-pn-off-the-price = ціна менша на { $count }
cli-pn-turn = Цей хід
cli-pn-placements =
    { $count ->
        [one] лишилося { $count } розміщення
        [few] лишилося { $count } розміщення
       *[many] лишилося { $count } розміщень
    }
cli-pn-without-slot = без комірки { $count }
cli-pn-nudges = підкручувань наступної Загрози { $count }
cli-pn-discount = наступна купівля дешевша на { $count }
cli-pn-amplify =
    наступне Закляття: { $kind ->
        [ruby] Рубін
        [amber] Бурштин
        [jasper] Яшма
        [emerald] Смарагд
        [sapphire] Сапфір
        [amethyst] Аметист
       *[any] мітки
    } +{ $count }
cli-pn-in-time = «Встигнути» використано
cli-pn-ignore-supply = Загроза не влучає в кубики
cli-pn-doomed = наприкінці ходу смертельне поранення
cli-pn-mortal = отримано смертельне поранення
