# Що відбулося, по рядку, у теперішньому часі: він не залежить від роду. { $name } — гравець, { $card } — компонент за
# назвою в потрібному реченню відмінку, { $amounts } — кількість есенцій у знахідному відмінку.

## Приготування, раунди та кінець

ra-log-game-started = Гра починається. Перший гравець: { $name }.
ra-log-game-started-again = Починається партія { $game } цього поєдинку. Перший гравець: { $name }.
ra-log-dealt =
    { $name } починає з колодою з { $count } { $count ->
        [one] карти
       *[other] карт
    }.
ra-log-mage-revealed = { $name } відкриває { $card }.
ra-log-item-chosen = { $name } бере { $card }.
ra-log-card-kept = { $name } залишає собі { $card }.
ra-log-card-taken = { $name } бере { $card }.
# { $cards } — назви без виду
ra-log-cards-taken = { $name } бере артефакти { $cards }.
ra-log-round-started = Починається раунд { $round }.
ra-log-cleaned-up = Раунд { $round } завершено: усі активовані компоненти підготовлено (розвернуто назад).
ra-log-checked = Кінець раунду: перевірка умови перемоги.
ra-log-checked-by = { $name } перевіряє умову перемоги.
ra-log-extra-points = { $name } отримує { ra-points } на час перевірки.
ra-log-scored = { $name }: { ra-points }; запас на випадок нічиєї: { $count } (золото рахується двічі).
ra-log-game-won = { $name } виграє партію в раунді { $round }.
ra-log-game-shared = { $names } ділять перемогу в раунді { $round }.
ra-log-match-won = { $name } виграє поєдинок.
ra-log-match-shared = Поєдинок завершується внічию.

## Есенції

ra-log-gained = { $name } отримує { $amounts }.
ra-log-paid = { $name } сплачує { $amounts }.
ra-log-lost = { $name } втрачає { $amounts }.
ra-log-nothing-lost = { $name } нічого не втрачає: запас порожній.
# { $card } у родовому відмінку
ra-log-taken-off = { $name } забирає { $amounts } з { $card }.
ra-log-put-on = { $name } кладе { $amounts } на { $card }.
# { $card } у родовому відмінку
ra-log-spent-from = { $name } повертає { $amounts } з { $card } до загального запасу.
ra-log-returned = { ra-log-spent-from }
# { $amount } у називному відмінку
ra-log-counted = { $name } рахує есенції в запасі суперника ({ $rival }): { $amount }.

## Компоненти

ra-log-turned = { $name } активує { $card }.
ra-log-straightened = { $name } підготовляє (розвертає назад) { $card }.
ra-log-placed = { $name } грає { $card }.
ra-log-claimed = { $name } захоплює { $card }.
# { $card } у називному відмінку
ra-log-claimed-blind = Це { $card }.
ra-log-claiming-unseen = { $name } наосліп захоплює верхню карту колоди монументів.
# { $card } у називному відмінку
ra-log-displayed = У центрі відкривається { $card }.
ra-log-discarded = { $name } скидає { $card }.
# { $cards } — назви без виду
ra-log-discarded-several = { $name } скидає артефакти { $cards }.
ra-log-destroyed = { $name } знищує { $card }.

## Сили: { $card } у родовому відмінку, а після «активує» у знахідному

ra-log-power = { $name } застосовує силу { $card }.
ra-log-power-number = { $name } застосовує силу № { $number } { $card }.
ra-log-power-turning = { $name } активує { $card } і застосовує його силу.
ra-log-power-turning-number = { $name } активує { $card } і застосовує його силу № { $number }.
ra-log-reacted = { $name } реагує силою { $card }.
ra-log-reacted-number = { $name } реагує силою № { $number } { $card }.
ra-log-reacted-turning = { $name } активує { $card } і реагує його силою.
ra-log-reacted-turning-number = { $name } активує { $card } і реагує його силою № { $number }.
ra-log-price-paid = { $name } сплачує ціну, щоб ігнорувати втрату від { $card }.

## Карти

ra-log-drew = { $name } бере { ra-cards-accusative }.
ra-log-drew-card = { $name } бере { $card }.
# { $cards } — назви без виду
ra-log-drew-cards = { $name } бере артефакти { $cards }.
ra-log-reshuffled = { $name } замішує в колоду { ra-cards-accusative } зі скиду.
ra-log-looked-own =
    { $count ->
        [0] { $name } хоче переглянути свою колоду, але карт немає.
        [1] { $name } переглядає верхню карту своєї колоди.
       *[other] { $name } переглядає верхні { ra-cards-accusative } своєї колоди.
    }
ra-log-looked-monuments =
    { $count ->
        [0] { $name } хоче переглянути колоду монументів, але карт немає.
        [1] { $name } переглядає верхню карту колоди монументів.
       *[other] { $name } переглядає верхні { ra-cards-accusative } колоди монументів.
    }
# { $cards } — назви без виду
ra-log-saw = { $name } бачить, починаючи зверху: { $cards }.
ra-log-put-back-own =
    { $count ->
        [1] { $name } кладе карту назад на свою колоду.
       *[other] { $name } кладе карти назад на свою колоду.
    }
ra-log-put-back-monuments =
    { $count ->
        [1] { $name } кладе карту назад на колоду монументів.
       *[other] { $name } кладе карти назад на колоду монументів.
    }

## Пас

ra-log-passed = { $name } пасує.
ra-log-first-player = { $name } отримує жетон першого гравця.
# { $old } і { $card } — назви без виду
ra-log-item-swapped = { $name } міняє магічний предмет { $old } на предмет { $card }.
