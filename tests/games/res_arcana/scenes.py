"""The moments of Res Arcana that the documentation shows, laid out by hand: they change only when the game does."""

from typing import Final

from tools.workshop import Scene

PICTURE: Final = Scene(
    position={
        "round": 5,
        "to_act": 1,
        "first_player": 1,
        "center": {
            "monuments": ["oracle", "great_pyramid"],
            "monument_deck": [
                "temple",
                "library",
                "solomons_mine",
                "golden_statue",
                "colossus",
                "mausoleum",
                "obelisk",
            ],
            "places": ["sacrificial_pit", "sunken_reef", "dragons_lair"],
        },
        "players": [
            {
                "mage": "duelist",
                "item": "transmutation",
                "pool": {"calm": 1, "death": 4, "elan": 2, "gold": 4, "life": 2},
                "hand": ["dragon_bridle", "elvish_bow", "sacrificial_dagger"],
                "deck": ["wind_dragon"],
                "discard": ["athanor"],
                "in_play": [
                    {"id": "duelist", "on": {"gold": 1}, "turned": True},
                    {"id": "hand_of_glory", "turned": True},
                    "celestial_horse",
                    "jeweled_statuette",
                    {"id": "alchemists_tower", "on": {"gold": 3}},
                ],
            },
            {
                "mage": "scholar",
                "item": "calm_elan",
                "pool": {"calm": 5, "death": 3, "life": 1},
                "hand": ["earth_dragon", "water_dragon"],
                "deck": ["chalice_of_fire", "nightingale"],
                "discard": ["guard_dog"],
                "in_play": [
                    {"id": "scholar", "turned": True},
                    {"id": "prism", "turned": True},
                    "magical_shard",
                    "bone_dragon",
                    {"id": "dwarven_mines", "on": {"gold": 2}},
                ],
            },
        ],
    },
    played=((1, "power bone_dragon 1"), (0, "pay")),
    typed=("why claim sunken reef", "claim oracle"),
)
RECORD: Final = Scene(
    position={
        "first_player": 1,
        "players": [
            {"in_play": ["coral_castle", {"id": "sunken_reef", "on": {"calm": 7}}]},
            {"hand": ["prism"]},
        ],
    },
    played=((0, "power coral_castle 1"),),
)
