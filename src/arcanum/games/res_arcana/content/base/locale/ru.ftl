# Names that the Russian rulebook prints are taken from it; the others are translated here.

pack-base = Res Arcana: базовая игра

## Артефакты

card-athanor = Атанор
card-bone-dragon = Костяной дракон
card-celestial-horse = Небесный конь
card-chalice-of-fire = Кубок огня
card-chalice-of-life = Кубок жизни
card-corrupt-altar = Алтарь скверны
card-crypt = Склеп
card-cursed-skull = Проклятый череп
card-dancing-sword = Танцующий меч
card-dragon-bridle = Драконья уздечка
card-dragon-egg = Яйцо дракона
card-dragon-teeth = Зубы дракона
card-dwarven-pickaxe = Кирка гномов
card-earth-dragon = Земляной дракон
card-elemental-spring = Источник стихий
card-elvish-bow = Эльфийский лук
card-fiery-whip = Пламенный хлыст
card-fire-dragon = Огненный дракон
card-flaming-pit = Пылающая яма
card-fountain-of-youth = Фонтан молодости
card-guard-dog = Сторожевой пёс
card-hand-of-glory = Рука славы
card-hawk = Ястреб
card-horn-of-plenty = Рог изобилия
card-hypnotic-basin = Чарующий пруд
card-jeweled-statuette = Драгоценная статуэтка
card-magical-shard = Магический осколок
card-mermaid = Русалка
card-nightingale = Соловей
card-philosophers-stone = Философский камень
card-prism = Призма
card-ring-of-midas = Кольцо Мидаса
card-sacrificial-dagger = Ритуальный кинжал
card-sea-serpent = Морской змей
card-treant = Древень
card-tree-of-life = Древо жизни
card-vault = Сокровищница
card-water-dragon = Водяной дракон
card-wind-dragon = Дракон ветра
card-windup-man = Автоматон

## Маги

card-alchemist = Алхимик
card-artificer = Изобретатель
card-druid = Друид
card-duelist = Дуэлянт
card-healer = Целитель
card-necromancer = Некромант
card-scholar = Учёный
card-seer = Провидица
card-transmuter = Чародейка
card-witch = Колдунья

## Монументы

card-colossus = Колосс
card-golden-statue = Золотая статуя
card-great-pyramid = Великая пирамида
card-hanging-gardens = Висячие сады
card-library = Библиотека
card-mausoleum = Мавзолей
card-obelisk = Обелиск
card-oracle = Оракул
card-solomons-mine = Копи Соломона
card-temple = Храм

## Волшебные предметы

card-alchemy = Алхимия
card-calm-elan = Покой / Пыл
card-death-life = Смерть / Жизнь
card-divination = Прорицание
card-protection = Защита
card-reanimate = Восстановление
card-research = Исследование
card-transmutation = Преобразование

## Места силы

card-alchemists-tower = Башня алхимика
card-catacombs-of-the-dead = Катакомбы мёртвых
card-coral-castle = Коралловый замок
card-cursed-forge = Проклятая кузня
card-dragons-lair = Логово дракона
card-dwarven-mines = Шахты гномов
card-sacred-grove = Священная роща
card-sacrificial-pit = Жертвенная яма
card-sorcerers-bestiary = Бестиарий волшебника
card-sunken-reef = Затонувший риф
