# The nouns of Penumbra: Trials of Arcana: dice, ingredients, marks, cards, places.
#
# A name with a case at its end (-accusative, -genitive, -instrumental, -locative) holds the same words in that case.
# Without one it is the nominative. What counts in this game is written with a capital: colours, ingredients,
# disciplines, kinds of cards that wizards use, Threat.

## Disciplines and their colours

pn-discipline =
    { $discipline ->
        [ruby] Ruby
        [amber] Amber
        [jasper] Jasper
        [emerald] Emerald
        [sapphire] Sapphire
       *[amethyst] Amethyst
    }
pn-discipline-genitive = { pn-discipline }
pn-colour =
    { $colour ->
        [red] Red
        [orange] Orange
        [yellow] Yellow
        [green] Green
        [blue] Blue
        [violet] Violet
       *[any] any
    }
# A Spell of a colour, or any
pn-spell =
    { $colour ->
        [red] a Red Spell
        [orange] an Orange Spell
        [yellow] a Yellow Spell
        [green] a Green Spell
        [blue] a Blue Spell
        [violet] a Violet Spell
       *[any] any Spell
    }
pn-spell-genitive = { pn-spell }

## Dice: { $die } is their kind; `choice` is a colour that the wizard names

pn-die =
    { $die ->
        [red] Red die
        [orange] Orange die
        [yellow] Yellow die
        [green] Green die
        [blue] Blue die
        [violet] Violet die
        [bone] Bone die
        [spark] Spark die
       *[choice] die of any colour
    }
pn-die-genitive = { pn-die }
pn-dice =
    { $die ->
        [red]
            { $count ->
                [one] { $count } Red die
               *[other] { $count } Red dice
            }
        [orange]
            { $count ->
                [one] { $count } Orange die
               *[other] { $count } Orange dice
            }
        [yellow]
            { $count ->
                [one] { $count } Yellow die
               *[other] { $count } Yellow dice
            }
        [green]
            { $count ->
                [one] { $count } Green die
               *[other] { $count } Green dice
            }
        [blue]
            { $count ->
                [one] { $count } Blue die
               *[other] { $count } Blue dice
            }
        [violet]
            { $count ->
                [one] { $count } Violet die
               *[other] { $count } Violet dice
            }
        [bone]
            { $count ->
                [one] { $count } Bone die
               *[other] { $count } Bone dice
            }
        [spark]
            { $count ->
                [one] { $count } Spark die
               *[other] { $count } Spark dice
            }
       *[choice]
            { $count ->
                [one] { $count } die of any colour
               *[other] { $count } dice of any colours
            }
    }
pn-dice-genitive = { pn-dice }
pn-dice-temporary =
    { $die ->
        [red]
            { $count ->
                [one] { $count } temporary Red die
               *[other] { $count } temporary Red dice
            }
        [orange]
            { $count ->
                [one] { $count } temporary Orange die
               *[other] { $count } temporary Orange dice
            }
        [yellow]
            { $count ->
                [one] { $count } temporary Yellow die
               *[other] { $count } temporary Yellow dice
            }
        [green]
            { $count ->
                [one] { $count } temporary Green die
               *[other] { $count } temporary Green dice
            }
        [blue]
            { $count ->
                [one] { $count } temporary Blue die
               *[other] { $count } temporary Blue dice
            }
        [violet]
            { $count ->
                [one] { $count } temporary Violet die
               *[other] { $count } temporary Violet dice
            }
        [bone]
            { $count ->
                [one] { $count } temporary Bone die
               *[other] { $count } temporary Bone dice
            }
        [spark]
            { $count ->
                [one] { $count } temporary Spark die
               *[other] { $count } temporary Spark dice
            }
       *[choice]
            { $count ->
                [one] { $count } temporary die of any colour
               *[other] { $count } temporary dice of any colours
            }
    }
# As an adjective before several dice, of one kind or in a list of kinds
pn-die-plural =
    { $mixed ->
        [red] Red
        [orange] Orange
        [yellow] Yellow
        [green] Green
        [blue] Blue
        [violet] Violet
       *[bone] Bone
    }
