pack-worked = A pack for tests

card-worked-trial = Worked trial
card-worked-reward = Worked reward
card-without-artifacts = Without artifacts
card-rift-without-potions = Rift without potions
card-worked-contract = Worked contract
card-three-violet-dice = Three Violet dice
card-refrain = Refrain
