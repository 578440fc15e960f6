/** The casting sheet of two players, as sections. */
import { counted } from '../../game/counted.ts';
import type { CastField, CastGame, CastPlayer } from '../../archive/count/cast.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { type Part, type Section, table } from '../page.ts';
import { capitalised, listed, NONE } from '../words.ts';
import { mapsTable, recordsTable, recordPiece } from './records.ts';
import { ENOUGH, mainRace, prepared, type Prepared } from './prepared.ts';
import { quantile } from '../../game/quantiles.ts';
import { KEY_MOMENTS, type Timing, TIMING_NAMES, TIMINGS } from '../../game/key-timings.ts';
import { formatClock, toSeconds } from '../../game/clock.ts';
import type { Words } from '../rich-text.ts';
import { urls } from '../../urls.ts';
import { playedShort } from '../dates.ts';
import type { Column, Row } from '../table.ts';
import { groupBy } from '../../archive/count/appearances.ts';

/** "Arthas vs Thrall, Orc vs Human", and the sections of the sheet. */
export function castSheet(
  a: CastPlayer,
  b: CastPlayer,
): { title: string; lead: string; sections: Section[] } {
  const [raceA, raceB] = [mainRace(a), mainRace(b)];
  const first = prepared(a, raceA, raceB);
  const second = prepared(b, raceB, raceA);
  const matchup = `${RACE_NAMES[raceA]} vs ${RACE_NAMES[raceB]}`;
  const between = a.games.filter(({ opponentId }) => opponentId === b.slug);
  return {
    title: `${a.name} vs ${b.name}`,
    lead:
      `${matchup}: ${racesText(a)}; ${racesText(b)}. Only the 1v1 games of this archive, ` +
      'a small part of those they played; winners are inferred.',
    sections: [
      section('records', 'Records', [...tooFew([first, second]), recordsTable(first, second)]),
      section('between', `Head to head: ${counted(between.length, 'game')}`, [
        headToHeadTable(between, a, b),
      ]),
      section('openers', `Openings in ${matchup}`, [openingsTable(first, second)]),
      section('timings', CAST_WORDS.timings.title, [castTimings(first, second)]),
      section('maps', 'Maps', [mapsTable(a, b)]),
      section('last', 'Last games', [{ kind: 'beside', parts: [lastGames(a), lastGames(b)] }]),
    ],
  };
}

const section = (id: string, title: string, parts: Part[]): Section => ({ id, title, parts });

/** "Arthas played Night Elf in 8 of 10 games". */
function racesText(player: CastPlayer): string {
  const { name, games } = player;
  const race = mainRace(player);
  const count = games.filter((game) => game.race === race).length;
  return `${name} played ${RACE_NAMES[race]} in ${count} of ${counted(games.length, 'game')}`;
}

/** Warns where there are too few games. */
function tooFew(both: readonly Prepared[]): Part[] {
  const few = both.filter(({ inMatchup }) => inMatchup.length < ENOUGH);
  if (few.length === 0) return [];
  const who = few.map(({ player, inMatchup }) => `${player.name} has ${counted(inMatchup.length, 'game')}`);
  return [
    {
      kind: 'warning',
      words: `Too few to tell habits: ${listed(who)} in this matchup.`,
    },
  ];
}

/** Medians with their counts, those of everyone else in small print. */
const castTimings = (a: Prepared, b: Prepared): Part =>
  table({
    caption:
      `Medians of when the order was given in this matchup, from ${ENOUGH} games on; next to them, everybody of the archive ` +
      'who played that race in it',
    columns: [
      { name: 'Moment' },
      { name: { text: a.player.name } },
      { name: 'Field', label: `Field of ${a.player.name}` },
      { name: { text: b.player.name } },
      { name: 'Field', label: `Field of ${b.player.name}` },
    ],
    rows: TIMING_NAMES.map((timing, at): Words[] => [
      TIMINGS[timing],
      ownMedian(a, timing),
      field(a, b, at),
      ownMedian(b, timing),
      field(b, a, at),
    ]),
  });

function ownMedian({ inMatchup }: Prepared, timing: Timing): Words {
  const times = inMatchup
    .flatMap((game) => game[KEY_MOMENTS[timing].fact] ?? [])
    .map(toSeconds)
    .sort((first, second) => first - second);
  return times.length === 0 ? NONE : timeText(quantile(times, 1 / 2), times.length);
}

function field({ player, race }: Prepared, { race: against }: Prepared, at: number): Words {
  const ofGroup: CastField | undefined = player.fields.find(
    (candidate) => candidate.race === race && candidate.against === against,
  );
  const timing = ofGroup?.timings[at];
  return timing ? timeText(timing.medianSec, timing.n) : NONE;
}

