# Те, що каже лише термінал: заголовки столу, команди, зауваження. Слова самої гри — в arcanum/locale.

## Гравці

cli-human = Гравець
cli-bot = Бот
cli-numbered = { $name } { $number }

## Стіл

cli-round = раунд { $round }
cli-setting-up = підготовка
cli-match = партія { $game } поєдинку, перемоги { $wins }
cli-centre = Центр
cli-hand = Ваша рука
cli-pack = Карти перед вами
cli-kept = Ви залишаєте
cli-mages = Два ваші маги
cli-deck-top = Згори вашої колоди, починаючи з верхньої
cli-deck-cards = У вашій колоді
cli-known-cards = У руці або колоді
cli-monument-deck =
    { $count ->
        [0] колода порожня
       *[other] у колоді: { $count }
    }
cli-monuments-known = Відомі верхні { $count }
cli-open-draft = Відкритий драфт
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
cli-end = зерно { $seed }, дій { $actions }, геш стану { $hash }
cli-left =
    { $actions ->
        [one] Ви виходите з гри після { $actions } дії.
       *[other] Ви виходите з гри після { $actions } дій.
    }

## Файли

cli-recorded = Запис гри — у файлі { $file }.
cli-saved = Збережено в { $file }. Продовжити можна з --load { $file }

## Запитання

cli-several = В одному рядку можна вибрати одразу кілька, у будь-якому порядку, наприклад: { $example }
cli-so-far = Поки вибрано: { $what }. Виберіть решту; `undo` скине цей вибір.
cli-pass-keyboard = Передайте клавіатуру ({ $name }) і натисніть Enter.
cli-log-cut =
    { $count ->
        [one] … і ще { $count } рядок раніше: log
        [few] … і ще { $count } рядки раніше: log
       *[many] … і ще { $count } рядків раніше: log
    }
cli-unknown = «{ $text }» — не дія і не команда; help покаже, що можна ввести
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
cli-legend = прямий { $straight }, активований { $turned }, очки { $star }, есенції будь-якого типу { $any }
