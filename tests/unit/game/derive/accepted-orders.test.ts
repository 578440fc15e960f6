/** Orders at an idle building prove that there was room, so something had died. */
import { expect, test } from 'vitest';
import { acceptedAtOnce } from '../../../../src/game/derive/supply/accepted.ts';
import { readPresses } from '../../../../src/game/derive/births/presses.ts';
import { foodLosses } from '../../../../src/game/derive/supply/losses.ts';
import { costsOf } from '../../../../src/game/objects/costs.ts';
import { train } from '../../../support/recording-writer/events.ts';
import type { ScriptEvent } from '../../../support/recording-writer/script.ts';
import { BARRACKS, HALL, SMITH, bare, by, decodeScript, first } from '../scripted.ts';

const accepted = (...timeline: ScriptEvent[]) => {
  const game = decodeScript(bare(timeline));
  return acceptedAtOnce(readPresses(game, first(game)), game.clockMs).map(({ ms, id, food }) => [
    ms,
    id,
    food,
  ]);
};

test('an order needs room at once if its building has nothing to do', () => {
  const peasant = by(10_000, HALL, train('hpea'));
  expect(accepted(peasant)).toEqual([[10_000, 'hpea', 1]]);
  // A Peasant takes 15 s; until then, the next one waits in the queue.
  expect(accepted(peasant, by(20_000, HALL, train('hpea')))).toHaveLength(1);
  expect(accepted(peasant, by(20_000, BARRACKS, train('hfoo')))).toEqual([
    [10_000, 'hpea', 1],
    [20_000, 'hfoo', 2],
  ]);
  expect(accepted(peasant, by(40_000, HALL, train('hpea')))).toHaveLength(2);
  expect(accepted(by(10_000, SMITH, train('Rhme')))).toEqual([]);
});

test('losses grow by what such orders prove', () => {
  const costs = costsOf({ patch: '1.32', build: 6114, expansion: true });
  const proofs = [
    { ms: 300_000, food: 2 },
    { ms: 400_000, food: 1 },
  ];
  const losses = foodLosses({ race: 'H' }, [], { heroes: [] }, costs, () => 100, 600_000, proofs);
  expect(losses).toEqual([{ ms: 300_000, food: 2 }]);
});
