import { describe, expect, test } from 'vitest';
import { allCosts, costsOf } from '../../../src/game/objects/costs.ts';
import { RELEASES } from '../../../src/game/objects/numbers/releases.ts';
import { RELEASE_SOURCES } from '../../../src/game/objects/numbers/sources.ts';
import { mostSold } from '../../../src/game/objects/numbers/stock.ts';
import { COST_TABLES, NEED_TABLES } from '../../../src/game/objects/numbers/tables.ts';
import { allObjects } from '../../../src/game/objects/table.ts';

/** A build of each patch; the patch decides up to 1.31. */
const BUILDS: Readonly<Record<string, number>> = { '1.31': 6072, '1.36': 6115 };
const of = (patch: string | null, build = BUILDS[patch ?? ''] ?? 6059, expansion = true) =>
  costsOf({ patch, build, expansion });
const price = (patch: string, id: string, level?: number) => {
  const { gold, lumber, food } = of(patch).price(id, level) ?? {};
  return [gold, lumber, food];
};

const TABLES = COST_TABLES.map(({ release }) => release);
const NEWEST = TABLES.at(-1)!;
/** The next table after the one of 3.0, once there is one. */
const AFTER_3 = TABLES[TABLES.indexOf('3.0.0') + 1] ?? '3.0.0';

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
    ['1.18', 6059, undefined, ['1.24.4', '1.24.4'], 'nearest'],
    ['1.24', 6059, undefined, ['1.24.4', '1.24.4'], 'exact'],
    ['1.26', 6059, undefined, ['1.24.4', '1.27.1'], 'between'],
    ['1.27', 6059, undefined, ['1.27.1', '1.27.1'], 'exact'],
    ['1.28', 6059, undefined, ['1.27.1', '1.31.1'], 'between'],
    ['1.30', 6061, undefined, ['1.27.1', '1.31.1'], 'between'],
    ['1.31', 6072, undefined, ['1.31.1', '1.31.1'], 'exact'],
    ['1.32', 6109, undefined, ['1.31.1', '1.31.1'], 'exact'],
    ['1.32', 6110, undefined, ['1.32.6', '1.32.6'], 'exact'],
    ['1.32', 6112, undefined, ['1.32.9', '1.32.9'], 'exact'],
    ['1.32', 6114, undefined, ['1.32.10', '1.32.10'], 'exact'],
    ['1.33', 6114, undefined, ['1.32.10', '1.32.10'], 'exact'],
    ['1.35', 6115, undefined, ['1.35.0', '1.35.0'], 'exact'],
    ['1.36', 6115, false, ['1.36.0', '1.36.2.21228'], 'between'],
    ['2.00', 6115, false, ['1.36.2.21228', '1.36.2.21228'], 'exact'],
    ['2.00', 6115, true, ['2.0.2', '2.0.2.22796'], 'between'],
    ['2.00', 6116, true, ['2.0.3', '2.0.3'], 'exact'],
    ['2.00', 6117, true, ['2.0.4', '2.0.4'], 'exact'],
    ['3.00', 7000, true, ['3.0.0', '3.0.0'], 'exact'],
    ['3.00', 7003, true, ['3.0.0', '3.0.0'], 'exact'],
    ['3.00', 7004, true, ['3.0.0', AFTER_3], AFTER_3 === '3.0.0' ? 'newest' : 'between'],
    ['99.00', 9900, true, [NEWEST, NEWEST], 'newest'],
    [null, 6059, undefined, [NEWEST, NEWEST], 'newest'],
  ] as const)('patch %s, build %s, new action numbers %s: %j, %s', (patch, build, post202, tables, basis) => {
    expect(
      costsOf({ patch, build, expansion: true, ...(post202 !== undefined && { post202 }) }),
    ).toMatchObject({
      tables,
      basis,
    });
  });

  test('between releases, what differs is a range, and everything else is certain', () => {
    const { price, makeMs, agreed } = costsOf({
      patch: '1.36',
      build: 6115,
      expansion: true,
      post202: false,
    });
    expect([makeMs('otau'), makeMs('otau', 1, 'most')]).toEqual([39_000, 44_000]);
    expect([price('ubon')?.gold, price('ubon', 1, 'most')?.gold]).toEqual([150, 175]);
    expect(['hfoo', 'otau', 'ubon', 'nobody'].map(agreed)).toEqual([true, false, false, true]);
    expect(['hfoo', 'tsct'].map((id) => of('1.26').agreed(id))).toEqual([true, false]);
  });

  test('days decide between releases that a recording does not tell apart', () => {
    const stated = { patch: '1.36', build: 6115, expansion: true, post202: false };
    const releases = (from?: string, to?: string) =>
      costsOf(stated, { ...(from && { from }), ...(to && { to }) }).releases;
    expect(releases()).toEqual(['1.36.0', '1.36.2.21228']);
    expect(releases('2024-07-01', '2024-08-01')).toEqual(['1.36.2.21228', '1.36.2.21228']);
    expect(releases('2023-06-01', '2023-12-31')).toEqual(['1.36.0', '1.36.1']);
    // Days that fit no release decide nothing.
    expect(releases('2020-01-01', '2020-02-01')).toEqual(['1.36.0', '1.36.2.21228']);
  });

  test('Reign of Chaos had other prices', () => {
    expect(of('1.27', 6059, false)).toMatchObject({ tables: ['1.27.1', '1.27.1'], basis: 'nearest' });
  });

  test('everything a race makes has a price; these are free', () => {
    const made = allObjects().filter(({ race, kind }) => race !== null && kind !== 'morph');
    const free = made.filter(({ id }) => of('1.36').price(id)?.gold === 0).map(({ id }) => id);
    expect(made.filter(({ id }) => !of('1.36').price(id))).toEqual([]);
    expect(free).toEqual(['orbr', 'Roch', 'egol']);
  });
});

