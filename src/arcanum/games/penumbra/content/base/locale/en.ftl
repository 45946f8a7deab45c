# Names that the Russian rulebook prints are translated here; the others are ours.

pack-base = Penumbra: the base game

## Discipline cards

card-scarlet-downpour = Scarlet Downpour
card-sacrifice = Sacrifice
card-ichor = Ichor
card-vulnerability = Vulnerability
card-blood-pact = Blood Pact
card-crimson-reaping = Crimson Reaping
card-blood-elemental = Blood Elemental
card-dead-water = Dead Water
card-leechling = Leechling
card-transfusion = Transfusion
card-chant = Chant
card-triplet = Triplet
card-liquid-luck = Liquid Luck
card-crescendo = Crescendo
card-echo = Echo
card-unison = Unison
card-metronome = Metronome
card-singing-cicada = Singing Cicada
card-lyrebird = Lyrebird
card-cadence = Cadence
card-mystery-rite = Mystery Rite
card-alchemy = Alchemy
card-transformation = Transformation
card-fracture = Fracture
card-silverwort = Silverwort
card-warding-circle = Warding Circle
card-golden-tincture = Golden Tincture
card-guardian-golem = Guardian Golem
card-salamander = Salamander
card-transmutation = Transmutation
card-unity-with-nature = Unity with Nature
card-healing = Healing
card-the-call = The Call
card-hunting-falcon = Hunting Falcon
card-allcolour-wolf = Allcolour Wolf
card-messenger-fox = Messenger Fox
card-guide-rat = Guide Rat
card-living-water = Living Water
card-woodling = Woodling
card-beast-shape = Beast Shape
card-mindeater = Mindeater
card-duplica = Duplica
card-tawny-owl = Tawny Owl
card-sniffer = Sniffer
card-clairvoyance = Clairvoyance
card-suggestion = Suggestion
card-time-loop = Time Loop
card-elixir-of-memory = Elixir of Memory
card-insight = Insight
card-memory-wipe = Memory Wipe
card-invisibility = Invisibility
card-transgression = Transgression
card-eclipse = Eclipse
card-blight = Blight
card-bat = Bat
card-liquid-darkness = Liquid Darkness
card-strike-from-the-shadows = Strike from the Shadows
card-shadow-pocket = Shadow Pocket
card-umbral-cat = Umbral Cat
card-snatch = Snatch

## Artifacts

card-bloodwood-wand = Bloodwood Wand
card-singing-wand = Singing Wand
card-warding-wand = Warding Wand
card-everwood-wand = Everwood Wand
card-thoughtwood-wand = Thoughtwood Wand
card-battle-wand = Battle Wand
card-pulsing-staff = Pulsing Staff
card-ringing-staff = Ringing Staff
card-shining-staff = Shining Staff
card-blossoming-staff = Blossoming Staff
card-shimmering-staff = Shimmering Staff
card-dusk-staff = Dusk Staff
card-eye-of-oblivion = Eye of Oblivion
card-phylactery = Phylactery
card-blood-medallion = Blood Medallion
card-nymphs-tear = Nymph's Tear
card-pocket-watch = Pocket Watch
card-lucky-amulet = Lucky Amulet
card-invisibility-cloak = Invisibility Cloak
card-prickly-patch = Prickly Patch
card-apprentices-robe = Apprentice's Robe
card-wanderers-cloak = Wanderer's Cloak
card-beast-catchers-mantle = Beast-Catcher's Mantle
card-merchants-mantle = Merchant's Mantle
card-ring-of-doom = Ring of Doom
card-whispering-ring = Whispering Ring
card-ring-of-accord = Ring of Accord
card-ring-of-clarity = Ring of Clarity
card-ring-of-endurance = Ring of Endurance
card-ring-of-largesse = Ring of Largesse
card-guide-to-good-manners = Guide to Good Manners
card-memorarium = Memorarium
card-monster-codex = Codex of Monsters
card-atlas-of-wild-lands = Atlas of the Wild Lands
card-field-guide-to-beasts = Field Guide to Beasts
card-lives-of-the-mages = Lives of the Mages

## Ready potions

