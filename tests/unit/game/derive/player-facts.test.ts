import { describe, expect, test } from 'vitest';
import type { ScriptEvent } from '../../../support/recording-writer/script.ts';
import { cancel, command, leave, place, selectOne, train } from '../../../support/recording-writer/events.ts';
import { firstGathering, placesExpansion } from '../../../../src/game/derive/expansions.ts';
import { placedBuildings } from '../../../../src/game/derive/places/near-enemy.ts';
import { newStep } from '../../../../src/game/derive/step.ts';
import { ORDER_STEP_MS, ORDER_STEP_UNITS } from '../../../../src/game/orders.ts';
import {
  BARRACKS,
  HALL,
  PEASANT,
  ALTAR,
  ARCHMAGE,
  SMITH,
  after,
  brief,
  bare,
  by,
  decodeScript,
  factsOf,
  summaryOf,
} from '../scripted.ts';

describe('expansions', () => {
  const at = (ms: number, x: number) => by(ms, PEASANT, place('htow', x, 0));
  const time = (...timeline: ScriptEvent[]) => summaryOf(timeline).expansionTime;

  test('are not upgrades of the hall at home', () => {
    expect(time(by(180_000, HALL, train('hkee')), by(330_000, ['hkee', 10], train('hcas')))).toBeNull();
    expect(summaryOf([]).expansionTimeFormatted).toBeNull();
  });

  test('that were stopped do not count', () => {
    const stopped = by(250_000, ['htow', 77], cancel());
    expect(time(at(240_000, 5000), stopped)).toBeNull();
    expect(time(at(240_000, 5000), stopped, at(400_000, 5000))).toBe(400_000);
  });

  test('are not halls between the first buildings, but for trees, which walk', () => {
    const base = by(30_000, PEASANT, place('halt', 500, 0));
    expect(time(base, at(60_000, 1400))).toBeNull();
    expect(time(base, at(60_000, 1400), at(400_000, 1500))).toBe(400_000);
    const tree = [by(30_000, ['ewsp', 4], place('eate', 500, 0)), after(60_000, place('etol', 1400, 0))];
    expect(summaryOf(tree, 'E').expansionTime).toBe(60_000);
    const mine = [by(30_000, ['uaco', 4], place('ugol', 500, 0)), after(60_000, place('unpl', 1400, 0))];
    expect(summaryOf(mine, 'U').expansionTime).toBe(60_000);
  });

  test('are not halls where the first workers gather, not even trees', () => {
    const sent = (at: number, x: number) => ({ ms: at, x });
    const gathering = (...orders: ReturnType<typeof sent>[]) =>
      firstGathering({
        ...{
          slot: 1,
          times: orders.map(({ ms }, index) => (ms - (orders[index - 1]?.ms ?? 0)) / ORDER_STEP_MS),
        },
        ...{ x: orders.map(({ x }, index) => (x - (orders[index - 1]?.x ?? 0)) / ORDER_STEP_UNITS), y: [] },
        ...{ kinds: 's'.repeat(orders.length), targets: orders.map(() => 1), selected: [], heroSets: [[]] },
      });
    expect(gathering(sent(1000, 640), sent(2000, 1280), sent(50_000, 1280), sent(60_000, 640))).toEqual([
      1280, 0,
    ]);
    expect([gathering(sent(1000, 640), sent(60_000, 640)), gathering(), firstGathering(undefined)]).toEqual([
      null,
      null,
      null,
    ]);
    const [tree, near, mine] = [
      ['etol', 2300] as const,
      ['unpl', 2200] as const,
      ['ugol', 2200] as const,
    ].map(([id, x]) => newStep({ ms: 0, do: 'place', id, at: [x, 0] }, 'building'));
    expect([tree!, near!, mine!].map(placesExpansion([], [1280, 0]))).toEqual([true, false, false]);
    expect(placesExpansion([], null)(near!)).toBe(true);
  });

  test('are the same on the map', () => {
    const halls = (...timeline: ScriptEvent[]) =>
      placedBuildings(decodeScript(bare(timeline)))
        .filter(({ hall }) => hall)
        .map(({ ms }) => ms);
    const base = by(30_000, PEASANT, place('halt', 500, 0));
    expect(halls(base, at(60_000, 1400), at(400_000, 1500))).toEqual([400_000]);
  });

  test('moved before they were begun keep their first time', () => {
    expect(time(at(240_000, 5000), after(241_000, place('htow', 5100, 0)))).toBe(240_000);
  });

  test('ordered again count again only if one can have stood at the site', () => {
    const counted = (...timeline: ScriptEvent[]) => brief(factsOf(timeline).expansions);
    const again = (ms: number) => by(ms, ['hpea', 12], place('htow', 5300, 0));
    expect(counted(at(240_000, 5000), again(260_000))).toEqual(['240000 htow']);
    expect(counted(at(240_000, 5000), again(600_000))).toEqual(['240000 htow', '600000 htow']);
    expect(counted(at(240_000, 5000), by(260_000, ['hpea', 12], place('htow', 6000, 0)))).toHaveLength(2);
  });

  test('are town halls placed, the first one first', () => {
    expect(time(at(240_500, 5000), at(400_000, 9000))).toBe(240_500);
    expect(summaryOf([at(240_500, 5000)]).expansionTimeFormatted).toBe('4:00');
    expect(brief(factsOf([at(240_500, 5000), at(400_000, 9000)]).expansions)).toEqual([
      '240500 htow',
      '400000 htow',
    ]);
  });
});

