# Что говорит только терминал о «Войнах Чёрной Розы: Дуэль».

cli-br-title = Войны Чёрной Розы: Дуэль
cli-br-rose = Чёрная Роза
cli-br-score = очки силы { $power }, трофеи { $trophies }, комнаты { $rooms }, фишки { $tokens }
cli-br-place =
    { $position ->
        [c] Ц
        [r1] СЗ
        [r2] СВ
        [r3] В
        [r4] ЮВ
        [r5] ЮЗ
       *[r6] З
    }
cli-br-token-ready = восстановлена, жетон доступен
cli-br-token-used = восстановлена, жетон использован
cli-br-events = События
cli-br-quests = Задания
cli-br-piles = библиотека { $library }, забытые заклинания { $forgotten }
cli-br-crown = корона
cli-br-damage = урон
cli-br-actions = жетоны действий { $count }
cli-br-grimoire-count = гримуар { $count }
cli-br-spells = Заклинания
cli-br-hidden = закрыто
cli-br-evocations = Воплощения
cli-br-evocation = сила { $strength }, скорость { $speed }
cli-br-memories = Воспоминания
cli-br-grimoire = В вашем гримуаре
cli-br-seen = Известны сверху
cli-br-power = Очки силы
cli-br-trophies = Трофеи
cli-br-rooms = Комнаты
cli-br-legend = фишки: B синие, R красные, X Чёрная Роза, { $free } свободно; после фишек комнаты — очки силы за первое, второе и третье место; в скобках после задания — сколько за него получит Роза
