/** A game as its pictures name it, from its analysis. */
import type { GameAnalysis } from '../../game/analysis.ts';
import { bySide, sideName } from '../../game/sides.ts';
import { RACE_GLYPHS } from '../svg/glyphs/races.ts';
import { urls } from '../../urls.ts';
import type { ShotGame } from './shot.ts';

/** `shared` are the seconds at which fights with pages of their own begin, if the game has pages. */
export const shotGame = (
  { replayId, players, map, patch }: GameAnalysis,
  sides: readonly { slots: readonly number[] }[],
  sharedSeconds?: readonly number[],
): ShotGame => ({
  names: bySide(players).map((side) => sideName(side.map(({ handle }) => handle))),
  sides: Object.fromEntries(
    sides.flatMap(({ slots }, side) => slots.map((slot) => [slot, 'abcd'[side % 4]!])),
  ),
  heroes: Object.fromEntries(players.flatMap(({ heroes }) => heroes.map(({ id, name }) => [id, name]))),
  shot: {
    races: bySide(players).map((side) => side.map(({ race }) => (race ? RACE_GLYPHS[race] : 'race-random'))),
    map,
    patch,
    ...(sharedSeconds && { page: urls.game(replayId), shared: sharedSeconds }),
  },
});