test('times to make are those of the patch', () => {
  expect([of('1.27').makeMs('unpl'), of('1.31', 6072).makeMs('unpl')]).toEqual([100_000, 90_000]);
  expect(of('1.24').makeMs('etrp')).toBe(60_000);
  expect(of('1.24').makeMs('hfoo')).toBe(20_000);
  expect(of('1.24').makeMs('zzzz')).toBeNull();
});

/** What releases since 1.32.8 changed, by what their recordings state. */
const since = (patch: string, build: number, post202 = false) =>
  costsOf({ patch, build, expansion: true, post202 });

test('numbers of releases since 1.32.8', () => {
  expect(since('1.32', 6112).price('hcas')).toEqual({ gold: 320, lumber: 210, food: 0 });
  expect(since('1.34', 6114).price('stwp')?.gold).toBe(325);
  const archmage = since('1.35', 6115);
  expect(archmage.price('Hamg')).toEqual({ gold: 400, lumber: 100, food: 5 });
  expect(archmage.makeMs('Hamg')).toBe(55_000);
  expect([since('1.34', 6114), archmage].map(({ tierOf }) => tierOf('Reuv'))).toEqual([1, 2]);
  const tauren = (costs: ReturnType<typeof costsOf>) => [costs.price('otau'), costs.makeMs('otau')];
  expect(tauren(since('2.00', 6115))).toEqual([{ gold: 280, lumber: 80, food: 5 }, 39_000]);
  expect(tauren(since('2.00', 6115, true))).toEqual([{ gold: 300, lumber: 100, food: 5 }, 39_000]);
  const { foodMade, foodAdded, makeMs } = since('2.00', 6117, true);
  expect(foodMade('hcas') + 5 * foodMade('hhou')).toBe(46);
  expect(['htow', 'hkee', 'hcas', 'ostr', 'uzg1', 'uzig'].map((id) => foodAdded(id))).toEqual([
    12, 2, 2, 0, 0, 10,
  ]);
  expect([since('2.00', 6116, true).makeMs('Rhpt', 2), makeMs('Rhpt', 2)]).toEqual([75_000, 60_000]);
  expect(since('3.00', 7000, true).price('Npal')).toEqual({ gold: 425, lumber: 135, food: 5 });
});

test('shops stock what their release says', () => {
  const sold = (patch: string, id: string, ms: number) =>
    mostSold(id, ms, true, costsOf({ patch, build: 6115, expansion: true, post202: false }));
  expect([sold('1.35', 'stel', 247_000), sold('2.00', 'stel', 247_000)]).toEqual([1, 2]);
  expect(sold('2.00', 'stel', 200_000)).toBe(0);
});

test('a new release adds its numbers, and none of the others is lost', () => {
  const tables = [
    ...COST_TABLES,
    { release: '9.0.0', cost: ['140/0/2 hfoo'], time: ['31 ogru'], made: ['13 htow'] },
  ];
  const [before, after] = [allCosts(), allCosts(tables)];
  expect(after).toHaveLength(before.length + 1);
  const numbers = ({ price, makeMs, foodMade, tierOf }: (typeof before)[number], id: string) => [
    price(id, 1),
    price(id, 2),
    makeMs(id, 1),
    makeMs(id, 2),
    foodMade(id),
    tierOf(id),
  ];
  for (const { id } of allObjects()) {
    for (const [at, costs] of before.entries())
      expect(numbers(after[at]!, id), id).toEqual(numbers(costs, id));
    if (['hfoo', 'ogru', 'htow'].includes(id)) continue;
    expect(numbers(after.at(-1)!, id), id).toEqual(numbers(before.at(-1)!, id));
  }
  const { price, makeMs, foodMade } = after.at(-1)!;
  expect([price('hfoo')?.gold, makeMs('ogru'), foodMade('htow')]).toEqual([140, 31_000, 13]);
});

test('every table changes something, is a listed release and has a source', () => {
  for (const [at, { release }] of [...COST_TABLES, ...NEED_TABLES].entries()) {
    expect(
      RELEASES.map((listed) => listed.release),
      `${at}`,
    ).toContain(release);
    expect(RELEASE_SOURCES[release]?.sources.length, release).toBeGreaterThan(0);
  }
  expect(Object.keys(RELEASE_SOURCES)).toEqual(COST_TABLES.map(({ release }) => release));
  const lines = COST_TABLES.flatMap(({ cost = [], time = [], made = [], tier = [], stock = [] }) => [
    ...[cost, time, made, tier, stock].flat(),
  ]);
  for (const line of lines) expect(line).toMatch(/^[\d/+]+( \w{4})+$/);
});
