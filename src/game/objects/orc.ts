import type { ObjectGroup } from './group.ts';

/** Orc objects. Times and tiers: see `table.ts`. */
export const ORC: readonly ObjectGroup[] = [
  {
    kind: 'hero',
    race: 'O',
    each: { tier: 1, seconds: 55 },
    lines: `
Obla Blademaster 425/100/5
Ofar Far Seer 425/100/5
Oshd Shadow Hunter 425/100/5
Otch Tauren Chieftain 425/100/5`,
  },
  {
    // The Spirit Lodge trains `ospm`, the ethereal form of a Spirit Walker; its corporeal form `ospw` is never
    // ordered. After the Berserker Upgrade, Barracks train `otbk` instead of `ohun`.
    kind: 'unit',
    race: 'O',
    lines: `
opeo* 1 15 Peon 75/0/1
ogru 1 30 Grunt 200/0/3
ohun 1 20 Troll Headhunter 135/20/2
otbk 3 20 Troll Berserker 135/20/2
ocat 2 40 Demolisher 220/50/4
oshm 2 30 Shaman 130/20/2
odoc 2 30 Troll Witch Doctor 145/25/2
ospm 2 38 Spirit Walker 195/35/3
orai 2 28 Raider 180/40/3
okod 2 30 Kodo Beast 255/60/4
owyv 2 35 Wind Rider 265/40/4
otbr 2 28 Troll Batrider 160/40/2
otau 3 44 Tauren 280/80/5`,
  },
  {
    // "Beastiary" is the game's spelling. No order makes an `orbr`: Reinforced Defenses turns every burrow into one.
    kind: 'building',
    race: 'O',
    lines: `
ogre 1 150 Great Hall 385/185
ostr 2 140 Stronghold 315/190
ofrt 3 140 Fortress 325/190
otrb 1 50 Orc Burrow 160/40
orbr 2 - Reinforced Orc Burrow 0
oalt 1 60 Altar of Storms 180/50
obar 1 60 Barracks 180/50
ofor 1 70 War Mill 205
ovln 1 60 Voodoo Lounge 130/30
owtw 1 60 Watch Tower 110/80
obea 2 60 Beastiary 145/140
osld 2 70 Spirit Lodge 150/150
otto 2 70 Tauren Totem 135/155`,
  },
  {
    // Older patches had a third level of Spiked Barricades. Chaos belongs to the campaign.
    kind: 'upgrade',
    race: 'O',
    lines: `
Rome 1 60 3 Melee Weapons 100+50/75+100
Rora 1 60 3 Ranged Weapons 100+50/100+100
Roar 1 60 3 Unit Armor 150+75/75+150
Rosp 1 60 3 Spiked Barricades 25+25/75+100
Rorb 2 60 1 Reinforced Defenses 50/200
Ropg 1 45 1 Pillage 75/25
Ropm 1 20 1 Backpack 50/25
Robs 2 40 1 Berserker Strength 50/150
Rotr 2 35 1 Troll Regeneration 100/100
Robk 3 40 1 Berserker Upgrade 75/175
Robf 3 30 1 Burning Oil 50/150
Roen 2 40 1 Ensnare 50/75
Rwdm 3 40 1 War Drums Damage Increase 100/150
Rovs 3 40 1 Envenomed Spears 100/150
Rolf 3 75 1 Liquid Fire 75/125
Rost 2 60 2 Shaman Training 100/50+100
Rowd 2 60 2 Witch Doctor Training 100/50+100
Rowt 2 60 2 Spirit Walker Training 100/50+100
Rows 3 40 1 Pulverize 100/250
Roch - - 1 Chaos 0`,
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
