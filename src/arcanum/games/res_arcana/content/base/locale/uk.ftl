# Names that the Ukrainian rulebook prints are taken from it; the others are translated here.

pack-base = Res Arcana: базова гра

## Артефакти

card-athanor = Атанор
card-bone-dragon = Кістяний дракон
card-celestial-horse = Небесний кінь
card-chalice-of-fire = Келих вогню
card-chalice-of-life = Келих життя
card-corrupt-altar = Нечестивий вівтар
card-crypt = Крипта
card-cursed-skull = Проклятий череп
card-dancing-sword = Танцівний меч
card-dragon-bridle = Драконяча вуздечка
card-dragon-egg = Драконяче яйце
card-dragon-teeth = Зуби дракона
card-dwarven-pickaxe = Кайло гномів
card-earth-dragon = Земляний дракон
card-elemental-spring = Джерело стихій
card-elvish-bow = Ельфійський лук
card-fiery-whip = Вогненний батіг
card-fire-dragon = Вогняний дракон
card-flaming-pit = Палаюча яма
card-fountain-of-youth = Фонтан молодості
card-guard-dog = Сторожовий пес
card-hand-of-glory = Рука слави
card-hawk = Яструб
card-horn-of-plenty = Ріг достатку
card-hypnotic-basin = Гіпнотична бухта
card-jeweled-statuette = Коштовна статуетка
card-magical-shard = Магічний уламок
card-mermaid = Морська діва
card-nightingale = Соловей
card-philosophers-stone = Камінь мудрості
card-prism = Призма
card-ring-of-midas = Перстень Мідаса
card-sacrificial-dagger = Жертовний кинджал
card-sea-serpent = Морський змій
card-treant = Ент
card-tree-of-life = Дерево життя
card-vault = Скарбниця
card-water-dragon = Водяний дракон
card-wind-dragon = Дракон вітру
card-windup-man = Автоматон

## Маги

card-alchemist = Алхімік
card-artificer = Піромайстер
card-druid = Друїдка
card-duelist = Дуелянт
card-healer = Цілитель
card-necromancer = Некромантка
card-scholar = Учений
card-seer = Провидиця
card-transmuter = Перетворниця
card-witch = Відьма

## Монументи

card-colossus = Колос
card-golden-statue = Золота статуя
card-great-pyramid = Велика піраміда
card-hanging-gardens = Висячі сади
card-library = Бібліотека
card-mausoleum = Мавзолей
card-obelisk = Обеліск
card-oracle = Оракул
card-solomons-mine = Копальні Соломона
card-temple = Храм

## Магічні предмети

card-alchemy = Алхімія
card-calm-elan = Спокій / Запал
card-death-life = Смерть / Життя
card-divination = Віщування
card-protection = Захист
card-reanimate = Оживлення
card-research = Дослідження
card-transmutation = Трансмутація

## Місця сили

card-alchemists-tower = Вежа алхіміка
card-catacombs-of-the-dead = Катакомби мертвих
card-coral-castle = Кораловий замок
card-cursed-forge = Проклята кузня
card-dragons-lair = Лігво дракона
card-dwarven-mines = Копальні гномів
card-sacred-grove = Священний гай
card-sacrificial-pit = Жертовна яма
card-sorcerers-bestiary = Бестіарій чаклуна
card-sunken-reef = Затонулий риф
