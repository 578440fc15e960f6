/** What of a player's games a sheet is about. */
import type { CastGame, CastPlayer } from '../../archive/count/cast.ts';
import { RACES, type Race } from '../../game/summary.ts';

/** With fewer games what is said of openings, timings and shares of wins is chance. */
export const ENOUGH = 5;

/** A player on the sheet: the race played most, and the games with it against the other's. */
export interface Prepared {
  player: CastPlayer;
  race: Race;
  /** The race that the other one plays most. */
  against: Race;
  /** All games with that race. */
  withRace: CastGame[];
  /** Those against that race. */
  inMatchup: CastGame[];
}

/** The race with most games, in the order of races where two are equal. */
export function mainRace({ games }: CastPlayer): Race {
  const count = (race: Race) => games.filter((game) => game.race === race).length;
  return RACES.toSorted((first, second) => count(second) - count(first))[0]!;
}

/** A player with a race, for a cast against another race. */
export function prepared(player: CastPlayer, race: Race, against: Race): Prepared {
  const withRace = player.games.filter((game) => game.race === race);
  return {
    player,
    race,
    against,
    withRace,
    inMatchup: withRace.filter((game) => game.opponentRace === against),
  };
}
