/** Sections that several kinds of hub page have. */
import { RACE_NAMES } from '../../game/derive/race.ts';
import { RACES } from '../../game/summary.ts';
import { byRace, groupBy, type Appearance } from '../../archive/count/appearances.ts';
import { hasQuartiles } from '../../archive/count/distribution.ts';
import { openers } from '../../archive/count/heroes.ts';
import { recordIn } from '../../archive/count/records.ts';
import { timingSpread } from '../../archive/count/timings.ts';
import { TIMING_NAMES, TIMINGS, type Timing } from '../../game/key-timings.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import {
  column,
  heroCell,
  moment,
  personCell,
  RECORD_CAPTIONS,
  recordCells,
  recordColumns,
  SPREAD_COLUMNS,
  spreadCells,
  text,
  type Counted,
  UNKNOWN_RESULTS,
} from './cells.ts';
import type { Chart, SpreadChart } from '../charts.ts';
import type { Piece } from '../rich-text.ts';
import type { Table } from '../table.ts';
import type { HubSection } from './hub.ts';

/** A list of sections without those that have nothing to say. */
export const sectionsOf = (...sections: (HubSection | null)[]): HubSection[] =>
  sections
    .filter((section) => section !== null && section.table.rows.length > 0)
    .map((section) => ({
      ...section!,
      charts: section!.charts?.filter(tellsMore) ?? [],
      table: allKnown(section!.table),
    }));

/** Sections about few games say no more than the list of the games does. */
export const statistics = (games: number, ...sections: (HubSection | null)[]): HubSection[] =>
  games < STATISTICS_FROM ? [] : sectionsOf(...sections);

/** From so many games on a page has statistics of them. */
const STATISTICS_FROM = 4;

/** The table without its column of results that are not known, where that would be nothing but zeros. */
function allKnown(table: Table): Table {
  const at = table.columns.findIndex(({ name }) => name === UNKNOWN_RESULTS);
  if (at < 0 || table.rows.some((row) => JSON.stringify(row[at]) !== '{"number":0}')) return table;
  return {
    ...table,
    columns: table.columns.toSpliced(at, 1),
    rows: table.rows.map((row) => row.toSpliced(at, 1)),
  };
}

/** Sections about so few games that any of their numbers gives something away. */
export const spoiling = (sections: readonly HubSection[]): HubSection[] =>
  sections.map((section) => ({ ...section, spoils: true }));

/** Whether a chart shows more than its table says at a glance: there is something to compare. */
const tellsMore = (chart: Chart): boolean =>
  chart.kind === 'bars'
    ? new Set(chart.rows.map(({ count }) => count)).size > 1
    : chart.rows.some(({ spread }) => hasQuartiles(spread));

/** Records of groups of appearances, the largest first. */
export function records(
  head: Pick<HubSection, 'id' | 'title' | 'note'>,
  name: string,
  groups: Iterable<readonly [Piece, readonly Appearance[]]>,
  counted: Counted = 'Games',
): HubSection | null {
  const rows = [...groups]
    .map(([cell, own]) => ({ cell, record: recordIn(own) }))
    .sort((a, b) => b.record.games - a.record.games)
    .map(({ cell, record }) => [cell, ...recordCells(record)]);
  if (rows.length === 0) return null;
  const caption = `${head.title}: ${RECORD_CAPTIONS[counted]}`;
  return { ...head, table: { caption, columns: [column(name), ...recordColumns(counted)], rows } };
}

/** Records by the race that was played. */
export const raceRecords = (own: readonly Appearance[], counted: Counted): HubSection | null =>
  records(
    { id: 'races', title: 'Races' },
    'Race',
    [...byRace(own)].map(([race, group]) => [{ race }, group] as const),
    counted,
  );

/** Records of everybody in a group of appearances. */
export const peopleRecords = (own: readonly Appearance[]): HubSection | null =>
  records(
    { id: 'players', title: 'Players' },
    'Player',
    [...groupBy(own, ({ person }) => person)].map(([person, group]) => [personCell(person), group] as const),
  );

/** First heroes with their records, those of each race together. */
export function openerSection(
  own: readonly Appearance[],
  { heroUrl }: Catalogue,
  counted: Counted,
): HubSection | null {
  const races = byRace(own);
  const groups = RACES.flatMap((race) => openers(races.get(race) ?? []).map((opener) => ({ race, opener })));
  if (groups.length === 0) return null;
  return {
    id: 'openers',
    title: 'First heroes',
    note: 'The first hero each player ordered. Players who never ordered one are not counted.',
    charts: [
      {
        kind: 'bars',
        title: `${counted} by first hero`,
        rows: groups.map(({ race, opener }) => ({ label: opener.name, race, count: opener.record.games })),
      },
    ],
    table: {
      caption: `First heroes: ${RECORD_CAPTIONS[counted]}`,
      columns: [column('Hero'), column('Race'), ...recordColumns(counted)],
      rows: groups.map(({ race, opener }) => [
        heroCell(opener.id, opener.name, heroUrl(opener.id)),
        { race },
        ...recordCells(opener.record),
      ]),
    },
  };
}

/** What every table of timings needs to be read right. */
const TIMING_NOTE =
  'When the order was given, in minutes and seconds of game time. Only players who gave it are counted; ' +
  'fewer than four of them have no quartiles.';

/** How the given moments are spread, for each race that reached any: one table, and a chart for each moment. */
export function timingSection(
  own: readonly Appearance[],
  timings: readonly Timing[] = TIMING_NAMES,
  head: Pick<HubSection, 'id' | 'title'> = { id: 'timings', title: 'Timings' },
): HubSection | null {
  const races = byRace(own);
  const groups = timings.flatMap((timing) =>
    RACES.flatMap((race) => {
      const spread = timingSpread(races.get(race) ?? [], timing);
      return spread ? [{ timing, race, spread }] : [];
    }),
  );
  if (groups.length === 0) return null;
  const single = timings.length === 1;
  return {
    ...head,
    note: TIMING_NOTE,
    charts: timings.flatMap((timing): SpreadChart[] => {
      const rows = groups.filter((group) => group.timing === timing);
      const marks = rows.map(({ race, spread }) => ({ label: RACE_NAMES[race], race, spread }));
      return marks.length > 0 ? [{ kind: 'spread', title: `${TIMINGS[timing]} ordered`, rows: marks }] : [];
    }),
    table: {
      caption: `${head.title}: how the times are spread`,
      columns: [...(single ? [] : [moment]), column('Race'), ...SPREAD_COLUMNS],
      rows: groups.map(({ timing, race, spread }) => [
        ...(single ? [] : [text(TIMINGS[timing])]),
        { race },
        ...spreadCells(spread),
      ]),
    },
  };
}
