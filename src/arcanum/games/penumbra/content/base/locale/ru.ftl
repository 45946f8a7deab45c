# Имена, которые печатает русский свод правил, взяты из него; остальные — наши.

pack-base = Пенумбра: базовая игра

## Карты Дисциплин

card-scarlet-downpour = Алый Ливень
card-sacrifice = Жертва
card-ichor = Ихор
card-vulnerability = Уязвимость
card-blood-pact = Кровный Пакт
card-crimson-reaping = Багровая Жатва
card-blood-elemental = Элементаль Крови
card-dead-water = Мёртвая Вода
card-leechling = Пиявочник
card-transfusion = Переливание
card-chant = Распев
card-triplet = Триплет
card-liquid-luck = Жидкая Удача
card-crescendo = Крещендо
card-echo = Эхо
card-unison = Унисон
card-metronome = Метроном
card-singing-cicada = Поющая Цикада
card-lyrebird = Лирохвост
card-cadence = Каденция
card-mystery-rite = Мистерия
card-alchemy = Алхимия
card-transformation = Превращение
card-fracture = Разлом
card-silverwort = Серебрянка
card-warding-circle = Обережный Круг
card-golden-tincture = Золотая Тинктура
card-guardian-golem = Голем-Хранитель
card-salamander = Саламандра
card-transmutation = Трансмутация
card-unity-with-nature = Единство с Природой
card-healing = Исцеление
card-the-call = Зов
card-hunting-falcon = Охотничий Сокол
card-allcolour-wolf = Всецветный Волк
card-messenger-fox = Посыльная Лисица
card-guide-rat = Путеводный Крыс
card-living-water = Живая Вода
card-woodling = Лешачонок
card-beast-shape = Звериный Облик
card-mindeater = Пожиразум
card-duplica = Дуплика
card-tawny-owl = Неясыть
card-sniffer = Нюхач
card-clairvoyance = Ясновидение
card-suggestion = Внушение
card-time-loop = Петля Времени
card-elixir-of-memory = Эликсир Памяти
card-insight = Озарение
card-memory-wipe = Стирание Памяти
card-invisibility = Невидимость
card-transgression = Трансгрессия
card-eclipse = Затмение
card-blight = Порча
card-bat = Летучая Мышь
card-liquid-darkness = Жидкая Тьма
card-strike-from-the-shadows = Удар из Тени
card-shadow-pocket = Теневой Карман
card-umbral-cat = Умбральный Кот
card-snatch = Похищение

## Артефакты

card-bloodwood-wand = Палочка из Кроводерева
card-singing-wand = Певучая Палочка
card-warding-wand = Стражевая Палочка
card-everwood-wand = Палочка из Вечнодерева
card-thoughtwood-wand = Палочка из Думодерева
card-battle-wand = Боевая Палочка
card-pulsing-staff = Пульсирующий Посох
card-ringing-staff = Звенящий Посох
card-shining-staff = Сияющий Посох
card-blossoming-staff = Цветущий Посох
card-shimmering-staff = Мерцающий Посох
card-dusk-staff = Сумрачный Посох
card-eye-of-oblivion = Око Забвения
card-phylactery = Филактерий
card-blood-medallion = Медальон Крови
card-nymphs-tear = Слеза Нимфы
card-pocket-watch = Карманные Часы
card-lucky-amulet = Амулет Удачи
card-invisibility-cloak = Плащ-Невидимка
card-prickly-patch = Колючая Заплатка
card-apprentices-robe = Мантия Ученика
card-wanderers-cloak = Плащ Странника
card-beast-catchers-mantle = Мантия Зверолова
card-merchants-mantle = Мантия Торговца
card-ring-of-doom = Кольцо Погибели
card-whispering-ring = Шепчущее Кольцо
card-ring-of-accord = Кольцо Согласия
card-ring-of-clarity = Кольцо Ясности
card-ring-of-endurance = Кольцо Стойкости
card-ring-of-largesse = Кольцо Щедрости
card-guide-to-good-manners = Руководство по Хорошим Манерам
card-memorarium = Запоминарий
card-monster-codex = Кодекс Чудовищ
card-atlas-of-wild-lands = Атлас Диких Земель
card-field-guide-to-beasts = Определитель Зверей
card-lives-of-the-mages = Жизнеописания Магов

## Готовые зелья

