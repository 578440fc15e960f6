/** How each race is played in 1v1 games, for the strategy page. */
import type { Archive } from '../../archive/count/archive.ts';
import { byRace, type Appearance } from '../../archive/count/appearances.ts';
import { hasQuartiles } from '../../archive/count/distribution.ts';
import { heroOpenings } from '../../archive/count/heroes.ts';
import { timesOf, timingSpread } from '../../archive/count/timings.ts';
import { TIMINGS, type Timing } from '../../game/key-timings.ts';
import { RACES, type Race } from '../../game/races.ts';
import { isDuel } from '../../game/sides.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { urls } from '../../urls.ts';
import { exampleGroups, opponentLinks } from '../build/examples.ts';
import { gamesOfBuild } from '../build/played.ts';
import type { Link, Words } from '../rich-text.ts';
import { archiveHubs } from './hubs.ts';

/** How a race is played in 1v1 games. */
export interface RacePicture {
  race: Race;
  appearances: number;
  /** The most frequent first heroes. */
  heroes: readonly { id: string; name: string; href: string | null; games: number }[];
  curves: readonly RaceCurve[];
  /** The opening trees against all other races, and against each. */
  openings: readonly Link[];
  /** The timings against each race. */
  timings: readonly Link[];
  /** The curated builds, each with the races against which it was played; without any game, those it is meant for. */
  builds: readonly (Link & { against: Words })[];
}

/** When the players of a race gave an order. */
interface RaceCurve {
  name: string;
  /** The appearances that gave it at all, and the median of their times; null for fewer than five. */
  games: number;
  medianMs: number | null;
  /** How many had given it by the end of each step of `CURVE_STEP_MS`. */
  counts: readonly number[];
}

/** Width of a step of the curves. */
export const CURVE_STEP_MS = 45_000;
/** Later orders are rare, and not drawn. */
export const CURVE_END_MS = 15 * 60_000;
const CURVES: readonly Timing[] = ['tier-2', 'expansion', 'tier-3'];
/** Maximum heroes of a race. */
const MAX_HEROES = 4;

/** A picture of each race that was played in 1v1 games. */
export function racePictures(archive: Archive): RacePicture[] {
  const { everybody, heroUrl } = archive.catalogue;
  const hubs = archiveHubs(archive);
  const races = byRace(everybody.filter(({ placed }) => isDuel(placed.game)));
  return RACES.flatMap((race) => {
    const ofRace = races.get(race) ?? [];
    if (ofRace.length === 0) return [];
    return {
      ...{ race, appearances: ofRace.length },
      heroes: heroOpenings(ofRace)
        .slice(0, MAX_HEROES)
        .map(({ id, name, record }) => ({ id, name, href: heroUrl(id), games: record.games })),
      curves: CURVES.map((timing) => curveOf(ofRace, timing)),
      openings: openingsOf(race).filter(({ href }) => hubs.has(href)),
      timings: timingsOf(race).filter(({ href }) => hubs.has(href)),
      builds: archive.builds
        .filter((build) => build.race === race)
        .map((build) => {
          const groups = exampleGroups(gamesOfBuild(archive, build.id));
          const played = groups.map(({ against }) => against);
          return {
            ...{ text: build.name, href: urls.build(build.id) },
            against: opponentLinks(build, groups, played.length > 0 ? played : undefined),
          };
        }),
    };
  });
}

const openingsOf = (race: Race): Link[] => [
  { text: 'all other races', href: urls.openingsOf(RACE_NAMES[race]) },
  ...RACES.map((other) => ({
    text: RACE_NAMES[other],
    href: urls.openingsOf(RACE_NAMES[race], RACE_NAMES[other]),
  })),
];

/** A matchup is named in one order of its races. */
const timingsOf = (race: Race): Link[] =>
  RACES.flatMap((other) =>
    [...new Set([`${race}v${other}`, `${other}v${race}`])].map((matchup) => ({
      text: RACE_NAMES[other],
      href: urls.matchupTimings(matchup, RACE_NAMES[race]),
    })),
  );

function curveOf(appearances: readonly Appearance[], timing: Timing): RaceCurve {
  const times = timesOf(appearances, timing);
  const spread = timingSpread(appearances, timing);
  return {
    ...{ name: TIMINGS[timing], games: times.length },
    medianMs: spread && hasQuartiles(spread) ? spread.medianSec * 1000 : null,
    counts: Array.from(
      { length: CURVE_END_MS / CURVE_STEP_MS + 1 },
      (_, step) => times.filter((ms) => ms <= step * CURVE_STEP_MS).length,
    ),
  };
}
