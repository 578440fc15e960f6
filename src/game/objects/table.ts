import type { Race } from '../summary.ts';
import type { ObjectGroup } from './group.ts';
import { HUMAN } from './human.ts';
import { ITEMS } from './items.ts';
import { NEUTRAL } from './neutral.ts';
import { NIGHT_ELF } from './night-elf.ts';
import type { GameObject } from './object.ts';
import { ORC } from './orc.ts';
import { UNDEAD } from './undead.ts';

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

const TABLE = read([...HUMAN, ...ORC, ...NIGHT_ELF, ...UNDEAD, ...NEUTRAL, ...ITEMS]);

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

function read(groups: readonly ObjectGroup[]): ReadonlyMap<string, GameObject> {
  const table = new Map<string, GameObject>();
  for (const group of groups) {
    for (const line of group.lines.trim().split('\n')) {
      const object = readLine(group, line.split(' '));
      table.set(object.id, object);
    }
  }
  return table;
}

function readLine({ kind, race, each }: ObjectGroup, columns: string[]): GameObject {
  const id = columns.shift() ?? '';
  const tier = each ? each.tier : tierOf(columns.shift());
  const seconds = each ? each.seconds : numberOf(columns.shift());
  const levels = kind === 'upgrade' ? (numberOf(columns.shift()) ?? 1) : 1;
  const name = columns.join(' ');
  return { id: id.slice(0, 4), kind, name, race, tier, worker: id.endsWith('*'), seconds, levels };
}

function numberOf(column: string | undefined): number | null {
  return column === undefined || column === '-' ? null : Number(column);
}

function tierOf(column: string | undefined): 1 | 2 | 3 | null {
  const tier = numberOf(column);
  return tier === 1 || tier === 2 || tier === 3 ? tier : null;
}
