pack-ember-court = Двір жарин

card-ember-hound = Гончак жарин
card-cinder-drake = Попільний дракон
card-kiln-of-wishes = Горно бажань
card-ember-queen = Королева жарин
card-hall-of-embers = Палата жарин
