import type { ObjectGroup } from './group.ts';

/** Undead objects. Times and tiers: see `table.ts`. */
export const UNDEAD: readonly ObjectGroup[] = [
  {
    kind: 'hero',
    race: 'U',
    each: { tier: 1, seconds: 55 },
    lines: `
Ucrl Crypt Lord
Udea Death Knight
Udre Dreadlord
Ulic Lich`,
  },
  {
    kind: 'unit',
    race: 'U',
    lines: `
uaco* 1 15 Acolyte
ugho 1 18 Ghoul
ucry 1 30 Crypt Fiend
ugar 2 35 Gargoyle
umtw 2 36 Meat Wagon
uobs 2 35 Obsidian Statue
unec 2 24 Necromancer
uban 2 28 Banshee
uabo 3 40 Abomination
ufro 3 65 Frost Wyrm`,
  },
  {
    kind: 'building',
    race: 'U',
    lines: `
unpl 1 90 Necropolis
unp1 2 140 Halls of the Dead
unp2 3 140 Black Citadel
ugol 1 100 Haunted Gold Mine
uzig 1 50 Ziggurat
uzg1 1 35 Spirit Tower
uzg2 1 30 Nerubian Tower
uaod 1 60 Altar of Darkness
usep 1 60 Crypt
ugrv 1 80 Graveyard
utom 1 60 Tomb of Relics
uslh 2 60 Slaughterhouse
utod 2 60 Temple of the Damned
usap 2 45 Sacrificial Pit
ubon 3 70 Boneyard`,
  },
  {
    kind: 'upgrade',
    race: 'U',
    lines: `
Rume 1 60 3 Unholy Strength
Ruar 1 60 3 Unholy Armor
Rura 1 60 3 Creature Attack
Rucr 1 60 3 Creature Carapace
Ruac 1 30 1 Cannibalize
Rupm 1 20 1 Backpack
Rubu 2 45 1 Burrow
Ruwb 2 30 1 Web
Rune 2 30 2 Necromancer Training
Ruba 2 60 2 Banshee Training
Rusl 2 15 1 Skeletal Longevity
Ruex 2 20 1 Exhume Corpses
Rugf 3 45 1 Ghoul Frenzy
Rusf 3 40 1 Stone Form
Rupc 3 45 1 Disease Cloud
Rusp 3 60 1 Destroyer Form
Rusm 3 30 1 Skeletal Mastery
Rufb 3 60 1 Freezing Breath`,
  },
  {
    // No training order names these: a Destroyer was an Obsidian Statue before, and a Shade was an Acolyte.
    kind: 'morph',
    race: 'U',
    each: { tier: null, seconds: null },
    lines: `
ubsp Destroyer
ushd Shade
ucrm Crypt Fiend
ugrm Gargoyle
uske Skeleton Warrior
uskm Skeletal Mage
ucs1 Carrion Beetle
ucs2 Carrion Beetle
ucs3 Carrion Beetle
ucsB Carrion Beetle
ucsC Carrion Beetle
uloc Locust
uplg Disease Cloud
ninf Infernal`,
  },
];