card-truthsayer = Правдослов
card-liquid-luck-ready = Жидкая Удача
card-triplet-ready = Триплет
card-silverwort-ready = Серебрянка
card-living-water-ready = Живая Вода
card-liquid-darkness-ready = Жидкая Тьма
card-bracing-brew = Бодрящий Отвар

## Таланты

card-martyr = Мученик
card-chronomancer = Хрономант
card-night-thief = Ночной Вор
card-guardian = Страж
card-bard = Бард
card-herbalist = Травник
card-blood-bound = Кровник
card-scholar = Книжник
card-pariah = Пария
card-alchemist = Алхимик
card-tuner = Настройщик
card-druid = Друид

## Контракты

card-lost-hut = Пропащая Изба
card-glimmerhorn = Блескорог
card-lost-tiara = Потерянная Тиара
card-forest-flame = Лесное Пламя
card-forgotten-path = Забытый Путь
card-bright-path = Светлая Тропа
card-crystal-song = Песнь Хрусталя
card-ailing-dragonling = Больной Дракончик
card-school-messenger = Школьный Посланник
card-mad-dealer = Безумный Делец
card-smuggler = Контрабандист
card-scarlet-pact = Алый Пакт
card-high-demand = Высокий Спрос
card-offering = Подношение
card-night-market = Ночной Рынок
card-ratcatcher = Крысолов
card-ghoul-hunt = Охота на Упыря
card-thing-in-the-cellar = Подвальная Тварь
card-sacred-grove = Священная Роща
card-fairy-invasion = Нашествие Фей
card-bond-of-minds = Связь Разумов
card-bridge-wardens = Стражи Моста
card-sunken-bell = Затонувший Колокол
card-stargazer = Звездочёт
card-healer-of-the-valley = Целитель Долины
card-beast-reserve = Заповедник
card-taming-the-griffin = Укрощение Грифона
card-witchcraft-prison = Колдовская Тюрьма
card-treasury = Сокровищница
card-vanishing-manor = Исчезающее Поместье
card-beast-wrestler = Звероборец
card-crypt-whispers = Шёпот Склепа
card-stolen-name = Украденное Имя
card-black-auction = Чёрный Аукцион
card-poachers-trail = Браконьерская Тропа
card-marsh-leviathan = Болотный Левиафан

## Испытания

card-goldgorger = Златоед
card-scrollgnawers = Свиточники
card-deranged-clock = Расстроенные Часы
card-gloomy-lady = Хмурая Леди
card-clockwork-soldiers = Часовые Солдаты
card-will-o-the-wisp = Болотный Огонёк
card-wildwood = Диколесье
card-aranea = Аранея
card-mist-of-oblivion = Туман Забвения
card-direwolf-pack = Стая Лютоволков
card-cloaker = Плащевик
card-runaway-apprentice = Беглый Подмастерье
card-plains-of-agony = Равнины Агонии
card-radomir-flaming = Радомир Фламинг
card-umbral-swarm = Рой Умбралов
card-smoky-beast = Дымчатый Зверь
card-cockatrice = Кокатрис
card-midnight-reaper = Полуночный Жнец
card-basilisk = Василиск
card-night-of-horrors = Ночь Ужасов
card-dragan-ivantsevich = Драган Иванцевич
card-flesheaters-lair = Логово Плотожоров
card-ardentstein-castle = Замок Ардентштайн
card-heart-of-winter = Сердце Зимы

## Пророчества

card-end-of-times = Конец Времён
card-guild-revival = Возрождение Гильдии
card-song-of-overcoming = Песнь Преодоления
card-awakened-spark = Пробуждённая Искра
card-unity = Единство
card-full-belt = Полный Пояс
card-common-cause = Общее Дело
card-the-scales = Чаша Весов
card-hidden-knowledge = Сокровенное Знание

## Цели

card-mastery = Мастерство
card-wisdom = Мудрость
card-heroism = Героизм
card-service = Служение

## События

card-harvest = Урожай
card-personal-training = Личная Тренировка
card-extracurricular-reading = Внеклассное Чтение
card-secret-deal = Тайная Сделка
card-festival = Фестиваль
card-wanderer = Странник
card-fresh-batch = Свежая Партия
card-practice = Практика

## Смертельные ранения

card-mortal-wound = Смертельное Ранение
