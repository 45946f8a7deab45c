# Що каже лише термінал про «Війни Чорної Троянди: Дуель».

cli-br-title = Війни Чорної Троянди: Дуель
cli-br-rose = Чорна Троянда
cli-br-score = очки сили { $power }, трофеї { $trophies }, кімнати { $rooms }, фішки { $tokens }
cli-br-place =
    { $position ->
        [c] Ц
        [r1] ПнЗ
        [r2] ПнС
        [r3] С
        [r4] ПдС
        [r5] ПдЗ
       *[r6] З
    }
cli-br-token-ready = відновлена, жетон доступний
cli-br-token-used = відновлена, жетон використано
cli-br-events = Події
cli-br-quests = Завдання
cli-br-piles = бібліотека { $library }, забуті закляття { $forgotten }
cli-br-crown = корона
cli-br-damage = шкода
cli-br-actions = жетони дій { $count }
cli-br-grimoire-count = гримуар { $count }
cli-br-spells = Закляття
cli-br-hidden = закрито
cli-br-evocations = Втілення
cli-br-evocation = сила { $strength }, швидкість { $speed }
cli-br-memories = Спогади
cli-br-grimoire = У вашому гримуарі
cli-br-seen = Відомі зверху
cli-br-power = Очки сили
cli-br-trophies = Трофеї
cli-br-rooms = Кімнати
cli-br-legend = фішки: B сині, R червоні, X Чорна Троянда, { $free } вільно; після фішок кімнати — очки сили за перше, друге й третє місце; у дужках після завдання — скільки за нього отримає Троянда
