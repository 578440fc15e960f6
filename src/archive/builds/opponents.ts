import { matchupOf } from '../../game/derive/race.ts';
import { RACES, type Race } from '../../game/races.ts';
import type { Build } from './build.ts';

/** The races that a build is played against. */
export const opponents = ({ race, matchups }: Build): Race[] =>
  RACES.filter((other) => matchups.includes(matchupOf(race, other)));
