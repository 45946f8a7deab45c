# Что игрок может выбрать: надписи на кнопках и строки меню. Без точки на конце, кроме текста способности.

## Эссенция по названию

ra-essence =
    { $essence ->
        [calm] покой
        [death] смерть
        [elan] пыл
        [gold] золото
       *[life] жизнь
    }

## Ход

ra-do-pass = Спасовать
ra-do-place = Разместить { $card }
ra-do-claim = Забрать { $card }
ra-do-claim-deck = Забрать верхнюю карту колоды монументов
ra-do-discard = Сбросить { $card }
# { $text } — способность, как на карте, с точкой на конце; { $card } — только название
ra-do-power = Использовать: { $card }. { $text }
ra-do-power-number = Использовать: { $card }, способность № { $number }. { $text }
ra-do-react = Ответить: { $card }. { $text }
ra-do-react-number = Ответить: { $card }, способность № { $number }. { $text }

## Получение

# { $card } в родительном падеже
ra-do-take = Забрать всё с { $card }
ra-do-take-amounts = Забрать всё с { $card }: { $amounts }

## Решения

ra-do-pay = Заплатить
ra-do-pay-amounts = Заплатить { $amounts }
# { $price } — указание, как на карте
ra-do-pay-price = Заплатить цену: { $price }
ra-do-turn = Повернуть компонент
ra-do-turn-card = Повернуть { $card }
ra-do-suffer = Принять потерю
ra-do-done = Готово
ra-do-take-no-more = Больше ничего не забирать
ra-do-pay-no-more = Больше не платить
ra-do-straighten-nothing = Ничего не разворачивать
ra-do-place-nothing = Ничего не размещать
ra-do-do-not-react = Не отвечать
ra-do-essence = { ra-essence }
ra-do-seat = { $name }
ra-do-own-deck = Ваша колода
ra-do-monument-deck = Колода монументов

## Выбор компонента: для чего он

ra-do-choose = Выбрать { $card }
ra-do-choose-take = Взять { $card }
ra-do-choose-keep = Оставить себе { $card }
ra-do-choose-destroy = Уничтожить { $card }
ra-do-choose-straighten = Развернуть { $card } обратно
ra-do-choose-put = Положить на { $card }
# Только название
ra-do-choose-next = { $card }
ra-note-discard = за 1 золото или 2 другие эссенции

## Подтверждение того, что собрано на одной панели

ra-confirm-place = Оплатить и разместить
ra-confirm-claim = Оплатить и забрать
ra-confirm-gain = Получить
ra-confirm-put = Положить
ra-confirm-discard = Сбросить
ra-confirm-lose = Потерять
# За что платят, для чтения вслух: предложения
ra-bill-price = Цена: { $amounts }.
ra-bill-less = Скидка: { $count }.
ra-bill-paid = Уже заплачено: { $amounts }.
