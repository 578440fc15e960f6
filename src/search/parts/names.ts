/** Names of the keys in rows and parts, for chips, facts, lists and tools. */
import { RACE_NAMES } from '../../game/derive/race.ts';
import type { Race } from '../../game/races.ts';
import type { Named, PlayerRow, Rows } from '../rows/rows.ts';
import { keyOf, type Thing } from '../words/things.ts';
import type { Key } from './part.ts';

/** Kinds of parts whose keys have names of their own; all others name objects. */
const NAMED: readonly Key[] = ['player', 'map', 'event', 'build'];

const titled = (key: string): string =>
  key.replace(/-/g, ' ').replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());

export class Names {
  readonly #names: ReadonlyMap<string, string>;
  readonly #objects: Rows['objects'];

  /** `things` also have names that occur in no game. */
  constructor({ people, maps, events, builds, objects }: Rows, things: readonly Thing[] = []) {
    const named = (kind: Key, table: readonly Named[]) =>
      table.map(({ key, name }) => [`${kind}:${key}`, name] as const);
    this.#objects = objects;
    this.#names = new Map([
      ...things.map(({ kind, key, name }) => [`${keyOf(kind)}:${key}`, name] as const),
      ...named('player', people),
      ...named('map', maps),
      ...named('event', events),
      ...named('build', builds),
      ...named('made', objects),
    ]);
  }

  /** The name of a value of a part. One that nobody knows is written as a name. */
  of = (kind: Key, value: string): string =>
    kind === 'race'
      ? (RACE_NAMES[value as Race] ?? value)
      : (this.known(NAMED.includes(kind) ? kind : 'made', value) ?? titled(value));

  /** The name of a key in the rows; null for none. */
  known = (kind: Key, key: string | null): string | null => this.#names.get(`${kind}:${key}`) ?? null;

  /** The name of an object by its place; null for none. */
  object = (place: number): string | null => this.#objects[place]?.name ?? null;

  player = ({ person, name = '' }: Pick<PlayerRow, 'person' | 'name'>): string =>
    this.known('player', person) ?? name;
}
