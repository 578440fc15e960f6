/** Generates the clients of a release from the schemas of the release's files. */
import { absolute, urls } from '../../../urls.ts';
import type { ReleaseStore } from '../store.ts';
import { PYTHON_TYPE, SCRIPT_TYPE, TARBALL_TYPE, TEXT_TYPE, WHEEL_TYPE } from '../types.ts';
import { documentSchemas, tableSchemas } from '../schemas.ts';
import { pythonClient } from './python.ts';
import type { NamedSchema, Schema } from './schema.ts';
import { client } from './javascript.ts';
import { npmPackage, wheel } from './packed.ts';
import { declarations } from './typescript.ts';

/** Type names for the entries in each file. */
const NAMES: Readonly<Record<string, string>> = {
  'games.row': 'GameRow',
  'players.row': 'PlayerRow',
  'orders.row': 'OrderRow',
  'made.row': 'MadeRow',
  'supply.row': 'SupplyRow',
  'fights.row': 'FightRow',
  'ledger.row': 'LedgerRow',
  'camps.row': 'CampRow',
  'games.line': 'GameLine',
  players: 'Person',
  events: 'Event',
  maps: 'MapEntry',
  objects: 'GameObject',
  errata: 'Erratum',
};

/**
 * Writes both clients as files and as packages. The packages read the latest release from `origin` unless you give them
 * another address.
 */
export function writeClients(store: ReleaseStore, origin: string): void {
  const latest = absolute(urls.release('latest'), origin);
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
  const types = declarations(named);
  const python = pythonClient(named, latest);
  store.put('clients/farseer.js', SCRIPT_TYPE, client(named, "new URL('../', import.meta.url)"));
  store.put('clients/farseer.d.ts', TEXT_TYPE, types);
  store.put('clients/farseer.py', PYTHON_TYPE, python);
  const tarball = npmPackage(client(named, JSON.stringify(latest)), types);
  store.put(`clients/${tarball.name}`, TARBALL_TYPE, tarball.bytes);
  const packed = wheel(python);
  store.put(`clients/${packed.name}`, WHEEL_TYPE, packed.bytes);
}

function nameOf(name: string, schema: Schema, document: NamedSchema['document']): NamedSchema {
  const typeName = NAMES[name];
  if (typeName === undefined) throw new Error(`The clients have no name for an entry of ${name}`);
  const [table, kind] = name.split('.');
  return { name: typeName, schema, document, table: kind === 'row' ? table! : null };
}
