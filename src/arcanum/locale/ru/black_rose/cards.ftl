# Тексты компонентов, собранные из их данных. Указания начинаются со строчной буквы; прописную в начале предложения и
# точку ставит программа.

## Строки компонента

br-card-symbol = Раскрыв это заклинание, поместите 1 нестабильность в вашу комнату.
# { $about } — тип, стихия и цель; { $effect } с точкой на конце
br-card-side = { $side } ({ $about }): { $effect }
br-card-slots = Ячейки нестабильности: { $slots }. Очки силы за первое, второе и третье место: { $rewards }.
br-card-destroyed = Разрушенная: { $effect }
br-card-restored = Восстановленная, когда тратится её жетон: { $effect }
br-card-mage = Здоровье { $health }, сила { $strength }, скорость { $speed }, предел руки { $limit }.
br-card-personal = Личное заклинание: { $card }.
br-card-evocation = Здоровье { $health }, сила { $strength }, скорость { $speed }.
br-card-skill = Навык. Когда это воплощение активируется: { $effect }
br-card-upgrade = Воплощение получает { br-bonus }.
br-card-school-evocation = Воплощение: { $card }.
br-card-grimoire-a = Гримуар А: { $cards }.
br-card-grimoire-b = Гримуар Б: { $cards }.
br-card-event = Сторона { $letter }, раунд { $round }.
br-card-quest = Карта заданий { $number }, сторона { $letter }.
br-card-condition = { $cond }.
br-card-reward = Награда: { $effect }
br-card-unfinished = Если не выполнено: Чёрная Роза получает { br-power }.
br-card-origin = { br-source }.
# { $parts } — то, что пришлось выбрать нам, хотя остальное известно
br-card-origin-partly = { br-source }; наше: { $parts }.
br-source =
    Источник: { $origin ->
        [rulebook] правила игры
        [external] общедоступные сведения
       *[designed] собственная разработка
    }
br-chosen =
    { $part ->
        [all] всё
        [name] название
        [name_ru] название по-русски
        [name_uk] название по-украински
        [colour] цвет
        [slots] ячейки
        [rewards] награды
        [effects] эффекты
        [destroyed] эффект разрушенной
        [restored] эффект восстановленной
        [destroyed_optional_cost] необязательная цена разрушенной
        [restored_optional_cost] необязательная цена восстановленной
        [health] здоровье
        [strength] сила
        [speed] скорость
        [hand_limit] предел руки
        [quest_limit] предел заданий
        [personal_spell] личное заклинание
        [archetypes] архетипы
        [copies] число экземпляров
        [skill] навык
        [skill_cost_token] цена навыка
        [skill_bonus_stat] что улучшает навык
        [bonus] бонус
        [elements] стихии
        [keywords] ключевые слова
        [grimoires] гримуары
        [type_reverse] тип обратного эффекта
       *[other] { $field }
    }

## Цель заклинания: после типа и стихии

br-target-figure =
    цель: { $owner ->
        [opponent] фигурка соперника
        [own] ваша фигурка
       *[any] любая фигурка
    }, { br-range }
br-target-mage =
    цель: { $owner ->
        [opponent] маг соперника
        [own] ваш маг
       *[any] любой маг
    }, { br-range }
br-target-evocation =
    цель: { $owner ->
        [opponent] воплощение соперника
        [own] ваше воплощение
       *[any] любое воплощение
    }, { br-range }
br-target-archetype = { $target }, архетип: { $archetype }
br-target-area = цель: область, { br-range }
br-target-self = цель: сам маг
br-target-special = особая цель
br-range =
    { $range ->
        [any] любая дальность
       *[other] дальность { $range }
    }

## Что выбирают: винительный падеж; { $count } — с «до»