/** With fewer games than `ENOUGH`, no median is shown. */
const timeText = (sec: number, n: number): Words =>
  n < ENOUGH ? { none: `too few (n ${n})` } : { text: formatClock(sec * 1000), note: `n ${n}` };

/** Maximum games per list. */
const MOST = { between: 6, last: 5 };

const COLUMNS: readonly Column[] = [{ name: 'Map' }, { name: 'Played' }, { name: 'Event' }];

/** The games between the two players, newest first. */
function headToHeadTable(games: readonly CastGame[], a: CastPlayer, b: CastPlayer): Part {
  if (games.length === 0) return { kind: 'text', words: 'They have not met in any game in this archive.' };
  const won = (result: CastGame['result']) => games.filter((game) => game.result === result).length;
  const unknown = won(null);
  const score = `${a.name} ${won('won')}, ${b.name} ${won('lost')}${unknown > 0 ? `, not known ${unknown}` : ''}`;
  const winner = { won: a.name, lost: b.name };
  return table({
    caption: [
      { words: score, as: 'result' },
      games.length > MOST.between ? `, the last ${MOST.between}` : '',
    ],
    look: 'stacked',
    stacks: true,
    columns: [...COLUMNS, { name: 'Winner', result: true }, { name: 'Length', numeric: true, length: true }],
    rows: games
      .slice(0, MOST.between)
      .map((game): Row => [
        ...cells(game),
        { text: game.result ? winner[game.result] : 'Not known' },
        { text: formatClock(game.decidedMs) },
      ]),
  });
}

/** The last games of a player against anyone. */
const lastGames = ({ name, games }: CastPlayer): Part =>
  table({
    caption: `${name}, newest first`,
    columns: [{ name: 'Against' }, ...COLUMNS.slice(0, 2), { name: 'Result', result: true }],
    rows: games.slice(0, MOST.last).map((game): Row => {
      const [map, played] = cells(game);
      return [
        [{ text: game.opponent }, ' ', { race: game.opponentRace }],
        map!,
        played!,
        { text: capitalised(game.result ?? 'not known') },
      ];
    }),
  });

const cells = ({ replayId, map, playedFrom, playedTo, event }: CastGame): Row => [
  { text: map || NONE, href: urls.game(replayId) },
  playedShort({ from: playedFrom, to: playedTo }) ?? NONE,
  { text: event ?? NONE },
];

/** Maximum openings per player. */
const MAX_OPENINGS = 3;

/** Openings of each player, most played first: in the matchup, or against anyone if the matchup has too few games. */
const openingsTable = (a: Prepared, b: Prepared): Part =>
  table({
    caption:
      'Heroes, then the next steps in most of these games; each line counts games with the same opening',
    look: 'stacked',
    stacks: true,
    columns: [
      { name: 'Player' },
      { name: 'Heroes' },
      { name: 'Then' },
      { name: 'Games', numeric: true },
      { name: 'Won and lost', result: true },
    ],
    rows: [a, b].flatMap((side) => [
      ...rowsOf(side, side.inMatchup, `as ${RACE_NAMES[side.race]} against ${RACE_NAMES[side.against]}`),
      ...(side.inMatchup.length < ENOUGH && side.withRace.length > side.inMatchup.length
        ? rowsOf(side, side.withRace, `as ${RACE_NAMES[side.race]} against anybody`)
        : []),
    ]),
  });

function rowsOf({ player }: Prepared, played: readonly CastGame[], where: string): Row[] {
  const groups = [...groupBy(played, ({ choices: [, hero, second] }) => `${hero}, ${lower(second!)}`)]
    .sort(([, first], [, second]) => second.length - first.length)
    .slice(0, MAX_OPENINGS);
  return groups.map(([heroes, games]): Row => [
    { text: player.name, note: where },
    heroes,
    [3, 4].map((step) => most(games, step)).join('; '),
    { text: `${games.length} of ${played.length}` },
    recordPiece(games),
  ]);
}

/** The most frequent choice at a step: "expansion before tier 2 (3 of 4)". */
function most(games: readonly CastGame[], step: number): string {
  const [[name, likeMost]] = [...groupBy(games, ({ choices }) => choices[step])].sort(
    ([, first], [, second]) => second.length - first.length,
  ) as [[string, CastGame[]]];
  return games.length === 1 ? lower(name) : `${lower(name)} (${likeMost.length} of ${games.length})`;
}

/** "no second hero", but "Shadow Hunter". */
const lower = (name: string): string => name.replace(/^(No|Expansion|Up) /, (word) => word.toLowerCase());

/** Texts of the casting sheet. */

/** `ENOUGH` in `prepared.ts` is the `from` of these texts. */
export const CAST_WORDS = {
  timings: {
    title: 'Timings against all games',
  },
};
