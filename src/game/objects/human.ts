import type { ObjectGroup } from './group.ts';

/**
 * Human objects. Times and tiers: see `table.ts`.
 *
 * Upgrades have one name for all levels, for example Forged Swords for "Iron/Steel/Mithril Forged Swords".
 */
export const HUMAN: readonly ObjectGroup[] = [
  {
    kind: 'hero',
    race: 'H',
    each: { tier: 1, seconds: 55 },
    lines: `
Hamg Archmage 425/100/5
Hblm Blood Mage 425/100/5
Hmkg Mountain King 425/100/5
Hpal Paladin 425/100/5`,
  },
  {
    kind: 'unit',
    race: 'H',
    lines: `
hpea* 1 15 Peasant 75/0/1
hfoo 1 20 Footman 135/0/2
hrif 1 26 Rifleman 205/30/3
hkni 3 40 Knight 245/60/4
hmpr 2 28 Priest 135/10/2
hsor 2 30 Sorceress 155/20/2
hspt 2 28 Spell Breaker 215/30/3
hmtm 2 32 Mortar Team 180/70/3
hgyr 2 13 Flying Machine 90/30/1
hmtt 3 55 Siege Engine 195/60/3
hrtt 3 55 Siege Engine 195/60/3
hdhw 2 28 Dragonhawk Rider 200/30/3
hgry 3 45 Gryphon Rider 280/70/4`,
  },
  {
    kind: 'building',
    race: 'H',
    lines: `
htow 1 180 Town Hall 385/205
hkee 2 140 Keep 320/210
hcas 3 140 Castle 360/210
hhou 1 35 Farm 80/20
halt 1 60 Altar of Kings 180/50
hbar 1 60 Barracks 160/60
hlum 1 60 Lumber Mill 120
hbla 1 70 Blacksmith 140/60
hvlt 1 60 Arcane Vault 130/30
hwtw 1 25 Scout Tower 30/20
hgtw 1 50 Guard Tower 70/50
hatw 1 50 Arcane Tower 70/50
hctw 2 65 Cannon Tower 170/100
hars 2 70 Arcane Sanctum 150/140
harm 2 60 Workshop 140/140
hgra 2 75 Gryphon Aviary 140/150`,
  },
  {
    kind: 'upgrade',
    race: 'H',
    lines: `
Rhme 1 60 3 Forged Swords 100+75/50+125
Rhra 1 60 3 Gunpowder 100+75/50+125
Rhar 1 60 3 Plating 125+25/75+100
Rhla 1 60 3 Leather Armor 100+50/100+75
Rhac 1 60 3 Masonry 100+25/25+25
Rhlh 1 60 2 Lumber Harvesting 100+100
Rhde 1 45 1 Defend 150/100
Rhri 2 30 1 Long Rifles 75/125
Rhan 3 40 1 Animal War Training 125/175
Rhsb 3 40 1 Sundering Blades 100/100
Rhpt 2 60 2 Priest Training 100/50+100
Rhst 2 60 2 Sorceress Training 100/50+100
Rhse 2 30 1 Magic Sentry 50/50
Rhss 2 45 1 Control Magic 75/75
Rhfl 2 30 1 Flare 50/50
Rhfs 3 40 1 Fragmentation Shards 50/100
Rhfc 2 40 1 Flak Cannons 100/150
Rhgb 3 35 1 Flying Machine Bombs 150/100
Rhrt 3 40 1 Barrage 50/150
Rhhb 3 45 1 Storm Hammers 125/225
Rhcd 2 35 1 Cloud 50/100
Rhpm 1 20 1 Backpack 50/25`,
  },
  {
    // Summoned, hatched or called to arms; none of them is trained.
    kind: 'morph',
    race: 'H',
    each: { tier: null, seconds: null },
    lines: `
hmil Militia
hwat Water Elemental
hwt2 Water Elemental
hwt3 Water Elemental
hphx Phoenix
hpxe Phoenix Egg`,
  },
];
