/** All melee objects by id. */
import type { Race } from '../races.ts';
import type { GameObject, ObjectKind } from './object.ts';
import { HEROES } from './heroes.ts';
import groups from './objects.json' with { type: 'json' };

/**
 * Objects of one kind and owner, one per line: browsers download this table, and lines take a third of the bytes of
 * objects. The columns are
 *
 *     id tier seconds name
 *
 * with `levels` after `seconds` for upgrades, and `-` for unknown or inapplicable values. A `*` after the id marks a
 * gathering unit. With `each`, tier and seconds are the same for the whole group, and the lines are only
 *
 *     id name
 *
 * Upgrades have one name for all levels, for example Forged Swords for "Iron/Steel/Mithril Forged Swords". A few items
 * changed their name and bonus over the years (the Claws of Attack `rat6` give +5 in newer patches). They are listed
 * under the name that they had longest. Heroes have records in `heroes.json` instead of lines.
 */
interface ObjectGroup {
  kind: ObjectKind;
  /** Null for the tavern, shops and their goods, creeps and critters. */
  race: Race | null;
  each?: { tier: number | null; seconds: number | null };
  /** Absent for heroes. */
  lines?: readonly string[];
}

/*
 * Sources of the numbers.
 *
 * Seconds: the game's tables (`bldtm` in UnitBalance.slk, `timebase` in UpgradeData.slk) of patches 1.31 and 1.32.
 * The few differences in older patches are listed with the prices; `costs.ts` gives the time in a game's patch.
 *
 * Tiers: the `Requires` lines of the game's unit and upgrade tables, checked against the orders of some 120
 * recordings of patches 1.20 to 2.0.2. Patches moved a few requirements (Berserker Strength, Lumber Harvesting, Flak
 * Cannons ...). Such an object has the lowest tier at which it was ordered, because an order must never prove a tier
 * that its player may not have had.
 */

/** Town halls of each race by tier: 1, 2, 3. */
export const TOWN_HALLS: Record<Race, readonly [string, string, string]> = {
  H: ['htow', 'hkee', 'hcas'],
  O: ['ogre', 'ostr', 'ofrt'],
  E: ['etol', 'etoa', 'etoe'],
  U: ['unpl', 'unp1', 'unp2'],
};

const HALLS: ReadonlySet<string> = new Set(Object.values(TOWN_HALLS).flat());

const TABLE = readObjects(groups as readonly ObjectGroup[]);

/** The object for an id; undefined for ids of later patches and custom maps. */
export function findObject(id: string): GameObject | undefined {
  return TABLE.get(id);
}

/** English name of an object. An unknown id is shown unchanged, so nothing is lost. */
export function objectName(id: string): string {
  return TABLE.get(id)?.name ?? id;
}

/** All objects with a known name. */
export function allObjects(): readonly GameObject[] {
  return [...TABLE.values()];
}

/** Whether an object is a town hall of any race and tier. */
export function isTownHall(id: string): boolean {
  return HALLS.has(id);
}

function readObjects(table: readonly ObjectGroup[]): ReadonlyMap<string, GameObject> {
  const objects = table.flatMap((group) =>
    (group.lines ?? heroLines(group)).map((line) => readLine(group, line.split(' '))),
  );
  return new Map(objects.map((object) => [object.id, object]));
}

/** The lines of a race's heroes. */
function heroLines({ race }: ObjectGroup): string[] {
  const ofRace = Object.entries(HEROES).filter(([id]) => id.startsWith(race ?? 'N'));
  return ofRace.map(([id, { name }]) => `${id} ${name}`);
}

function readLine({ kind, race, each }: ObjectGroup, columns: string[]): GameObject {
  const id = columns.shift() ?? '';
  const tier = tierOf(each ? each.tier : numberOf(columns.shift()));
  const seconds = each ? each.seconds : numberOf(columns.shift());
  const levels = kind === 'upgrade' ? (numberOf(columns.shift()) ?? 1) : 1;
  const name = columns.join(' ');
  return { id: id.slice(0, 4), kind, name, race, tier, worker: id.endsWith('*'), seconds, levels };
}

function numberOf(column: string | undefined): number | null {
  return column === undefined || column === '-' ? null : Number(column);
}

function tierOf(tier: number | null): 1 | 2 | 3 | null {
  return tier === 1 || tier === 2 || tier === 3 ? tier : null;
}
