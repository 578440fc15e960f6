/** Sections shared by several kinds of hub page. */
import { RACE_NAMES } from '../../game/derive/race.ts';
import { RACES } from '../../game/races.ts';
import { byRace, groupBy, type Appearance } from '../../archive/count/appearances.ts';
import { heroOpenings } from '../../archive/count/heroes.ts';
import { recordIn } from '../../archive/count/records.ts';
import { hasQuartiles } from '../../archive/count/distribution.ts';
import { timingMedian, timingSpread } from '../../archive/count/timings.ts';
import { formatClock } from '../../game/clock.ts';
import { TIMING_NAMES, TIMINGS, type Timing } from '../../game/key-timings.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import {
  heroCell,
  moment,
  personCell,
  RECORD_CAPTIONS,
  recordCells,
  recordColumns,
  SPREAD_COLUMNS,
  SPREAD_NOTE,
  spreadRow,
  textCell,
  type CountNoun,
} from './cells.ts';
import type { SpreadChart } from '../charts.ts';
import type { Piece } from '../rich-text.ts';
import type { Section } from '../page.ts';
import { texts, numeric, column, stacked } from '../table.ts';
import { tally, type Counts } from './hub-page.ts';

/** Records by group of appearances, largest group first. */
export function records(
  head: Pick<Counts, 'id' | 'title' | 'note'>,
  name: string,
  groups: Iterable<readonly [Piece, readonly Appearance[]]>,
  counted: CountNoun = 'Games',
): Section | null {
  const rows = [...groups]
    .map(([cell, group]) => ({ cell, record: recordIn(group) }))
    .sort((a, b) => b.record.games - a.record.games)
    .map(({ cell, record }) => [cell, ...recordCells(record)]);
  if (rows.length === 0) return null;
  const caption = `${head.title}: ${RECORD_CAPTIONS[counted]}`;
  return tally({ ...head, table: { caption, columns: [column(name), ...recordColumns(counted)], rows } });
}

/** Records by race. */
export const raceRecords = (appearances: readonly Appearance[]): Section | null =>
  records(
    { id: 'races', title: 'Races' },
    'Race',
    [...byRace(appearances)].map(([race, group]) => [{ race }, group] as const),
    'Appearances',
  );

/** Records of everyone in a group of appearances. */
export const peopleRecords = (appearances: readonly Appearance[]): Section | null =>
  records(
    { id: 'players', title: 'Players' },
    'Player',
    [...groupBy(appearances, ({ person }) => person)].map(
      ([person, group]) => [personCell(person), group] as const,
    ),
  );

/** First heroes with their records, grouped by race. */
export function openingSection(appearances: readonly Appearance[], { heroUrl }: Catalogue): Section | null {
  const races = byRace(appearances);
  const groups = RACES.flatMap((race) =>
    heroOpenings(races.get(race) ?? []).map((opening) => ({ race, opening })),
  );
  if (groups.length === 0) return null;
  return tally({
    id: 'openers',
    title: 'First heroes',
    note: 'This counts the first hero that each player ordered. Players who never ordered a hero are left out.',
    charts: [
      {
        kind: 'bars',
        title: 'Appearances by first hero',
        rows: groups.map(({ race, opening }) => ({ label: opening.name, race, count: opening.record.games })),
      },
    ],
    table: {
      caption: `First heroes: ${RECORD_CAPTIONS.Appearances}`,
      columns: [...texts('Hero', 'Race'), ...recordColumns('Appearances')],
      rows: groups.map(({ race, opening }) => [
        heroCell(opening.id, opening.name, heroUrl(opening.id)),
        { race },
        ...recordCells(opening.record),
      ]),
    },
  });
}

/** Distributions of timings, for each race with any of them: one table, and one chart per timing. */
export function timingSection(
  appearances: readonly Appearance[],
  timings: readonly Timing[] = TIMING_NAMES,
  head: Pick<Counts, 'id' | 'title'> = { id: 'timings', title: 'Timings' },
): Section | null {
  const races = byRace(appearances);
  const groups = timings.flatMap((timing) =>
    RACES.flatMap((race) => {
      const ofRace = races.get(race) ?? [];
      const spread = timingSpread(ofRace, timing);
      return spread && hasQuartiles(spread)
        ? [{ timing, race, spread, sure: timingMedian(ofRace, timing) }]
        : [];
    }),
  );
  if (groups.length === 0) return null;
  const single = timings.length === 1;
  return tally({
    ...head,
    note: `Order times are in minutes and seconds of game time. Each player who gave the order counts once per game. ${SPREAD_NOTE} The last column shows the 95 % confidence interval of the median, calculated by resampling players.`,
    charts: timings.flatMap((timing): SpreadChart[] => {
      const rows = groups.filter((group) => group.timing === timing);
      const marks = rows.map(({ race, spread }) => ({ label: RACE_NAMES[race], race, spread }));
      return marks.length > 0 ? [{ kind: 'spread', title: `${TIMINGS[timing]} ordered`, rows: marks }] : [];
    }),
    table: stacked({
      caption: `${head.title}: order times`,
      columns: [...(single ? [] : [moment]), column('Race'), ...SPREAD_COLUMNS, numeric('Median, 95 %')],
      rows: groups.flatMap(({ timing, race, spread, sure }) =>
        spreadRow([...(single ? [] : [textCell(TIMINGS[timing])]), { race }], spread).map((row) => [
          ...row,
          sure
            ? textCell(`${formatClock(sure.from * 1000)} to ${formatClock(sure.to * 1000)}`)
            : { none: '' },
        ]),
      ),
    }),
  });
}
