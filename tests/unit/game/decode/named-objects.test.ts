import { describe, expect, test } from 'vitest';
import type { Action } from '../../../support/recording-writer/action.ts';
import { command, rightClick, selectOne, train } from '../../../support/recording-writer/events.ts';
import type { ScriptEvent } from '../../../support/recording-writer/script.ts';
import { after, bare, by, decodeScript, first, HALL } from '../scripted.ts';

const objectsOf = (...timeline: ScriptEvent[]) => decodeScript(bare(timeline)).objects;
const withOf = (...timeline: ScriptEvent[]) =>
  first(decodeScript(bare(timeline))).events.map((event) => event.with);
const select = (...tags: [number, number][]): Action => ({ kind: 'select', mode: 'add', tags });
const remove = (...tags: [number, number][]): Action => ({ kind: 'select', mode: 'remove', tags });

const FOOTMAN: [number, number] = [900, 5000];
const BARRACKS: [number, number] = [700, 3000];
const OTHER: [number, number] = [800, 4000];

describe('objects', () => {
  test('stand in the order of their serials, with first and last sight, forms and owners', () => {
    const objects = objectsOf(
      command(1000, 1, ...selectOne('hfoo', FOOTMAN), rightClick(1, 2)),
      command(2000, 2, ...selectOne('hbar', BARRACKS)),
      command(3000, 1, ...selectOne('hbar', BARRACKS), train('hfoo'), train('hfoo')),
      command(9000, 1, ...selectOne('hbar', BARRACKS)),
    );
    expect(objects).toEqual([
      { tag: BARRACKS, seen: [2000, 9000], forms: [[2000, 'hbar']], commands: [[1, 2]] },
      { tag: FOOTMAN, seen: [1000, 1000], forms: [[1000, 'hfoo']], commands: [[1, 1]] },
    ]);
  });

  test('a changed form is kept, the same one is not', () => {
    const tower: [number, number] = [12, 77];
    const objects = objectsOf(
      command(1000, 1, ...selectOne('hwtw', tower)),
      command(2000, 2, ...selectOne('hwtw', tower)),
      command(3000, 1, ...selectOne('hgtw', tower)),
    );
    expect(objects![0]!.forms).toEqual([
      [1000, 'hwtw'],
      [3000, 'hgtw'],
    ]);
  });

  test('equal halves without an owner belong to the map, all ones to nothing', () => {
    const smart = { kind: 'order-object', order: 0xd0003, x: 5, y: 6 } as const;
    const objects = objectsOf(
      by(1000, HALL, { ...smart, target: 44 }),
      after(2000, { ...smart, target: 0xffffffff }),
    );
    expect(objects).toEqual([
      { tag: [10, 10], seen: [1000, 1000], forms: [[1000, 'htow']], commands: [[1, 2]] },
      { tag: [44, 44], seen: [1000, 1000], map: true },
    ]);
  });

  test('items are told by what is done with them', () => {
    const objects = objectsOf(
      after(1000, { kind: 'select-item', tag: [5, 60] }),
      after(2000, { kind: 'give-item', order: 0xd0021, x: 0, y: 0, unit: FOOTMAN, item: [6, 61] }),
    );
    expect(objects).toEqual([
      { tag: [5, 60], seen: [1000, 1000], item: true },
      { tag: [6, 61], seen: [2000, 2000], item: true },
      { tag: FOOTMAN, seen: [2000, 2000] },
    ]);
  });
});

describe('what an order was given to', () => {
  test('are all objects that were selected, said again only when they change', () => {
    expect(
      withOf(
        command(1000, 1, select(OTHER, BARRACKS), train('hfoo'), train('hfoo')),
        command(2000, 1, remove(OTHER), train('hfoo')),
        command(3000, 1, remove(BARRACKS), select(FOOTMAN), train('hfoo')),
        command(4000, 1, select(OTHER), train('hfoo')),
      ),
    ).toEqual([[0, 1], undefined, [0], [2], [1, 2]]);
  });

  test('come back with the group they were put in', () => {
    expect(
      withOf(
        command(1000, 1, { kind: 'assign-hotkey', group: 3, tags: [BARRACKS, OTHER] }),
        command(2000, 1, ...selectOne('hfoo', FOOTMAN), train('hfoo')),
        command(3000, 1, { kind: 'use-hotkey', group: 3 }, train('hfoo')),
        command(4000, 1, { kind: 'use-hotkey', group: 4 }, train('hfoo')),
      ),
    ).toEqual([[2], [0, 1], []]);
  });
});
