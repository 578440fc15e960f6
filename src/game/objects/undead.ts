import type { ObjectGroup } from './group.ts';

/** Undead objects. Times and tiers: see `table.ts`. */
export const UNDEAD: readonly ObjectGroup[] = [
  {
    kind: 'hero',
    race: 'U',
    each: { tier: 1, seconds: 55 },
    lines: `
Ucrl Crypt Lord 425/100/5
Udea Death Knight 425/100/5
Udre Dreadlord 425/100/5
Ulic Lich 425/100/5`,
  },
  {
    kind: 'unit',
    race: 'U',
    lines: `
uaco* 1 15 Acolyte 75/0/1
ugho 1 18 Ghoul 120/0/2
ucry 1 30 Crypt Fiend 215/40/3
ugar 2 35 Gargoyle 185/30/2
umtw 2 36 Meat Wagon 230/50/4
uobs 2 35 Obsidian Statue 200/35/3
unec 2 24 Necromancer 145/20/2
uban 2 28 Banshee 155/30/2
uabo 3 40 Abomination 240/70/4
ufro 3 65 Frost Wyrm 385/120/7`,
  },
  {
    kind: 'building',
    race: 'U',
    lines: `
unpl 1 90 Necropolis 255
unp1 2 140 Halls of the Dead 320/210
unp2 3 140 Black Citadel 325/230
ugol 1 100 Haunted Gold Mine 255/220
uzig 1 50 Ziggurat 150/50
uzg1 1 35 Spirit Tower 145/40
uzg2 1 30 Nerubian Tower 100/20
uaod 1 60 Altar of Darkness 180/50
usep 1 60 Crypt 200/50
ugrv 1 80 Graveyard 215
utom 1 60 Tomb of Relics 130/30
uslh 2 60 Slaughterhouse 140/135
utod 2 60 Temple of the Damned 155/140
usap 2 45 Sacrificial Pit 75/150
ubon 3 70 Boneyard 175/200`,
  },
  {
    kind: 'upgrade',
    race: 'U',
    lines: `
Rume 1 60 3 Unholy Strength 125+75/50+100
Ruar 1 60 3 Unholy Armor 125+75/50+100
Rura 1 60 3 Creature Attack 150+50/50+75
Rucr 1 60 3 Creature Carapace 150+50/75+125
Ruac 1 30 1 Cannibalize 75
Rupm 1 20 1 Backpack 50/25
Rubu 2 45 1 Burrow 75/75
Ruwb 2 30 1 Web 150/150
Rune 2 30 2 Necromancer Training 100/50+100
Ruba 2 60 2 Banshee Training 100/50+100
Rusl 2 15 1 Skeletal Longevity 50/75
Ruex 2 20 1 Exhume Corpses 75/50
Rugf 3 45 1 Ghoul Frenzy 100/150
Rusf 3 40 1 Stone Form 75/150
Rupc 3 45 1 Disease Cloud 100/200
Rusp 3 60 1 Destroyer Form 75/150
Rusm 3 30 1 Skeletal Mastery 125/150
Rufb 3 60 1 Freezing Breath 150/275`,
  },
  {
    // No training order names these: a Destroyer was an Obsidian Statue before, and a Shade was an Acolyte.
    kind: 'morph',
    race: 'U',
    each: { tier: null, seconds: null },
    lines: `
ubsp Destroyer 100/50/2
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
