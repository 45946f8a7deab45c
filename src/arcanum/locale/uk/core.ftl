# Слова, потрібні кожній грі.

## Переліки: { $items } — усе, що стоїть перед { $last }, уже з'єднане
## «Та», а не «і» чи «й»: милозвучне після будь-якого слова й числа.

list-comma = { $items }, { $last }
list-and = { $items } та { $last }
list-or = { $items } або { $last }
list-then = { $items }; { $last }

## Гравці

# { $player } — людина або бот певного рівня; з номером там, де їх кілька
seat-name =
    { $player ->
        [random] Навмання
        [apprentice] Учень
        [adept] Адепт
        [magister] Магістр
        [process] Програма
       *[human] Гравець
    }
seat-name-numbered = { seat-name } { $number }
# Який бот, для тих, хто обирає.
bot-note =
    { $bot ->
        [apprentice] Вчиться, як і ви
        [adept] Бере, що бачить
        [magister] Думає наперед
        [named] Гість цього дому
       *[random] Ходить як заманеться
    }

## Чому щось не прийнято: без крапки наприкінці, за текстом може стояти номер правила

reason-no-such-seat = Місця { $seat } немає: місця йдуть від 0 до { $last }
reason-game-over = Гру завершено
reason-not-asked-now = Зараз питають не про це
reason-not-your-decision = Зараз вирішуєте не ви: гра чекає, що вибере { $name }
reason-undo-nothing = Скасовувати нічого
reason-undo-revealed = Скасувати не можна: відтоді відкрилося щось приховане
reason-undo-others-acted = Скасувати не можна: відтоді свій вибір зробив хтось інший
