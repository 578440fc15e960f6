/**
 * The entry for the game's tables: names, prices, times, food, stock and requirements by release of the game, from 1.24.4 to
 * 3.0.1. `objects.json` in the package has the same as one document, with the sources.
 */
import { needsByRelease, numbersByRelease } from '../../game/objects/numbers/by-release.ts';
import { COST_TABLES } from '../../game/objects/numbers/tables.ts';
import { RELEASES } from '../../game/objects/numbers/releases.ts';
import { findObject as find } from '../../game/objects/table.ts';

/** What an id in an order stands for. */
export interface GameObject {
  /** Four characters, such as `hfoo`. */
  id: string;
  /** English name in the game. */
  name: string;
  /** `morph` marks forms, summons and Militia, which come from spells. */
  kind: 'building' | 'unit' | 'hero' | 'upgrade' | 'item' | 'morph';
  /** Human, Orc, Night Elf or Undead; null for neutral objects. */
  race: 'H' | 'O' | 'E' | 'U' | null;
  /** Whether it is a Peasant, Peon, Wisp or Acolyte. */
  worker: boolean;
  /** Highest level of an upgrade; 1 for everything else. */
  levels: number;
}

/** The numbers of an object in a release of the game. */
export interface ObjectNumbers {
  /** The release that brought these numbers. */
  since: string;
  /** Whether this release's own tables were read; otherwise the numbers are those of the nearest one before. */
  exact: boolean;
  /** Price, and the food that it uses while it is alive. */
  gold: number;
  lumber: number;
  food: number;
  /** Seconds to train, build or research it; null if unknown. */
  seconds: number | null;
  /** Increase per additional level; null except for upgrades with several levels. */
  perLevel: { gold: number; lumber: number; seconds: number } | null;
  /** Food that a building supplies. */
  foodMade: number;
  /** Town hall tier that it requires; null if tiers don't apply. */
  tier: number | null;
  /** How one shop stocks it: at most, restocked every, from when, in seconds; null if nobody sells it. */
  stock: { most: number; everySeconds: number; fromSeconds: number } | null;
  /** Ids of required buildings and upgrades; null for releases of which they aren't known. */
  requires: string[] | null;
}

/** The releases of the game, oldest first, such as `1.32.10`. */
export const RELEASE_NAMES: readonly string[] = RELEASES.map(({ release }) => release);

/**
 * The object for an id.
 *
 * @returns undefined for ids of later patches and of custom maps
 * @example
 * findObject('hfoo')?.name; // 'Footman'
 * @public stable
 */
export function findObject(id: string): GameObject | undefined {
  const object = find(id);
  if (!object) return undefined;
  const { name, kind, race, worker, levels } = object;
  return { id, name, kind, race, worker, levels };
}

/**
 * The numbers of an object in a release.
 *
 * @param id such as `hfoo`
 * @param release one of `RELEASE_NAMES`; by default the newest. `analyze(game).releases` has those of a game.
 * @returns null for an object without a price, or one that the release didn't have
 * @throws RangeError if the release isn't one of `RELEASE_NAMES`
 * @example
 * numbersOf('hfoo', '1.27.1')?.gold; // 135
 * @public stable
 */
export function numbersOf(id: string, release: string = RELEASE_NAMES.at(-1)!): ObjectNumbers | null {
  const releaseIndex = RELEASE_NAMES.indexOf(release);
  if (releaseIndex < 0) throw new RangeError(`Unknown release of the game: ${release}`);
  // Of a release before the first table, the first numbers.
  const firstIndex = Math.max(releaseIndex, RELEASE_NAMES.indexOf(COST_TABLES[0]!.release));
  const until = (maxIndex: number) => (row: { release: string }) =>
    RELEASE_NAMES.indexOf(row.release) <= maxIndex;
  const numbers = numbersByRelease(id).findLast(until(firstIndex));
  if (!numbers) return null;
  const { release: since, ...values } = numbers;
  const requires = needsByRelease(id).findLast(until(releaseIndex))?.requires ?? null;
  return { since, exact: releaseIndex === firstIndex && RELEASES[releaseIndex]!.known, ...values, requires };
}
