import type { ObjectGroup } from './group.ts';

/** Night Elf objects. Times and tiers: see `table.ts`. */
export const NIGHT_ELF: readonly ObjectGroup[] = [
  {
    kind: 'hero',
    race: 'E',
    each: { tier: 1, seconds: 55 },
    lines: `
Edem Demon Hunter
Ekee Keeper of the Grove
Emoo Priestess of the Moon
Ewar Warden`,
  },
  {
    kind: 'unit',
    race: 'E',
    lines: `
ewsp* 1 14 Wisp
earc 1 20 Archer
esen 1 30 Huntress
ebal 1 48 Glaive Thrower
edry 2 30 Dryad
edoc 2 35 Druid of the Claw
emtg 2 50 Mountain Giant
edot 2 22 Druid of the Talon
ehip 2 30 Hippogryph
efdr 2 25 Faerie Dragon
echm 3 60 Chimaera`,
  },
  {
    // A Tree of Life entangles a mine with a separate order (`entangle`), so `egol` is never ordered by id.
    kind: 'building',
    race: 'E',
    lines: `
etol 1 120 Tree of Life
etoa 2 140 Tree of Ages
etoe 3 140 Tree of Eternity
egol 1 60 Entangled Gold Mine
emow 1 50 Moon Well
eate 1 60 Altar of Elders
eaom 1 60 Ancient of War
edob 1 60 Hunter's Hall
eden 1 60 Ancient of Wonders
etrp 1 55 Ancient Protector
eaoe 2 70 Ancient of Lore
eaow 2 60 Ancient of Wind
edos 3 80 Chimaera Roost`,
  },
  {
    kind: 'upgrade',
    race: 'E',
    lines: `
Resm 1 60 3 Strength of the Moon
Resw 1 60 3 Strength of the Wild
Rema 1 60 3 Moon Armor
Rerh 1 60 3 Reinforced Hides
Reuv 1 45 1 Ultravision
Resc 1 20 1 Sentinel
Repm 1 20 1 Backpack
Reib 2 35 1 Improved Bows
Remg 2 35 1 Upgrade Moon Glaive
Repb 2 60 1 Vorpal Blades
Renb 2 60 1 Nature's Blessing
Resi 2 45 1 Abolish Magic
Redc 2 25 2 Druid of the Claw Training
Redt 2 60 2 Druid of the Talon Training
Reht 2 30 1 Hippogryph Taming
Remk 3 40 1 Marksmanship
Reeb 3 20 1 Mark of the Claw
Reec 3 20 1 Mark of the Talon
Rers 3 75 1 Resistant Skin
Rehs 3 40 1 Hardened Skin
Recb 3 40 1 Corrosive Breath
Rews 3 30 1 Well Spring`,
  },
  {
    // A Hippogryph Rider is an Archer mounted on a Hippogryph, both trained before. Eevi and Eevm are the campaign's
    // Illidan and his demon form.
    kind: 'morph',
    race: 'E',
    each: { tier: null, seconds: null },
    lines: `
ehpr Hippogryph Rider
edcm Druid of the Claw
edtm Druid of the Talon
Edmm Demon Hunter
Eevi Illidan
Eevm Illidan
efon Treant
espv Avatar of Vengeance
even Spirit of Vengeance
nowl Owl Scout
now2 Owl Scout
now3 Owl Scout`,
  },
];
