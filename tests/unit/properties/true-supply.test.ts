/** Games with known truth: food in use and food made are within the stated bounds. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { runsOf } from '../../support/generators/runs.ts';
import { playWorkshop } from '../../support/generators/workshop.ts';
import { workshopPlan } from '../../support/generators/workshop-plan.ts';
import { decodeScript } from '../game/scripted.ts';

test('supply holds the food in use and made until something dies', () => {
  let told = 0;
  let silent = 0;
  let exact = 0;
  fc.assert(
    fc.property(workshopPlan, (plan) => {
      const { script, food } = playWorkshop(plan);
      for (const [index, player] of analyze(decodeScript(script), 'id').players.entries()) {
        const own = food.filter(({ owner }) => owner === index + 1);
        const died = own.find(({ what, ms }) => what === 'died' && ms > 0)?.ms ?? Infinity;
        const before = (kind: 'used' | 'made', ms: number) =>
          own.reduce((sum, { what, by, ms: since }) => sum + (what === kind && since < ms ? by : 0), 0);
        const said = [...player.build.map(({ ms, supply }) => ({ ms, ...supply })), ...player.supply];
        for (const { ms, used, made } of said.filter((one) => one.ms <= died)) {
          if (!used) silent++;
          else {
            told++;
            if (used[0] === used[1]) exact++;
            expect(before('used', ms), `used at ${ms}`).toBeGreaterThanOrEqual(used[0]);
            expect(before('used', ms), `used at ${ms}`).toBeLessThanOrEqual(used[1]);
          }
          if (!made) continue;
          expect(before('made', ms), `made at ${ms}`).toBeGreaterThanOrEqual(made[0]);
          expect(before('made', ms), `made at ${ms}`).toBeLessThanOrEqual(made[1]);
        }
      }
    }),
    { ...runsOf(1000), endOnFailure: true },
  );
  console.log(`${told} times told, ${exact} of them exact, ${silent} times silent`);
  expect(told).toBeGreaterThan(silent);
});