# Several dice of these kinds: { $kinds } are adjectives
pn-dice-of-kinds = { $kinds } dice
pn-dice-of-spark = Spark dice
pn-dice-of-colours = dice of any colours
# The last of several kinds that may be mixed
pn-and-or = { $items } and/or { $last }
pn-any-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
pn-any-dice-genitive = { pn-any-dice }
pn-resource-dice =
    { $count ->
        [one] { $count } resource die
       *[other] { $count } resource dice
    }
pn-threat-dice =
    { $count ->
        [one] { $count } Threat die
       *[other] { $count } Threat dice
    }
pn-threat = Threat { $count }

## Ingredients

pn-ingredient =
    { $ingredient ->
        [blood] Blood
        [crystal] Crystals
        [jewel] Jewels
        [fruit] Fruit
        [trinket] Trinkets
       *[arcana] Arcana
    }
pn-ingredients =
    { $ingredient ->
        [blood] { $count } Blood
        [crystal]
            { $count ->
                [one] { $count } Crystal
               *[other] { $count } Crystals
            }
        [jewel]
            { $count ->
                [one] { $count } Jewel
               *[other] { $count } Jewels
            }
        [fruit] { $count } Fruit
        [trinket]
            { $count ->
                [one] { $count } Trinket
               *[other] { $count } Trinkets
            }
       *[arcana] { $count } Arcana
    }
pn-ingredients-accusative = { pn-ingredients }

## Marks

pn-mark =
    { $mark ->
        [ruby] Ruby mark
        [amber] Amber mark
        [jasper] Jasper mark
        [emerald] Emerald mark
        [sapphire] Sapphire mark
        [amethyst] Amethyst mark
       *[spark] Spark mark
    }
pn-mark-accusative =
    { $mark ->
        [ruby] a Ruby mark
        [amber] an Amber mark
        [jasper] a Jasper mark
        [emerald] an Emerald mark
        [sapphire] a Sapphire mark
        [amethyst] an Amethyst mark
       *[spark] a Spark mark
    }
pn-marks =
    { $count ->
        [one] { $count } mark
       *[other] { $count } marks
    }
pn-marks-genitive = { pn-marks }
# What using the mark in a slot does
pn-charge =
    { $charge ->
        [set] set a die of the mark's colour to any value
        [recolour_bone] recolour a Bone die into the mark's colour
        [launch_spell] use a Spell of the mark's colour without its cost
        [set_any] set any die to any value
        [launch_any_spell] use any Spell without its cost
       *[straighten_any] straighten any card
    }
# What a slot gives at Rest
pn-bead =
    { $bead ->
        [colour_die] a die of the mark's colour
        [spark_die] a Spark die
        [brew] brew Potions
        [exchange] exchange ingredients
       *[buy_one] buy 1 card
    }

## Symbols, approaches, Light and Dark

pn-symbol =
    { $symbol ->
        [monsters] Monsters
        [beasts] Magical Beasts
        [wild_lands] Wild Lands
        [mystique] Mystique
        [wizards] Wizards
       *[society] Society
    }
pn-symbols =
    { $count ->
        [one] { $count } symbol of { pn-symbol }
       *[other] { $count } symbols of { pn-symbol }
    }
pn-symbols-accusative = { pn-symbols }
pn-approach =
    { $approach ->
        [destroy] Destroy
        [catch] Catch
        [reconcile] Reconcile
        [dispel] Dispel
        [withstand] Withstand
       *[bribe] Bribe
    }
pn-alignment =
    { $alignment ->
        [light] Light
       *[dark] Dark
    }
pn-alignment-genitive = { pn-alignment }
pn-alignments =
    { $count ->
        [one] { $count } { pn-alignment } symbol
       *[other] { $count } { pn-alignment } symbols
    }
pn-path =
    { $alignment ->
        [light] Light path
       *[dark] Dark path
    }