br-pick =
    { $what ->
        [figure]
            { $owner ->
                [opponent] фигурку соперника
                [own] свою фигурку
               *[any] любую фигурку
            }
        [mage]
            { $owner ->
                [opponent] мага соперника
                [own] своего мага
               *[any] любого мага
            }
        [evocation]
            { $owner ->
                [opponent] воплощение соперника
                [own] своё воплощение
               *[any] любое воплощение
            }
        [room] комнату
        [destroyed] разрушенную комнату
       *[restored] восстановленную комнату
    }
br-pick-nominative =
    { $what ->
        [figure]
            { $owner ->
                [opponent] фигурка соперника
                [own] ваша фигурка
               *[any] любая фигурка
            }
        [mage]
            { $owner ->
                [opponent] маг соперника
                [own] ваш маг
               *[any] любой маг
            }
        [evocation]
            { $owner ->
                [opponent] воплощение соперника
                [own] ваше воплощение
               *[any] любое воплощение
            }
        [room] комната
        [destroyed] разрушенная комната
       *[restored] восстановленная комната
    }
br-pick-several =
    до { $count } { $what ->
        [figure]
            { $owner ->
                [opponent] фигурок соперника
                [own] своих фигурок
               *[any] любых фигурок
            }
        [mage]
            { $owner ->
                [opponent] магов соперника
                [own] своих магов
               *[any] любых магов
            }
        [evocation]
            { $owner ->
                [opponent] воплощений соперника
                [own] своих воплощений
               *[any] любых воплощений
            }
        [room] комнат
        [destroyed] разрушенных комнат
       *[restored] восстановленных комнат
    }
br-pick-archetype = { $object } (архетип: { $archetype })
br-pick-range = { $object } (дальность { $range })
br-fx-pick = выберите { $object }
br-fx-pick-item = этот маг выбирает { $object }

## Фишки

br-fx-damage = нанесите { br-damage } { br-figures-dative }
br-fx-damage-rose = Чёрная Роза наносит { br-damage } { br-figures-dative }
br-fx-replace-damage = замените { br-damage-tokens } на { br-figures-locative }
br-fx-replace-damage-rose = Чёрная Роза заменяет { br-damage-tokens } на { br-figures-locative }
br-fx-replace-dealt = замените весь урон, нанесённый в этой активации, на { br-figures-locative }
br-fx-replace-dealt-rose = Чёрная Роза заменяет весь урон, нанесённый в этой активации, на { br-figures-locative }
br-fx-heal = исцелите { br-damage-tokens } у { br-figures-genitive }
br-fx-heal-all = исцелите весь урон у { br-figures-genitive }
br-fx-place-instability = поместите { br-instability } в { br-rooms-accusative }
br-fx-place-instability-rose = Чёрная Роза помещает { br-instability } в { br-rooms-accusative }
br-fx-replace-instability = замените { br-instability } в { br-rooms-locative }
br-fx-replace-instability-rose = Чёрная Роза заменяет { br-instability } в { br-rooms-locative }
br-fx-remove-instability = уберите { br-instability } своего цвета из { br-rooms-genitive }
br-fx-remove-instability-all = уберите всю свою нестабильность из { br-rooms-genitive }
br-fx-prevent = проигнорируйте { br-damage }

## Фигурки

br-fx-move =
    можете передвинуть { br-figures-accusative } { $count ->
        [1] в соседнюю комнату
       *[other] в соседнюю комнату до { $count } раз
    }
br-fx-must-move =
    передвиньте { br-figures-accusative } { $count ->
        [1] в соседнюю комнату
        [one] в соседнюю комнату { $count } раз
        [few] в соседнюю комнату { $count } раза
       *[many] в соседнюю комнату { $count } раз
    }
br-fx-place-figure = поместите { br-figures-accusative } в { br-rooms-accusative }
br-fx-attack = { br-figures } проводит физическую атаку
br-fx-attack-bonus = { br-figures } проводит физическую атаку с +{ $bonus } к силе
br-fx-summon-school = призовите воплощение школы в { br-rooms-accusative }
# { $card } — название
br-fx-summon = призовите воплощение { $card } в { br-rooms-accusative }
br-fx-activate = активируйте { br-figures-accusative }
br-fx-activate-bonus = активируйте { br-figures-accusative } с { $bonus }
# { $effect } активирует; воплощением управляет { $mage }
br-fx-controlled =
    { $effect } под { $mage ->
        [caster] вашим контролем
        [opponent] контролем соперника
        [target] контролем цели
        [item] контролем этого мага
       *[token_holder] контролем мага с жетоном устойчивости
    }
