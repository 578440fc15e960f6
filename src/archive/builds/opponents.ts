import { RACES, type Race } from '../../game/summary.ts';
import type { Build } from './build.ts';

/** Races against which a build is played. */
export const opponents = ({ race, matchups }: Build): Race[] =>
  RACES.filter((other) => matchups.includes([race, other].sort().join('v')));
