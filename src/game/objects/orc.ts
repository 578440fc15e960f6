import type { ObjectGroup } from './group.ts';

/** Orc objects. Times and tiers: see `table.ts`. */
export const ORC: readonly ObjectGroup[] = [
  {
    kind: 'hero',
    race: 'O',
    each: { tier: 1, seconds: 55 },
    lines: `
Obla Blademaster
Ofar Far Seer
Oshd Shadow Hunter
Otch Tauren Chieftain`,
  },
  {
    // The Spirit Lodge trains `ospm`, the ethereal form of a Spirit Walker; its corporeal form `ospw` is never
    // ordered. After the Berserker Upgrade, Barracks train `otbk` instead of `ohun`.
    kind: 'unit',
    race: 'O',
    lines: `
opeo* 1 15 Peon
ogru 1 30 Grunt
ohun 1 20 Troll Headhunter
otbk 3 20 Troll Berserker
ocat 2 40 Demolisher
oshm 2 30 Shaman
odoc 2 30 Troll Witch Doctor
ospm 2 38 Spirit Walker
orai 2 28 Raider
okod 2 30 Kodo Beast
owyv 2 35 Wind Rider
otbr 2 28 Troll Batrider
otau 3 44 Tauren`,
  },
  {
    // "Beastiary" is the game's spelling. No order makes an `orbr`: Reinforced Defenses turns every burrow into one.
    kind: 'building',
    race: 'O',
    lines: `
ogre 1 150 Great Hall
ostr 2 140 Stronghold
ofrt 3 140 Fortress
otrb 1 50 Orc Burrow
orbr 2 - Reinforced Orc Burrow
oalt 1 60 Altar of Storms
obar 1 60 Barracks
ofor 1 70 War Mill
ovln 1 60 Voodoo Lounge
owtw 1 60 Watch Tower
obea 2 60 Beastiary
osld 2 70 Spirit Lodge
otto 2 70 Tauren Totem`,
  },
  {
    // Older patches had a third level of Spiked Barricades. Chaos belongs to the campaign.
    kind: 'upgrade',
    race: 'O',
    lines: `
Rome 1 60 3 Melee Weapons
Rora 1 60 3 Ranged Weapons
Roar 1 60 3 Unit Armor
Rosp 1 60 3 Spiked Barricades
Rorb 2 60 1 Reinforced Defenses
Ropg 1 45 1 Pillage
Ropm 1 20 1 Backpack
Robs 2 40 1 Berserker Strength
Rotr 2 35 1 Troll Regeneration
Robk 3 40 1 Berserker Upgrade
Robf 3 30 1 Burning Oil
Roen 2 40 1 Ensnare
Rwdm 3 40 1 War Drums Damage Increase
Rovs 3 40 1 Envenomed Spears
Rolf 3 75 1 Liquid Fire
Rost 2 60 2 Shaman Training
Rowd 2 60 2 Witch Doctor Training
Rowt 2 60 2 Spirit Walker Training
Rows 3 40 1 Pulverize
Roch - - 1 Chaos`,
  },
  {
    kind: 'morph',
    race: 'O',
    each: { tier: null, seconds: null },
    lines: `
ospw Spirit Walker
osw1 Spirit Wolf
osw2 Dire Wolf
osw3 Shadow Wolf
osp1 Serpent Ward
osp2 Serpent Ward
osp3 Serpent Ward
osp4 Serpent Ward
oeye Sentry Ward
ohwd Healing Ward
otot Stasis Trap`,
  },
];
