pack-worked = Набор для проверок

card-worked-trial = Разобранное испытание
card-worked-reward = Разобранная награда
card-without-artifacts = Без артефактов
card-rift-without-potions = Разлом без зелий
card-worked-contract = Разобранный контракт
card-three-violet-dice = Три фиолетовых кубика
card-refrain = Припев
