"""What is printed on board, sheets and cards, written down a second time to compare the data with."""

LOCATIONS = """
chimera_inn purple 869 397 inn 4: withered_hills
eagle_nest_inn purple 49 250 inn 5: enchanted_glade
gryphon_inn purple 586 145 inn 4: gryphon_forest
monarch_city purple 496 370 city+chest 0: bounty_bay dancing_stone father_oak_forest greenleaf_village \
orc_valley wolf_pass
ancient_ruins red 752 341 - 2: greenleaf_village heavens_glade whispering_woods
blood_flats red 120 507 - 3: brookdale_village raven_forest scorpion_canyon unicorn_forest
cursed_plateau red 918 532 - 4: land_of_amazons withered_hills wyvern_forest
ghost_marsh red 892 60 - 4: amarak_peak
orc_valley red 569 208 - 1: dancing_stone eagle_peak_pass monarch_city wolf_pass
pleasant_hill red 333 429 chest 2: angel_tear_falls brookdale_village father_oak_forest raven_forest
scorpion_canyon red 124 622 - 4: blood_flats raven_forest
serpent_swamp red 685 57 - 4: gryphon_forest mccorm_highlands
windy_pass red 214 82 - 3: dark_woods rock_bridge_pass seabird_port
withered_hills red 934 411 - 3: blizzard_mountains chimera_inn cursed_plateau mountains_of_mist
father_oak_forest green 388 316 - 1: brookdale_village monarch_city pleasant_hill seabird_port wolf_pass
golden_oak_forest green 95 170 - 4: dark_woods rock_bridge_pass
greenleaf_village green 627 406 - 1: ancient_ruins bounty_bay dancing_stone monarch_city mountains_of_mist
gryphon_forest green 582 60 - 3: gryphon_inn seagull_lagoon serpent_swamp
heavens_glade green 824 267 - 3: ancient_ruins blizzard_mountains thorny_woods whispering_woods
minotaur_forest green 398 135 - 2: seagull_lagoon wolf_pass
raven_forest green 252 530 - 3: angel_tear_falls blood_flats pleasant_hill scorpion_canyon
thorny_woods green 932 214 - 4: amarak_peak heavens_glade
unicorn_forest green 99 411 - 3: blood_flats brookdale_village enchanted_glade
whispering_woods green 723 244 - 2: ancient_ruins dancing_stone eagle_peak_pass heavens_glade
wyvern_forest green 842 620 - 3: crystal_hills cursed_plateau land_of_amazons mermaid_harbor
amarak_peak blue 846 158 - 3: eagle_peak_pass ghost_marsh mccorm_highlands thorny_woods
blizzard_mountains blue 908 318 - 4: heavens_glade withered_hills
bounty_bay blue 514 475 chest 1: angel_tear_falls greenleaf_village mermaid_harbor monarch_city
crystal_hills blue 720 628 - 3: fire_river mermaid_harbor wyvern_forest
dragons_teeth_range blue 380 628 - 3: angel_tear_falls
eagle_peak_pass blue 654 168 - 2: amarak_peak orc_valley whispering_woods
mountains_of_mist blue 760 443 - 2: greenleaf_village land_of_amazons withered_hills
rock_bridge_pass blue 200 236 - 3: brookdale_village enchanted_glade golden_oak_forest seabird_port windy_pass
seagull_lagoon blue 488 74 - 2: gryphon_forest minotaur_forest wolf_pass
wolf_pass blue 476 220 - 1: father_oak_forest minotaur_forest monarch_city orc_valley seagull_lagoon
angel_tear_falls black 415 539 - 2: bounty_bay dragons_teeth_range fire_river pleasant_hill raven_forest
brookdale_village black 263 353 - 2: blood_flats father_oak_forest pleasant_hill \
rock_bridge_pass seabird_port unicorn_forest
dancing_stone black 596 314 - 1: greenleaf_village monarch_city orc_valley whispering_woods
dark_woods black 77 60 - 4: golden_oak_forest windy_pass
enchanted_glade black 106 310 - 4: eagle_nest_inn rock_bridge_pass unicorn_forest
fire_river black 595 630 - 3: angel_tear_falls crystal_hills mermaid_harbor
land_of_amazons black 788 538 chest 3: cursed_plateau mermaid_harbor mountains_of_mist wyvern_forest
mccorm_highlands black 777 74 chest 4: amarak_peak serpent_swamp
mermaid_harbor black 634 544 chest 2: bounty_bay crystal_hills fire_river land_of_amazons wyvern_forest
seabird_port black 322 226 chest 2: brookdale_village father_oak_forest rock_bridge_pass windy_pass
"""
"""Id, colour, x, y, features, distance to the city: adjacent locations."""

