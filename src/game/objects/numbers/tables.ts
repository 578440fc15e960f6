/**
 * Numbers of the game by release, from the game's own tables; `sources.ts` names the tables and notes of each release. A
 * table has the values that a release changed; the first one has them all. Each line of a section is a value and the ids
 * that have it, such as `140 ogre`.
 */
import costs from './costs.json' with { type: 'json' };
import needs from './needs.json' with { type: 'json' };

type Section = 'cost' | 'time' | 'made' | 'tier' | 'stock' | 'needs' | 'needs2' | 'level';

export interface DatedTable extends Readonly<Partial<Record<Section, readonly string[]>>> {
  /** The first release with these values; see `releases.ts`. */
  readonly release: string;
}

/**
 * What objects cost, how long they take to make, the food they make, and their stock, oldest release first. From `goldcost`,
 * `lumbercost` and `fused` in UnitBalance.slk, `goldbase`, `goldmod` and similar in UpgradeData.slk, and `goldcost` in
 * ItemData.slk.
 *
 * `cost`: `gold/lumber/food`, without food if none is used. `100+75` is an upgrade's first level and the increase per
 * additional level. The game's tables give a Keep as Town Hall and upgrade together, and the game charges the
 * difference. These tables have the differences, also for towers and the Destroyer. Objects nobody can buy are left out:
 * creeps, summons, forms, and campaign items above 1000 gold.
 * `time`: seconds to train, build or research, `60+15` with the increase per additional level. Times that no release
 * changed stand with the objects' names.
 * `made`: food that a building supplies.
 * `tier`: the town hall tier that an object requires, where releases differ.
 * `stock`: how shops, camps and taverns stock what they sell: maximum, restock interval in seconds, and delay in seconds
 * from the start of the game. From `stockMax`, `stockRegen` and `stockStart` in UnitBalance.slk and ItemData.slk; the
 * initial stock is the maximum. Shops have one of each unlisted item in stock from the start and restock it every two
 * minutes.
 */
export const COST_TABLES = costs as readonly DatedTable[];

/**
 * What objects require and the level of units, for reference: the analysis relies on tiers only. From `Requires` in the
 * function files and `level` in UnitBalance.slk, since 1.32.6; older requirements aren't known here.
 *
 * `needs`: the buildings and upgrades required, `-` for none. `needs2`: what further levels of an upgrade require.
 * `TWN2` is any hall of tier 2, `Redt2` the second level of that upgrade. `level` decides what a kill is worth.
 */
export const NEED_TABLES = needs as readonly DatedTable[];

/** The values of each id with the index of the table from which they hold, oldest first. */
export type Dated<T> = ReadonlyMap<string, readonly (readonly [from: number, value: T])[]>;

/** Reads one section of all tables. */
export function readDated<T>(
  tables: readonly DatedTable[],
  section: Section,
  parse: (text: string) => T,
): Dated<T> {
  const datedValues = new Map<string, [number, T][]>();
  for (const [tableIndex, { [section]: lines = [] }] of tables.entries())
    for (const line of lines) {
      const [text = '', ...ids] = line.split(' ');
      const value = parse(text);
      for (const id of ids) datedValues.set(id, [...(datedValues.get(id) ?? []), [tableIndex, value]]);
    }
  return datedValues;
}

/** The values that an id has in the tables from `first` to `last`, oldest first; empty if it has none. */
export function valuesIn<T>(datedValues: Dated<T>, id: string, first: number, last: number): T[] {
  const all = datedValues.get(id) ?? [];
  const since = all.findLastIndex(([from]) => from <= first);
  return all
    .filter(([from], index) => index === since || (from > first && from <= last))
    .map(([, value]) => value);
}
