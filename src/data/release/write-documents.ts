/** Writes the files that accompany a release's tables: documents, schemas and the change log. */
import type { Archive } from '../../archive/count/archive.ts';
import { versionsOf } from '../../archive/count/maps.ts';
import { changeLines, changeLineSchema } from './documents/changes.ts';
import { errataDocument } from './documents/errata.ts';
import { objectsDocument } from './documents/objects.ts';
import { eventsDocument, mapsDocument, peopleDocument } from './documents/people.ts';
import { checkedEntries, documentSchemas, tableSchemas, type DocumentName } from './schemas.ts';
import type { ReleaseStore } from './store.ts';
import { JSON_TYPE, NDJSON_TYPE } from './types.ts';
import type { GameDigest } from './write-tables.ts';

/** Writes the documents. A document that doesn't fit its schema stops the build. */
export function writeDocuments(store: ReleaseStore, archive: Archive, origin: string): void {
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

/** Writes the JSON Schemas for tables and documents. */
export function writeSchemas(store: ReleaseStore): void {
  const schemas = { ...tableSchemas(), ...documentSchemas(), 'changes.line': changeLineSchema() };
  for (const [name, schema] of Object.entries(schemas))
    store.put(`schemas/${name}.json`, JSON_TYPE, `${JSON.stringify(schema, null, 1)}\n`);
}

/** Writes the change log. */
export function writeChanges(store: ReleaseStore, digests: readonly GameDigest[]): void {
  const lines = changeLines(digests);
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  store.put('changes.ndjson', NDJSON_TYPE, text, lines.length);
}