br-bonus = +{ $amount } к { br-stat }
br-fx-remove-evocation = уберите { br-figures-accusative } из ложи
br-fx-upgrade = прикрепите улучшение к { br-figures-dative }
br-fx-modify-stat = дайте этому воплощению { br-bonus } до конца его активации
br-fx-activate-room = активируйте { br-rooms-accusative }

## Карты и очки силы

br-fx-draw =
    возьмите { br-cards-accusative } из { $source ->
        [grimoire] своего гримуара
        [library] библиотеки
        [forgotten] колоды забытых заклинаний
       *[memories_random] своих воспоминаний наугад
    }
br-fx-draw-look =
    посмотрите { $look ->
        [1] верхнюю карту
        [one] { $look } верхнюю карту
        [few] { $look } верхние карты
       *[many] { $look } верхних карт
    } { $source ->
        [grimoire] своего гримуара
        [library] библиотеки
        [forgotten] колоды забытых заклинаний
       *[memories_random] своих воспоминаний
    } и возьмите { br-cards-accusative }
br-fx-search =
    просмотрите { $piles ->
        [grimoire] свой гримуар
        [memories] свои воспоминания
       *[both] свой гримуар и свои воспоминания
    } и возьмите { br-cards-accusative }
br-fx-discard =
    { $mage ->
        [caster] сбросьте
        [opponent] соперник сбрасывает
        [target] цель сбрасывает
        [item] этот маг сбрасывает
       *[token_holder] маг с жетоном устойчивости сбрасывает
    } { br-cards-accusative } с руки
br-fx-discard-random = { br-fx-discard } наугад
br-fx-gain-power =
    { $party ->
        [caster] получите
        [opponent] соперник получает
        [target] цель получает
        [item] этот маг получает
        [token_holder] маг с жетоном устойчивости получает
       *[black_rose] Чёрная Роза получает
    } { br-power }
br-fx-lose-power =
    { $party ->
        [caster] потеряйте
        [opponent] соперник теряет
        [target] цель теряет
        [item] этот маг теряет
        [token_holder] маг с жетоном устойчивости теряет
       *[black_rose] Чёрная Роза теряет
    } { br-power }
br-fx-peek =
    посмотрите { $count ->
        [one] { $count } заготовленное заклинание
        [few] { $count } заготовленных заклинания
       *[many] { $count } заготовленных заклинаний
    } { br-mage-genitive }
br-fx-peek-all = посмотрите все заготовленные заклинания { br-mage-genitive }
br-mage-genitive =
    { $mage ->
        [caster] вашего мага
        [opponent] соперника
        [target] цели
        [item] этого мага
       *[token_holder] мага с жетоном устойчивости
    }
br-fx-refresh =
    восстановите { $count ->
        [one] { $count } свой истощённый жетон физического действия
        [few] { $count } своих истощённых жетона физических действий
       *[many] { $count } своих истощённых жетонов физических действий
    }

## Указания, в которых есть другие

# Несколько предложений внутри одного: последняя точка — у внешнего
br-fx-sentences = «{ $sentences }»
# { $cost } в неопределённой форме
br-fx-may = можете { $cost }; если сделали это, { $then }
br-cost-discard = сбросить { br-cards-accusative } с руки
br-cost-discard-random = сбросить { br-cards-accusative } с руки наугад
br-cost-remove-instability = убрать { br-instability } своего цвета из { br-rooms-genitive }
br-cost-remove-instability-all = убрать всю свою нестабильность из { br-rooms-genitive }
br-fx-choose-one = выберите одно: { $options }
br-fx-choose-one-item = этот маг выбирает одно: { $options }
br-fx-option = ({ $number }) { $effect }
br-fx-if = если { $cond }, то { $then }
br-fx-if-else = если { $cond }, то { $then }; иначе { $otherwise }
br-fx-each = для { br-figures-genitive }: { $effect }
br-fx-each-room = для { br-rooms-genitive }: { $effect }
br-fx-each-mage = для каждого мага в порядке хода: { $effect }
br-fx-persistent =
    устойчивый эффект, жетон лежит { $token ->
        [target] на карте цели
       *[caster] на вашей карте
    }: каждый раз, когда { $cond }, можете применить: { $effect }

