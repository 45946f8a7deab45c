# Чому дію не прийнято. Без крапки наприкінці, за текстом може стояти номер правила.
# { $card } — компонент за назвою, у потрібному реченню відмінку.

## Не зараз

ra-no-you-have-passed = Ви спасували й у цьому раунді більше не дієте
ra-no-not-an-action = У свій хід можна зіграти, захопити, скинути, застосувати силу або спасувати
ra-no-collect-first = Триває збирання: заберіть есенції з компонента або завершіть
ra-no-pay-first = Спершу завершіть оплату
# { $card } у називному відмінку
ra-no-pay-or-turn = { $card } вимагає спершу сплатити або активувати цей компонент
ra-no-lose-first = Спершу втратьте ще { ra-essences-accusative }
ra-no-discard-first = Спершу скиньте ще { ra-cards-accusative }
ra-no-choose-essences = Спершу виберіть ще { ra-essences-accusative }
ra-no-react-now = Спершу відреагуйте на те, що відбувається: застосуйте реакцію або відмовтеся
ra-no-place-or-decline = Зіграйте артефакт або відмовтеся

## Виберіть інше

ra-no-choose-a-mage = Виберіть одного з двох магів, яких вам роздали
ra-no-choose-an-item = Виберіть магічний предмет
ra-no-choose-a-draft-card = Виберіть одну із запропонованих карт
ra-no-choose-a-component = Виберіть один зі своїх компонентів
ra-no-choose-a-rival = Виберіть суперника
ra-no-choose-a-deck = Виберіть свою колоду або колоду монументів
ra-no-choose-a-seen-card = Виберіть одну з карт, які переглядаєте
ra-no-name-first-player = Виберіть, хто буде першим гравцем
# { $card } у називному відмінку
ra-no-pick-in-order = Карти вибирають за порядком списку, і { $card } зараз не на черзі
ra-no-pick-essences-in-order =
    Есенції вибирають за порядком: спокій, смерть, запал, золото, життя; зараз черга дійшла сюди: { ra-essence }

## Де компонент

# { $card } у називному відмінку
ra-no-not-dealt = { $card } — не з тих, що вам роздали
ra-no-not-in-pack = Серед запропонованих карт немає { $card }
ra-no-item-taken = У загальному запасі немає { $card }
# { $card } у називному відмінку
ra-no-same-item = { $card } уже у вас: візьміть інший
ra-no-not-in-hand = На руці немає { $card }
ra-no-not-in-discard = У доступному скиді немає { $card }
ra-no-not-yours = Серед ваших компонентів немає { $card }
ra-no-not-in-the-centre = Серед відкритих у центрі стола немає { $card }
# { $card } у знахідному відмінку
ra-no-already-claimed = Захопити { $card } вже не можна: власник — { $name }
ra-no-monument-deck-empty = У колоді монументів немає карт
ra-no-hand-empty = На руці немає карти, яку можна скинути

## Який компонент

# { $card } у називному відмінку
ra-no-is-turned = { $card } уже в активованому стані
# { $card } у називному відмінку
ra-no-is-straight = { $card } не в активованому стані
# { $card } у місцевому відмінку
ra-no-nothing-on-it = На { $card } немає есенцій
# { $card } у називному відмінку
ra-no-not-an-artifact = { $card } — не артефакт, знищити не можна
# { $card } у називному відмінку
ra-no-wrong-kind = { $card } тут не підходить
ra-no-not-itself = { $card } вибрати не можна: потрібен інший артефакт

## Сили

ra-no-only-when-claimed = Ця сила { $card } діє лише тоді, коли ви захоплюєте цей компонент
# Коли невідомо, на що реагує сила
ra-no-react-only = Ця сила { $card } — реакція: вона діє лише у відповідь на свою подію
ra-no-react-only-to =
    { $react ->
        [life_loss] Ця сила { $card } — реакція: вона діє лише в разі втрати життя
        [dragon_power] Ця сила { $card } — реакція: вона діє лише в разі втрати життя від сили дракона
       *[victory_check] Ця сила { $card } — реакція: вона діє лише під час перевірки умови перемоги
    }
ra-no-no-react-to-this = Ця сила { $card } не реагує на те, що відбувається
ra-no-not-a-dragon-power = Сила { $card } реагує лише на силу дракона, а це не вона
# { $card } у називному відмінку
ra-no-no-price = { $card } не пропонує ціни: застосуйте реакцію або прийміть втрату
# { $card } у називному відмінку
ra-no-price-unpayable = Ви не можете сплатити ціну, яку пропонує { $card }

## Чого бракує

# { $amounts } у називному відмінку
ra-no-needs-essences = Бракує: { $amounts }
ra-no-needs-after-discount = Зі знижкою треба сплатити { ra-essences-accusative }, а відповідних бракує
# { $types } у родовому відмінку
ra-no-needs-one-of = Бракує есенцій: { $types }
# { $amount } у називному, { $card } у місцевому відмінку
ra-no-needs-on-it = На { $card } бракує: { $amount }
ra-no-needs-straight =
    { $subtype ->
        [dragon] У вас немає неактивованого дракона, щоб активувати його
       *[creature] У вас немає неактивованої істоти, щоб активувати її
    }
ra-no-nothing-to-destroy =
    { $destroy ->
        [dragon_or_creature] У вас немає дракона чи істоти, щоб знищити
       *[other] У вас немає артефакту, щоб знищити
    }

## Яка есенція

ra-no-none-left = У вас не лишилося { ra-essence-genitive }
ra-no-type-excluded = { ra-essence } тут не підходить
ra-no-same-type = Отримуваний тип має відрізнятися від сплаченого, а це той самий: { ra-essence }
ra-no-one-type-only = Платити можна есенціями лише одного типу, і це { ra-essence }
ra-no-cannot-pay-with = { ra-essence } не підходить для того, що лишилося сплатити
# Знахідний відмінок назви есенції такий самий, як називний
ra-no-rest-unpayable = Якщо зараз сплатити { ra-essence }, решту оплатити не вдасться
ra-no-rest-too-small = Якщо зараз віддати { ra-essence }, на решту не вистачить
