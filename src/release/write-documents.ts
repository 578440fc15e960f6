/** Writes what lies beside the tables of a release: documents, schemas and the change log. */
import { z } from 'zod';
import type { Archive } from '../archive/archive.ts';
import { versionsOf } from '../archive/maps.ts';
import { errataDocument, errataSchema } from './documents/errata.ts';
import { objectsDocument, objectsSchema } from './documents/objects.ts';
import {
  eventsDocument,
  eventsSchema,
  mapsDocument,
  mapsSchema,
  peopleDocument,
  peopleSchema,
} from './documents/people.ts';
import { rowSchema } from './formats/rows.ts';
import type { Store } from './store.ts';
import { TABLES } from './tables/tables.ts';
import { JSON_TYPE, NDJSON_TYPE } from './types.ts';
import { TABLE_CHANGES } from './version.ts';
import type { GameDigest } from './write-tables.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** What each document holds, for the page and the packages. */
export const DOCUMENTS = {
  players: 'People by the ids of the tables, with all names they are recorded under.',
  events: 'Events with their dates, and how these are known.',
  maps: 'Maps by the ids of the tables.',
  objects: 'Units, heroes, buildings, upgrades and items: names, and costs by patch.',
  errata: 'Values that are known to be doubtful, each by game and JSON Pointer.',
} as const;

/** Writes the documents. A document that is not as its schema says stops the build. */
export function writeDocuments(store: Store, archive: Archive, origin: string): void {
  const put = <T>(name: keyof typeof DOCUMENTS, schema: z.ZodType<T[]>, entries: T[]): void => {
    const checked = schema.parse(entries);
    store.put(`${name}.json`, JSON_TYPE, `${JSON.stringify(checked, null, 1)}\n`, checked.length);
    const { $schema, ...rest } = z.toJSONSchema(schema);
    putSchema(store, name, { $schema, title: name, description: DOCUMENTS[name], ...rest });
  };
  put('players', peopleSchema, peopleDocument(archive, origin));
  put('events', eventsSchema, eventsDocument(archive, origin));
  put(
    'maps',
    mapsSchema,
    mapsDocument(archive, (map) => versionsOf(archive, map).length > 0, origin),
  );
  put('objects', objectsSchema, objectsDocument());
  put('errata', errataSchema, errataDocument(archive));
}

/** Writes the JSON Schema of a row of each table, and of a line of games.ndjson. */
export function writeSchemas(store: Store): void {
  for (const table of TABLES)
    putSchema(store, `${table.name}.row`, { $schema: DIALECT, ...rowSchema(table) });
  const [games, players] = TABLES.map(rowSchema);
  putSchema(store, 'games.line', {
    $schema: DIALECT,
    ...games,
    title: 'A line of games.ndjson',
    description: 'A game with its players: the row of each as the tables have it.',
    properties: { ...games!.properties, players: { type: 'array', items: players } },
  });
}

/** Writes the change log: what became of the tables, then each game with a digest of all its rows, the newest first. */
export function writeChanges(store: Store, digests: readonly GameDigest[]): void {
  const newest = digests.toSorted(
    (a, b) => order(b.added ?? '', a.added ?? '') || order(a.replayId, b.replayId),
  );
  const lines = [
    ...TABLE_CHANGES.map((change) => ({ kind: 'tables', ...change })),
    ...newest.map((game) => ({ kind: 'game', ...game })),
  ];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  store.put('changes.ndjson', NDJSON_TYPE, text, lines.length);
}

const putSchema = (store: Store, name: string, schema: object): void =>
  store.put(`schemas/${name}.json`, JSON_TYPE, `${JSON.stringify(schema, null, 1)}\n`);

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
