import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '../../support/recording-writer/action.ts';
import { encodeAction } from '../../support/recording-writer/encode-action.ts';
import { command } from '../../support/recording-writer/events.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import type { RecordingScript, ScriptEvent } from '../../support/recording-writer/script.ts';
import { read } from './read-with-stock-reader.ts';

/** Silences errors that the stock reader catches. */
function swallowed() {
  return vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

afterEach(() => vi.restoreAllMocks());

/** A game with only these events. */
function game(timeline: readonly ScriptEvent[]): RecordingScript {
  return { ...duel(), timeline };
}

describe('actions', () => {
  const target = [7, 9] as const;
  const flags = { flags: 1 };
  const at = { x: 128, y: -64.5 };
  const foot = [...'oofh'].map((character) => character.charCodeAt(0));
  const cases: [Action, Record<string, unknown>][] = [
    [
      { kind: 'order', order: 'hfoo' },
      { id: 0x10, abilityFlags: 0x42, orderId: foot },
    ],
    [
      { kind: 'order', order: 0x000d0003, ...flags },
      { id: 0x10, abilityFlags: 1, orderId: [3, 0, 13, 0] },
    ],
    [
      { kind: 'order-point', order: 'hfoo', ...at },
      { id: 0x11, orderId: foot, target: [128, -64.5] },
    ],
    [
      { kind: 'order-object', order: 'hfoo', ...at, target },
      { id: 0x12, target: [128, -64.5], object: [7, 9] },
    ],
    [
      { kind: 'give-item', order: 'hfoo', ...at, unit: 5, item: target },
      { id: 0x13, unit: [5, 5], item: [7, 9] },
    ],
    [
      { kind: 'order-out-of-sight', order: 'hfoo', ...at, remembered: 'hfoo' },
      { id: 0x14, orderId1: foot, targetA: [128, -64.5], orderId2: foot, targetB: [128, -64.5] },
    ],
    [{ kind: 'select', mode: 'remove', tags: [1, target] }, { id: 0x16, selectMode: 2, units: [[1, 1], [7, 9]] }], // prettier-ignore
    [
      { kind: 'assign-hotkey', group: 4, tags: [3] },
      { id: 0x17, groupNumber: 4, units: [[3, 3]] },
    ],
    [
      { kind: 'use-hotkey', group: 9 },
      { id: 0x18, groupNumber: 9 },
    ],
    [
      { kind: 'subgroup', id: 'hfoo', tag: target },
      { id: 0x19, itemId: foot, object: [7, 9] },
    ],
    [{ kind: 'preselect' }, { id: 0x1a }],
    [
      { kind: 'object-notice', tag: 8 },
      { id: 0x1b, object: [8, 8] },
    ],
    [
      { kind: 'select-item', tag: 8 },
      { id: 0x1c, item: [8, 8] },
    ],
    [
      { kind: 'cancel-revival', tag: 8 },
      { id: 0x1d, hero: [8, 8] },
    ],
    [
      { kind: 'unqueue', slot: 2, id: 'hfoo' },
      { id: 0x1e, slotNumber: 2, itemId: foot },
    ],
    [
      { kind: 'transfer', slot: 1, gold: 100, lumber: 2_000_000_000 },
      { id: 0x51, slot: 1, gold: 100, lumber: 2e9 },
    ],
    [{ kind: 'escape' }, { id: 0x61 }],
    [{ kind: 'skill-menu' }, { id: 0x66 }],
    [{ kind: 'build-menu' }, { id: 0x67 }],
    [
      { kind: 'ping', ...at, seconds: 5 },
      { id: 0x68, pos: [128, -64.5], duration: 5 },
    ],
    [
      { kind: 'game-command', command: 3, data: 4, text: 'T' },
      { id: 0x77, commandId: 3, data: 4, buffer: 'T' },
    ],
    [
      { kind: 'sync', identifier: 'T', value: 'AAE=' },
      { id: 0x78, identifier: 'T', value: 'AAE=' },
    ],
  ];

  it.each(cases)('%o', async (action, expected) => {
    const errors = swallowed();
    const { heard } = await read(game([command(1000, 1, action, { kind: 'escape' })]));
    expect(heard).toHaveLength(2);
    expect(heard[0]?.action).toMatchObject(expected);
    expect(heard[1]).toMatchObject({ at: 1000, player: 1, id: 0x61 });
    expect(errors).not.toHaveBeenCalled();
  });

  it('writes raw bytes as they are', async () => {
    const errors = swallowed();
    const netEase: Action = { kind: 'raw', bytes: [0x92, 1, 0, 0, 0] };
    const { heard } = await read(game([command(10, 1, netEase), command(20, 1, { kind: 'escape' })]));
    expect(heard).toHaveLength(1);
    expect(errors).toHaveBeenCalled();
  });

  it('moves the ids above 0x77 down after 2.0.2, and no other', () => {
    const id = (action: Action) => encodeAction(action, 'post-2.0.2')[0];
    expect(id({ kind: 'sync', identifier: 'T', value: 'AAE=' })).toBe(0x77);
    expect(id({ kind: 'card-click', tag: 1, ability: 'Aque', object: 'hfoo' })).toBe(0x7a);
    expect(id({ kind: 'ping', x: 0, y: 0, seconds: 1 })).toBe(0x68);
    expect(id({ kind: 'raw', bytes: [0x93] })).toBe(0x93);
  });

  it('numbers actions independently of the chunk id, so a wrong guess loses actions', async () => {
    const errors = swallowed();
    const modern = duel({ patch: '2.00' });
    const complete = await read(modern);
    expect(errors).not.toHaveBeenCalled();
    const records = modern.reforged?.records ?? [];
    const misread = await read({ ...modern, reforged: { chunk: 0x39, records } });
    expect(errors).toHaveBeenCalled();
    expect(misread.heard.length).toBeLessThan(complete.heard.length);
    expect((await read(duel({ patch: '1.32' }))).heard).toEqual(complete.heard);
  });
});
