/** The tables of the API page. */
import { componentSchemas, type SchemaId } from '../../contract/components.ts';
import { describeFields } from '../../contract/fields.ts';
import { TIMING_FIELDS, type TimingStatistics } from '../../contract/timing-statistics.ts';
import { formatClock } from '../../game/clock.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { RACES } from '../../game/races.ts';
import type { Piece, Words } from '../rich-text.ts';
import { texts, type Table } from '../table.ts';

/** Converts backticks in schema descriptions to code. */
export const toPieces = (text: string): Piece[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? { code: part } : part));

/** The letters of the races. */
export const raceTable: Table = {
  caption: 'Race codes',
  look: 'short',
  columns: texts('Code', 'Race'),
  rows: Object.entries(RACE_NAMES).map(([code, name]) => [{ code }, name]),
};

/** An endpoint's responses by status. */
export const responseTable = (
  caption: string,
  responses: readonly { status: number; type: string; body: string }[],
): Table => ({
  caption,
  look: 'short',
  columns: texts('Status', 'Content type', 'Body'),
  rows: responses.map(({ status, type, body }) => [String(status), { code: type }, body]),
});

/** The values of `tournamentId`; `unattributed` is the number of games with an unknown event. */
export const eventTable = ({
  events,
  unattributed,
}: {
  events: readonly { id: string; name: string; games: number }[];
  unattributed: number;
}): Table => ({
  caption: toPieces('Values of `tournamentId` in this archive'),
  look: 'short',
  columns: [...texts('Value', 'Event'), { name: 'Games', numeric: true }],
  rows: [...events, { id: 'null', name: 'Not known', games: unattributed }].map(({ id, name, games }) => [
    { code: id },
    name,
    String(games),
  ]),
});

/** Medians of the index; `games` is the number of games included. */
export const medianTable = ({
  statistics,
  games,
}: {
  statistics: TimingStatistics;
  games: number;
}): Table => ({
  caption: `Medians per race from ${games} games; n is the number of players whose value is known`,
  look: 'short medians',
  columns: [{ name: 'Timing' }, ...RACES.map((race) => ({ name: RACE_NAMES[race], numeric: true }))],
  rows: TIMING_FIELDS.map((field) => [
    { code: field },
    ...RACES.map((race): Words => {
      const { n, medianSec } = statistics[race][field];
      const sample: Piece = { note: `n = ${n}` };
      return medianSec === null
        ? ['none ', sample]
        : [`${formatClock(medianSec * 1000)} `, { note: `${medianSec} s` }, ' ', sample];
    }),
  ]),
});

/** The fields of a published schema, each type linked to its table. */
export function fieldTable(schema: SchemaId): Table {
  const schemas = componentSchemas();
  const ids = new RegExp(`\\b(${Object.keys(schemas).join('|')})\\b`);
  const linkType = (part: string): Piece =>
    part in schemas ? { text: part, href: `#${part.toLowerCase()}` } : part;
  return {
    caption: toPieces(`\`${schema}\`: ${schemas[schema].description}`),
    look: 'fields',
    stacks: true,
    columns: ['Field', 'Type', 'Presence', 'Null', 'Meaning'].map((name) => ({ name })),
    rows: describeFields(schema).map(({ field, type, required, nullable, description }) => [
      { code: field },
      type.split(ids).map(linkType),
      required ? 'required' : 'optional',
      nullable ? 'may be null' : 'never null',
      toPieces(description),
    ]),
  };
}
