/** Prices, times and food of the tables against the game's own data, level by level. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCosts, costsOf, type Costs } from '../../../src/game/objects/costs.ts';
import { COST_TABLES } from '../../../src/game/objects/numbers/tables.ts';
import { allObjects, TOWN_HALLS } from '../../../src/game/objects/table.ts';
import { recordingsFile } from '../../support/recordings.ts';

/** Values of an object in the game's tables. */
interface Stated {
  gold: number;
  lumber: number;
  food?: number;
  seconds?: number;
  levels?: number;
  goldPerLevel?: number;
  lumberPerLevel?: number;
  secondsPerLevel?: number;
  foodMade?: number;
  otherPatches?: Record<string, Partial<Stated>>;
}

/** A change of an object's value in a release. */
interface Change {
  patch: string;
  field: string;
  to: number | string;
}

const stated = recordingsFile('../data/costs.json', 'prices of the game');
const changed = recordingsFile('../data/patch-tables.json', 'changes of the game since 1.32.8');
const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** What each upgraded building was before, as the game's tables give the costs of both together. */
const BEFORE = new Map([
  ...Object.values(TOWN_HALLS).flatMap(([one, two, three]): [string, string][] => [
    [two, one],
    [three, two],
  ]),
  ...['hgtw', 'hatw', 'hctw'].map((id): [string, string] => [id, 'hwtw']),
  ...['uzg1', 'uzg2'].map((id): [string, string] => [id, 'uzig']),
  ['ubsp', 'uobs'],
]);

/** Compares every priced object with the stated values, level by level, and returns the number of values compared. */
function compare(
  { price, makeMs, foodMade }: Costs,
  valuesOf: (id: string) => Stated | undefined,
  name: string,
): number {
  let compared = 0;
  for (const { id, kind, seconds } of allObjects()) {
    const object = valuesOf(id);
    if (!price(id) || !object) continue;
    const older = BEFORE.get(id);
    const base = older === undefined ? { gold: 0, lumber: 0, food: 0 } : valuesOf(older)!;
    for (let level = 1; level <= (object.levels ?? 1); level++) {
      const more = (step = 0) => (level - 1) * step;
      expect(price(id, level), `${id} ${level} ${name}`).toEqual({
        gold: object.gold + more(object.goldPerLevel) - base.gold,
        lumber: object.lumber + more(object.lumberPerLevel) - base.lumber,
        food: (object.food ?? 0) - (base.food ?? 0),
      });
      compared++;
      // Neutral buildings sell their goods immediately.
      if (seconds && kind !== 'item') {
        const time = object.seconds! + more(object.secondsPerLevel);
        expect(makeMs(id, level), `${id} ${level} ${name}`).toBe(time * 1000);
        compared++;
      }
    }
    if (object.foodMade) {
      expect(foodMade(id), `${id} ${name}`).toBe(object.foodMade);
      compared++;
    }
  }
  return compared;
}

test.skipIf(!stated)('all agree with the game, level by level', () => {
  const all = read<Record<string, Stated>>(stated!);
  let compared = 0;
  for (const [patch, build, table] of [
    ['1.24', 6059, '1.24.4'],
    ['1.27', 6059, '1.27.1'],
    ['1.31', 6072, '1.31.1'],
    ['1.32', 6111, 'latest'],
  ] as const) {
    const valuesOf = (id: string) => all[id] && { ...all[id], ...all[id].otherPatches?.[table] };
    compared += compare(costsOf({ patch, build, expansion: true }), valuesOf, patch);
  }
  expect(compared).toBeGreaterThan(3000);
});

test.skipIf(!changed)('all agree with the changes since 1.32.8', () => {
  const { objects, releases } = read<{
    objects: Record<string, { base: Stated; changes?: Change[] }>;
    releases: { release: string }[];
  }>(changed!);
  const order = releases.map(({ release }) => release);
  let compared = 0;
  for (const [at, { release }] of COST_TABLES.entries()) {
    const until = order.indexOf(release);
    // The hotfix of the day after 1.36.0 is part of it here. 3.0.0 only brought a hero.
    if (until < 0 || release === '3.0.0') continue;
    const last = release === '1.36.0' ? until + 1 : until;
    const valuesOf = (id: string) => {
      const object = objects[id];
      return (
        object && {
          ...object.base,
          ...Object.fromEntries(
            (object.changes ?? [])
              .filter(({ patch }) => order.indexOf(patch) <= last)
              .map(({ field, to }) => [field, to]),
          ),
        }
      );
    };
    compared += compare(allCosts()[at]!, valuesOf, release);
  }
  console.log(`${compared} values of releases since 1.32.8 compared`);
  expect(compared).toBeGreaterThan(9000);
});