CARDS = """
ancient_ruins red eagle 2 1
ancient_ruins red horse 1 1
blood_flats red horse 1 1
blood_flats red gate 1 1
cursed_plateau red gate 1 2
ghost_marsh red horse 1 1
ghost_marsh red gate 1 1
orc_valley red horse 1 1
orc_valley red gate 1 1
pleasant_hill red eagle 2 1
pleasant_hill red horse 2 1
scorpion_canyon red eagle 2 1
scorpion_canyon red horse 1 1
serpent_swamp red gate 1 2
windy_pass red horse 1 1
windy_pass red gate 1 1
withered_hills red gate 1 2
father_oak_forest green horse 1 1
father_oak_forest green gate 1 1
golden_oak_forest green horse 1 1
golden_oak_forest green gate 1 1
greenleaf_village green eagle 2 1
greenleaf_village green horse 1 1
gryphon_forest green eagle 2 1
gryphon_forest green horse 1 1
heavens_glade green gate 1 2
minotaur_forest green horse 1 1
minotaur_forest green gate 1 1
raven_forest green horse 1 1
raven_forest green gate 1 1
thorny_woods green horse 1 1
thorny_woods green gate 1 1
unicorn_forest green gate 1 2
whispering_woods green gate 1 2
wyvern_forest green eagle 2 1
wyvern_forest green horse 1 1
amarak_peak blue eagle 2 1
amarak_peak blue gate 1 1
blizzard_mountains blue horse 1 2
bounty_bay blue horse 2 1
bounty_bay blue gate 1 1
crystal_hills blue horse 1 1
crystal_hills blue gate 1 1
dragons_teeth_range blue eagle 2 1
dragons_teeth_range blue horse 1 1
eagle_peak_pass blue horse 1 1
eagle_peak_pass blue gate 1 1
rock_bridge_pass blue gate 1 2
seagull_lagoon blue eagle 2 1
seagull_lagoon blue gate 1 1
wolf_pass blue horse 1 1
wolf_pass blue gate 1 1
angel_tear_falls black horse 1 1
angel_tear_falls black gate 1 1
brookdale_village black horse 1 1
brookdale_village black gate 1 1
dancing_stone black horse 1 1
dancing_stone black gate 1 1
dark_woods black horse 1 1
dark_woods black gate 1 1
enchanted_glade black gate 1 2
fire_river black horse 1 1
fire_river black gate 1 1
land_of_amazons black horse 1 1
land_of_amazons black gate 1 1
mccorm_highlands black gate 1 2
mermaid_harbor black eagle 2 1
mermaid_harbor black horse 1 1
seabird_port black eagle 2 1
seabird_port black horse 1 1
"""
"""Location, colour, way to travel, dice, copies."""

SPECIALS = """
magic_gate varkolak 2 1
hammer_of_valor any 2 1
spell_of_purity balazarg 2 1
elven_archers gorgutt 1 1
battle_strategy any 2 1
all_is_quiet gorgutt 2 1
battle_luck any 1 2
battle_fury sapphire 2 1
local_information any 1 1
kings_guard sapphire 1 1
cavalry_sweep any 1 1
dark_visions any 1 1
militia_secures varkolak 1 1
strong_defenses balazarg 1 1
spy_in_camp any 1 1
"""
"""Card, general, dice, copies."""