describe('research', () => {
  const levels = (...timeline: ScriptEvent[]) =>
    summaryOf(timeline).researched.map(({ itemId, level }) => `${itemId} ${level}`);

  test('counts repeats up to the highest level that the town hall allows', () => {
    const rhme = [100, 200, 300, 400].map((second) => by(second * 1000, SMITH, train('Rhme')));
    const halls = [by(20_000, HALL, train('hkee')), by(161_000, HALL, train('hcas'))];
    // Without a Castle, the order at 300 s would have been for a level that is not there: the one before came to
    // nothing.
    expect(levels(...rhme)).toEqual(['Rhme 1']);
    expect(levels(halls[0]!, ...rhme)).toEqual(['Rhme 1', 'Rhme 2']);
    expect(levels(halls[0]!, rhme[0]!, halls[1]!, rhme[1]!, ...rhme.slice(2))).toEqual([
      ...['Rhme 1', 'Rhme 2', 'Rhme 3'],
    ]);
  });

  test('of one level stays at one, of unknown ids goes on', () => {
    const pressed = (id: string) => [100, 200].map((second) => by(second * 1000, SMITH, train(id)));
    expect(levels(...pressed('Rhpm'))).toEqual(['Rhpm 1']);
    expect(levels(...pressed('R0Z9'))).toEqual(['R0Z9 1', 'R0Z9 2']);
  });

  test.each([
    ['Rhme', 'attack', 'Forged Swords'],
    ['Rhar', 'armor', 'Plating'],
    ['Rhpt', 'caster', 'Priest Training'],
    ['Rhac', 'building', 'Masonry'],
    ['Rhlh', 'economy', 'Lumber Harvesting'],
    ['Rhpm', 'inventory', 'Backpack'],
    ['Rhde', 'ability', 'Defend'],
    ['R0Z9', 'ability', 'R0Z9'],
  ])('%s is of the category %s', (itemId, category, name) => {
    const [research] = summaryOf([by(100_000, SMITH, train(itemId))]).researched;
    expect(research).toMatchObject({ itemId, category, level: 1, icon: itemId });
    expect(research?.name).toContain(name);
  });
});

test('a player takes part until he leaves, or to the end', () => {
  expect(factsOf([]).endMs).toBe(600_000);
  expect(factsOf([by(1000, BARRACKS), leave(90_000, 1, 'left')]).endMs).toBe(90_000);
});

describe('objects of another race', () => {
  const timeline = [
    by(1000, HALL, train('hpea')),
    by(60_000, ALTAR, train('Hamg')),
    by(120_000, ARCHMAGE, train('AHwe')),
    by(100_000, ['ogre', 500], train('opeo'), train('ostr')),
    by(110_000, ['opeo', 501], place('obar', 1, 1)),
    by(120_000, ['oalt', 502], train('Obla')),
    by(130_000, ['Obla', 503], train('AOwk')),
    by(140_000, ['ofor', 504], train('Rome')),
    by(150_000, ['nmrk', 505], train('nfsp')),
    by(160_000, ['ntav', 506], train('Nngs'), train('stwp')),
  ];

  test('are kept apart from the own ones', () => {
    const facts = factsOf(timeline);
    expect(facts.steps.map(({ id }) => id)).toEqual(['hpea', 'Hamg', 'nfsp', 'Nngs', 'stwp']);
    expect(facts.foreign.map(({ id }) => id)).toEqual(['opeo', 'ostr', 'obar', 'Obla', 'Rome']);
    expect(facts.heroes.map(({ id }) => id)).toEqual(['Hamg', 'Nngs']);
    expect(facts.research).toEqual([]);
  });

  test('are in no list of the summary', () => {
    const summary = summaryOf(timeline);
    expect(JSON.stringify(summary)).not.toMatch(/"itemId":"[oO]/);
    expect(summary.buildPreview.map(({ itemId }) => itemId)).toEqual(['Hamg', 'nfsp', 'Nngs']);
  });
});

test('a Necropolis up to 1,400 units from a Haunted Gold Mine is beside it', () => {
  const base = by(1000, ['uaco', 4], place('usep', 0, 0));
  const sites = (x: number) =>
    factsOf([base, by(30_000, ['uaco', 4], place('ugol', 5000, 0)), after(60_000, place('unpl', x, 0))], 'U')
      .expansions.length;
  expect([sites(6150), sites(6500)]).toEqual([1, 2]);
});

test('a hall at an enemy’s first buildings is no expansion in the first four minutes', () => {
  const theirs = command(30_000, 2, ...selectOne('opeo', 90), place('oalt', 8000, 0));
  const expansions = (ms: number) =>
    factsOf([theirs, by(ms, PEASANT, place('htow', 8500, 0))]).expansions.length;
  expect([expansions(82_000), expansions(300_000)]).toEqual([0, 1]);
});
