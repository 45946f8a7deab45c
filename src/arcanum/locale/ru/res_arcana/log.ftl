# Что произошло, по строке, в настоящем времени: оно не зависит от рода. { $name } — игрок, { $card } — компонент по
# названию в нужном предложению падеже, { $amounts } — количество эссенций в винительном падеже.

## Подготовка, раунды и конец

ra-log-game-started = Игра начинается. Первый игрок: { $name }.
ra-log-game-started-again = Начинается партия { $game } этого матча. Первый игрок: { $name }.
ra-log-dealt =
    { $name } начинает с колодой из { $count } { $count ->
        [one] карты
       *[other] карт
    }.
ra-log-mage-revealed = { $name } открывает { $card }.
ra-log-item-chosen = { $name } берёт { $card }.
ra-log-card-kept = { $name } оставляет себе { $card }.
ra-log-card-taken = { $name } берёт { $card }.
# { $cards } — названия без вида
ra-log-cards-taken = { $name } берёт артефакты { $cards }.
ra-log-round-started = Начинается раунд { $round }.
ra-log-cleaned-up = Раунд { $round } окончен: все повёрнутые компоненты развёрнуты обратно.
ra-log-checked = Конец раунда: проверка условия победы.
ra-log-checked-by = { $name } проверяет условие победы.
ra-log-extra-points = { $name } получает { ra-points } на время проверки.
ra-log-scored = { $name }: { ra-points }; личный запас на случай ничьей: { $count } (золото считается дважды).
ra-log-game-won = { $name } выигрывает партию в раунде { $round }.
ra-log-game-shared = { $names } делят победу в раунде { $round }.
ra-log-match-won = { $name } выигрывает матч.
ra-log-match-shared = Матч заканчивается вничью.

## Эссенции

ra-log-gained = { $name } получает { $amounts }.
ra-log-paid = { $name } платит { $amounts }.
ra-log-lost = { $name } теряет { $amounts }.
ra-log-nothing-lost = { $name } ничего не теряет: личный запас пуст.
# { $card } в родительном падеже
ra-log-taken-off = { $name } забирает { $amounts } с { $card }.
ra-log-put-on = { $name } кладёт { $amounts } на { $card }.
# { $card } в родительном падеже
ra-log-spent-from = { $name } возвращает { $amounts } с { $card } в общий запас.
ra-log-returned = { ra-log-spent-from }
# { $amount } в именительном падеже
ra-log-counted = { $name } считает эссенции в запасе соперника ({ $rival }): { $amount }.

## Компоненты

ra-log-turned = { $name } поворачивает { $card }.
ra-log-straightened = { $name } разворачивает { $card } обратно.
ra-log-placed = { $name } размещает { $card }.
ra-log-claimed = { $name } забирает { $card }.
# { $card } в именительном падеже
ra-log-claimed-blind = Это { $card }.
ra-log-claiming-unseen = { $name } вслепую забирает верхнюю карту колоды монументов.
# { $card } в именительном падеже
ra-log-displayed = В центре открывается { $card }.
ra-log-discarded = { $name } сбрасывает { $card }.
# { $cards } — названия без вида
ra-log-discarded-several = { $name } сбрасывает артефакты { $cards }.
ra-log-destroyed = { $name } уничтожает { $card }.

## Способности: { $card } в родительном падеже, а после «поворачивает» в винительном

ra-log-power = { $name } использует способность { $card }.
ra-log-power-number = { $name } использует способность № { $number } { $card }.
ra-log-power-turning = { $name } поворачивает { $card } и использует его способность.
ra-log-power-turning-number = { $name } поворачивает { $card } и использует его способность № { $number }.
ra-log-reacted = { $name } отвечает способностью { $card }.
ra-log-reacted-number = { $name } отвечает способностью № { $number } { $card }.
ra-log-reacted-turning = { $name } поворачивает { $card } и отвечает его способностью.
ra-log-reacted-turning-number = { $name } поворачивает { $card } и отвечает его способностью № { $number }.
ra-log-price-paid = { $name } платит цену, чтобы проигнорировать потерю от { $card }.

## Карты

ra-log-drew = { $name } берёт { ra-cards-accusative }.
ra-log-drew-card = { $name } берёт { $card }.
# { $cards } — названия без вида
ra-log-drew-cards = { $name } берёт артефакты { $cards }.
ra-log-reshuffled = { $name } замешивает в колоду { ra-cards-accusative } из сброса.
ra-log-looked-own =
    { $count ->
        [0] { $name } хочет посмотреть свою колоду, но карт нет.
        [1] { $name } смотрит верхнюю карту своей колоды.
       *[other] { $name } смотрит верхние { ra-cards-accusative } своей колоды.
    }
ra-log-looked-monuments =
    { $count ->
        [0] { $name } хочет посмотреть колоду монументов, но карт нет.
        [1] { $name } смотрит верхнюю карту колоды монументов.
       *[other] { $name } смотрит верхние { ra-cards-accusative } колоды монументов.
    }
# { $cards } — названия без вида
ra-log-saw = { $name } видит, начиная сверху: { $cards }.
ra-log-put-back-own =
    { $count ->
        [1] { $name } кладёт карту обратно на свою колоду.
       *[other] { $name } кладёт карты обратно на свою колоду.
    }
ra-log-put-back-monuments =
    { $count ->
        [1] { $name } кладёт карту обратно на колоду монументов.
       *[other] { $name } кладёт карты обратно на колоду монументов.
    }

## Пас

ra-log-passed = { $name } пасует.
ra-log-first-player = { $name } получает жетон первого игрока.
# { $old } и { $card } — названия без вида
ra-log-item-swapped = { $name } меняет волшебный предмет { $old } на предмет { $card }.
