import type { ObjectGroup } from './group.ts';

/** Night Elf objects. Times and tiers: see `table.ts`. */
export const NIGHT_ELF: readonly ObjectGroup[] = [
  {
    kind: 'hero',
    race: 'E',
    each: { tier: 1, seconds: 55 },
    lines: `
Edem Demon Hunter 425/100/5
Ekee Keeper of the Grove 425/100/5
Emoo Priestess of the Moon 425/100/5
Ewar Warden 425/100/5`,
  },
  {
    kind: 'unit',
    race: 'E',
    lines: `
ewsp* 1 14 Wisp 60/0/1
earc 1 20 Archer 130/10/2
esen 1 30 Huntress 195/20/3
ebal 1 48 Glaive Thrower 210/65/3
edry 2 30 Dryad 145/60/3
edoc 2 35 Druid of the Claw 255/80/4
emtg 2 50 Mountain Giant 425/100/7
edot 2 22 Druid of the Talon 135/20/2
ehip 2 30 Hippogryph 160/20/2
efdr 2 25 Faerie Dragon 155/25/2
echm 3 60 Chimaera 330/70/5`,
  },
  {
    // A Tree of Life entangles a mine with a separate order (`entangle`), so `egol` is never ordered by id.
    kind: 'building',
    race: 'E',
    lines: `
etol 1 120 Tree of Life 340/185
etoa 2 140 Tree of Ages 320/180
etoe 3 140 Tree of Eternity 330/200
egol 1 60 Entangled Gold Mine 0
emow 1 50 Moon Well 180/40
eate 1 60 Altar of Elders 180/50
eaom 1 60 Ancient of War 150/60
edob 1 60 Hunter's Hall 210/100
eden 1 60 Ancient of Wonders 90/30
etrp 1 55 Ancient Protector 135/80
eaoe 2 70 Ancient of Lore 155/145
eaow 2 60 Ancient of Wind 150/140
edos 3 80 Chimaera Roost 140/190`,
  },
  {
    kind: 'upgrade',
    race: 'E',
    lines: `
Resm 1 60 3 Strength of the Moon 125+50/75+100
Resw 1 60 3 Strength of the Wild 100+75/75+100
Rema 1 60 3 Moon Armor 150+50/75+75
Rerh 1 60 3 Reinforced Hides 150+50/50+100
Reuv 1 45 1 Ultravision 50/50
Resc 1 20 1 Sentinel 100/100
Repm 1 20 1 Backpack 50/25
Reib 2 35 1 Improved Bows 50/100
Remg 2 35 1 Upgrade Moon Glaive 100/150
Repb 2 60 1 Vorpal Blades 125/100
Renb 2 60 1 Nature's Blessing 150/200
Resi 2 45 1 Abolish Magic 50/50
Redc 2 25 2 Druid of the Claw Training 100/50+100
Redt 2 60 2 Druid of the Talon Training 100/50+100
Reht 2 30 1 Hippogryph Taming 75/75
Remk 3 40 1 Marksmanship 100/175
Reeb 3 20 1 Mark of the Claw 25/100
Reec 3 20 1 Mark of the Talon 25/100
Rers 3 75 1 Resistant Skin 50/100
Rehs 3 40 1 Hardened Skin 100/175
Recb 3 40 1 Corrosive Breath 125/225
Rews 3 30 1 Well Spring 75/150`,
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
