/** Food in use, as bounds beside the orders. */
import { expect, test } from 'vitest';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { train } from '../../../support/recording-writer/events.ts';
import type { ScriptEvent } from '../../../support/recording-writer/script.ts';
import { ALTAR, ARCHMAGE, BARE_END_MS, HALL, after, bare, by, decodeScript } from '../scripted.ts';

/** Bounds of the food in use at the last order of player 1. */
const usedAtLast = (...timeline: ScriptEvent[]) =>
  analyze(decodeScript(bare(timeline)), 'id').players[0]!.build.at(-1)!.supply?.used;

test('a hero still in training at the end may use food, one that appeared does', () => {
  const hero = by(BARE_END_MS - 50_000, ALTAR, train('Hamg'));
  const peasant = (ms: number) => by(ms, HALL, train('hpea'));
  expect(usedAtLast(hero, peasant(BARE_END_MS - 20_000))).toEqual([5, 10]);
  const seen = [by(100_000, ALTAR, train('Hamg')), by(160_000, ARCHMAGE, train('AHwe'))];
  expect(usedAtLast(...seen, after(170_000), peasant(180_000))).toEqual([10, 10]);
});
