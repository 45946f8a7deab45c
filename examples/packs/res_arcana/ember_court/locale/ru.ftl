pack-ember-court = Двор углей

card-ember-hound = Гончая углей
card-cinder-drake = Пепельный дракон
card-kiln-of-wishes = Горн желаний
card-ember-queen = Королева углей
card-hall-of-embers = Чертог углей
