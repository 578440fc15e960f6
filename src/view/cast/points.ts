/** Talking points of a casting sheet: what stands out among the games of two players, from five games on. */
import type { CastGame } from '../../archive/count/cast.ts';
import { groupBy } from '../../archive/count/appearances.ts';
import { formatClock } from '../../game/clock.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { TIMING_NAMES, TIMINGS, type Timing } from '../../game/key-timings.ts';
import type { Words } from '../rich-text.ts';
import { ENOUGH, fieldOf, ownTiming, type Prepared } from './prepared.ts';

/** How many points a sheet has, as far as the games support them. */
const POINTS = 3;
/** A median this far from everyone's stands out as much as five wins in five games. */
const FAR_SEC = 30;
/** Medians that are closer to everyone's are not worth a sentence. */
const NEAR_SEC = 5;
const MATCHUP_TIMINGS: readonly Timing[] = ['tier-2', 'expansion', 'tier-3', 'second-hero'];

interface Point {
  words: Words;
  /** How much it stands out: the larger, the further from chance. */
  weight: number;
  /** The games that it is about; no two points of a player are about the same ones. */
  about: string;
}

/** At most three points: the strongest of each player, then the strongest of the others, then what all players do. */
export function talkingPoints(a: Prepared, b: Prepared): Words[] {
  const [ofA, ofB] = [pointsOf(a, b), pointsOf(b, a)];
  const chosen: Point[] = [];
  const take = (points: readonly Point[], most: number): void => {
    for (const point of points.toSorted((one, other) => other.weight - one.weight))
      if (chosen.length < most && !chosen.some(({ about }) => about === point.about)) chosen.push(point);
  };
  take(ofA, 1);
  take(ofB, chosen.length + 1);
  take([...ofA, ...ofB], POINTS);
  take([...everyone(a), ...everyone(b)], POINTS);
  return chosen.map(({ words }) => words);
}

const pointsOf = (own: Prepared, other: Prepared): Point[] => [
  ...results(own, other),
  ...firstHero(own),
  ...timings(own),
];

/** Results against the other player, on a map, against a race, and in all games. */
function results({ player: { name, games } }: Prepared, { player: other }: Prepared): Point[] {
  const groups: [string, readonly CastGame[]][] = [
    [`games against ${other.name}`, games.filter(({ opponentId }) => opponentId === other.slug)],
    ...[...groupBy(games, ({ map }) => map || null)].map(
      ([map, on]) => [`games on ${map}`, on] as [string, CastGame[]],
    ),
    ...[...groupBy(games, ({ opponentRace }) => opponentRace)].map(
      ([race, against]) => [`games against ${RACE_NAMES[race]}`, against] as [string, CastGame[]],
    ),
    ['games in the archive', games],
  ];
  return groups.flatMap(([where, group]): Point[] => {
    const decided = group.filter(({ result }) => result !== null);
    if (decided.length < ENOUGH) return [];
    const won = decided.filter(({ result }) => result === 'won').length;
    const [verb, count] = 2 * won >= decided.length ? ['won', won] : ['lost', decided.length - won];
    const sentence = `${verb} ${countOf(count, decided.length)} ${where}.`;
    return [
      {
        words: [{ text: name }, ' ', { words: sentence, as: 'result' }],
        weight: standsOut(count, decided.length),
        about: `${name} result ${idsOf(decided)}`,
      },
    ];
  });
}

/** The first hero that a player orders with the main race, if it has been ordered in at least five games. */
function firstHero({ player: { name }, race, withRace }: Prepared): Point[] {
  return [...groupBy(withRace, ({ choices: [, hero] }) => hero)]
    .filter(([hero, games]) => hero !== 'No hero' && games.length >= ENOUGH)
    .map(([hero, games]) => ({
      words: [
        { text: name },
        ` opened with the ${hero} in ${countOf(games.length, withRace.length)} games as ${RACE_NAMES[race]}.`,
      ],
      weight: standsOut(games.length, withRace.length),
      about: `${name} hero`,
    }));
}

/** Medians of this matchup next to those of everyone. */
const timings = (own: Prepared): Point[] =>
  TIMING_NAMES.flatMap((timing): Point[] => {
    const [mine, all] = [ownTiming(own, timing), fieldOf(own, timing)];
    if (!mine || !all || mine.n < ENOUGH || all.n < ENOUGH) return [];
    const apart = mine.medianSec - all.medianSec;
    if (Math.abs(apart) < NEAR_SEC) return [];
    const compared = `${formatClock(Math.abs(apart) * 1000)} ${apart < 0 ? 'earlier' : 'later'} than everyone`;
    return [
      {
        words: [
          `${TIMINGS[timing]} of `,
          { text: own.player.name },
          ` against ${RACE_NAMES[own.against]}: ${formatClock(mine.medianSec * 1000)}, ${compared} (medians of ${mine.n} and ${all.n}).`,
        ],
        weight: (Math.abs(apart) / FAR_SEC) * Math.sqrt(ENOUGH),
        about: `${own.player.name} ${timing}`,
      },
    ];
  });

/** Medians of everyone who played the race in this matchup: first what tells races and matchups apart most. */
const everyone = (side: Prepared): Point[] =>
  MATCHUP_TIMINGS.flatMap((timing, place): Point[] => {
    const all = fieldOf(side, timing);
    if (!all || all.n < ENOUGH) return [];
    const matchup = `${RACE_NAMES[side.race]} against ${RACE_NAMES[side.against]}`;
    return [
      {
        words: `${TIMINGS[timing]} of ${matchup} in the archive: ${formatClock(all.medianSec * 1000)} (median of ${all.n}).`,
        weight: -place,
        about: `${matchup} ${timing}`,
      },
    ];
  });

/** "4 of 5", "all 5". */
const countOf = (count: number, of: number): string => (count === of ? `all ${of}` : `${count} of ${of}`);

/** How far a count is from half, in standard deviations of chance. */
const standsOut = (count: number, of: number): number => Math.abs(2 * count - of) / Math.sqrt(of);

const idsOf = (games: readonly CastGame[]): string => games.map(({ replayId }) => replayId).join();
