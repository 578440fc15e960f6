/** Games whose truth is known: what was really made lies within what is said of it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyze } from '../../../src/replay/derive/analyze.ts';
import { runsOf } from '../../support/generators/runs.ts';
import { playWorkshop } from '../../support/generators/workshop.ts';
import { workshopPlan } from '../../support/generators/workshop-plan.ts';
import { decodeScript } from '../replay/scripted.ts';

/** What finishes at the very end may be read as done or not: queues are known to within seconds. */
const EDGE_MS = 3000;

test('what was made lies within its bounds, and every birth within its interval', () => {
  let births = 0;
  let decided = 0;
  fc.assert(
    fc.property(workshopPlan, (plan) => {
      const { script, things, orders, endMs } = playWorkshop(plan);
      const game = decodeScript(script);
      const bySerial = new Map(things.map((thing) => [thing.tag[1], thing]));
      for (const [index, player] of analyze(game, 'id').players.entries()) {
        const own = things.filter(
          ({ owner, start, gone, doneMs, bornMs }) =>
            owner === index + 1 && !start && bornMs <= endMs[index]! && !(gone && doneMs === Infinity),
        );
        for (const { id, type, min, max, births: proven } of player.made) {
          const truth = own.filter((thing) => thing.id === id).length;
          expect(min, `${id} min`).toBeLessThanOrEqual(truth);
          expect(max, `${id} max`).toBeGreaterThanOrEqual(truth);
          for (const { object, from, to, estimate } of proven) {
            const thing = bySerial.get(game.objects![object]!.tag[1])!;
            births++;
            expect(thing.bornMs, `${id} from`).toBeGreaterThanOrEqual(from);
            expect(thing.bornMs, `${id} to`).toBeLessThanOrEqual(to);
            expect(estimate).toBeGreaterThanOrEqual(from);
            expect(estimate).toBeLessThanOrEqual(to);
          }
          const given = orders.filter((order) => order.player === index + 1 && order.id === id);
          const plain = given.every(({ group, made }) => group.every((maker) => maker.plain) && made === 1);
          const late = own.some((thing) => thing.id === id && thing.bornMs > endMs[index]! - EDGE_MS);
          if (type !== 'unit' || !plain || late) continue;
          decided++;
          expect([min, max], `${id} is decided`).toEqual([truth, truth]);
        }
      }
    }),
    runsOf(1000),
  );
  console.log(`${births} births and ${decided} decided counts`);
});
