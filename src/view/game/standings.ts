/** A game’s key timings among those of other games. */
import type { Standings } from '../../archive/count/standings.ts';
import { inTwin, onPage, quiet, table, type Part, type Section } from '../page.ts';
import type { Words } from '../rich-text.ts';
import { texts, type Column } from '../table.ts';
import { counted } from '../../game/counted.ts';
import { between } from '../phrases.ts';

const STANDINGS_WORDS = {
  how:
    'We compare this player with everyone else in the archive who played this race in this matchup. The diamond marks this ' +
    'player. The line runs from the earliest to the latest time, the box covers the middle 50 %, and the ' +
    'stroke marks the median.',
  counting: 'How this is counted',
  tooFew: 'Too few games to compare: ',
  tooFewForAll: 'The archive has too few games of this matchup to compare these timings: ',
};

const number = (name: string, label = name.toLowerCase()): Column => ({ name, label, numeric: true });

/** Key timings compared with the same race in the same matchup, each with a small drawing. */
export function standings({ note, rows }: Standings): Section {
  const noun = countedNoun(rows);
  const comparable = rows.filter(({ quartiles }) => quartiles);
  return {
    id: 'against-archive',
    title: 'Against the archive',
    parts: [
      onPage(() => [
        ...(comparable.length > 0 ? [quiet(STANDINGS_WORDS.how), tableByPlayer(comparable, noun)] : []),
        ...omittedTimings(rows, comparable.length),
        ...(comparable.length > 0
          ? [{ kind: 'fold', title: STANDINGS_WORDS.counting, parts: [quiet(note)] } as const]
          : []),
      ]),
      inTwin(() => [quiet(note), fullTable(rows, noun)]),
    ],
  };
}

/** The noun for what is compared: in a mirror match both players of a game count. */
const countedNoun = (rows: Standings['rows']): string =>
  new Set(rows.map(({ race }) => race)).size === 1 ? 'appearance' : 'game';

/** The timings that a page omits because too few games have them. */
function omittedTimings(rows: Standings['rows'], comparable: number): Part[] {
  const groups = new Map(
    rows
      .filter(({ quartiles }) => !quartiles)
      .map(({ moment, href }) => [moment, { text: moment.toLowerCase(), href }]),
  );
  if (groups.size === 0) return [];
  const links = between([...groups.values()]);
  return [
    comparable > 0
      ? quiet(STANDINGS_WORDS.tooFew, ...links, '.')
      : { kind: 'text', words: [STANDINGS_WORDS.tooFewForAll, ...links, '.'] },
  ];
}

/** A table for each player; quartiles are drawn. */
const tableByPlayer = (rows: Standings['rows'], noun: string): Part =>
  table({
    look: 'standings',
    split: 'tables',
    columns: [
      ...texts('Player', 'Moment'),
      number('Time'),
      number('Median'),
      number('Percentile'),
      { name: 'Of', numeric: true },
      { name: '', look: 'drawn' },
    ],
    rows: rows.map((row): Words[] => [
      [{ text: row.handle }, ' ', { race: row.race }],
      row.moment,
      { ms: row.sec * 1000 },
      { ms: row.spread.medianSec * 1000 },
      row.percent === null ? { none: 'too few' } : String(row.percent),
      { text: counted(row.spread.n, noun), href: row.href },
      { standing: row },
    ]),
  });

/** The full table, by moment. */
const fullTable = (rows: Standings['rows'], noun: string): Part =>
  table({
    look: 'standings',
    split: 'groups',
    columns: [
      { name: 'Moment' },
      { name: 'Player', heads: true },
      number('Time'),
      number('Percentile'),
      number('Place'),
      { name: 'Compared with', label: 'of' },
      number('Median'),
      number('Quartiles'),
    ],
    rows: rows.map((row): Words[] => {
      const { moment, handle, sec, percent, place, spread, quartiles, href } = row;
      return [
        moment,
        { text: handle },
        { ms: sec * 1000 },
        percent === null ? { none: 'too few' } : String(percent),
        place,
        { text: counted(spread.n, noun), href },
        quartiles ? { ms: spread.medianSec * 1000 } : { none: 'too few' },
        quartiles
          ? [{ ms: spread.lowerSec * 1000 }, ' to ', { ms: spread.upperSec * 1000 }]
          : { none: 'too few' },
      ];
    }),
  });
