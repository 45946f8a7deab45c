# Те, що каже лише термінал: заголовки столу, команди, зауваження. Слова самої гри — в arcanum/locale.

## Стіл

cli-round = раунд { $round }
cli-hand = Ваша рука
cli-known-cards = На руці або в колоді
cli-none = немає
cli-hand-count = рука { $count }

## Кінець

cli-result = Підсумок
cli-outcome = { $count ->
    [0] Ніхто не переміг.
    [1] Перемагає { $names }.
   *[other] Перемогу ділять { $names }.
}
cli-outcome-alone = { $outcome ->
    [won] { $name } перемагає гру.
    [lost] Гра перемогла: { $name } програє.
   *[tied] { $name } і гра зіграли внічию.
}
cli-player = Гравець
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
cli-shortened = Скорочено за висотою вікна: «{ $table }» покаже все, «?» — що дають дії.
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
cli-rules-english = Каталог правил є лише англійською: він для довідки; суть гри — за командою «стисло»
cli-ambiguous = «{ $text }» може означати: { $fits }
cli-no-number = Номера { $text } немає: номери йдуть від 1 до { $most }
cli-too-many = Забагато: залишилося вибрати { $count }
cli-run-impossible = Разом це вибрати не можна: ще раз { $what } не вийде
cli-legal = { $what }: зараз це можна
cli-needs = Пишеться так: { $usage }
cli-undone = Скасовано: { $what }

## Що зробить дія

cli-foretold-certain = Це точно:
cli-foretold-odds = Щось вирішує випадок або приховано; шанси, за { $count } розкладами:
cli-foretold-nothing = поки нічого не змінюється
cli-foretold-next = потім відповідає: { $names }
cli-foretold-end = партія закінчується
cli-foretold-mean = у середньому { $mean }
cli-foretold-unseen = щось приховане
cli-foretold-yes = так
cli-foretold-no = ні

## Команди: їх можна ввести й цією мовою

cli-command =
    { $command ->
        [why] чому
        [undo] скасувати
        [card] карта
        [log] журнал
        [table] стіл
        [short] стисло
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
cli-start = Введіть { $help }, щоб побачити команди, { $short } — гру кількома словами.
cli-thinking = Думає: { $name } …
cli-seated = Зараз за столом: { $names }. Змінити: --seats { $kinds }
cli-help-number = дія з цим номером
cli-help-note = що дає дія з цим номером; сам `?` — що дають усі
cli-help-foretell = що зробить дія, ще до того як ви її оберете: точно чи з шансами; можна й «? призма»
cli-help-words = дія словами або будь-якою їх частиною, що пасує лише до однієї
cli-help-several = одразу кілька, у будь-якому порядку: 2 життя та 1 спокій; можна «життя 2 спокій 1» і «prism, athanor»
cli-help-why = чому дія зараз неможлива
cli-help-undo = скасувати свій останній вибір, якщо відтоді нічого не відкрилося й ніхто не діяв
cli-help-card = текст компонента за частиною назви будь-якою мовою
cli-help-log = усе, що сталося досі
cli-help-table = показати стіл ще раз, повністю
cli-help-short = гра кількома словами — для тих, хто ще не грав
cli-help-rules = правило з каталогу; без номера — те, на якому засноване запитання
cli-help-save = зберегти гру; продовжити — з --load
cli-help-help = цей перелік
cli-help-quit = вийти з гри
