import type { Race } from '../../../game/races.ts';

/**
 * Names of the race marks. They are separate from the object table, so that scripts that only show races don't load
 * the table.
 */
export const RACE_GLYPHS: Readonly<Record<Race | 'random', string>> = {
  H: 'race-human',
  O: 'race-orc',
  E: 'race-elf',
  U: 'race-undead',
  random: 'race-random',
};
