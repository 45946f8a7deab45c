# What only the terminal says in Penumbra.

cli-pn-title = Penumbra
cli-pn-setting-up = set-up
cli-pn-last-turns =
    { $count ->
        [0] the last turn
        [one] last round, { $count } turn after this one
       *[other] last round, { $count } turns after this one
    }

## Signs

# The letter of a colour, for its dice and marks
cli-pn-letter =
    { $die ->
        [red] R
        [orange] O
        [yellow] Y
        [green] G
        [blue] B
       *[violet] V
    }
cli-pn-other-die =
    { $die ->
        [bone] Bone
       *[spark] Spark
    }
cli-pn-roll = roll
cli-pn-legend = a die that was placed { $taken }, a free slot and what it asks for { $wanted }, temporary { $temporary }, Threat dice { $threat }; marks by slot, with the value by which Threat hits them: charged { $charged }, discharged { $discharged }, wounded { $wounded }, free { $free }; cards: straight { $straight }, rotated { $rotated }, free of cost right after such a Spell { $after }; points { $star }, Light { $light }, Dark { $dark }, task { $brings } reward

## Places and cards

cli-pn-class-part =
    { $part ->
        [mark] mark
        [card] card
       *[die] die
    }
cli-pn-section = { $discipline }: { $part }
cli-pn-market = market
cli-pn-deck = deck { $count }
cli-pn-contract-deck = contract deck { $count }
cli-pn-tasks = Contracts, trials
cli-pn-suppression =
    Suppression: { $suppressed ->
        [crystals] Crystals
        [potions] Potions
        [artifacts] Artifacts
       *[familiars] Familiars
    }
cli-pn-fate = Fate
cli-pn-fate-deck = Fate deck
# Behind a prophecy: so many wizards have to reach the number
cli-pn-who =
    { $who ->
        [two] (two wizards)
       *[all] (all wizards)
    }
cli-pn-offered = On offer
cli-pn-marks-left = Marks left
cli-pn-no-class = No Class
cli-pn-known =
    Known: { $deck ->
        [potions] potions
        [artifacts] artifacts
        [contracts] contracts
        [ruby] Ruby
        [amber] Amber
        [jasper] Jasper
        [emerald] Emerald
        [sapphire] Sapphire
       *[amethyst] Amethyst
    }
cli-pn-put-aside = Put aside
cli-pn-removed = Out of the game

## Wizards and the Automa

cli-pn-active = to move
cli-pn-must-rest = must Rest
cli-pn-idle = cannot Study
cli-pn-wounds =
    { $count ->
        [one] { $count } mortal wound
       *[other] { $count } mortal wounds
    }
cli-pn-dice = Dice
cli-pn-store = Ingredients
cli-pn-marks = Marks
cli-pn-at-rest = at Rest { $effect }
cli-pn-experience = Experience
cli-pn-points = Points
cli-pn-reserved = { $count } reserved
cli-pn-reserved-cards = Reserved
cli-pn-cards = Your cards
cli-pn-talents = Your talents
cli-pn-item =
    { $item ->
        [arcana] Arcana
        [trials] trials
        [wounds] mortal wounds
        [experience] experience
        [contracts] contracts
        [board] marks
        [goals] goals
        [alignment] Light and Dark
        [kept] kept cards
       *[total] Sum
    }
cli-pn-kept = Keeps
cli-pn-automa = Automa
cli-pn-level = level { $count }
cli-pn-next-class = next: { $discipline }
cli-pn-last-instruction = Did last
cli-pn-rolled = rolled { $value }

## What goes on

cli-pn-set-aside = Rolled
cli-pn-replaced = other task: { $path }
cli-pn-minus = number asked for lower by { $count }
cli-pn-fewer-values = values asked for fewer by { $count }
cli-pn-fewer-threat = Threat of the task lower by { $count }
cli-pn-fewer-paid = ingredients asked for fewer by { $count }
cli-pn-used = cards and chains used { $count }
cli-pn-threat = Threat
cli-pn-prepared = prepared
cli-pn-uncancellable = uncancellable
cli-pn-threat-rolled = to resolve { $values }
cli-pn-mortal-hit = a wounded mark was hit
cli-pn-misses = missed { $count }
cli-pn-hurt = marks wounded { $count }
cli-pn-nudges-left = nudges left { $count }
cli-pn-effects = Effect
cli-pn-chain = { $count } in the chain
cli-pn-placement = Placement
cli-pn-bind = Bind possible
cli-pn-resource = the resource die waits
cli-pn-shielding = takes a Threat die away
cli-pn-off-the-price = price lower by { $count }
cli-pn-turn = This turn
cli-pn-placements =
    { $count ->
        [one] { $count } placement left
       *[other] { $count } placements left
    }
cli-pn-without-slot = without a slot { $count }
cli-pn-nudges = nudges for the next Threat { $count }
cli-pn-discount = next purchase cheaper by { $count }
cli-pn-amplify =
    next Spell: { $kind ->
        [ruby] Ruby
        [amber] Amber
        [jasper] Jasper
        [emerald] Emerald
        [sapphire] Sapphire
        [amethyst] Amethyst
       *[any] marks
    } +{ $count }
cli-pn-in-time = Make it in time used
cli-pn-ignore-supply = Threat does not hit dice
cli-pn-doomed = a mortal wound at the end
cli-pn-mortal = mortal wound received
