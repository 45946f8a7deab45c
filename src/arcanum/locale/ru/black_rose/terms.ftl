# Существительные игры «Войны Чёрной Розы: Дуэль»: фигурки, комнаты, фишки, карты.
#
# Имя с падежом на конце (-accusative, -genitive, ...) — те же слова в этом падеже. Без падежа — именительный.
# Букву «ё» пишем, как в правилах этой игры.

## Фигурки и комнаты, о которых говорят эффекты, и комнаты ложи по местам

br-figures =
    { $who ->
        [target] цель
        [area] каждая фигурка соперника в комнате цели
        [caster] ваш маг
        [opponent_mage] маг соперника
        [this] это воплощение
        [summoned] призванное воплощение
        [picked] выбранная фигурка
        [picked_several] каждая выбранная фигурка
        [item] эта фигурка
        [item_mage] этот маг
        [each_mage] каждый маг
        [each_figure] каждая фигурка
        [each_evocation] каждое воплощение
        [enemy_figures] каждая фигурка соперника
        [own_evocations] каждое ваше воплощение
        [token_holder] маг с жетоном устойчивости
        [trigger_source] фигурка, от которой это исходит
        [trigger_target] фигурка, с которой это произошло
       *[damaged_this_activation] каждая фигурка, получившая урон в этой активации
    }
br-figures-genitive =
    { $who ->
        [target] цели
        [area] каждой фигурки соперника в комнате цели
        [caster] вашего мага
        [opponent_mage] мага соперника
        [this] этого воплощения
        [summoned] призванного воплощения
        [picked] выбранной фигурки
        [picked_several] каждой выбранной фигурки
        [item] этой фигурки
        [item_mage] этого мага
        [each_mage] каждого мага
        [each_figure] каждой фигурки
        [each_evocation] каждого воплощения
        [enemy_figures] каждой фигурки соперника
        [own_evocations] каждого вашего воплощения
        [token_holder] мага с жетоном устойчивости
        [trigger_source] фигурки, от которой это исходит
        [trigger_target] фигурки, с которой это произошло
       *[damaged_this_activation] каждой фигурки, получившей урон в этой активации
    }
br-figures-dative =
    { $who ->
        [target] цели
        [area] каждой фигурке соперника в комнате цели
        [caster] вашему магу
        [opponent_mage] магу соперника
        [this] этому воплощению
        [summoned] призванному воплощению
        [picked] выбранной фигурке
        [picked_several] каждой выбранной фигурке
        [item] этой фигурке
        [item_mage] этому магу
        [each_mage] каждому магу
        [each_figure] каждой фигурке
        [each_evocation] каждому воплощению
        [enemy_figures] каждой фигурке соперника
        [own_evocations] каждому вашему воплощению
        [token_holder] магу с жетоном устойчивости
        [trigger_source] фигурке, от которой это исходит
        [trigger_target] фигурке, с которой это произошло
       *[damaged_this_activation] каждой фигурке, получившей урон в этой активации
    }
br-figures-accusative =
    { $who ->
        [target] цель
        [area] каждую фигурку соперника в комнате цели
        [caster] вашего мага
        [opponent_mage] мага соперника
        [this] это воплощение
        [summoned] призванное воплощение
        [picked] выбранную фигурку
        [picked_several] каждую выбранную фигурку
        [item] эту фигурку
        [item_mage] этого мага
        [each_mage] каждого мага
        [each_figure] каждую фигурку
        [each_evocation] каждое воплощение
        [enemy_figures] каждую фигурку соперника
        [own_evocations] каждое ваше воплощение
        [token_holder] мага с жетоном устойчивости
        [trigger_source] фигурку, от которой это исходит
        [trigger_target] фигурку, с которой это произошло
       *[damaged_this_activation] каждую фигурку, получившую урон в этой активации
    }
