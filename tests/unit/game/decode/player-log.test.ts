import { describe, expect, test } from 'vitest';
import type { Action } from '../../../support/recording-writer/action.ts';
import { command, place, rightClick, selectOne, train } from '../../../support/recording-writer/events.ts';
import {
  ALTAR,
  BARRACKS,
  HALL,
  OTHER_PEASANT,
  PEASANT,
  after,
  bare,
  by,
  decodeScript,
  eventsOf,
  first,
} from '../scripted.ts';

const log = (...timeline: Parameters<typeof bare>[0]) => first(decodeScript(bare(timeline)));

test('control groups have the number of their key, and how often and since when they were used', () => {
  const assign = (group: number): Action => ({ kind: 'assign-hotkey', group, tags: [[1, 2]] });
  const recall = (group: number): Action => ({ kind: 'use-hotkey', group });
  const { groups } = log(
    command(1000, 1, assign(1), recall(1), recall(1)),
    command(9000, 1, recall(0), assign(9), recall(1), recall(200)),
  );
  expect(groups).toEqual([
    [1, 0, 1, 9000],
    [2, 1, 3, 1000],
    [0, 1, 0, 9000],
  ]);
  expect(log(command(1000, 1, train('hpea'))).groups).toEqual([]);
});

describe('events', () => {
  test('a Haunted Gold Mine on a mine in fog is ordered as on one in sight', () => {
    const outOfSight: Action = {
      kind: 'order-out-of-sight',
      order: 'ugol',
      remembered: 'ngol',
      x: 4352,
      y: -3200,
    };
    const events = eventsOf([
      by(1000, PEASANT, outOfSight, { ...outOfSight, flags: 5 }, { ...outOfSight, order: 0xd0003 }),
    ]);
    expect(events).toEqual([
      { ms: 1000, do: 'target', id: 'ugol', at: [4352, -3200], by: 0, with: [0] },
      { ms: 1000, do: 'target', id: 'ugol', at: [4352, -3200], queued: true, held: true, by: 0 },
    ]);
  });

  test('moves, attacks and unknown numbers are no production', () => {
    expect(eventsOf([by(1000, PEASANT, rightClick(1, 2), { kind: 'order', order: 0xd0004 })])).toEqual([]);
  });

  test('a revival of a hero that was never selected cannot be told', () => {
    const revive: Action = { kind: 'order-object', order: 0xd003b, x: 0, y: 0, target: 12_345 };
    expect(eventsOf([by(1000, ALTAR, revive)])).toEqual([]);
  });

  test('ids that no table knows survive', () => {
    const events = eventsOf([
      by(1000, ALTAR, train('Npal')),
      after(2000, train('h0Z9'), place('h0A1', 1, 2)),
    ]);
    expect(events.map((event) => 'id' in event && event.id)).toEqual(['Npal', 'h0Z9', 'h0A1']);
  });

  test('bytes that are no id are no order', () => {
    const orders = ['hf\u0000o', '\u00ff\u00fe\u00fd\u00fc', 'hf o', 'hf-o'];
    expect(eventsOf([after(1000, ...orders.map(train))])).toEqual([]);
  });
});

describe('the maker', () => {
  test('follows a unit through its forms', () => {
    const player = log(by(1000, HALL, train('hkee')), by(150_000, ['hkee', 10], train('hpea')));
    expect(player.units).toMatchSnapshot();
    expect(player.events.map((event) => event.by)).toEqual([0, 0]);
  });

  test('is unknown between a selection and its subgroup', () => {
    const events = eventsOf([
      by(1000, HALL, train('hpea')),
      after(2000, { kind: 'select', mode: 'add', tags: [99] }, train('hpea')),
    ]);
    expect(events.map((event) => event.by)).toEqual([0, undefined]);
  });

  test('comes back with the hotkey that holds it', () => {
    const events = eventsOf([
      by(1000, HALL, { kind: 'assign-hotkey', group: 4, tags: [HALL[1]] }, train('hpea')),
      by(2000, BARRACKS, { kind: 'assign-hotkey', group: 5, tags: [BARRACKS[1]] }, train('hfoo')),
      after(3000, { kind: 'use-hotkey', group: 4 }, train('hpea')),
      after(4000, { kind: 'use-hotkey', group: 5 }, train('hfoo')),
      after(5000, { kind: 'use-hotkey', group: 6 }, train('hfoo')),
      after(6000, { kind: 'assign-hotkey', group: 4, tags: [77] }),
      after(7000, { kind: 'use-hotkey', group: 4 }, train('hpea')),
    ]);
    expect(events.map((event) => event.by)).toEqual([0, 1, 0, 1, undefined, undefined]);
    expect(events.some((event) => event.held)).toBe(false);
  });

  test('is held as long as the selection stays', () => {
    const events = eventsOf([
      by(1000, PEASANT, place('halt', 0, 0)),
      after(1500, rightClick(5, 5), place('hbar', 0, 0)),
      after(2000, { kind: 'subgroup', id: 'hpea', tag: PEASANT[1] }, place('hbar', 0, 0)),
      after(3000, { kind: 'subgroup', id: 'hpea', tag: OTHER_PEASANT[1] }, place('hbar', 0, 0)),
      by(4000, OTHER_PEASANT, place('hhou', 0, 0)),
    ]);
    expect(events.map((event) => event.held ?? false)).toEqual([false, true, true, false, false]);
  });

  test('is not who was only looked at', () => {
    const player = log(after(1000, ...selectOne('ogre', 50)), by(2000, HALL, train('hpea')));
    expect(player.units).toEqual([[[2000, 'htow']]]);
  });
});

describe('actions per minute', () => {
  test('count what players do, in the minute they do it', () => {
    const player = log(
      by(1000, HALL, train('hpea')),
      after(59_999, { kind: 'use-hotkey', group: 1 }, { kind: 'escape' }, rightClick(1, 1)),
      after(180_000, { kind: 'build-menu' }, { kind: 'unqueue', slot: 0, id: 'hpea' }),
      after(180_001, { kind: 'give-item', order: 0xd0021, x: 0, y: 0, unit: 1, item: 2 }),
    );
    expect(player.actions).toEqual([5, 0, 0, 3]);
    expect(player.actionKinds).toMatchSnapshot();
  });

  test('leave out what the game does by itself', () => {
    const sync = { kind: 'sync', identifier: 'a', value: 'b' } as const;
    const click = { kind: 'card-click', tag: 1, ability: 'Aque', object: 'hpea' } as const;
    const player = log(
      after(1000, { kind: 'preselect' }, { kind: 'object-notice', tag: 4 }, sync, click),
      after(
        2000,
        { kind: 'transfer', slot: 1, gold: 5, lumber: 0 },
        { kind: 'ping', x: 1, y: 2, seconds: 5 },
      ),
    );
    expect(player.actions).toEqual([]);
  });

  test('take a deselection with a selection for one click', () => {
    const drop = { kind: 'select', mode: 'remove', tags: [1] } as const;
    const pick = { kind: 'select', mode: 'add', tags: [2] } as const;
    expect(log(after(1000, drop, pick)).actions).toEqual([1]);
    expect(log(after(1000, drop), after(1000, pick)).actions).toEqual([2]);
    expect(log(after(1000, pick, drop, pick, drop)).actions).toEqual([3]);
  });
});
