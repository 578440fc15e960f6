/** The release of an archive: all its data as files. */
import { z } from 'zod';
import type { Archive } from '../../archive/count/archive.ts';
import { chronicleIn } from '../../archive/count/games-on-map.ts';
import { versionsOf } from '../../archive/count/maps.ts';
import { contradictions, checkErrata } from '../../archive/count/errata.ts';
import { licenceText } from './licence.ts';
import type { Described } from './packages/about.ts';
import { describeRelease, writePackages } from './packages/packages.ts';
import { type ReleaseStore, storeIn } from './store.ts';
import type { ReleasedGame } from './table.ts';
import { JSON_TYPE, NDJSON_TYPE, TEXT_TYPE } from './types.ts';
import type { KeptRelease } from './permanent-releases.ts';
import { datasetDigest, datasetVersion } from './version.ts';
import { type Coverage, type GameDigest, writeTables } from './write-tables.ts';
import { changeLines, changeLineSchema } from './documents/changes.ts';
import { objectsDocument, objectsSchema } from './documents/objects.ts';
import { patchesDocument, patchesSchema } from './documents/patches.ts';
import {
  eventsDocument,
  mapsDocument,
  mapsSchema,
  peopleDocument,
  peopleSchema,
  publishedEventsSchema,
} from './documents/ids.ts';
import { rowSchema } from './formats/rows.ts';
import { TABLES } from './tables/tables.ts';
import { DOCUMENT_WORDS } from './words.ts';

/** `errata.json`: doubtful values, with the reason for each. */
const errataSchema = z.array(
  z.strictObject({
    replayId: z.string().describe('Id of the game.'),
    pointer: z.string().describe('JSON Pointer into /data/games/{replayId}.json.'),
    sentence: z.string().describe('The reason why the value is doubtful.'),
  }),
);

/**
 * Contradictory counts, doubtful tiers and truncated recordings in game order, followed by entries from people. Throws
 * for a pointer that leads nowhere.
 */
const errataDocument = (archive: Archive): z.input<typeof errataSchema> =>
  [contradictions, (game: Archive['games'][number]) => checkErrata(archive, game)].flatMap((errataIn) =>
    archive.games.flatMap((game) =>
      errataIn(game).map((erratum) => ({ replayId: game.replayId, ...erratum })),
    ),
  );

export interface Release extends Described {
  /** By table name. */
  coverage: ReadonlyMap<string, Coverage>;
  digest: string;
}

/**
 * Writes the release of an archive into a folder, which is emptied first. The same archive always produces the same
 * bytes. If a kept release has the same data, this release gets the same version.
 */
export function writeRelease(
  archive: Archive,
  folder: string,
  origin: string,
  kept: readonly KeptRelease[] = [],
): Release {
  const store = storeIn(folder);
  const { coverage, digests } = writeTables(store, gamesToRelease(archive));
  writeDocuments(store, archive, origin);
  writeSchemas(store);
  writeChanges(store, digests);
  store.put('LICENSE.txt', TEXT_TYPE, licenceText());
  const updated =
    archive.games
      .flatMap(({ added }) => added ?? [])
      .sort()
      .at(-1) ?? null;
  const unnamed = { updated, games: archive.games.length, files: store.files };
  const digest = datasetDigest(store.files, describeRelease(unnamed, origin));
  const release = { ...unnamed, version: datasetVersion(digest, kept), digest, coverage };
  writePackages(store, release, origin);
  const files = store.files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const sums = files.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('');
  const list = files.map(({ path, bytes, rows }) => `${path}\t${bytes}\t${rows ?? ''}\n`).join('');
  store.put('list.txt', TEXT_TYPE, list);
  store.put('sha256sums.txt', TEXT_TYPE, sums);
  return { ...release, files: store.files.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

function gamesToRelease(archive: Archive): ReleasedGame[] {
  return archive.catalogue.sources.map((source) => ({
    ...source,
    chronicleOf: () => chronicleIn(archive, archive.gameOf(source.game.replayId)),
  }));
}

/** Writes the documents. A document that doesn't fit its schema stops the build. */
function writeDocuments(store: ReleaseStore, archive: Archive, origin: string): void {
  const put = (name: DocumentName, entries: object[]): void => {
    const checked = checkEntries(name, entries);
    store.put(`${name}.json`, JSON_TYPE, `${JSON.stringify(checked, null, 1)}\n`, checked.length);
  };
  put('players', peopleDocument(archive, origin));
  put('events', eventsDocument(archive, origin));
  put(
    'maps',
    mapsDocument(archive, (map) => versionsOf(archive, map).length > 0, origin),
  );
  put('objects', objectsDocument());
  put('patches', patchesDocument());
  put('errata', errataDocument(archive));
}

/** Writes the JSON Schemas for tables and documents. */
function writeSchemas(store: ReleaseStore): void {
  const schemas = { ...tableSchemas(), ...documentSchemas(), 'changes.line': changeLineSchema() };
  for (const [name, schema] of Object.entries(schemas))
    store.put(`schemas/${name}.json`, JSON_TYPE, `${JSON.stringify(schema, null, 1)}\n`);
}

/** Writes the change log. */
function writeChanges(store: ReleaseStore, digests: readonly GameDigest[]): void {
  const lines = changeLines(digests);
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  store.put('changes.ndjson', NDJSON_TYPE, text, lines.length);
}

/** Version of JSON Schema of all schemas in a release. */
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** The name of a document, which is also its file’s. */
type DocumentName = keyof typeof DOCUMENT_WORDS;

/** Schemas of the documents' entries. */
const SCHEMAS: Readonly<Record<DocumentName, z.ZodType<object[]>>> = {
  players: peopleSchema,
  events: publishedEventsSchema,
  maps: mapsSchema,
  objects: objectsSchema,
  patches: patchesSchema,
  errata: errataSchema,
};

/** Checks a document's entries against its schema. Throws if they don't fit, which is a bug. */
const checkEntries = (name: DocumentName, entries: object[]): object[] => SCHEMAS[name].parse(entries);

/** The schema of each document: a list of entries. */
const documentSchemas = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => {
      const { $schema, ...keywords } = z.toJSONSchema(schema);
      return [name, { $schema, title: name, description: DOCUMENT_WORDS[name as DocumentName], ...keywords }];
    }),
  );

/** The schema of a row in each table, and of a line of games.ndjson. */
function tableSchemas(): Record<string, object> {
  const [games, players] = TABLES.map(rowSchema);
  const line = {
    ...games,
    title: 'A line of games.ndjson',
    description: 'A game with its players, as rows of the tables.',
    properties: { ...games!.properties, players: { type: 'array', items: players } },
  };
  const rows = TABLES.map((table) => [`${table.name}.row`, rowSchema(table)] as const);
  return Object.fromEntries(
    [...rows, ['games.line', line] as const].map(([name, schema]) => [name, { $schema: DIALECT, ...schema }]),
  );
}