br-figures-locative =
    { $who ->
        [target] цели
        [area] каждой фигурке соперника в комнате цели
        [caster] вашем маге
        [opponent_mage] маге соперника
        [this] этом воплощении
        [summoned] призванном воплощении
        [picked] выбранной фигурке
        [picked_several] каждой выбранной фигурке
        [item] этой фигурке
        [item_mage] этом маге
        [each_mage] каждом маге
        [each_figure] каждой фигурке
        [each_evocation] каждом воплощении
        [enemy_figures] каждой фигурке соперника
        [own_evocations] каждом вашем воплощении
        [token_holder] маге с жетоном устойчивости
        [trigger_source] фигурке, от которой это исходит
        [trigger_target] фигурке, с которой это произошло
       *[damaged_this_activation] каждой фигурке, получившей урон в этой активации
    }
br-rooms-accusative =
    { $place ->
        [target_room] комнату цели
        [caster_room] вашу комнату
        [this_room] эту комнату
        [opponent_room] комнату соперника
        [picked_room] выбранную комнату
        [picked_several] каждую выбранную комнату
        [room_of_target] нынешнюю комнату цели
        [item] очередную комнату
        [entered_rooms] каждую комнату, куда вы вошли
        [each_room] каждую комнату
        [each_destroyed_room] каждую разрушенную комнату
        [occupied_rooms] каждую комнату с фигурками
        [centre_room] центральную комнату
       *[trigger_room] комнату, где это произошло
    }
br-rooms-locative =
    { $place ->
        [target_room] комнате цели
        [caster_room] вашей комнате
        [this_room] этой комнате
        [opponent_room] комнате соперника
        [picked_room] выбранной комнате
        [picked_several] каждой выбранной комнате
        [room_of_target] нынешней комнате цели
        [item] очередной комнате
        [entered_rooms] каждой комнате, куда вы вошли
        [each_room] каждой комнате
        [each_destroyed_room] каждой разрушенной комнате
        [occupied_rooms] каждой комнате с фигурками
        [centre_room] центральной комнате
       *[trigger_room] комнате, где это произошло
    }
br-rooms-genitive =
    { $place ->
        [target_room] комнаты цели
        [caster_room] вашей комнаты
        [this_room] этой комнаты
        [opponent_room] комнаты соперника
        [picked_room] выбранной комнаты
        [picked_several] каждой выбранной комнаты
        [room_of_target] нынешней комнаты цели
        [item] очередной комнаты
        [entered_rooms] каждой комнаты, куда вы вошли
        [each_room] каждой комнаты
        [each_destroyed_room] каждой разрушенной комнаты
        [occupied_rooms] каждой комнаты с фигурками
        [centre_room] центральной комнаты
       *[trigger_room] комнаты, где это произошло
    }
br-position =
    { $position ->
        [c] центральная комната
        [r1] северо-западная комната
        [r2] северо-восточная комната
        [r3] восточная комната
        [r4] юго-восточная комната
        [r5] юго-западная комната
        [r6] западная комната
       *[cell] келья
    }
br-position-accusative =
    { $position ->
        [c] центральную комнату
        [r1] северо-западную комнату
        [r2] северо-восточную комнату
        [r3] восточную комнату
        [r4] юго-восточную комнату
        [r5] юго-западную комнату
        [r6] западную комнату
       *[cell] келью
    }
br-position-locative =
    { $position ->
        [c] центральной комнате
        [r1] северо-западной комнате
        [r2] северо-восточной комнате
        [r3] восточной комнате
        [r4] юго-восточной комнате
        [r5] юго-западной комнате
        [r6] западной комнате
       *[cell] келье
    }
br-position-genitive =
    { $position ->
        [c] центральной комнаты
        [r1] северо-западной комнаты
        [r2] северо-восточной комнаты
        [r3] восточной комнаты
        [r4] юго-восточной комнаты
        [r5] юго-западной комнаты
        [r6] западной комнаты
       *[cell] кельи
    }

## Фигурки и стороны за столом: { $name } — игрок, его имя не склоняется

br-figure =
    { $sort ->
        [own_mage] ваш маг
        [own_evocation] ваше воплощение { $slot }
        [mage] { $name }
        [evocation] воплощение { $slot } мага { $name }
       *[rose] Чёрная Роза
    }
br-figure-genitive =
    { $sort ->
        [own_mage] вашего мага
        [own_evocation] вашего воплощения { $slot }
        [mage] мага { $name }
        [evocation] воплощения { $slot } мага { $name }
       *[rose] Чёрной Розы
    }
