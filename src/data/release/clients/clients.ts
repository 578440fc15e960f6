/** Generates a release's clients from the schemas of its files. */
import type { ReleaseStore } from '../store.ts';
import { documentSchemas, tableSchemas } from '../schemas.ts';
import { pythonClient } from './python.ts';
import type { NamedSchema, Schema } from './schema.ts';
import { client, declarations } from './typescript.ts';

/** Type names for entries of each file. */
const NAMES: Readonly<Record<string, string>> = {
  'games.row': 'GameRow',
  'players.row': 'PlayerRow',
  'orders.row': 'OrderRow',
  'made.row': 'MadeRow',
  'fights.row': 'FightRow',
  'camps.row': 'CampRow',
  'games.line': 'GameLine',
  players: 'Person',
  events: 'Event',
  maps: 'MapEntry',
  objects: 'GameObject',
  errata: 'Erratum',
};

export function writeClients(store: ReleaseStore): void {
  const named = [
    ...Object.entries(tableSchemas()).map(([name, schema]) => nameOf(name, schema as Schema, null)),
    ...Object.entries(documentSchemas()).map(([name, schema]) => {
      const list = schema as Schema;
      return nameOf(
        name,
        { description: list.description!, ...list.items },
        {
          file: name,
          called: name === 'players' ? 'people' : name,
        },
      );
    }),
  ];
  store.put('clients/farseer.js', 'text/javascript; charset=utf-8', client(named));
  store.put('clients/farseer.d.ts', 'text/plain; charset=utf-8', declarations(named));
  store.put('clients/farseer.py', 'text/x-python; charset=utf-8', pythonClient(named));
}

function nameOf(name: string, schema: Schema, document: NamedSchema['document']): NamedSchema {
  const typeName = NAMES[name];
  if (typeName === undefined) throw new Error(`The clients have no name for an entry of ${name}`);
  const [table, kind] = name.split('.');
  return { name: typeName, schema, document, table: kind === 'row' ? table! : null };
}
