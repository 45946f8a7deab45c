# Іменники гри «Війни Чорної Троянди: Дуель»: фігурки, кімнати, фішки, карти.
#
# Назва з відмінком на кінці (-accusative, -genitive, ...) — ті самі слова в цьому відмінку. Без відмінка — називний.

## Фігурки та кімнати, про які йдеться в ефектах, і кімнати ложі за місцями

br-figures =
    { $who ->
        [target] ціль
        [area] кожна фігурка суперника в кімнаті цілі
        [caster] ваш маг
        [opponent_mage] маг суперника
        [this] це втілення
        [summoned] прикликане втілення
        [picked] вибрана фігурка
        [picked_several] кожна вибрана фігурка
        [item] ця фігурка
        [item_mage] цей маг
        [each_mage] кожен маг
        [each_figure] кожна фігурка
        [each_evocation] кожне втілення
        [enemy_figures] кожна фігурка суперника
        [own_evocations] кожне ваше втілення
        [token_holder] маг із жетоном сталості
        [trigger_source] фігурка, від якої це походить
        [trigger_target] фігурка, з якою це сталося
       *[damaged_this_activation] кожна фігурка, що зазнала шкоди в цій активації
    }
br-figures-genitive =
    { $who ->
        [target] цілі
        [area] кожної фігурки суперника в кімнаті цілі
        [caster] вашого мага
        [opponent_mage] мага суперника
        [this] цього втілення
        [summoned] прикликаного втілення
        [picked] вибраної фігурки
        [picked_several] кожної вибраної фігурки
        [item] цієї фігурки
        [item_mage] цього мага
        [each_mage] кожного мага
        [each_figure] кожної фігурки
        [each_evocation] кожного втілення
        [enemy_figures] кожної фігурки суперника
        [own_evocations] кожного вашого втілення
        [token_holder] мага із жетоном сталості
        [trigger_source] фігурки, від якої це походить
        [trigger_target] фігурки, з якою це сталося
       *[damaged_this_activation] кожної фігурки, що зазнала шкоди в цій активації
    }
br-figures-dative =
    { $who ->
        [target] цілі
        [area] кожній фігурці суперника в кімнаті цілі
        [caster] вашому магу
        [opponent_mage] магу суперника
        [this] цьому втіленню
        [summoned] прикликаному втіленню
        [picked] вибраній фігурці
        [picked_several] кожній вибраній фігурці
        [item] цій фігурці
        [item_mage] цьому магу
        [each_mage] кожному магу
        [each_figure] кожній фігурці
        [each_evocation] кожному втіленню
        [enemy_figures] кожній фігурці суперника
        [own_evocations] кожному вашому втіленню
        [token_holder] магу із жетоном сталості
        [trigger_source] фігурці, від якої це походить
        [trigger_target] фігурці, з якою це сталося
       *[damaged_this_activation] кожній фігурці, що зазнала шкоди в цій активації
    }
br-figures-accusative =
    { $who ->
        [target] ціль
        [area] кожну фігурку суперника в кімнаті цілі
        [caster] вашого мага
        [opponent_mage] мага суперника
        [this] це втілення
        [summoned] прикликане втілення
        [picked] вибрану фігурку
        [picked_several] кожну вибрану фігурку
        [item] цю фігурку
        [item_mage] цього мага
        [each_mage] кожного мага
        [each_figure] кожну фігурку
        [each_evocation] кожне втілення
        [enemy_figures] кожну фігурку суперника
        [own_evocations] кожне ваше втілення
        [token_holder] мага із жетоном сталості
        [trigger_source] фігурку, від якої це походить
        [trigger_target] фігурку, з якою це сталося
       *[damaged_this_activation] кожну фігурку, що зазнала шкоди в цій активації
    }
br-figures-locative =
    { $who ->
        [target] цілі
        [area] кожній фігурці суперника в кімнаті цілі
        [caster] вашому магу
        [opponent_mage] магу суперника
        [this] цьому втіленні
        [summoned] прикликаному втіленні
        [picked] вибраній фігурці
        [picked_several] кожній вибраній фігурці
        [item] цій фігурці
        [item_mage] цьому магу
        [each_mage] кожному магу
        [each_figure] кожній фігурці
        [each_evocation] кожному втіленні
        [enemy_figures] кожній фігурці суперника
        [own_evocations] кожному вашому втіленні
        [token_holder] магу із жетоном сталості
        [trigger_source] фігурці, від якої це походить
        [trigger_target] фігурці, з якою це сталося
       *[damaged_this_activation] кожній фігурці, що зазнала шкоди в цій активації
    }