br-figure-dative =
    { $sort ->
        [own_mage] вашему магу
        [own_evocation] вашему воплощению { $slot }
        [mage] магу { $name }
        [evocation] воплощению { $slot } мага { $name }
       *[rose] Чёрной Розе
    }
br-figure-accusative =
    { $sort ->
        [own_mage] вашего мага
        [own_evocation] ваше воплощение { $slot }
        [mage] мага { $name }
        [evocation] воплощение { $slot } мага { $name }
       *[rose] Чёрную Розу
    }
br-figure-locative =
    { $sort ->
        [own_mage] вашем маге
        [own_evocation] вашем воплощении { $slot }
        [mage] маге { $name }
        [evocation] воплощении { $slot } мага { $name }
       *[rose] Чёрной Розе
    }
# Там, где известна и карта
br-named = { $thing } ({ $card })
br-title = «{ $name }»

## Ячейки заклинаний

br-slot =
    { $slot ->
        [quick] ячейка быстрого заклинания
        [i] ячейка I
        [ii] ячейка II
       *[iii] ячейка III
    }
br-slot-accusative =
    { $slot ->
        [quick] ячейку быстрого заклинания
        [i] ячейку I
        [ii] ячейку II
       *[iii] ячейку III
    }
br-slot-locative =
    { $slot ->
        [quick] ячейке быстрого заклинания
        [i] ячейке I
        [ii] ячейке II
       *[iii] ячейке III
    }
br-slot-genitive =
    { $slot ->
        [quick] ячейки быстрого заклинания
        [i] ячейки I
        [ii] ячейки II
       *[iii] ячейки III
    }

## Числа. Урон не имеет множественного числа; винительный падеж везде равен именительному

# Сколько наносят
br-damage =
    { $count ->
        [one] { $count } урон
       *[other] { $count } урона
    }
# Сколько лежит на фигурке
br-damage-tokens = { br-damage }
br-instability =
    { $count ->
        [one] { $count } нестабильность
        [few] { $count } нестабильности
       *[many] { $count } нестабильностей
    }
br-power =
    { $count ->
        [one] { $count } очко силы
        [few] { $count } очка силы
       *[many] { $count } очков силы
    }
br-cards-accusative =
    { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
br-tokens-accusative =
    { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
       *[many] { $count } фишек
    }

## Виды компонентов

br-kind =
    { $card_kind ->
        [school_spell] Заклинание школы
        [personal] Личное заклинание
        [forgotten] Забытое заклинание
        [room] Комната
        [mage] Маг
        [evocation] Воплощение
        [upgrade] Улучшение
        [school] Школа магии
        [event] Событие
       *[quest] Задание
    }
br-kinds =
    { $kinds ->
        [spell] Заклинания
        [room] Комнаты
        [mage] Маги
        [evocation] Воплощения
        [upgrade] Улучшения
        [school] Школы магии
        [event] События
       *[quest] Задания
    }
br-type =
    { $type ->
        [combat] бой
       *[conjuration] сопряжение
    }
br-element =
    { $element ->
        [air] воздух
        [earth] земля
        [fire] огонь
        [water] вода
        [sacred] святость
        [profane] скверна
        [magic] магия
       *[any] любая стихия
    }
br-colour =
    { $colour ->
        [black] чёрная
        [grey] серая
        [red] красная
        [yellow] жёлтая
        [green] зелёная
        [blue] синяя
       *[purple] фиолетовая
    }
br-side =
    { $side ->
        [main] основной эффект
       *[reverse] обратный эффект
    }
# После «+1 к»
br-stat =
    { $stat ->
        [strength] силе
        [speed] скорости
       *[health] здоровью
    }
br-phase =
    { $phase ->
        [setup] Подготовка к партии
        [black_rose] Этап Чёрной Розы
        [study] Этап изучения
        [action] Этап действий
        [evocation] Этап воплощений
       *[cleanup] Этап очистки
    }
# Откуда берут карты, после «из»
br-pile-genitive =
    { $pile ->
        [grimoire] гримуара
        [library] библиотеки
        [forgotten] колоды забытых заклинаний
       *[memories] воспоминаний
    }
