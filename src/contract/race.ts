import { z } from 'zod';
import { RACE_NAMES } from '../game/derive/race.ts';
import { RACES } from '../game/summary.ts';

const letters = RACES.map((race) => `${race} is ${RACE_NAMES[race]}`).join(', ');

/** One race letter. Component `Race`. */
export const raceSchema = z
  .enum(RACES)
  .describe(`Race of a player: ${letters}. Clients must accept letters that are not listed here.`);
