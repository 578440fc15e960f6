/** The JSON Schemas of all release files, by file name. */
import { z } from 'zod';
import { errataSchema } from './documents/errata.ts';
import { objectsSchema } from './documents/objects.ts';
import { publishedEventsSchema, mapsSchema, peopleSchema } from './documents/people.ts';
import { rowSchema } from './formats/rows.ts';
import { TABLES } from './tables/tables.ts';
import { DOCUMENT_WORDS, LINE_WORDS } from './words.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** The name of a document, which is also its file’s. */
export type DocumentName = keyof typeof DOCUMENT_WORDS;

const SCHEMAS: Readonly<Record<DocumentName, z.ZodType<object[]>>> = {
  players: peopleSchema,
  events: publishedEventsSchema,
  maps: mapsSchema,
  objects: objectsSchema,
  errata: errataSchema,
};

/** Checks a document's entries against its schema. Throws if they don't fit, which is a bug. */
export const checkedEntries = (name: DocumentName, entries: object[]): object[] =>
  SCHEMAS[name].parse(entries);

/** The schema of each document: a list of entries. */
export const documentSchemas = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => {
      const { $schema, ...rest } = z.toJSONSchema(schema);
      return [name, { $schema, title: name, description: DOCUMENT_WORDS[name as DocumentName], ...rest }];
    }),
  );

/** The schema of a row in each table, and of a line of games.ndjson. */
export function tableSchemas(): Record<string, object> {
  const [games, players] = TABLES.map(rowSchema);
  const line = {
    ...games,
    ...LINE_WORDS.games,
    properties: { ...games!.properties, players: { type: 'array', items: players } },
  };
  const rows = TABLES.map((table) => [`${table.name}.row`, rowSchema(table)] as const);
  return Object.fromEntries(
    [...rows, ['games.line', line] as const].map(([name, schema]) => [name, { $schema: DIALECT, ...schema }]),
  );
}