pn-property =
    { $property ->
        [rift] Rift
        [vigilance] Vigilance
        [shield] Shield
        [trap] Trap
       *[suppression] Suppression
    }
pn-backlash = Backlash { $count }

## Places: areas, locations and sections

pn-place =
    { $place ->
        [school] School
        [city] City
        [wild_lands] Wild Lands
        [class] Class
        [potion_shop] Potion Shop
        [guild] Guild
        [bazaar] Bazaar
        [shop] Shop
        [forest] Forest
        [sanctuary] Sanctuary
       *[ruins] Ruins
    }
pn-place-in =
    { $place ->
        [school] in the School
        [city] in the City
        [wild_lands] in the Wild Lands
        [class] in a Class
        [potion_shop] in the Potion Shop
        [guild] in the Guild
        [bazaar] in the Bazaar
        [shop] in the Shop
        [forest] in the Forest
        [sanctuary] in the Sanctuary
       *[ruins] in the Ruins
    }
pn-class =
    { $discipline ->
        [ruby] Ruby Class
        [amber] Amber Class
        [jasper] Jasper Class
        [emerald] Emerald Class
        [sapphire] Sapphire Class
       *[amethyst] Amethyst Class
    }
pn-class-in =
    { $discipline ->
        [ruby] in the Ruby Class
        [amber] in the Amber Class
        [jasper] in the Jasper Class
        [emerald] in the Emerald Class
        [sapphire] in the Sapphire Class
       *[amethyst] in the Amethyst Class
    }
pn-section =
    { $section ->
        [class_mark] a mark and a card
        [class_card] a card
        [class_die] a die
        [potion_shop] Potion Shop
        [guild] Guild
        [bazaar] Bazaar
        [shop] Shop
        [forest] Forest
        [sanctuary] Sanctuary
       *[ruins] Ruins
    }

## Cards, decks and zones

pn-kind =
    { $card_kind ->
        [spell] Spell
        [recipe] Recipe
        [summon] Summon
        [artifact] Artifact
        [tome] Tome
        [ready_potion] Ready Potion
        [talent] Talent
        [contract] Contract
        [trial] Trial
        [prophecy] Prophecy
        [goal] Goal
        [event] Event
       *[mortal_wound] Mortal wound
    }
# Headings of the page of all cards
pn-kinds =
    { $kinds ->
        [spell] Spells
        [recipe] Recipes
        [summon] Summons
        [artifact] Artifacts
        [tome] Tomes
        [ready_potion] Ready Potions
        [talent] Talents
        [contract] Contracts
        [trial] Trials
        [prophecy] Prophecies
        [goal] Goals
        [event] Events
       *[mortal_wound] Mortal wounds
    }
pn-equipment =
    { $equipment ->
        [conductor] Conductor
        [pendant] Pendant
        [mantle] Mantle
       *[ring] Ring
    }
pn-deck-cards =
    { $deck ->
        [discipline]
            { $count ->
                [one] { $count } discipline card
               *[other] { $count } discipline cards
            }
        [ready_potion]
            { $count ->
                [one] { $count } ready Potion
               *[other] { $count } ready Potions
            }
       *[artifact]
            { $count ->
                [one] { $count } Artifact
               *[other] { $count } Artifacts
            }
    }
pn-deck-cards-accusative = { pn-deck-cards }
pn-discipline-cards =
    { $discipline ->
        [ruby]
            { $count ->
                [one] { $count } Ruby card
               *[other] { $count } Ruby cards
            }
        [amber]
            { $count ->
                [one] { $count } Amber card
               *[other] { $count } Amber cards
            }
        [jasper]
            { $count ->
                [one] { $count } Jasper card
               *[other] { $count } Jasper cards
            }
        [emerald]
            { $count ->
                [one] { $count } Emerald card
               *[other] { $count } Emerald cards
            }
        [sapphire]
            { $count ->
                [one] { $count } Sapphire card
               *[other] { $count } Sapphire cards
            }
       *[amethyst]
            { $count ->
                [one] { $count } Amethyst card
               *[other] { $count } Amethyst cards
            }
    }
