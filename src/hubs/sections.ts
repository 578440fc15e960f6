/** Sections that several kinds of hub page have. */
import { RACE_NAMES } from '../replay/race.ts';
import { RACES, type Race } from '../replay/summary.ts';
import { byRace, groupBy, type Appearance, type PlacedGame } from '../statistics/appearances.ts';
import { distribution } from '../statistics/distribution.ts';
import { openers } from '../statistics/heroes.ts';
import { recordIn } from '../statistics/records.ts';
import { lengthsOf, TIMING_NAMES, TIMINGS, timingSpread, type Timing } from '../statistics/timings.ts';
import { urls } from '../urls.ts';
import type { Catalogue } from './catalogue.ts';
import {
  column,
  matchupName,
  personCell,
  RECORD_COLUMNS,
  recordCells,
  SPREAD_COLUMNS,
  spreadCells,
  text,
} from './cells.ts';
import type { Cell, Section, SpreadChart } from './view.ts';

/** A list of sections without those that have nothing to say. */
export const sectionsOf = (...sections: (Section | null)[]): Section[] =>
  sections.filter((section) => section !== null);

/** Records of groups of appearances, most games first. */
export function records(
  head: Pick<Section, 'id' | 'title' | 'note'>,
  name: string,
  groups: Iterable<readonly [Cell, readonly Appearance[]]>,
): Section | null {
  const rows = [...groups]
    .map(([cell, own]) => ({ cell, record: recordIn(own) }))
    .sort((a, b) => b.record.games - a.record.games)
    .map(({ cell, record }) => [cell, ...recordCells(record)]);
  if (rows.length === 0) return null;
  const caption = `${head.title}: games and how they ended`;
  return { ...head, table: { caption, columns: [column(name), ...RECORD_COLUMNS], rows } };
}

/** Records by the race that was played. */
export const raceRecords = (own: readonly Appearance[]): Section | null =>
  records(
    { id: 'races', title: 'Races' },
    'Race',
    [...byRace(own)].map(([race, group]) => [{ race }, group] as const),
  );

/** Records by map. */
export const mapRecords = (own: readonly Appearance[], { mapUrl }: Catalogue): Section | null =>
  records(
    { id: 'maps', title: 'Maps' },
    'Map',
    [...groupBy(own, ({ placed }) => placed.game.map || null)].map(
      ([map, group]) => [text(map, mapUrl(map)), group] as const,
    ),
  );

/** Records of everybody in a group of appearances. */
export const peopleRecords = (own: readonly Appearance[]): Section | null =>
  records(
    { id: 'players', title: 'Players' },
    'Player',
    [...groupBy(own, ({ person }) => person)].map(([person, group]) => [personCell(person), group] as const),
  );

/** First heroes with their records, those of each race together. */
export function openerSection(own: readonly Appearance[], { heroUrl }: Catalogue): Section | null {
  const groups = RACES.flatMap((race) => {
    const players = byRace(own).get(race) ?? [];
    return openers(players).map((opener) => ({ race, opener }));
  });
  if (groups.length === 0) return null;
  return {
    id: 'openers',
    title: 'First heroes',
    note: 'The first hero that a player ordered. Players without a hero order are not counted.',
    charts: [
      {
        kind: 'bars',
        title: 'Players by first hero',
        rows: groups.map(({ race, opener }) => ({ label: opener.name, race, count: opener.record.games })),
      },
    ],
    table: {
      caption: 'First heroes: players and how their games ended',
      columns: [column('Hero'), column('Race'), ...RECORD_COLUMNS],
      rows: groups.map(({ race, opener }) => [
        text(opener.name, heroUrl(opener.id)),
        { race },
        ...recordCells(opener.record),
      ]),
    },
  };
}

/** What every table of timings needs to be read right. */
const TIMING_NOTE =
  'Times at which the order was given, in minutes and seconds of game time. n is the number of players who ' +
  'gave it; those who did not are not in the other numbers. No quartiles are given for fewer than four.';

/** How the given moments are spread, for each race that has any, as one table and a chart for each moment. */
export function timingSection(
  own: readonly Appearance[],
  timings: readonly Timing[] = TIMING_NAMES,
  head: Pick<Section, 'id' | 'title'> = { id: 'timings', title: 'Timings' },
): Section | null {
  const races = byRace(own);
  const groups = timings.flatMap((timing) =>
    RACES.flatMap((race) => {
      const spread = timingSpread(races.get(race) ?? [], timing);
      return spread ? [{ timing, race, spread }] : [];
    }),
  );
  if (groups.length === 0) return null;
  return {
    ...head,
    note: TIMING_NOTE,
    charts: timings.flatMap((timing): SpreadChart[] => {
      const rows = groups.filter((group) => group.timing === timing);
      const marks = rows.map(({ race, spread }) => ({ label: RACE_NAMES[race], race: race as Race, spread }));
      return marks.length > 0 ? [{ kind: 'spread', title: TIMINGS[timing], rows: marks }] : [];
    }),
    table: {
      caption: `${head.title}: how the times are spread`,
      columns: [column('Moment'), column('Race'), ...SPREAD_COLUMNS],
      rows: groups.map(({ timing, race, spread }) => [
        text(TIMINGS[timing]),
        { race },
        ...spreadCells(spread),
      ]),
    },
  };
}

/** How long games lasted, all together and by matchup. */
export function lengthSection(games: readonly PlacedGame[]): Section | null {
  const all = distribution(lengthsOf(games));
  if (!all) return null;
  const matchups = [...groupBy(games, ({ game }) => game.matchup)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([matchup, own]) => {
      const spread = distribution(lengthsOf(own));
      return spread ? [{ matchup, spread }] : [];
    });
  return {
    id: 'lengths',
    title: 'Length',
    note: 'Of games whose recording is complete.',
    charts: [
      {
        kind: 'spread',
        title: 'Length of games',
        rows: [
          { label: 'All games', race: null, spread: all },
          ...(matchups.length > 1 ? matchups : []).map(({ matchup, spread }) => ({
            label: matchup,
            race: null,
            spread,
          })),
        ],
      },
    ],
    table: {
      caption: 'Length of games',
      columns: [column('Games'), ...SPREAD_COLUMNS],
      rows: [
        [text('All games'), ...spreadCells(all)],
        ...(matchups.length > 1 ? matchups : []).map(({ matchup, spread }) => [
          { text: matchupName(matchup), href: urls.matchup(matchup), note: matchup },
          ...spreadCells(spread),
        ]),
      ],
    },
  };
}
