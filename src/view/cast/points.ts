/** Talking points of a casting sheet: what stands out among the games of two players, from five games on. */
import type { CastGame } from '../../archive/count/cast.ts';
import { groupBy } from '../../archive/count/appearances.ts';
import { formatClock } from '../../game/clock.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { TIMING_NAMES, TIMINGS, type Timing } from '../../game/key-timings.ts';
import type { Words } from '../rich-text.ts';
import { MIN_GAMES, fieldOf, ownTiming, type Prepared } from './prepared.ts';

/** How many points a sheet has, as far as the games support them. */
const MAX_POINTS = 3;
/** Counts closer to half of the games could be chance, and say nothing of a player. */
const MIN_WEIGHT = 1;
/** A median this far from everyone's stands out as much as five wins in five games. */
const OUTSTANDING_SEC = 30;
/** Medians that are closer to everyone's are not worth a sentence. */
const MIN_DIFFERENCE_SEC = 5;
const MATCHUP_TIMINGS: readonly Timing[] = ['tier-2', 'expansion', 'tier-3', 'second-hero'];

interface Point {
  words: Words;
  /** How much it stands out: the larger, the further from chance. */
  weight: number;
  /** The player and the games or timing that it is about; no two points have the same topic. */
  topic: string;
}

/** At most three points: the strongest of each player, then the strongest of the others, then what all players do. */
export function talkingPoints(a: Prepared, b: Prepared): Words[] {
  const pointsOfA = pointsOf(a, b);
  const pointsOfB = pointsOf(b, a);
  const chosen: Point[] = [];
  const take = (points: readonly Point[], count: number): void => {
    const max = Math.min(MAX_POINTS, chosen.length + count);
    for (const point of points.toSorted((one, other) => other.weight - one.weight))
      if (chosen.length < max && !chosen.some(({ topic }) => topic === point.topic)) chosen.push(point);
  };
  take(pointsOfA, 1);
  take(pointsOfB, 1);
  take([...pointsOfA, ...pointsOfB], MAX_POINTS);
  take([...fieldPoints(a), ...fieldPoints(b)], MAX_POINTS);
  return chosen.map(({ words }) => words);
}

const pointsOf = (side: Prepared, opponent: Prepared): Point[] => [
  ...[...resultPoints(side, opponent), ...heroPoints(side)].filter(({ weight }) => weight >= MIN_WEIGHT),
  ...timingPoints(side),
];

type GroupOfGames = [words: string, games: readonly CastGame[]];

/** Results against the other player, on a map, against a race, and in all games. */
function resultPoints({ player: { name, games } }: Prepared, { player: opponent }: Prepared): Point[] {
  const byMap = groupBy(games, ({ map }) => map || null);
  const byRace = groupBy(games, ({ opponentRace }) => opponentRace);
  const groups: GroupOfGames[] = [
    [`games against ${opponent.name}`, games.filter(({ opponentId }) => opponentId === opponent.slug)],
    ...[...byMap].map(([map, group]): GroupOfGames => [`games on ${map}`, group]),
    ...[...byRace].map(([race, group]): GroupOfGames => [`games against ${RACE_NAMES[race]}`, group]),
    ['games in the archive', games],
  ];
  return groups.flatMap(([where, group]): Point[] => {
    const decidedGames = group.filter(({ result }) => result !== null);
    if (decidedGames.length < MIN_GAMES) return [];
    const won = decidedGames.filter(({ result }) => result === 'won').length;
    const [verb, count] = 2 * won >= decidedGames.length ? ['won', won] : ['lost', decidedGames.length - won];
    const sentence = `${verb} ${countOf(count, decidedGames.length)} ${where}.`;
    return [
      {
        words: [{ text: name }, ' ', { words: sentence, as: 'result' }],
        weight: weightOf(count, decidedGames.length),
        topic: `${name} result ${idsOf(decidedGames)}`,
      },
    ];
  });
}

/** The first hero that a player orders with the main race, if it has been ordered in at least five games. */
function heroPoints({ player: { name }, race, withRace }: Prepared): Point[] {
  return [...groupBy(withRace, ({ choices: [, hero] }) => hero)]
    .filter(([hero, games]) => hero !== 'No hero' && games.length >= MIN_GAMES)
    .map(([hero, games]) => ({
      words: [
        { text: name },
        ` opened with the ${hero} in ${countOf(games.length, withRace.length)} games as ${RACE_NAMES[race]}.`,
      ],
      weight: weightOf(games.length, withRace.length),
      topic: `${name} hero`,
    }));
}

/** Medians of this matchup next to those of everyone. */
const timingPoints = (side: Prepared): Point[] =>
  TIMING_NAMES.flatMap((timing): Point[] => {
    const player = ownTiming(side, timing);
    const all = fieldOf(side, timing);
    if (!player || !all || player.n < MIN_GAMES || all.n < MIN_GAMES) return [];
    const differenceSec = player.medianSec - all.medianSec;
    const distanceSec = Math.abs(differenceSec);
    if (distanceSec < MIN_DIFFERENCE_SEC) return [];
    const comparison = `${formatClock(distanceSec * 1000)} ${differenceSec < 0 ? 'earlier' : 'later'} than everyone`;
    return [
      {
        words: [
          `${TIMINGS[timing]} of `,
          { text: side.player.name },
          ` against ${RACE_NAMES[side.against]}: ${formatClock(player.medianSec * 1000)}, ${comparison} (medians of ${player.n} and ${all.n}).`,
        ],
        weight: (distanceSec / OUTSTANDING_SEC) * Math.sqrt(MIN_GAMES),
        topic: `${side.player.name} ${timing}`,
      },
    ];
  });

/** Medians of everyone who played the race in this matchup: first what tells races and matchups apart most. */
const fieldPoints = (side: Prepared): Point[] =>
  MATCHUP_TIMINGS.flatMap((timing, index): Point[] => {
    const all = fieldOf(side, timing);
    if (!all || all.n < MIN_GAMES) return [];
    const matchup = `${RACE_NAMES[side.race]} against ${RACE_NAMES[side.against]}`;
    return [
      {
        words: `${TIMINGS[timing]} of ${matchup} in the archive: ${formatClock(all.medianSec * 1000)} (median of ${all.n}).`,
        weight: -index,
        topic: `${matchup} ${timing}`,
      },
    ];
  });

/** "4 of 5", "all 5". */
const countOf = (count: number, total: number): string =>
  count === total ? `all ${total}` : `${count} of ${total}`;

/** How far a count is from half, in standard deviations of chance. */
const weightOf = (count: number, total: number): number => Math.abs(2 * count - total) / Math.sqrt(total);

const idsOf = (games: readonly CastGame[]): string => games.map(({ replayId }) => replayId).join();
