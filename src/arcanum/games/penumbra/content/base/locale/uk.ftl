# Імена, що їх друкує звід правил, перекладено тут; решта — наші.

pack-base = Пенумбра: базова гра

## Карти Дисциплін

card-scarlet-downpour = Багряна злива
card-sacrifice = Жертва
card-ichor = Іхор
card-vulnerability = Вразливість
card-blood-pact = Кровний пакт
card-crimson-reaping = Багряні жнива
card-blood-elemental = Елементаль крові
card-dead-water = Мертва вода
card-leechling = П’явник
card-transfusion = Переливання
card-chant = Розспів
card-triplet = Триплет
card-liquid-luck = Рідка удача
card-crescendo = Крещендо
card-echo = Відлуння
card-unison = Унісон
card-metronome = Метроном
card-singing-cicada = Співуча цикада
card-lyrebird = Лірохвіст
card-cadence = Каденція
card-mystery-rite = Містерія
card-alchemy = Алхімія
card-transformation = Перетворення
card-fracture = Розлам
card-silverwort = Сріблянка
card-warding-circle = Обережне коло
card-golden-tincture = Золота тинктура
card-guardian-golem = Голем-охоронець
card-salamander = Саламандра
card-transmutation = Трансмутація
card-unity-with-nature = Єдність із природою
card-healing = Зцілення
card-the-call = Поклик
card-hunting-falcon = Мисливський сокіл
card-allcolour-wolf = Всебарвний вовк
card-messenger-fox = Лисиця-посланниця
card-guide-rat = Щур-провідник
card-living-water = Жива вода
card-woodling = Лісовичок
card-beast-shape = Звірина подоба
card-mindeater = Розуможер
card-duplica = Дупліка
card-tawny-owl = Сіра сова
card-sniffer = Нюхач
card-clairvoyance = Ясновидіння
card-suggestion = Навіювання
card-time-loop = Петля часу
card-elixir-of-memory = Еліксир пам’яті
card-insight = Осяяння
card-memory-wipe = Стирання пам’яті
card-invisibility = Невидимість
card-transgression = Трансгресія
card-eclipse = Затемнення
card-blight = Пристріт
card-bat = Кажан
card-liquid-darkness = Рідка темрява
card-strike-from-the-shadows = Удар із тіні
card-shadow-pocket = Тіньова кишеня
card-umbral-cat = Умбральний кіт
card-snatch = Викрадення

## Артефакти

card-bloodwood-wand = Паличка з кроводерева
card-singing-wand = Співуча паличка
card-warding-wand = Вартова паличка
card-everwood-wand = Паличка з вічнодерева
card-thoughtwood-wand = Паличка з думодерева
card-battle-wand = Бойова паличка
card-pulsing-staff = Пульсуючий посох
card-ringing-staff = Дзвінкий посох
card-shining-staff = Сяйливий посох
card-blossoming-staff = Квітучий посох
card-shimmering-staff = Мерехтливий посох
card-dusk-staff = Сутінковий посох
card-eye-of-oblivion = Око забуття
card-phylactery = Філактерій
card-blood-medallion = Медальйон крові
card-nymphs-tear = Сльоза німфи
card-pocket-watch = Кишеньковий годинник
card-lucky-amulet = Амулет удачі
card-invisibility-cloak = Плащ-невидимка
card-prickly-patch = Колюча латка
card-apprentices-robe = Мантія учня
card-wanderers-cloak = Плащ мандрівника
card-beast-catchers-mantle = Мантія звіролова
card-merchants-mantle = Мантія торговця
card-ring-of-doom = Перстень погибелі
card-whispering-ring = Перстень-шептун
card-ring-of-accord = Перстень злагоди
card-ring-of-clarity = Перстень ясності
card-ring-of-endurance = Перстень витривалості
card-ring-of-largesse = Перстень щедрості
card-guide-to-good-manners = Посібник із гарних манер
card-memorarium = Запам’ятарій
card-monster-codex = Кодекс чудовиськ
card-atlas-of-wild-lands = Атлас диких земель
card-field-guide-to-beasts = Визначник звірів
card-lives-of-the-mages = Життєписи магів

## Готові зілля

