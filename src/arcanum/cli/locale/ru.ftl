# То, что говорит только терминал: заголовки стола, команды, замечания. Слова самой игры — в arcanum/locale.

## Стол

cli-round = раунд { $round }
cli-setting-up = подготовка
cli-match = партия { $game } матча, победы { $wins }
cli-centre = Центр
cli-hand = Ваша рука
cli-pack = Карты перед вами
cli-kept = Вы оставляете
cli-mages = Два ваших мага
cli-deck-top = Верх вашей колоды, по порядку
cli-deck-cards = В вашей колоде
cli-known-cards = На руке или в колоде
cli-monument-deck =
    { $count ->
        [0] колода пуста
       *[other] в колоде: { $count }
    }
cli-monuments-known = Известны сверху
cli-monuments-among = среди следующих { $count }: { $names }
cli-monuments-unknown = неизвестных: { $count }
cli-open-draft = Открытый драфт
cli-first-player = Первый игрок
cli-passed = пас
cli-none = нет
cli-hand-count = рука { $count }
cli-deck-count = колода { $count }
cli-discard = Сброс

## Конец

cli-result = Итог
cli-player = Игрок
cli-breakdown = Очки
cli-total = Всего
cli-tie-break = При ничьей
cli-extra-points = на время проверки
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
        [foreign] { $file }: записать нельзя: такой файл есть, и это не сохраненная игра и не запись; выберите другое имя
        [protected] { $file }: записать нельзя: нет прав
        [missing] { $file }: записать нельзя: такой папки нет
        [full] { $file }: записать нельзя: не хватает места
       *[system] { $file }: записать нельзя: { $detail }
    }

## Вопросы

cli-several = В одной строке можно выбрать сразу несколько, в любом порядке, например: { $example }
cli-so-far = Пока выбрано: { $what }. Выберите остальное; `{ $undo }` сбросит этот выбор.
cli-pass-keyboard = Передайте клавиатуру ({ $name }) и нажмите Enter.
cli-log-cut =
    { $count ->
        [one] … и еще { $count } строка раньше: { $log }
        [few] … и еще { $count } строки раньше: { $log }
       *[many] … и еще { $count } строк раньше: { $log }
    }
cli-unknown = «{ $text }» — не действие и не команда; { $help } — список того, что можно ввести
cli-unknown-card = Карты «{ $text }» нет
cli-unknown-card-near = Карты «{ $text }» нет; похожие: { $near }
cli-unknown-rule = Правила «{ $text }» нет
cli-unknown-rule-near = Правила «{ $text }» нет; похожие: { $near }
cli-no-catalogue = Каталога правил здесь нет
cli-ambiguous = «{ $text }» может значить: { $fits }
cli-no-number = Номера { $text } нет: номера идут от 1 до { $most }
cli-too-many = Слишком много: осталось выбрать { $count }
cli-run-impossible = Вместе это выбрать нельзя: еще раз { $what } не получится
cli-legal = { $what }: сейчас это можно
cli-needs = Пишется так: { $usage }
cli-undone = Отменено: { $what }

## Команды: их можно ввести и на этом языке

cli-command =
    { $command ->
        [why] почему
        [undo] отмена
        [card] карта
        [log] журнал
        [table] стол
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
cli-start = Список команд: { $help }.
cli-thinking = Думает: { $name } …
cli-seated = В файле не сказано, кто играл. Сейчас за столом: { $names }. Изменить: --seats { $kinds }
cli-help-number = действие с этим номером
cli-help-words = действие словами или любой их частью, которая подходит только к одному
cli-help-several = сразу несколько, в любом порядке: 2 жизни и 1 покой; можно «жизнь 2 покой 1» и «prism, athanor»
cli-help-why = почему действие сейчас невозможно
cli-help-undo = отменить свой последний выбор, если с тех пор ничего не открылось и никто не действовал
cli-help-card = текст компонента по части названия на любом языке
cli-help-log = все, что произошло до сих пор
cli-help-table = показать стол еще раз
cli-help-rules = правило из каталога; без номера — то, на котором основан вопрос
cli-help-save = сохранить игру; продолжить — с --load
cli-help-help = этот список
cli-help-quit = выйти из игры
cli-legend = прямой { $straight }, повернутый { $turned }, очки { $star }, эссенции любого вида { $any }

## Войны Чёрной Розы: Дуэль

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
