/** The vocabulary: everything that a search can name, and the phrases that name it. */
import type { Race } from '../../game/races.ts';
import { urls } from '../../urls.ts';
import { slugOfName, type Key } from '../parts/part.ts';

export type ThingKind =
  'player' | 'race' | 'map' | 'event' | 'build' | 'group' | 'hero' | 'unit' | 'building' | 'upgrade' | 'item';

export interface Thing {
  kind: ThingKind;
  /** The value in the syntax. A player without games has the key of their name. */
  key: string;
  name: string;
  /** Number of games that have it. */
  games: number;
  race?: Race | null;
}

/** The file of the vocabulary, made by the build. */
export interface WordsFile {
  /** A key that the name has is left out. */
  things: readonly (Omit<Thing, 'key'> & { key?: string })[];
  /** Things by phrase, as places in `things`. Several things of one phrase are alternatives. */
  phrases: Readonly<Record<string, number | readonly number[]>>;
  /** What keywords do: phrases by operation. */
  keywords: Readonly<Record<string, string>>;
  /** Pages to suggest that are no thing's: title, kind, address. */
  pages: readonly (readonly [title: string, kind: string, href: string])[];
  /** Everyday words that are no typing errors of a name. */
  common: readonly string[];
}

/** The things of a file, with their keys. */
export const thingsIn = ({ things }: Pick<WordsFile, 'things'>): Thing[] =>
  things.map((thing) => ({ ...thing, key: thing.key ?? slugOfName(thing.name) }));

const OBJECTS: readonly ThingKind[] = ['hero', 'unit', 'building', 'upgrade', 'item', 'group'];

/** Whether it is something that players make or buy. */
export const isObject = ({ kind }: Thing): boolean => OBJECTS.includes(kind);

const OWN_KEYS = ['player', 'race', 'map', 'event', 'build'] as const;

/** The key of the parts that are about things of a kind, or by which the values of a part are named: objects are made. */
export const keyOf = (kind: ThingKind | Key): Key => OWN_KEYS.find((key) => key === kind) ?? 'made';

/** The pages of things that are in games. */
export const THING_PAGES: Partial<Record<ThingKind, (key: string) => string>> = {
  player: urls.player,
  event: urls.event,
  hero: urls.hero,
  map: urls.map,
  build: urls.build,
};