card-truthsayer = Правдослов
card-liquid-luck-ready = Рідка удача
card-triplet-ready = Триплет
card-silverwort-ready = Сріблянка
card-living-water-ready = Жива вода
card-liquid-darkness-ready = Рідка темрява
card-bracing-brew = Бадьорий відвар

## Таланти

card-martyr = Мученик
card-chronomancer = Хрономант
card-night-thief = Нічний злодій
card-guardian = Страж
card-bard = Бард
card-herbalist = Травник
card-blood-bound = Кревник
card-scholar = Книжник
card-pariah = Парія
card-alchemist = Алхімік
card-tuner = Настроювач
card-druid = Друїд

## Контракти

card-lost-hut = Пропаща хата
card-glimmerhorn = Блискоріг
card-lost-tiara = Загублена тіара
card-forest-flame = Лісове полум’я
card-forgotten-path = Забутий шлях
card-bright-path = Світла стежина
card-crystal-song = Пісня кришталю
card-ailing-dragonling = Хворе драконеня
card-school-messenger = Шкільний посланець
card-mad-dealer = Шалений ділок
card-smuggler = Контрабандист
card-scarlet-pact = Багряний пакт
card-high-demand = Високий попит
card-offering = Підношення
card-night-market = Нічний ринок
card-ratcatcher = Щуролов
card-ghoul-hunt = Полювання на упиря
card-thing-in-the-cellar = Тварюка з підвалу
card-sacred-grove = Священний гай
card-fairy-invasion = Навала фей
card-bond-of-minds = Зв’язок розумів
card-bridge-wardens = Вартові мосту
card-sunken-bell = Затонулий дзвін
card-stargazer = Звіздар
card-healer-of-the-valley = Цілитель долини
card-beast-reserve = Заповідник
card-taming-the-griffin = Приборкання грифона
card-witchcraft-prison = Чаклунська в’язниця
card-treasury = Скарбниця
card-vanishing-manor = Зникомий маєток
card-beast-wrestler = Звіроборець
card-crypt-whispers = Шепіт склепу
card-stolen-name = Вкрадене ім’я
card-black-auction = Чорний аукціон
card-poachers-trail = Браконьєрська стежка
card-marsh-leviathan = Болотяний левіафан

## Випробування

card-goldgorger = Златоїд
card-scrollgnawers = Сувійники
card-deranged-clock = Розладнаний годинник
card-gloomy-lady = Похмура леді
card-clockwork-soldiers = Годинникові солдати
card-will-o-the-wisp = Болотяний вогник
card-wildwood = Диколісся
card-aranea = Аранея
card-mist-of-oblivion = Туман забуття
card-direwolf-pack = Зграя лютововків
card-cloaker = Плащовик
card-runaway-apprentice = Підмайстер-утікач
card-plains-of-agony = Рівнини агонії
card-radomir-flaming = Радомир Фламінг
card-umbral-swarm = Рій умбралів
card-smoky-beast = Димчастий звір
card-cockatrice = Кокатрис
card-midnight-reaper = Опівнічний жнець
card-basilisk = Василіск
card-night-of-horrors = Ніч жахіть
card-dragan-ivantsevich = Драган Іванцевич
card-flesheaters-lair = Лігво плотожерів
card-ardentstein-castle = Замок Ардентштайн
card-heart-of-winter = Серце зими

## Пророцтва

card-end-of-times = Кінець часів
card-guild-revival = Відродження гільдії
card-song-of-overcoming = Пісня подолання
card-awakened-spark = Пробуджена іскра
card-unity = Єдність
card-full-belt = Повний пояс
card-common-cause = Спільна справа
card-the-scales = Шалька терезів
card-hidden-knowledge = Сокровенне знання

## Цілі

card-mastery = Майстерність
card-wisdom = Мудрість
card-heroism = Героїзм
card-service = Служіння

## Події

card-harvest = Урожай
card-personal-training = Особисте тренування
card-extracurricular-reading = Позакласне читання
card-secret-deal = Таємна угода
card-festival = Фестиваль
card-wanderer = Мандрівник
card-fresh-batch = Свіжа партія
card-practice = Практика

## Смертельні поранення

card-mortal-wound = Смертельне поранення
