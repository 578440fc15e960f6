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
Hamg Archmage
Hblm Blood Mage
Hmkg Mountain King
Hpal Paladin`,
  },
  {
    kind: 'unit',
    race: 'H',
    lines: `
hpea* 1 15 Peasant
hfoo 1 20 Footman
hrif 1 26 Rifleman
hkni 3 40 Knight
hmpr 2 28 Priest
hsor 2 30 Sorceress
hspt 2 28 Spell Breaker
hmtm 2 32 Mortar Team
hgyr 2 13 Flying Machine
hmtt 3 55 Siege Engine
hrtt 3 55 Siege Engine
hdhw 2 28 Dragonhawk Rider
hgry 3 45 Gryphon Rider`,
  },
  {
    kind: 'building',
    race: 'H',
    lines: `
htow 1 180 Town Hall
hkee 2 140 Keep
hcas 3 140 Castle
hhou 1 35 Farm
halt 1 60 Altar of Kings
hbar 1 60 Barracks
hlum 1 60 Lumber Mill
hbla 1 70 Blacksmith
hvlt 1 60 Arcane Vault
hwtw 1 25 Scout Tower
hgtw 1 50 Guard Tower
hatw 1 50 Arcane Tower
hctw 2 65 Cannon Tower
hars 2 70 Arcane Sanctum
harm 2 60 Workshop
hgra 2 75 Gryphon Aviary`,
  },
  {
    kind: 'upgrade',
    race: 'H',
    lines: `
Rhme 1 60 3 Forged Swords
Rhra 1 60 3 Gunpowder
Rhar 1 60 3 Plating
Rhla 1 60 3 Leather Armor
Rhac 1 60 3 Masonry
Rhlh 1 60 2 Lumber Harvesting
Rhde 1 45 1 Defend
Rhri 2 30 1 Long Rifles
Rhan 3 40 1 Animal War Training
Rhsb 3 40 1 Sundering Blades
Rhpt 2 60 2 Priest Training
Rhst 2 60 2 Sorceress Training
Rhse 2 30 1 Magic Sentry
Rhss 2 45 1 Control Magic
Rhfl 2 30 1 Flare
Rhfs 3 40 1 Fragmentation Shards
Rhfc 2 40 1 Flak Cannons
Rhgb 3 35 1 Flying Machine Bombs
Rhrt 3 40 1 Barrage
Rhhb 3 45 1 Storm Hammers
Rhcd 2 35 1 Cloud
Rhpm 1 20 1 Backpack`,
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
