/** A person's habits and notable games. */
import { toSeconds } from '../../game/clock.ts';
import { playedDays } from '../../game/derive/played.ts';
import type { FightFacts } from '../../map/fights/fight-facts.ts';
import { heroesInOrder, TIMING_NAMES, timingOf, type Timing } from '../../game/key-timings.ts';
import { quantile } from '../../game/quantiles.ts';
import { RACES, type Race } from '../../game/races.ts';
import { byRace, gamesOf, groupBy, type Appearance, type PlacedGame } from './appearances.ts';
import { timesOf } from './timings.ts';
import { memoize } from './memoize.ts';
import { recordIn, type WinRecord } from './records.ts';

/** Minimum number of games or people needed to show habits. */
export const USUAL_FROM = 5;

/** An opening by its first two heroes, in one matchup. */
export interface HeroPair {
  race: Race;
  against: Race;
  /** Heroes in order of training; only one if there was no second hero, empty without recorded orders. */
  heroes: readonly { id: string; name: string }[];
  record: WinRecord;
  matchup: string;
}

/** A person's openings in 1v1 games, grouped by matchup, most games first. */
export function heroPairs(appearances: readonly Appearance[]): HeroPair[] {
  const pairOf = ({ player }: Appearance) => heroesInOrder(player).slice(0, 2);
  const duels = appearances.filter(({ player, opponent }) => player.race && opponent?.player.race);
  const matchups = groupBy(duels, ({ player, opponent }) => `${player.race} ${opponent!.player.race}`);
  return [...matchups.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap((inMatchup) =>
      [
        ...groupBy(inMatchup, (appearance) =>
          pairOf(appearance)
            .map(({ id }) => id)
            .join(),
        ).values(),
      ]
        .map((ofPair): HeroPair => {
          const { player, opponent, placed } = ofPair[0]!;
          return {
            race: player.race!,
            against: opponent!.player.race!,
            heroes: pairOf(ofPair[0]!).map(({ id, name }) => ({ id, name })),
            record: recordIn(ofPair),
            matchup: placed.game.matchup!,
          };
        })
        .sort((a, b) => b.record.games - a.record.games),
    );
}

/** The median of a timing for one person, and the median for all other players of the race. */
export interface UsualTiming {
  timing: Timing;
  race: Race;
  /** Median in whole seconds, and the number of games. */
  medianSec: number;
  games: number;
  othersSec: number;
  /** Number of people and of games behind the others' median. */
  otherPeople: number;
  otherGames: number;
}

/** Timings that a person reached in at least five games, and that at least five other people also reached. */
export function usualTimings(
  appearances: readonly Appearance[],
  everybody: readonly Appearance[],
): UsualTiming[] {
  const races = byRace(appearances);
  return TIMING_NAMES.flatMap((timing) =>
    RACES.flatMap((race) => {
      const times = ascending(timesOf(races.get(race) ?? [], timing).map(toSeconds));
      if (times.length < USUAL_FROM) return [];
      const { person } = races.get(race)![0]!;
      const others = timesOfRace(everybody)(timing, race).filter((time) => time.appearance.person !== person);
      const otherPeople = new Set(others.map(({ appearance: { person, player } }) => person ?? player)).size;
      if (otherPeople < USUAL_FROM) return [];
      return {
        ...{ timing, race, otherPeople },
        medianSec: quantile(times, 1 / 2),
        games: times.length,
        othersSec: quantile(
          others.map(({ sec }) => sec),
          1 / 2,
        ),
        otherGames: others.length,
      };
    }),
  );
}

/** All times of a timing by race, in whole seconds; sorted once for the pages of all people. */
const timesOfRace = memoize((everybody: readonly Appearance[]) => {
  const races = byRace(everybody);
  const sorted = new Map<string, { sec: number; appearance: Appearance }[]>();
  return (timing: Timing, race: Race) => {
    const key = `${timing} ${race}`;
    const times =
      sorted.get(key) ??
      (races.get(race) ?? [])
        .flatMap((appearance) => {
          const ms = timingOf(appearance.player, timing);
          return ms === null ? [] : [{ sec: toSeconds(ms), appearance }];
        })
        .sort((a, b) => a.sec - b.sec);
    sorted.set(key, times);
    return times;
  };
});

/** A notable game of a person. */
export interface Notable {
  /**
   * Why the game is notable; `value` is a percentage for `closest`, a number for `fights`, and a time in ms for
   * lengths.
   */
  by: 'closest' | 'fights' | 'longest' | 'quickest-win';
  placed: PlacedGame;
  value: number;
}

/** Notable 1v1 games, at most one of each kind; empty if the person has fewer than five games. */
export function notableGames(
  appearances: readonly Appearance[],
  fightFactsIn: (replayId: string) => FightFacts | null,
): Notable[] {
  const duels = appearances.filter(({ opponent }) => opponent);
  if (duels.length < USUAL_FROM) return [];
  const games = gamesOf(duels);
  const complete = games.filter(({ game }) => game.complete);
  const won = gamesOf(duels.filter(({ player }) => player.result === 'won')).filter(
    ({ game }) => game.complete,
  );
  const fought = (placed: PlacedGame) => fightFactsIn(placed.game.replayId);
  return [
    findMost('closest', games, (placed) => fought(placed)?.even ?? null),
    findMost('fights', games, (placed) => fought(placed)?.fights ?? null),
    findMost('longest', complete, ({ game }) => game.decidedMs),
    findMost('quickest-win', won, ({ game }) => -game.decidedMs),
  ].flatMap((notable) => notable ?? []);
}

/** The game with the largest value, or the first such game if several are tied; null if no game has a value. */
function findMost(
  by: Notable['by'],
  games: readonly PlacedGame[],
  valueOf: (placed: PlacedGame) => number | null,
): Notable | null {
  let best: Notable | null = null;
  for (const placed of games) {
    const value = valueOf(placed);
    if (value !== null && (best === null || value > best.value)) best = { by, placed, value };
  }
  return best && { ...best, value: Math.abs(best.value) };
}

/**
 * Records by year, for years that have at least five games with a known result and a certain date; empty unless there
 * are at least two such years.
 */
export function recordsByYear(appearances: readonly Appearance[]): { year: string; record: WinRecord }[] {
  const years = groupBy(appearances, ({ placed }) => {
    const { from, to } = playedDays(placed.game.played);
    const year = from?.slice(0, 4);
    return year !== undefined && year === to?.slice(0, 4) ? year : null;
  });
  const qualifying = [...years]
    .map(([year, ofYear]) => ({ year, record: recordIn(ofYear) }))
    .filter(({ record: { won, lost } }) => won + lost >= USUAL_FROM)
    .sort((a, b) => (a.year < b.year ? -1 : 1));
  return qualifying.length < 2 ? [] : qualifying;
}

const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
