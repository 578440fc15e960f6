/** Writes what lies beside the tables of a release: documents, schemas and the change log. */
import type { Archive } from '../archive/archive.ts';
import { versionsOf } from '../archive/maps.ts';
import { errataDocument } from './documents/errata.ts';
import { objectsDocument } from './documents/objects.ts';
import { eventsDocument, mapsDocument, peopleDocument } from './documents/people.ts';
import { checkedEntries, documentSchemas, tableSchemas, type DocumentName } from './schemas.ts';
import type { Store } from './store.ts';
import { JSON_TYPE, NDJSON_TYPE } from './types.ts';
import { TABLE_CHANGES } from './version.ts';
import type { GameDigest } from './write-tables.ts';

/** Writes the documents. A document that is not as its schema says stops the build. */
export function writeDocuments(store: Store, archive: Archive, origin: string): void {
  const put = (name: DocumentName, entries: object[]): void => {
    const checked = checkedEntries(name, entries);
    store.put(`${name}.json`, JSON_TYPE, `${JSON.stringify(checked, null, 1)}\n`, checked.length);
  };
  put('players', peopleDocument(archive, origin));
  put('events', eventsDocument(archive, origin));
  put(
    'maps',
    mapsDocument(archive, (map) => versionsOf(archive, map).length > 0, origin),
  );
  put('objects', objectsDocument());
  put('errata', errataDocument(archive));
}

/** Writes the JSON Schemas of all that. */
export function writeSchemas(store: Store): void {
  for (const [name, schema] of Object.entries({ ...tableSchemas(), ...documentSchemas() }))
    store.put(`schemas/${name}.json`, JSON_TYPE, `${JSON.stringify(schema, null, 1)}\n`);
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

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
