/** Games with known truth: the workers of a player are within their bounds, and food confirmed alive existed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { confirmedFood } from '../../../src/game/derive/economy/alive.ts';
import { workersBy } from '../../../src/game/derive/economy/workers.ts';
import { placesIn } from '../../../src/game/map/game-on-map.ts';
import { costsOf } from '../../../src/game/objects/costs.ts';
import { runsOf } from '../../support/generators/runs.ts';
import { playWorkshop } from '../../support/generators/workshop.ts';
import { workshopPlan } from '../../support/generators/workshop-plan.ts';
import { decodeScript } from '../game/scripted.ts';

const WORKERS: ReadonlySet<string> = new Set(['hpea', 'opeo', 'ewsp', 'uaco']);

test('workers lie within their bounds, and confirmed food was alive', () => {
  let [told, exact, confirmed] = [0, 0, 0];
  fc.assert(
    fc.property(workshopPlan, (plan) => {
      const { script, things, food, consumed, endMs } = playWorkshop(plan);
      const game = decodeScript(script);
      const analysis = analyze(game, 'id');
      const { log, places } = placesIn(game)!;
      for (const [index, player] of analysis.players.entries()) {
        const owner = index + 1;
        const until = (ms: number) => (event: { ms: number; owner: number }) =>
          event.owner === owner && event.ms <= ms;
        const workers = workersBy(player, analysis.spending!);
        for (const [place, ms] of analysis.spending!.minutes.entries()) {
          // Actions after a player has left don't count.
          if (ms > endMs[index]!) continue;
          const made = things.filter(
            (thing) => thing.owner === owner && WORKERS.has(thing.id) && thing.bornMs <= ms,
          ).length;
          const truth = made - consumed.filter(until(ms)).length;
          const [least, most] = [workers.least[place]!, workers.most[place]!];
          told++;
          if (least === most) exact++;
          expect(truth, `workers at ${ms}`).toBeGreaterThanOrEqual(least);
          expect(truth, `workers at ${ms}`).toBeLessThanOrEqual(most);
        }
        const alive = confirmedFood(
          { player, log, owners: places.owners, heroes: places.heroes },
          costsOf(game),
        );
        for (const ms of alive.times) {
          const truth = food
            .filter(until(ms))
            .reduce((sum, { what, by }) => sum + (what === 'made' ? 0 : by), 0);
          confirmed++;
          expect(truth, `food at ${ms}`).toBeGreaterThanOrEqual(alive.at(ms));
        }
      }
    }),
    { ...runsOf(1000), endOnFailure: true },
  );
  console.log(`${told} times told, ${exact} of them exact; food confirmed ${confirmed} times`);
  expect(confirmed).toBeGreaterThan(0);
});