DARKNESS = """
ds01 ancient_ruins 1 red seabird_port 1 black balazarg raven_forest 2 red
ds02 crystal_hills 1 blue mccorm_highlands 2 black balazarg raven_forest 1 red
ds03 eagle_peak_pass 1 blue heavens_glade 1 green balazarg raven_forest 1 red
ds04 rock_bridge_pass 2 blue angel_tear_falls 1 black balazarg angel_tear_falls 2 red
ds05 thorny_woods 2 green mermaid_harbor 1 black balazarg angel_tear_falls 1 red
ds06 wyvern_forest 1 green brookdale_village 1 black balazarg angel_tear_falls 1 red
ds07 cursed_plateau 2 red fire_river 2 black balazarg bounty_bay 2 red
ds08 rock_bridge_pass 1 blue dark_woods 1 black balazarg bounty_bay 1 red
ds09 seagull_lagoon 1 blue dancing_stone 1 black balazarg bounty_bay 1 red
ds10 father_oak_forest 1 green greenleaf_village 1 green balazarg monarch_city 0 red
ds11 orc_valley 2 red father_oak_forest 2 green balazarg monarch_city 0 red
ds12 minotaur_forest 2 green land_of_amazons 1 black balazarg next 1 red
ds13 blood_flats 1 red bounty_bay 1 blue gorgutt amarak_peak 2 green
ds14 cursed_plateau 1 red golden_oak_forest 2 green gorgutt amarak_peak 2 green
ds15 withered_hills 2 red enchanted_glade 2 black gorgutt amarak_peak 2 green
ds16 amarak_peak 1 blue angel_tear_falls 2 black gorgutt eagle_peak_pass 2 green
ds17 gryphon_forest 2 green dragons_teeth_range 2 blue gorgutt eagle_peak_pass 2 green
ds18 scorpion_canyon 1 red greenleaf_village 2 green gorgutt eagle_peak_pass 2 green
ds19 orc_valley 2 red blizzard_mountains 1 blue gorgutt orc_valley 2 green
ds20 pleasant_hill 2 red father_oak_forest 2 green gorgutt orc_valley 2 green
ds21 windy_pass 2 red raven_forest 1 green gorgutt orc_valley 2 green
ds22 orc_valley 1 red bounty_bay 1 blue gorgutt monarch_city 0 green
ds23 wolf_pass 1 blue dancing_stone 1 black gorgutt monarch_city 0 green
ds24 unicorn_forest 2 green crystal_hills 2 blue gorgutt next 2 green
ds25 ancient_ruins 2 red eagle_peak_pass 2 blue sapphire heavens_glade 1 blue
ds26 wyvern_forest 2 green seabird_port 2 black sapphire heavens_glade 1 blue
ds27 ghost_marsh 1 red whispering_woods 2 green sapphire ancient_ruins 2 blue
ds28 mccorm_highlands 1 black mermaid_harbor 2 black sapphire ancient_ruins 1 blue
ds29 seagull_lagoon 2 blue heavens_glade 2 green sapphire ancient_ruins 1 blue
ds30 amarak_peak 2 blue land_of_amazons 2 black sapphire greenleaf_village 1 blue
ds31 blizzard_mountains 2 blue fire_river 1 black sapphire greenleaf_village 2 blue
ds32 bounty_bay 2 blue brookdale_village 2 black sapphire greenleaf_village 1 blue
ds33 serpent_swamp 2 red wolf_pass 2 blue sapphire greenleaf_village 2 blue
ds34 bounty_bay 1 blue dancing_stone 2 black sapphire monarch_city 0 blue
ds35 thorny_woods 1 green dancing_stone 2 black sapphire next 1 blue
ds36 dragons_teeth_range 1 blue dark_woods 2 black varkolak windy_pass 1 black
ds37 scorpion_canyon 2 red gryphon_forest 1 green varkolak windy_pass 2 black
ds38 withered_hills 1 red father_oak_forest 1 green varkolak windy_pass 3 black
ds39 blood_flats 2 red greenleaf_village 1 green varkolak seabird_port 2 black
ds40 orc_valley 1 red unicorn_forest 2 green varkolak seabird_port 2 black
ds41 serpent_swamp 1 red golden_oak_forest 1 green varkolak seabird_port 3 black
ds42 ghost_marsh 2 red whispering_woods 1 green varkolak father_oak_forest 3 black
ds43 pleasant_hill 1 red minotaur_forest 2 green varkolak father_oak_forest 1 black
ds44 windy_pass 1 red raven_forest 2 green varkolak father_oak_forest 2 black
ds45 wolf_pass 1 blue greenleaf_village 2 green varkolak monarch_city 0 black
ds46 wolf_pass 1 blue enchanted_glade 1 black varkolak next 1 black
"""
"""Id, location A, minions, location B, minions, general, advances to, escort."""

