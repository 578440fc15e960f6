/**
 * The rows that are searched: one JSON file of plain rows for list, pickers and tools. Fields that are not known are
 * left out or null. Times are whole seconds of game time.
 */
import type { Days } from '../../game/derive/patches.ts';
import type { Listed } from '../../game/facts/listed.ts';
import type { FightFacts } from '../../map/fights/fight-facts.ts';
import type { Race } from '../../game/races.ts';
import { slugOfName } from '../parts/part.ts';

const VERSION = 2;

/** Something with a name; the key is its value in the syntax. */
export interface Named {
  key: string;
  name: string;
}

/** Something that players make or buy. Ids that share a name are one object. */
export interface ObjectRow extends Named {
  /** The four characters of a hero in the game, for addresses of before. */
  id?: string;
}

/** Object, time of its first order, fewest and most made; most is missing if nothing proves it. Upgrades count once. */
export type Made = readonly [object: number, seconds: number, least: number, most?: number];

export interface PlayerRow {
  /** The name as recorded, if nobody in `people` is meant: untrusted text. */
  name?: string;
  /** Slug of the person's page; null for computers and blank names. */
  person: string | null;
  team: number;
  race: Race | null;
  result: 'won' | 'lost' | null;
  /** Present if the race was left to chance. */
  random?: true;
  apm: number;
  hero: number | null;
  tier2: number | null;
  tier3: number | null;
  expansion: number | null;
  /** Heroes as places in `objects`, in the order of their orders; heroes without one come last. */
  heroes: readonly number[];
  /** Everything ordered and not cancelled, by time of its first order. */
  made: readonly Made[];
  /** Ids of builds that the player followed. */
  builds?: readonly string[];
}

/** A game with the facts of every list, times in whole seconds. */
export interface GameRow extends Listed {
  replayId: string;
  event: string | null;
  map: string | null;
  patch: string | null;
  /** Number of the series. */
  series: number | null;
  played: Days;
  /** Sizes of the sides, such as "1v1". */
  sides: string;
  /** Two race letters, such as "EvU"; null unless exactly two people with known races play. */
  matchup: string | null;
  /** Number of fights, evenness and strip of food brought; null without map orders. */
  fought: FightFacts | null;
  /** In lobby order. */
  players: readonly PlayerRow[];
}

/** All rows. Games are in archive order, newest event first. */
export interface Rows {
  events: readonly Named[];
  maps: readonly Named[];
  people: readonly Named[];
  objects: readonly ObjectRow[];
  builds: readonly Named[];
  /** Words for several objects, such as casters. */
  groups: readonly { key: string; of: readonly string[] }[];
  games: readonly GameRow[];
}

/** Numbers names as they are met. */
export class NameTable {
  readonly rows: ObjectRow[] = [];
  readonly #places = new Map<string, number>();

  placeOf(name: string, id?: string): number {
    const key = slugOfName(name);
    const place = this.#places.get(key) ?? this.rows.push({ key, name, ...(id && { id }) }) - 1;
    this.#places.set(key, place);
    return place;
  }
}

/** Fewest and most made, as the file has them: one, so many, unknown, or both bounds. */
function numbersOf([, , least, most]: Made): number[] {
  if (most === undefined && least === 0) return [0];
  if (most !== least || least === 0) return [least, ...(most === undefined ? [] : [most])];
  return least === 1 ? [] : [least];
}

/** The file: a key that the name has is left out, and the time of an order counts from the one before. */
export const rowsFile = (rows: Rows) => ({
  version: VERSION,
  ...rows,
  objects: rows.objects.map(({ key: _, ...object }) => object),
  games: rows.games.map(({ players, ...game }) => ({
    ...game,
    players: players.map(({ made, ...player }) => ({
      ...player,
      made: made.map((one, at) => [one[0], one[1] - (made[at - 1]?.[1] ?? 0), ...numbersOf(one)]),
    })),
  })),
});

type RowsFile = ReturnType<typeof rowsFile>;

function madeIn(entries: RowsFile['games'][number]['players'][number]['made']): Made[] {
  let seconds = 0;
  return entries.map(([object = 0, later = 0, least = 1, ...most]): Made => {
    seconds += later;
    const isUnknown = least === 0 && most.length === 0;
    return isUnknown ? [object, seconds, 0] : [object, seconds, least, most[0] ?? least];
  });
}

/** The rows of a parsed file; null if it is none, or of another version. */
export function rowsOf(document: unknown): Rows | null {
  const file = document as Partial<RowsFile> | null;
  if (file?.version !== VERSION) return null;
  const { version: _, ...rows } = file as RowsFile;
  return {
    ...rows,
    objects: rows.objects.map((object) => ({ ...object, key: slugOfName(object.name) })),
    games: rows.games.map((game) => ({
      ...game,
      players: game.players.map((player) => ({ ...player, made: madeIn(player.made) })),
    })),
  };
}