br-rooms-accusative =
    { $place ->
        [target_room] кімнату цілі
        [caster_room] вашу кімнату
        [this_room] цю кімнату
        [opponent_room] кімнату суперника
        [picked_room] вибрану кімнату
        [picked_several] кожну вибрану кімнату
        [room_of_target] теперішню кімнату цілі
        [item] чергову кімнату
        [entered_rooms] кожну кімнату, куди ви увійшли
        [each_room] кожну кімнату
        [each_destroyed_room] кожну зруйновану кімнату
        [occupied_rooms] кожну кімнату з фігурками
        [centre_room] центральну кімнату
       *[trigger_room] кімнату, де це сталося
    }
br-rooms-locative =
    { $place ->
        [target_room] кімнаті цілі
        [caster_room] вашій кімнаті
        [this_room] цій кімнаті
        [opponent_room] кімнаті суперника
        [picked_room] вибраній кімнаті
        [picked_several] кожній вибраній кімнаті
        [room_of_target] теперішній кімнаті цілі
        [item] черговій кімнаті
        [entered_rooms] кожній кімнаті, куди ви увійшли
        [each_room] кожній кімнаті
        [each_destroyed_room] кожній зруйнованій кімнаті
        [occupied_rooms] кожній кімнаті з фігурками
        [centre_room] центральній кімнаті
       *[trigger_room] кімнаті, де це сталося
    }
br-rooms-genitive =
    { $place ->
        [target_room] кімнати цілі
        [caster_room] вашої кімнати
        [this_room] цієї кімнати
        [opponent_room] кімнати суперника
        [picked_room] вибраної кімнати
        [picked_several] кожної вибраної кімнати
        [room_of_target] теперішньої кімнати цілі
        [item] чергової кімнати
        [entered_rooms] кожної кімнати, куди ви увійшли
        [each_room] кожної кімнати
        [each_destroyed_room] кожної зруйнованої кімнати
        [occupied_rooms] кожної кімнати з фігурками
        [centre_room] центральної кімнати
       *[trigger_room] кімнати, де це сталося
    }
br-position =
    { $position ->
        [c] центральна кімната
        [r1] північно-західна кімната
        [r2] північно-східна кімната
        [r3] східна кімната
        [r4] південно-східна кімната
        [r5] південно-західна кімната
        [r6] західна кімната
       *[cell] келія
    }
br-position-accusative =
    { $position ->
        [c] центральну кімнату
        [r1] північно-західну кімнату
        [r2] північно-східну кімнату
        [r3] східну кімнату
        [r4] південно-східну кімнату
        [r5] південно-західну кімнату
        [r6] західну кімнату
       *[cell] келію
    }
br-position-locative =
    { $position ->
        [c] центральній кімнаті
        [r1] північно-західній кімнаті
        [r2] північно-східній кімнаті
        [r3] східній кімнаті
        [r4] південно-східній кімнаті
        [r5] південно-західній кімнаті
        [r6] західній кімнаті
       *[cell] келії
    }
br-position-genitive =
    { $position ->
        [c] центральної кімнати
        [r1] північно-західної кімнати
        [r2] північно-східної кімнати
        [r3] східної кімнати
        [r4] південно-східної кімнати
        [r5] південно-західної кімнати
        [r6] західної кімнати
       *[cell] келії
    }

## Фігурки та сторони за столом: { $name } — гравець, його ім’я не відмінюється

br-figure =
    { $sort ->
        [own_mage] ваш маг
        [own_evocation] ваше втілення { $slot }
        [mage] { $name }
        [evocation] втілення { $slot } мага { $name }
       *[rose] Чорна Троянда
    }
br-figure-genitive =
    { $sort ->
        [own_mage] вашого мага
        [own_evocation] вашого втілення { $slot }
        [mage] мага { $name }
        [evocation] втілення { $slot } мага { $name }
       *[rose] Чорної Троянди
    }
