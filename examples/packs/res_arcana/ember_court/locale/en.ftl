pack-ember-court = The Ember Court

card-ember-hound = Ember Hound
card-cinder-drake = Cinder Drake
card-kiln-of-wishes = Kiln of Wishes
card-ember-queen = Ember Queen
card-hall-of-embers = Hall of Embers
