pack-base = Res Arcana: base game

## Artifacts

card-athanor = Athanor
card-bone-dragon = Bone Dragon
card-celestial-horse = Celestial Horse
card-chalice-of-fire = Chalice of Fire
card-chalice-of-life = Chalice of Life
card-corrupt-altar = Corrupt Altar
card-crypt = Crypt
card-cursed-skull = Cursed Skull
card-dancing-sword = Dancing Sword
card-dragon-bridle = Dragon Bridle
card-dragon-egg = Dragon Egg
card-dragon-teeth = Dragon Teeth
card-dwarven-pickaxe = Dwarven Pickaxe
card-earth-dragon = Earth Dragon
card-elemental-spring = Elemental Spring
card-elvish-bow = Elvish Bow
card-fiery-whip = Fiery Whip
card-fire-dragon = Fire Dragon
card-flaming-pit = Flaming Pit
card-fountain-of-youth = Fountain of Youth
card-guard-dog = Guard Dog
card-hand-of-glory = Hand of Glory
card-hawk = Hawk
card-horn-of-plenty = Horn of Plenty
card-hypnotic-basin = Hypnotic Basin
card-jeweled-statuette = Jeweled Statuette
card-magical-shard = Magical Shard
card-mermaid = Mermaid
card-nightingale = Nightingale
card-philosophers-stone = Philosopher's Stone
card-prism = Prism
card-ring-of-midas = Ring of Midas
card-sacrificial-dagger = Sacrificial Dagger
card-sea-serpent = Sea Serpent
card-treant = Treant
card-tree-of-life = Tree of Life
card-vault = Vault
card-water-dragon = Water Dragon
card-wind-dragon = Wind Dragon
card-windup-man = Windup Man

## Mages

card-alchemist = Alchemist
card-artificer = Artificer
card-druid = Druid
card-duelist = Duelist
card-healer = Healer
card-necromancer = Necromancer
card-scholar = Scholar
card-seer = Seer
card-transmuter = Transmuter
card-witch = Witch

## Monuments

card-colossus = Colossus
card-golden-statue = Golden Statue
card-great-pyramid = Great Pyramid
card-hanging-gardens = Hanging Gardens
card-library = Library
card-mausoleum = Mausoleum
card-obelisk = Obelisk
card-oracle = Oracle
card-solomons-mine = Solomon's Mine
card-temple = Temple

## Magic items

card-alchemy = Alchemy
card-calm-elan = Calm / Elan
card-death-life = Death / Life
card-divination = Divination
card-protection = Protection
card-reanimate = Reanimate
card-research = Research
card-transmutation = Transmutation

## Places of Power

card-alchemists-tower = Alchemist's Tower
card-catacombs-of-the-dead = Catacombs of the Dead
card-coral-castle = Coral Castle
card-cursed-forge = Cursed Forge
card-dragons-lair = Dragon's Lair
card-dwarven-mines = Dwarven Mines
card-sacred-grove = Sacred Grove
card-sacrificial-pit = Sacrificial Pit
card-sorcerers-bestiary = Sorcerer's Bestiary
card-sunken-reef = Sunken Reef
