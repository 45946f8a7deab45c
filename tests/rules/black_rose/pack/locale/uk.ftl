pack-said = Набір для перевірок

card-said-look = Сказано look
card-said-strike = Сказано strike
card-said-each = Сказано each
card-said-rooms = Сказано rooms
card-said-figures = Сказано figures
card-said-revenge = Сказано revenge
card-said-mirror = Сказано mirror
card-said-price = Сказано price
card-said-thorn = Сказано thorn
card-said-triumph = Сказано triumph
card-said-theft = Сказано theft
card-said-banish = Сказано banish
card-said-puppet = Сказано puppet
card-said-watch = Сказано watch
card-said-guard = Сказано guard
