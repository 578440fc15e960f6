/** The casting sheet of two players, as sections. */
import { counted } from '../../game/counted.ts';
import type { CastGame, CastPlayer } from '../../archive/count/cast.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import type { Race } from '../../game/races.ts';
import { type Part, type Section, table } from '../page.ts';
import { capitalise, listed, NONE } from '../phrases.ts';
import { mapsTable, recordsTable, recordPiece } from './records.ts';
import { talkingPoints } from './points.ts';
import { MIN_GAMES, fieldOf, mainRace, ownTiming, prepare, type Prepared } from './prepared.ts';
import { TIMING_NAMES, TIMINGS } from '../../game/key-timings.ts';
import { formatClock } from '../../game/clock.ts';
import type { Piece, Words } from '../rich-text.ts';
import { HERO_MARKS } from '../svg/glyphs/hero-marks.ts';
import { urls } from '../../urls.ts';
import { shortDates } from '../dates.ts';
import { texts, isNone, type Column, type Row } from '../table.ts';
import { groupBy } from '../../archive/count/appearances.ts';

/** "Arthas vs Thrall, Orc vs Human", and the sections of the sheet. */
export function castSheet(
  a: CastPlayer,
  b: CastPlayer,
): { title: string; lead: string; races: readonly Race[]; sections: Section[] } {
  const [raceA, raceB] = [mainRace(a), mainRace(b)];
  const first = prepare(a, raceA, raceB);
  const second = prepare(b, raceB, raceA);
  const matchup = `${RACE_NAMES[raceA]} vs ${RACE_NAMES[raceB]}`;
  const between = a.games.filter(({ opponentId }) => opponentId === b.slug);
  return {
    title: `${a.name} vs ${b.name}`,
    races: [raceA, raceB],
    lead:
      `${matchup}: ${racesText(a)}; ${racesText(b)}. Only the 1v1 games of this archive, ` +
      'a small part of those they played; winners are inferred.',
    sections: [
      pointsSection(first, second),
      section('records', 'Records', [...tooFew([first, second]), recordsTable(first, second)]),
      section('between', `Head to head: ${counted(between.length, 'game')}`, [
        headToHeadTable(between, a, b),
      ]),
      section('openers', `Openings in ${matchup}`, [openingsTable(first, second)]),
      ...timingsSection(first, second),
      section('maps', 'Maps', [mapsTable(a, b)]),
      section('last', 'Last games', [{ kind: 'beside', parts: [lastGames(a), lastGames(b)] }]),
    ],
  };
}