SPECIAL_DARKNESS = """
ds47 all_is_quiet - - -
ds48 all_is_quiet - - -
ds49 all_is_quiet - - -
ds50 orc_patrols balazarg next 1
ds51 orc_patrols gorgutt next 2
ds52 orc_patrols sapphire next 1
ds53 orc_patrols varkolak next 1
ds54 orc_war_party sapphire monarch_city 0
ds55 orc_war_party varkolak monarch_city 0
ds56 monarch_city - - -
"""
"""Id, kind, general, advances to, escort."""

HEROES = {
    "cleric": (6, "blessed_attacks", "turn_undead", "sanctify_land"),
    "dwarf": (5, "mountain_lore", "armor", "dragon_slayer"),
    "eagle_rider": (4, "eagle_flight", "fresh_mount", "styles"),
    "paladin": (5, "noble_steed", "bravery", "aura"),
    "ranger": (5, "woods_lore", "archery", "elf_support"),
    "rogue": (6, "hide", "thievery", "crafty"),
    "sorceress": (6, "shape_shifter", "ambush", "visions"),
    "wizard": (5, "teleport", "fireball", "wisdom"),
}
"""Life and skills."""

GENERALS = {
    "balazarg": ("red", 6, 4, 1, "curse", "d3", "all"),
    "gorgutt": ("green", 6, 3, 2, "parry", "2", "2"),
    "sapphire": ("blue", 4, 5, 0, "regeneration", "3", "d6"),
    "varkolak": ("black", 5, 4, 0, "unyielding", "d6", "d6"),
}
"""Colour, life, target, red squares, skill, wounds and cards of the penalty."""

PATHS = {
    "balazarg": ["scorpion_canyon", "raven_forest", "angel_tear_falls", "bounty_bay", "monarch_city"],
    "gorgutt": ["thorny_woods", "amarak_peak", "eagle_peak_pass", "orc_valley", "monarch_city"],
    "sapphire": ["blizzard_mountains", "heavens_glade", "ancient_ruins", "greenleaf_village", "monarch_city"],
    "varkolak": ["dark_woods", "windy_pass", "seabird_port", "father_oak_forest", "monarch_city"],
}

QUESTS = """
amulet_of_the_gods dark_woods 4 6 lost amulet
boots_of_speed mountains_of_mist 4 6 lost boots
helm_of_power ancient_ruins 4 6 lost helm
war_banner_of_valor fire_river 3 5 kept banner
unicorn_steed unicorn_forest - 5 kept unicorn
amazon_envoy land_of_amazons 3 5 lost envoy
duke_envoy mccorm_highlands 3 5 lost envoy
elf_envoy heavens_glade 3 5 lost envoy
amaraks_blessing raven_forest 3 6 lost blessing
king_of_the_gryphons gryphon_forest 3 5 lost gryphons
crystal_of_light enchanted_glade 3 5 lost crystal_here
ancient_tree greenleaf_village 4 6 lost crystal_anywhere
"""
"""The quests with dice: place, dice, what one must show, on failure, reward."""

HUNTS = {
    "raids": ({"red": 1, "green": 1, "blue": 1, "black": 1}, "no_darkness"),
    "orc_hunter": ({"green": 6}, "spare"),
    "demon_hunter": ({"red": 4}, "spare"),
    "dragon_hunter": ({"blue": 3}, "spare"),
    "undead_hunter": ({"black": 4}, "spare"),
}
"""What must be defeated, and the reward."""