pn-discipline-cards-accusative = { pn-discipline-cards }
# Cards that are straightened; -other where the card that does it is of the same kind
pn-cards-what =
    { $what ->
        [spell]
            { $count ->
                [one] { $count } Spell
               *[other] { $count } Spells
            }
        [familiar]
            { $count ->
                [one] { $count } Familiar
               *[other] { $count } Familiars
            }
        [potion]
            { $count ->
                [one] { $count } Potion
               *[other] { $count } Potions
            }
        [artifact]
            { $count ->
                [one] { $count } Artifact
               *[other] { $count } Artifacts
            }
       *[any]
            { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }
    }
pn-cards-what-accusative = { pn-cards-what }
pn-cards-what-genitive = { pn-cards-what }
pn-cards-other =
    { $what ->
        [spell]
            { $count ->
                [one] { $count } other Spell
               *[other] { $count } other Spells
            }
        [familiar]
            { $count ->
                [one] { $count } other Familiar
               *[other] { $count } other Familiars
            }
        [potion]
            { $count ->
                [one] { $count } other Potion
               *[other] { $count } other Potions
            }
        [artifact]
            { $count ->
                [one] { $count } other Artifact
               *[other] { $count } other Artifacts
            }
       *[any]
            { $count ->
                [one] { $count } other card
               *[other] { $count } other cards
            }
    }
pn-cards-other-accusative = { pn-cards-other }
pn-cards-other-genitive = { pn-cards-other }
pn-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# A card, or a chain of them, that is used
pn-uses =
    { $count ->
        [one] { $count } card or chain
       *[other] { $count } cards or chains
    }
pn-contracts =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }
pn-contracts-genitive = { pn-contracts }
pn-trials =
    { $count ->
        [one] { $count } trial
       *[other] { $count } trials
    }
pn-trials-genitive = { pn-trials }
pn-properties =
    { $count ->
        [one] { $count } property
       *[other] { $count } properties
    }
pn-markets =
    { $count ->
        [one] { $count } market
       *[other] { $count } markets
    }
pn-markets-genitive = { pn-markets }
pn-placements =
    { $count ->
        [one] { $count } placement
       *[other] { $count } placements
    }
pn-zone =
    { $zone ->
        [grimoire] Grimoire
        [inventory] Inventory
        [equipment] Equipment
       *[experience] Experience zone
    }
pn-zone-genitive =
    { $zone ->
        [grimoire] Grimoire
        [inventory] Inventory
        [equipment] Equipment
       *[experience] Experience zone
    }
pn-title = { $name }

## Turns, windows and what else is counted

pn-turn =
    { $turn ->
        [study] Study
        [trial] Trial
       *[rest] Rest
    }
pn-turn-in =
    { $turn ->
        [study] in a Study turn
        [trial] in a Trial turn
       *[rest] in a Rest turn
    }
pn-turn-only =
    { $turn ->
        [study] in a Study turn only
        [trial] in a Trial turn only
       *[rest] in a Rest turn only
    }
pn-window =
    { $window ->
        [free] between placements
        [placed] a die was placed
        [applied] the section effect was applied
        [prepare] Threat is prepared
        [rolled] Threat was rolled
        [distribution] Threat is distributed
        [mortal] a mortal wound was received
        [before_task] before the task
        [task_rolled] the dice of the task were rolled
        [reward] the reward
       *[beads] the rest thread
    }
pn-times =
    { $count ->
        [1] once
       *[other] { $count } times
    }
pn-times-genitive =
    { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
pn-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## The Automa

pn-automa =
    { $automa ->
        [emerald] Emerald Automa
        [jasper] Jasper Automa
        [ruby] Ruby Automa
       *[amethyst] Amethyst Automa
    }
pn-step =
    { $step ->
        [MARK] a mark and a card
        [CARD] a card
        [POTION] a Potion
        [SHOP] an Artifact
        [GUILD] a contract
        [WILD] the Wild Lands
        [ARCANA] Arcana
        [TRIAL] a trial
       *[REST] Rest
    }