/** What to say first; the sentence says why if there is nothing. */
function pointsSection(a: Prepared, b: Prepared): Section {
  const points = talkingPoints(a, b);
  return section('points', CAST_WORDS.points.title, [
    points.length === 0
      ? { kind: 'text', words: `Neither player has ${MIN_GAMES} comparable games in the archive.` }
      : { kind: 'list', items: points, look: 'points' },
  ]);
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
  const few = both.filter(({ inMatchup }) => inMatchup.length < MIN_GAMES);
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
function timingsSection(a: Prepared, b: Prepared): Section[] {
  const rows = TIMING_NAMES.map((timing): Words[] => [
    TIMINGS[timing],
    timeText(ownTiming(a, timing)),
    timeText(fieldOf(a, timing)),
    timeText(ownTiming(b, timing)),
    timeText(fieldOf(b, timing)),
  ]).filter(([, ...cells]) => !cells.every(isNone));
  if (rows.length === 0) return [];
  const part = table({
    caption:
      `Medians of when the order was given in this matchup, from ${MIN_GAMES} games on; next to them, everybody of the archive ` +
      'who played that race in it',
    columns: [
      ...texts('Moment', { text: a.player.name }),
      { name: 'Field', label: `Field of ${a.player.name}` },
      { name: { text: b.player.name } },
      { name: 'Field', label: `Field of ${b.player.name}` },
    ],
    rows,
  });
  return [section('timings', CAST_WORDS.timings.title, [part])];
}

/** With fewer games than `ENOUGH`, no median is shown. */
const timeText = (median: ReturnType<typeof ownTiming>): Words =>
  median === null || median.n < MIN_GAMES
    ? { none: median === null ? NONE : `too few (n ${median.n})` }
    : { text: formatClock(median.medianSec * 1000), note: `n ${median.n}` };

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
  // Without any known event, they need no column.
  const shown = games.some(({ event }) => event) ? COLUMNS.length : COLUMNS.length - 1;
  return table({
    caption: [
      { words: score, as: 'result' },
      games.length > MOST.between ? `, the last ${MOST.between}` : '',
    ],
    look: 'stacked',
    stacks: true,
    columns: [
      ...COLUMNS.slice(0, shown),
      { name: 'Winner', result: true },
      { name: 'Length', numeric: true, length: true },
    ],
    rows: games
      .slice(0, MOST.between)
      .map((game): Row => [
        ...gameCells(game).slice(0, shown),
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
      const [map, gamesOnMap] = gameCells(game);
      return [
        [{ text: game.opponent }, ' ', { race: game.opponentRace }],
        map!,
        gamesOnMap!,
        { text: capitalise(game.result ?? 'not known') },
      ];
    }),
  });

const gameCells = ({ replayId, map, playedFrom, playedTo, event }: CastGame): Row => [
  { text: map || NONE, href: urls.game(replayId) },
  shortDates({ from: playedFrom, to: playedTo }) ?? NONE,
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
      ...texts('Player', 'Heroes', 'Then'),
      { name: 'Games', numeric: true },
      { name: 'Won and lost', result: true },
    ],
    rows: [a, b].flatMap((side) => [
      ...rowsOf(side, side.inMatchup, `against ${RACE_NAMES[side.against]}`),
      ...(side.inMatchup.length < MIN_GAMES && side.withRace.length > side.inMatchup.length
        ? rowsOf(side, side.withRace, 'against anybody')
        : []),
    ]),
  });

function rowsOf({ player }: Prepared, ofRace: readonly CastGame[], where: string): Row[] {
  const groups = [...groupBy(ofRace, ({ choices: [, hero, second] }) => `${hero}, ${second}`)]
    .sort(([, first], [, second]) => second.length - first.length)
    .slice(0, MAX_OPENINGS);
  return groups.map(([heroes, games]): Row => [
    { text: player.name, note: where },
    heroes.split(', ').flatMap((hero, place): Piece[] => [...(place > 0 ? [', '] : []), heroPiece(hero)]),
    [3, 4].map((step) => mostCommon(games, step)).join('; '),
    { text: `${games.length} of ${ofRace.length}` },
    recordPiece(games),
  ]);
}

/** A hero with its emblem, or "no second hero". */
function heroPiece(name: string): Piece {
  const glyph = HERO_MARKS[name]?.[0];
  return glyph === undefined ? inSentence(name) : { text: name, glyphs: [glyph] };
}

/** The most frequent choice at a step: "expansion before tier 2 (3 of 4)". */
function mostCommon(games: readonly CastGame[], step: number): string {
  const [[name, likeMost]] = [...groupBy(games, ({ choices }) => choices[step])].sort(
    ([, first], [, second]) => second.length - first.length,
  ) as [[string, CastGame[]]];
  return games.length === 1
    ? inSentence(name)
    : `${inSentence(name)} (${likeMost.length} of ${games.length})`;
}

/** "no second hero", but "Shadow Hunter". */
const inSentence = (name: string): string =>
  name.replace(/^(No|Expansion|Up) /, (word) => word.toLowerCase());

/** Texts of the casting sheet. */

/** `ENOUGH` in `prepared.ts` is the `from` of these texts. */
export const CAST_WORDS = {
  points: {
    title: 'Talking points',
  },
  timings: {
    title: 'Timings against all games',
  },
};
