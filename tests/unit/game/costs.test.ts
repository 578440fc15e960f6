import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { costsOf } from '../../../src/game/objects/costs.ts';
import { allObjects, TOWN_HALLS } from '../../../src/game/objects/table.ts';
import { recordingsFile } from '../../support/recordings.ts';

const of = (patch: string | null, build = 6059, expansion = true) => costsOf({ patch, build, expansion });
const price = (patch: string, id: string, level?: number) => {
  const { gold, lumber, food } = of(patch).price(id, level) ?? {};
  return [gold, lumber, food];
};

describe('prices', () => {
  test('are those of the patch of the game', () => {
    expect(price('1.27', 'hfoo')).toEqual([135, 0, 2]);
    expect(price('1.27', 'ohun')).toEqual([135, 20, 2]);
    expect(price('1.31', 'ohun')).toEqual([140, 20, 2]);
    expect(price('1.31', 'edot')).toEqual([145, 20, 2]);
    expect(price('1.36', 'edot')).toEqual([135, 20, 2]);
    expect(price('1.24', 'tsct')).toEqual([30, 20, 0]);
    expect(price('1.27', 'tsct')).toEqual([40, 20, 0]);
    expect(price('1.31', 'tsct')).toEqual([40, 25, 0]);
  });

  test('of a level of an upgrade; of halls and towers the upgrade alone', () => {
    expect(price('1.31', 'Rhme', 1)).toEqual([100, 50, 0]);
    expect(price('1.31', 'Rhme', 3)).toEqual([250, 300, 0]);
    expect(price('1.27', 'Rosp', 3)).toEqual([75, 275, 0]);
    expect(price('1.31', 'hkee')).toEqual([320, 210, 0]);
    expect(price('1.31', 'hgtw')).toEqual([70, 50, 0]);
    expect(price('1.27', 'unp1')).toEqual([320, 210, 0]);
  });

  test('nothing for what nobody buys', () => {
    for (const id of ['hwat', 'hmil', 'ngrz', 'zzzz', 'constructor']) expect(of('1.31').price(id)).toBeNull();
  });

  test.each([
    ['1.18', '1.24.4', false],
    ['1.24', '1.24.4', true],
    ['1.26', '1.24.4', false],
    ['1.27', '1.27.1', true],
    ['1.28', '1.27.1', false],
    ['1.29', '1.31.1', false],
    ['1.31', '1.31.1', true],
    ['1.33', '1.32.8', false],
    ['2.00', '1.32.8', false],
    [null, '1.32.8', false],
  ])('a game of patch %s has the table of %s', (patch, table, exact) => {
    expect(of(patch)).toMatchObject({ patch: table, exact });
  });

  test('between two tables, what cost the same in both did so in between', () => {
    const beyond = ['1.20', '1.24', '1.26', '1.28', '1.30', '1.32', '2.00'].map((patch) => of(patch).beyond);
    expect(beyond).toEqual([null, null, '1.27.1', '1.31.1', '1.27.1', null, null]);
    expect(['hfoo', 'tsct'].map((id) => of('1.26').agreed(id))).toEqual([true, false]);
    expect(['hfoo', 'ohun', 'Rosp', 'nobody'].map((id) => of('1.30').agreed(id))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(of('1.26', 6059, false).beyond).toBeNull();
  });

  test('within 1.32 the build tells; Reign of Chaos had other prices', () => {
    expect(of('1.32', 6109)).toMatchObject({ patch: '1.31.1', exact: true });
    expect(of('1.32', 6110)).toMatchObject({ patch: '1.32.8', exact: true });
    expect(of('1.27', 6059, false)).toMatchObject({ patch: '1.27.1', exact: false });
  });

  test('everything a race makes has a price; these are free', () => {
    const made = allObjects().filter(({ race, kind }) => race !== null && kind !== 'morph');
    const free = made.filter(({ id }) => of('1.36').price(id)?.gold === 0).map(({ id }) => id);
    expect(made.filter(({ id }) => !of('1.36').price(id))).toEqual([]);
    expect(free).toEqual(['orbr', 'Roch', 'egol']);
  });
});

test('times to make are those of the patch', () => {
  expect([of('1.28').makeMs('unpl'), of('1.29').makeMs('unpl')]).toEqual([100_000, 90_000]);
  expect(of('1.20').makeMs('etrp')).toBe(60_000);
  expect(of('1.20').makeMs('hfoo')).toBe(20_000);
  expect(of('1.20').makeMs('zzzz')).toBeNull();
});

/** Values of an object in the game's tables. */
interface Stated {
  gold: number;
  lumber: number;
  food?: number;
  seconds?: number;
  levels?: number;
  goldPerLevel?: number;
  lumberPerLevel?: number;
  otherPatches?: Record<string, Partial<Stated>>;
}

const stated = recordingsFile('../data/costs.json', 'prices of the game');

test.skipIf(!stated)('all agree with the game, level by level', () => {
  const all = JSON.parse(readFileSync(stated!, 'utf8')) as Record<string, Stated>;
  const halls = Object.values(TOWN_HALLS).flatMap(([one, two, three]): [string, string][] => [
    [two, one],
    [three, two],
  ]);
  const before = new Map([
    ...halls,
    ...['hgtw', 'hatw', 'hctw'].map((id): [string, string] => [id, 'hwtw']),
    ...['uzg1', 'uzg2'].map((id): [string, string] => [id, 'uzig']),
    ['ubsp', 'uobs'],
  ]);
  const of = (id: string, patch: string) => ({ ...all[id]!, ...all[id]!.otherPatches?.[patch] });
  let compared = 0;
  for (const [patch, build, table] of [
    ['1.24', 6059, '1.24.4'],
    ['1.27', 6059, '1.27.1'],
    ['1.31', 6072, '1.31.1'],
    ['1.32', 6114, 'latest'],
  ] as const) {
    const { price, makeMs } = costsOf({ patch, build, expansion: true });
    for (const { id, kind, seconds } of allObjects()) {
      if (!price(id) || !all[id]) continue;
      const object = of(id, table);
      const older = before.get(id);
      const base = older === undefined ? { gold: 0, lumber: 0, food: 0 } : of(older, table);
      for (let level = 1; level <= (object.levels ?? 1); level++) {
        const more = (step = 0) => (level - 1) * step;
        expect(price(id, level), `${id} ${level} ${patch}`).toEqual({
          gold: object.gold + more(object.goldPerLevel) - base.gold,
          lumber: object.lumber + more(object.lumberPerLevel) - base.lumber,
          food: (object.food ?? 0) - (base.food ?? 0),
        });
        compared++;
      }
      // Neutral buildings sell their goods immediately.
      if (seconds && kind !== 'item') expect(makeMs(id), `${id} ${patch}`).toBe(object.seconds! * 1000);
    }
  }
  expect(compared).toBeGreaterThan(2000);
});
