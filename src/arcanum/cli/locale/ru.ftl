# То, что говорит только терминал: заголовки стола, команды, замечания. Слова самой игры — в arcanum/locale.

## Стол

cli-round = раунд { $round }
cli-hand = Ваша рука
cli-known-cards = На руке или в колоде
cli-none = нет
cli-hand-count = рука { $count }

## Конец

cli-result = Итог
cli-outcome = { $count ->
    [0] Никто не победил.
    [1] Побеждает { $names }.
   *[other] Победу делят { $names }.
}
cli-outcome-alone = { $outcome ->
    [won] { $name } побеждает игру.
    [lost] Игра победила: { $name } проигрывает.
   *[tied] { $name } и игра сыграли вничью.
}
cli-player = Игрок
cli-winners =
    { $count ->
        [one] Победа: { $names }.
       *[other] Победу делят: { $names }.
    }
cli-gave-up = Сдались: { $names }.
cli-end = зерно { $seed }, действий { $actions }, хеш состояния { $hash }
cli-left =
    { $actions ->
        [one] Вы выходите из игры после { $actions } действия.
       *[other] Вы выходите из игры после { $actions } действий.
    }

## Файлы

cli-recorded = Запись игры — в файле { $file }.
cli-saved = Сохранено в { $file }. Продолжить можно с --load { $file }

cli-not-written =
    { $cause ->
        [folder] { $file }: записать нельзя: это папка
        [special] { $file }: записать нельзя: это не обычный файл
        [foreign] { $file }: записать нельзя: такой файл есть, и это не сохранённая игра и не запись; выберите другое имя
        [protected] { $file }: записать нельзя: нет прав
        [missing] { $file }: записать нельзя: такой папки нет
        [full] { $file }: записать нельзя: не хватает места
       *[system] { $file }: записать нельзя: { $detail }
    }

## Вопросы

cli-several = В одной строке можно выбрать сразу несколько, в любом порядке, например: { $example }
cli-so-far = Пока выбрано: { $what }. Выберите остальное; `{ $undo }` сбросит этот выбор.
cli-shortened = Сокращено по высоте окна: «{ $table }» покажет всё, «?» — что дают действия.
cli-pass-keyboard = Передайте клавиатуру ({ $name }) и нажмите Enter.
cli-log-cut =
    { $count ->
        [one] … и ещё { $count } строка раньше: { $log }
        [few] … и ещё { $count } строки раньше: { $log }
       *[many] … и ещё { $count } строк раньше: { $log }
    }
cli-unknown = «{ $text }» — не действие и не команда; { $help } — список того, что можно ввести
cli-unknown-card = Карты «{ $text }» нет
cli-unknown-card-near = Карты «{ $text }» нет; похожие: { $near }
cli-unknown-rule = Правила «{ $text }» нет
cli-unknown-rule-near = Правила «{ $text }» нет; похожие: { $near }
cli-no-catalogue = Каталога правил здесь нет
cli-rules-english = Каталог правил есть только на английском: он для справки; суть игры — по команде «коротко»
cli-ambiguous = «{ $text }» может значить: { $fits }
cli-no-number = Номера { $text } нет: номера идут от 1 до { $most }
cli-too-many = Слишком много: осталось выбрать { $count }
cli-run-impossible = Вместе это выбрать нельзя: ещё раз { $what } не получится
cli-legal = { $what }: сейчас это можно
cli-needs = Пишется так: { $usage }
cli-undone = Отменено: { $what }

## Что сделает действие

cli-foretold-certain = Это точно:
cli-foretold-odds = Что-то решает случай или скрыто; шансы, по { $count } раскладам:
cli-foretold-nothing = пока ничего не меняется
cli-foretold-next = затем отвечает: { $names }
cli-foretold-end = партия заканчивается
cli-foretold-mean = в среднем { $mean }
cli-foretold-unseen = что-то скрытое
cli-foretold-yes = да
cli-foretold-no = нет

## Команды: их можно ввести и на этом языке

cli-command =
    { $command ->
        [why] почему
        [undo] отмена
        [card] карта
        [log] журнал
        [table] стол
        [short] коротко
        [rules] правило
        [save] сохранить
        [help] помощь
       *[quit] выход
    }
cli-argument =
    { $command ->
        [why] ДЕЙСТВИЕ
        [card] НАЗВАНИЕ
        [rules] { "[" }НОМЕР]
       *[save] ФАЙЛ
    }
cli-start = Введите { $help }, чтобы увидеть команды, { $short } — игру в нескольких словах.
cli-thinking = Думает: { $name } …
cli-seated = Сейчас за столом: { $names }. Изменить: --seats { $kinds }
cli-help-number = действие с этим номером
cli-help-note = что даёт действие с этим номером; `?` без номера — что даёт каждое
cli-help-foretell = что сделает действие, ещё до того как вы его выберете: точно или с шансами; можно и «? призма»
cli-help-words = действие словами или любой их частью, которая подходит только к одному
cli-help-several = сразу несколько, в любом порядке: 2 жизни и 1 покой; можно «жизнь 2 покой 1» и «prism, athanor»
cli-help-why = почему действие сейчас невозможно
cli-help-undo = отменить свой последний выбор, если с тех пор ничего не открылось и никто не действовал
cli-help-card = текст компонента по части названия на любом языке
cli-help-log = всё, что произошло до сих пор
cli-help-table = показать стол ещё раз, целиком
cli-help-short = игра в нескольких словах — для тех, кто ещё не играл
cli-help-rules = правило из каталога; без номера — то, на котором основан вопрос
cli-help-save = сохранить игру; продолжить — с --load
cli-help-help = этот список
cli-help-quit = выйти из игры