br-figure-dative =
    { $sort ->
        [own_mage] вашому магу
        [own_evocation] вашому втіленню { $slot }
        [mage] магу { $name }
        [evocation] втіленню { $slot } мага { $name }
       *[rose] Чорній Троянді
    }
br-figure-accusative =
    { $sort ->
        [own_mage] вашого мага
        [own_evocation] ваше втілення { $slot }
        [mage] мага { $name }
        [evocation] втілення { $slot } мага { $name }
       *[rose] Чорну Троянду
    }
br-figure-locative =
    { $sort ->
        [own_mage] вашому магу
        [own_evocation] вашому втіленні { $slot }
        [mage] магу { $name }
        [evocation] втіленні { $slot } мага { $name }
       *[rose] Чорній Троянді
    }
# Там, де відома й карта
br-named = { $thing } ({ $card })
br-title = «{ $name }»

## Комірки заклять

br-slot =
    { $slot ->
        [quick] комірка швидкого закляття
        [i] комірка I
        [ii] комірка II
       *[iii] комірка III
    }
br-slot-accusative =
    { $slot ->
        [quick] комірку швидкого закляття
        [i] комірку I
        [ii] комірку II
       *[iii] комірку III
    }
br-slot-locative =
    { $slot ->
        [quick] комірці швидкого закляття
        [i] комірці I
        [ii] комірці II
       *[iii] комірці III
    }
br-slot-genitive =
    { $slot ->
        [quick] комірки швидкого закляття
        [i] комірки I
        [ii] комірки II
       *[iii] комірки III
    }

## Числа

# Скільки завдають: після «завдайте» — родовий відмінок
br-damage = { $count } шкоди
# Скільки лежить на фігурці; знахідний відмінок
br-damage-tokens =
    { $count ->
        [one] { $count } фішку шкоди
        [few] { $count } фішки шкоди
       *[many] { $count } фішок шкоди
    }
br-instability =
    { $count ->
        [one] { $count } нестабільність
        [few] { $count } нестабільності
       *[many] { $count } нестабільностей
    }
br-power =
    { $count ->
        [one] { $count } очко сили
        [few] { $count } очки сили
       *[many] { $count } очок сили
    }
br-cards-accusative =
    { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
br-tokens-accusative =
    { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
       *[many] { $count } фішок
    }

## Види компонентів

br-kind =
    { $card_kind ->
        [school_spell] Закляття школи
        [personal] Особисте закляття
        [forgotten] Забуте закляття
        [room] Кімната
        [mage] Маг
        [evocation] Втілення
        [upgrade] Вдосконалення
        [school] Школа магії
        [event] Подія
       *[quest] Завдання
    }
br-kinds =
    { $kinds ->
        [spell] Закляття
        [room] Кімнати
        [mage] Маги
        [evocation] Втілення
        [upgrade] Вдосконалення
        [school] Школи магії
        [event] Події
       *[quest] Завдання
    }
br-type =
    { $type ->
        [combat] бій
       *[conjuration] сполучення
    }
br-element =
    { $element ->
        [air] повітря
        [earth] земля
        [fire] вогонь
        [water] вода
        [sacred] святість
        [profane] скверна
        [magic] магія
       *[any] будь-яка стихія
    }
br-colour =
    { $colour ->
        [black] чорна
        [grey] сіра
        [red] червона
        [yellow] жовта
        [green] зелена
        [blue] синя
       *[purple] фіолетова
    }
br-side =
    { $side ->
        [main] основний ефект
       *[reverse] зворотний ефект
    }
# Після «+1 до»
br-stat =
    { $stat ->
        [strength] сили
        [speed] швидкості
       *[health] здоров’я
    }
br-phase =
    { $phase ->
        [setup] Підготовка до партії
        [black_rose] Етап Чорної Троянди
        [study] Етап вивчення
        [action] Етап дій
        [evocation] Етап втілень
       *[cleanup] Етап очищення
    }
# Звідки беруть карти, після «з»
br-pile-genitive =
    { $pile ->
        [grimoire] гримуара
        [library] бібліотеки
        [forgotten] колоди забутих заклять
       *[memories] спогадів
    }
