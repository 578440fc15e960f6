/** The earliest time of an object's existence, by its possible orders. */
import { expect, test } from 'vitest';
import { intervals, ordersBySlot } from '../../../../../src/game/derive/births/intervals.ts';
import { place } from '../../../../support/recording-writer/events.ts';
import { duel } from '../../../../support/recording-writer/scenario.ts';
import type { ScriptEvent } from '../../../../support/recording-writer/script.ts';
import { bare, decodeScript } from '../../scripted.ts';
import { move, pick } from './scripted-births.ts';

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

test('a kind that a map made up comes into being without an order as well', () => {
  expect(earliestOf('h02Z', ordered('h02Z'), pick(50_000, 'h02Z', 100, move))).toEqual([0]);
});