card-truthsayer = Truthsayer
card-liquid-luck-ready = Liquid Luck
card-triplet-ready = Triplet
card-silverwort-ready = Silverwort
card-living-water-ready = Living Water
card-liquid-darkness-ready = Liquid Darkness
card-bracing-brew = Bracing Brew

## Talents

card-martyr = Martyr
card-chronomancer = Chronomancer
card-night-thief = Night Thief
card-guardian = Guardian
card-bard = Bard
card-herbalist = Herbalist
card-blood-bound = Blood-Bound
card-scholar = Scholar
card-pariah = Pariah
card-alchemist = Alchemist
card-tuner = Tuner
card-druid = Druid

## Contracts

card-lost-hut = Lost Hut
card-glimmerhorn = Glimmerhorn
card-lost-tiara = Lost Tiara
card-forest-flame = Forest Flame
card-forgotten-path = Forgotten Path
card-bright-path = Bright Path
card-crystal-song = Crystal Song
card-ailing-dragonling = Ailing Dragonling
card-school-messenger = School Messenger
card-mad-dealer = Mad Dealer
card-smuggler = Smuggler
card-scarlet-pact = Scarlet Pact
card-high-demand = High Demand
card-offering = Offering
card-night-market = Night Market
card-ratcatcher = Ratcatcher
card-ghoul-hunt = Ghoul Hunt
card-thing-in-the-cellar = Thing in the Cellar
card-sacred-grove = Sacred Grove
card-fairy-invasion = Fairy Invasion
card-bond-of-minds = Bond of Minds
card-bridge-wardens = Bridge Wardens
card-sunken-bell = Sunken Bell
card-stargazer = Stargazer
card-healer-of-the-valley = Healer of the Valley
card-beast-reserve = Beast Reserve
card-taming-the-griffin = Taming the Griffin
card-witchcraft-prison = Witchcraft Prison
card-treasury = Treasury
card-vanishing-manor = Vanishing Manor
card-beast-wrestler = Beast-Wrestler
card-crypt-whispers = Crypt Whispers
card-stolen-name = Stolen Name
card-black-auction = Black Auction
card-poachers-trail = Poachers' Trail
card-marsh-leviathan = Marsh Leviathan

## Trials

card-goldgorger = Goldgorger
card-scrollgnawers = Scrollgnawers
card-deranged-clock = Deranged Clock
card-gloomy-lady = Gloomy Lady
card-clockwork-soldiers = Clockwork Soldiers
card-will-o-the-wisp = Will-o'-the-Wisp
card-wildwood = Wildwood
card-aranea = Aranea
card-mist-of-oblivion = Mist of Oblivion
card-direwolf-pack = Direwolf Pack
card-cloaker = Cloaker
card-runaway-apprentice = Runaway Apprentice
card-plains-of-agony = Plains of Agony
card-radomir-flaming = Radomir Flaming
card-umbral-swarm = Umbral Swarm
card-smoky-beast = Smoky Beast
card-cockatrice = Cockatrice
card-midnight-reaper = Midnight Reaper
card-basilisk = Basilisk
card-night-of-horrors = Night of Horrors
card-dragan-ivantsevich = Dragan Ivantsevich
card-flesheaters-lair = Flesheaters' Lair
card-ardentstein-castle = Ardentstein Castle
card-heart-of-winter = Heart of Winter

## Prophecies

card-end-of-times = End of Times
card-guild-revival = Rebirth of the Guild
card-song-of-overcoming = Song of Overcoming
card-awakened-spark = Awakened Spark
card-unity = Unity
card-full-belt = Full Belt
card-common-cause = Common Cause
card-the-scales = The Scales
card-hidden-knowledge = Hidden Knowledge

## Goals

card-mastery = Mastery
card-wisdom = Wisdom
card-heroism = Heroism
card-service = Service

## Events

card-harvest = Harvest
card-personal-training = Personal Training
card-extracurricular-reading = Extracurricular Reading
card-secret-deal = Secret Deal
card-festival = Festival
card-wanderer = Wanderer
card-fresh-batch = Fresh Batch
card-practice = Practice

## Mortal wounds

card-mortal-wound = Mortal Wound
