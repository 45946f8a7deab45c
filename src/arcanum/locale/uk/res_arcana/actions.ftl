# Що гравець може вибрати: написи на кнопках і рядки меню. Без крапки наприкінці, крім тексту сили.

## Есенція за назвою

ra-essence =
    { $essence ->
        [calm] спокій
        [death] смерть
        [elan] запал
        [gold] золото
       *[life] життя
    }

## Хід

ra-do-pass = Спасувати
ra-do-place = Зіграти { $card }
ra-do-claim = Захопити { $card }
ra-do-claim-deck = Захопити верхню карту колоди монументів
ra-do-discard = Скинути { $card }
# { $text } — сила, як на карті, з крапкою наприкінці; { $card } — лише назва
ra-do-power = Застосувати: { $card }. { $text }
ra-do-power-number = Застосувати: { $card }, сила № { $number }. { $text }
ra-do-react = Відреагувати: { $card }. { $text }
ra-do-react-number = Відреагувати: { $card }, сила № { $number }. { $text }

## Збирання

# { $card } у родовому відмінку
ra-do-take = Забрати все з { $card }
ra-do-take-amounts = Забрати все з { $card }: { $amounts }

## Рішення

ra-do-pay = Сплатити
ra-do-pay-amounts = Сплатити { $amounts }
# { $price } — вказівка, як на карті
ra-do-pay-price = Сплатити ціну: { $price }
ra-do-turn = Активувати компонент
ra-do-turn-card = Активувати { $card }
ra-do-suffer = Прийняти втрату
ra-do-done = Готово
ra-do-take-no-more = Більше нічого не забирати
ra-do-pay-no-more = Більше не платити
ra-do-straighten-nothing = Нічого не підготовляти
ra-do-place-nothing = Нічого не грати
ra-do-do-not-react = Не реагувати
ra-do-essence = { ra-essence }
ra-do-seat = { $name }
ra-do-own-deck = Ваша колода
ra-do-monument-deck = Колода монументів

## Вибір компонента: для чого він

ra-do-choose = Вибрати { $card }
ra-do-choose-take = Узяти { $card }
ra-do-choose-keep = Залишити собі { $card }
ra-do-choose-destroy = Знищити { $card }
ra-do-choose-straighten = Підготувати (розвернути назад) { $card }
ra-do-choose-put = Покласти на { $card }
# Лише назва
ra-do-choose-next = { $card }
ra-note-discard = за 1 золото або 2 інші есенції

## Підтвердження того, що зібрано на одній панелі

ra-confirm-place = Сплатити й зіграти
ra-confirm-claim = Сплатити й захопити
ra-confirm-gain = Отримати
ra-confirm-put = Покласти
ra-confirm-discard = Скинути
ra-confirm-lose = Втратити
# За що платять, для читання вголос: речення
ra-bill-price = Ціна: { $amounts }.
ra-bill-less = Знижка: { $count }.
ra-bill-paid = Уже сплачено: { $amounts }.
