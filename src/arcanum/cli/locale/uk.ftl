# Те, що каже лише термінал: заголовки столу, команди, зауваження. Слова самої гри — в arcanum/locale.

## Стіл

cli-round = раунд { $round }
cli-setting-up = приготування
cli-match = партія { $game } поєдинку, перемоги { $wins }
cli-centre = Центр
cli-hand = Ваша рука
cli-pack = Карти перед вами
cli-kept = Ви залишаєте
cli-mages = Два ваші маги
cli-deck-top = Верх вашої колоди, за порядком
cli-deck-cards = У вашій колоді
cli-known-cards = На руці або в колоді
cli-monument-deck =
    { $count ->
        [0] колода порожня
       *[other] у колоді: { $count }
    }
cli-monuments-known = Відомі згори
cli-monuments-among = серед наступних { $count }: { $names }
cli-monuments-unknown = невідомих: { $count }
cli-open-draft = Відкритий відбір
cli-first-player = Перший гравець
cli-passed = пас
cli-none = немає
cli-hand-count = рука { $count }
cli-deck-count = колода { $count }
cli-discard = Скид

## Кінець

cli-result = Підсумок
cli-player = Гравець
cli-breakdown = Очки
cli-total = Разом
cli-tie-break = За нічиєї
cli-extra-points = на час перевірки
cli-winners =
    { $count ->
        [one] Перемога: { $names }.
       *[other] Перемогу ділять: { $names }.
    }
cli-gave-up = Здалися: { $names }.
cli-end = зерно { $seed }, дій { $actions }, геш стану { $hash }
cli-left =
    { $actions ->
        [one] Ви виходите з гри після { $actions } дії.
       *[other] Ви виходите з гри після { $actions } дій.
    }

## Файли

cli-recorded = Запис гри — у файлі { $file }.
cli-saved = Збережено в { $file }. Продовжити можна з --load { $file }

cli-not-written =
    { $cause ->
        [folder] { $file }: записати не можна: це тека
        [special] { $file }: записати не можна: це не звичайний файл
        [foreign] { $file }: записати не можна: такий файл є, і це не збережена гра й не запис; виберіть інше ім’я
        [protected] { $file }: записати не можна: немає прав
        [missing] { $file }: записати не можна: такої теки немає
        [full] { $file }: записати не можна: бракує місця
       *[system] { $file }: записати не можна: { $detail }
    }

## Запитання

cli-several = В одному рядку можна вибрати одразу кілька, у будь-якому порядку, наприклад: { $example }
cli-so-far = Поки вибрано: { $what }. Виберіть решту; `{ $undo }` скине цей вибір.
cli-pass-keyboard = Передайте клавіатуру ({ $name }) і натисніть Enter.
cli-log-cut =
    { $count ->
        [one] … і ще { $count } рядок раніше: { $log }
        [few] … і ще { $count } рядки раніше: { $log }
       *[many] … і ще { $count } рядків раніше: { $log }
    }
cli-unknown = «{ $text }» — не дія і не команда; { $help } — перелік того, що можна ввести
cli-unknown-card = Карти «{ $text }» немає
cli-unknown-card-near = Карти «{ $text }» немає; схожі: { $near }
cli-unknown-rule = Правила «{ $text }» немає
cli-unknown-rule-near = Правила «{ $text }» немає; схожі: { $near }
cli-no-catalogue = Каталогу правил тут немає
cli-ambiguous = «{ $text }» може означати: { $fits }
cli-no-number = Номера { $text } немає: номери йдуть від 1 до { $most }
cli-too-many = Забагато: залишилося вибрати { $count }
cli-run-impossible = Разом це вибрати не можна: ще раз { $what } не вийде
cli-legal = { $what }: зараз це можна
cli-needs = Пишеться так: { $usage }
cli-undone = Скасовано: { $what }

## Команди: їх можна ввести й цією мовою

cli-command =
    { $command ->
        [why] чому
        [undo] скасувати
        [card] карта
        [log] журнал
        [table] стіл
        [rules] правило
        [save] зберегти
        [help] довідка
       *[quit] вихід
    }
cli-argument =
    { $command ->
        [why] ДІЯ
        [card] НАЗВА
        [rules] { "[" }НОМЕР]
       *[save] ФАЙЛ
    }
cli-start = Перелік команд: { $help }.
cli-thinking = Думає: { $name } …
cli-seated = У файлі не сказано, хто грав. Зараз за столом: { $names }. Змінити: --seats { $kinds }
cli-help-number = дія з цим номером
cli-help-words = дія словами або будь-якою їх частиною, що пасує лише до однієї
cli-help-several = одразу кілька, у будь-якому порядку: 2 життя та 1 спокій; можна «життя 2 спокій 1» і «prism, athanor»
cli-help-why = чому дія зараз неможлива
cli-help-undo = скасувати свій останній вибір, якщо відтоді нічого не відкрилося й ніхто не діяв
cli-help-card = текст компонента за частиною назви будь-якою мовою
cli-help-log = усе, що сталося досі
cli-help-table = показати стіл ще раз
cli-help-rules = правило з каталогу; без номера — те, на якому засноване запитання
cli-help-save = зберегти гру; продовжити — з --load
cli-help-help = цей перелік
cli-help-quit = вийти з гри
cli-legend = підготовлений { $straight }, активований { $turned }, очки { $star }, есенції будь-якого типу { $any }

## Війни Чорної Троянди: Дуель

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
