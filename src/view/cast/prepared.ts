/** The games of a player that a casting sheet is about. */
import type { CastField, CastGame, CastPlayer } from '../../archive/count/cast.ts';
import { toSeconds } from '../../game/clock.ts';
import { KEY_MOMENTS, type Timing, TIMING_NAMES } from '../../game/key-timings.ts';
import { quantile } from '../../game/quantiles.ts';
import { RACES, type Race } from '../../game/races.ts';

/** Minimum games; with fewer, openings, timings and win shares are mostly chance. */
export const MIN_GAMES = 5;

/** A player on the sheet, with the most played race and its games against the opponent's race. */
export interface Prepared {
  player: CastPlayer;
  race: Race;
  /** The opponent's most played race. */
  against: Race;
  /** All games with that race. */
  withRace: CastGame[];
  /** The games with that race against the opponent's race. */
  inMatchup: CastGame[];
}

/** The race with the most games; if tied, the first in race order. */
export function mainRace({ games }: CastPlayer): Race {
  const count = (race: Race) => games.filter((game) => game.race === race).length;
  return RACES.toSorted((first, second) => count(second) - count(first))[0]!;
}

/** A player with a race, for a cast against another race. */
export function prepare(player: CastPlayer, race: Race, against: Race): Prepared {
  const withRace = player.games.filter((game) => game.race === race);
  return {
    player,
    race,
    against,
    withRace,
    inMatchup: withRace.filter((game) => game.opponentRace === against),
  };
}

/** A median in whole seconds, and its number of games. */
type Median = NonNullable<CastField['timings'][number]>;

/** The player's median of a timing in the matchup; null if it was never reached. */
export function ownTiming({ inMatchup }: Prepared, timing: Timing): Median | null {
  const times = inMatchup
    .flatMap((game) => game[KEY_MOMENTS[timing].fact] ?? [])
    .map(toSeconds)
    .sort((first, second) => first - second);
  return times.length === 0 ? null : { medianSec: quantile(times, 1 / 2), n: times.length };
}

/** The median of everyone who played that race in the matchup, including the player. */
export const fieldOf = ({ player, race, against }: Prepared, timing: Timing): Median | null =>
  player.fields.find((field) => field.race === race && field.against === against)?.timings[
    TIMING_NAMES.indexOf(timing)
  ] ?? null;
