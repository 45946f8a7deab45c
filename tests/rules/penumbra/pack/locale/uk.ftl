pack-worked = Набір для перевірок

card-worked-trial = Розібране випробування
card-worked-reward = Розібрана нагорода
card-without-artifacts = Без артефактів
card-rift-without-potions = Розлам без зілля
card-worked-contract = Розібраний контракт
card-three-violet-dice = Три фіолетові кубики
card-refrain = Приспів
