# Что говорит только терминал о Res Arcana.

cli-setting-up = подготовка
cli-match = партия { $game } матча, победы { $wins }
cli-centre = Центр
cli-pack = Карты перед вами
cli-kept = Вы оставляете
cli-mages = Два ваших мага
cli-deck-top = Верх вашей колоды, по порядку
cli-deck-cards = В вашей колоде
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
cli-deck-count = колода { $count }
cli-discard = Сброс

cli-breakdown = Очки
cli-total = Всего
cli-tie-break = При ничьей
cli-extra-points = на время проверки
cli-legend = прямой { $straight }, повёрнутый { $turned }, очки { $star }, эссенции любого вида { $any }
