# Що каже лише термінал про Res Arcana.

cli-setting-up = приготування
cli-match = партія { $game } поєдинку, перемоги { $wins }
cli-centre = Центр
cli-pack = Карти перед вами
cli-kept = Ви залишаєте
cli-mages = Два ваші маги
cli-deck-top = Верх вашої колоди, за порядком
cli-deck-cards = У вашій колоді
cli-monument-deck =
    { $count ->
        [0] колода порожня
       *[other] у колоді: { $count }
    }
cli-monuments-known = Відомі згори
cli-monuments-among = серед наступних { $count }: { $names }
cli-monuments-unknown = невідомих: { $count }
cli-open-draft = Відкритий відбір
cli-first-player = Перший гравець
cli-passed = пас
cli-deck-count = колода { $count }
cli-discard = Скид

cli-breakdown = Очки
cli-total = Разом
cli-tie-break = За нічиєї
cli-extra-points = на час перевірки
cli-legend = підготовлений { $straight }, активований { $turned }, очки { $star }, есенції будь-якого типу { $any }