## Условия: части предложений без точки

br-if-compare =
    { $counted } — { $op ->
        [least] не меньше
        [most] не больше
       *[equal] ровно
    } { $value }
br-count-own-instability-in = ваша нестабильность в { br-rooms-locative }
br-count-instability-in = нестабильность в { br-rooms-locative }
br-count =
    { $counter ->
        [own_evocations] число ваших воплощений
        [picked_count] число выбранного
        [prepared_spells_opponent] число заготовленных заклинаний соперника
        [rooms_with_own_instability] число комнат с вашей нестабильностью
        [max_own_instability_in_a_room] ваша нестабильность в какой-либо одной комнате
        [revealed_elements] число разных стихий на ваших раскрытых заклинаниях
        [revealed_combat] число ваших раскрытых эффектов боя
        [damage_dealt_this_activation] урон, нанесённый вами в этой активации,
       *[room_colours_activated_this_round] число цветов комнат, активированных вами в этом раунде,
    }
br-if-exists = есть { $object }
br-if-defeated =
    { $fallen ->
        [target] цель побеждена
        [picked] выбранная фигурка побеждена
       *[item] эта фигурка побеждена
    } этим эффектом
br-if-in-room = { br-figures } находится в { br-rooms-locative }
br-if-not-in-room = { br-figures } не находится в { br-rooms-locative }
br-if-not = неверно, что { $cond }
br-if-none-chosen = вы ничего не выбрали

## Чего ждут: части предложений

br-when-spell-revealed =
    { $by ->
        [caster] вы раскрываете
        [opponent] соперник раскрывает
       *[token_holder] маг с жетоном устойчивости раскрывает
    } заклинание
br-when-damage =
    { $to ->
        [caster] вам
       *[token_holder] магу с жетоном устойчивости
    } должен быть нанесён { $damage ->
        [spell] урон заклинанием
        [physical] урон физической атакой
       *[any] любой урон
    }
br-when-entered =
    { $by ->
        [caster] вы входите
        [opponent] соперник входит
       *[token_holder] маг с жетоном устойчивости входит
    } в комнату
br-when-evocation =
    активируется { $evocation ->
        [this] это воплощение
        [own] ваше воплощение
       *[opponent] воплощение соперника
    }
br-when-mage-defeated =
    { $doer ->
        [caster] вы наносите магу последний урон
       *[opponent] соперник наносит магу последний урон
    }
br-when-evocation-defeated =
    { $doer ->
        [caster] вы наносите воплощению последний урон
       *[opponent] соперник наносит воплощению последний урон
    }
br-when-room-restored = восстановлена комната, и первое место в ней только у вас
br-when-room-activated =
    { $doer ->
        [caster] вы активируете
       *[opponent] соперник активирует
    } комнату
br-when-forgotten =
    { $doer ->
        [caster] вы раскрываете
       *[opponent] соперник раскрывает
    } забытое заклинание
br-when-phase-end =
    заканчивается { $ends ->
        [action] этап действий
       *[evocation] этап воплощений
    }
br-when-phase-end-if = { br-when-phase-end }, и { $cond }

## Страница всех текстов

br-cards-title = «Войны Чёрной Розы: Дуэль»: тексты всех компонентов
br-cards-about =
    Составлено из данных наборов собственными словами Arcanum. Arcanum — неофициальная реализация: это не тексты издателя.
