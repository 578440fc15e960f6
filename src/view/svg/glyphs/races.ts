import type { Race } from '../../../game/summary.ts';

/** Names of the race marks. Apart from the table of objects, so that a script that shows races alone does not carry it. */
export const RACE_GLYPHS: Readonly<Record<Race | 'random', string>> = {
  H: 'race-human',
  O: 'race-orc',
  E: 'race-elf',
  U: 'race-undead',
  random: 'race-random',
};
