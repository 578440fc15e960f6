/** The earliest time of an object's existence, by its possible orders. */
import { expect, test } from 'vitest';
import { intervals } from '../../../../../src/game/derive/births/intervals.ts';
import { ordersBySlot } from '../../../../../src/game/derive/births/presses.ts';
import { command, place, selectOne, train } from '../../../../support/recording-writer/events.ts';
import { duel } from '../../../../support/recording-writer/scenario.ts';
import type { ScriptEvent } from '../../../../support/recording-writer/script.ts';
import { bare, decodeScript } from '../../scripted.ts';
import { move, pick, tag } from './scripted-births.ts';

/** The earliest times by kind of object, in a game between two Humans. */
function earliestOf(id: string, ...timeline: ScriptEvent[]): number[] {
  const game = decodeScript(bare(timeline, { lobby: duel({ races: ['H', 'H'] }).lobby }));
  const born = intervals(game, ordersBySlot(game)).filter((one) => one.id === id);
  return born.map(({ earliest }) => earliest);
}

const ordered = (id: string) => pick(10_000, 'hpea', 3, place(id, 0, 0));

test('a building was not there before its order', () => {
  expect(earliestOf('hbar', ordered('hbar'), pick(50_000, 'hbar', 100, move))).toEqual([10_000]);
});

test('a hall on the site of an order was not there before it, although nobody selected the first hall', () => {
  const click = { kind: 'order-object', order: 0xd0003, flags: 0, x: 0, y: 0, target: tag(900) } as const;
  const halls = [ordered('htow'), pick(200_000, 'htow', 900), pick(210_000, 'hpea', 3, click)];
  expect(earliestOf('htow', ...halls)).toEqual([10_000]);
});

test('a kind that a map made up comes into being without an order as well', () => {
  expect(earliestOf('h02Z', ordered('h02Z'), pick(50_000, 'h02Z', 100, move))).toEqual([0]);
});

test('in a mirror, what nobody commanded belongs to the only player who had ordered its kind', () => {
  const hall = 900;
  const ownersOf = (...more: ScriptEvent[]) => {
    const timeline = [ordered('hbar'), pick(50_000, 'hbar', 100, move), ordered('htow'), ...more];
    const game = decodeScript(bare(timeline, { lobby: duel({ races: ['H', 'H'] }).lobby }));
    return intervals(game, ordersBySlot(game)).flatMap(({ id, slot }) => (id === 'htow' ? [slot] : []));
  };
  // Only looked at; the first is older than everything that was made.
  const seen = [pick(60_000, 'htow', 20), pick(200_000, 'htow', hall)];
  expect(ownersOf(...seen)).toEqual([null, 1]);
  const keep = command(300_000, 2, ...selectOne('hbar', tag(101)), train('hkee'));
  expect(ownersOf(...seen, keep)).toEqual([null, 1]);
  const other = (ms: number) => command(ms, 2, ...selectOne('hpea', tag(102)), place('htow', 512, 0));
  expect(ownersOf(...seen, other(300_000))).toEqual([null, 1]);
  expect(ownersOf(...seen, other(100_000))).toEqual([null, null]);
  // A right click on the site says whose hall it is.
  const click = { kind: 'order-object', order: 0xd0003, flags: 0, x: 512, y: 0, target: tag(hall) } as const;
  expect(ownersOf(...seen, other(100_000), pick(210_000, 'hpea', 3, click))).toEqual([null, 2]);
});
