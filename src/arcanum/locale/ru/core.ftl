# Слова, которые нужны каждой игре.

## Перечни: { $items } — все, что стоит перед { $last }, уже соединенное

list-comma = { $items }, { $last }
list-and = { $items } и { $last }
list-or = { $items } или { $last }
list-then = { $items }; { $last }

## Игроки

# { $player } — человек или бот определенного уровня; с номером там, где их несколько
seat-name =
    { $player ->
        [random] Наугад
        [apprentice] Ученик
        [adept] Адепт
        [magister] Магистр
        [process] Программа
       *[human] Игрок
    }
seat-name-numbered = { seat-name } { $number }
# Каков бот, для тех, кто выбирает.
bot-note =
    { $bot ->
        [apprentice] Учится, как и вы
        [adept] Берет, что видит
        [magister] Думает наперед
        [named] Гость этого дома
       *[random] Ходит как придется
    }

## Почему что-то не принято: без точки на конце, за текстом может стоять номер правила

reason-no-such-seat = Места { $seat } нет: места идут от 0 до { $last }
reason-game-over = Игра окончена
reason-not-asked-now = Сейчас спрашивают не об этом
reason-not-your-decision = Сейчас решение не за вами: игра ждет, что выберет { $name }
reason-undo-nothing = Отменять нечего
reason-undo-revealed = Отменить нельзя: с тех пор открылось что-то скрытое
reason-undo-others-acted = Отменить нельзя: с тех пор свой выбор сделал кто-то еще
