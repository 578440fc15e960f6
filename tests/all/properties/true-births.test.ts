/** Games with known truth: the real counts are within the stated bounds. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { LATE_MS } from '../../../src/game/derive/births/counted-orders.ts';
import { runsOf } from '../../support/generators/runs.ts';
import { playWorkshop } from '../../support/generators/workshop.ts';
import { workshopPlan, type WorkshopPlan } from '../../support/generators/workshop-plan.ts';
import { decodeScript } from '../../unit/game/scripted.ts';

/** Objects finished at the very end may count or not, because queues are only known to within seconds. */
const EDGE_MS = 3000;

/** A starting worker is seen late, next to a trained one that was never seen separately. */
const LATE_WORKER: WorkshopPlan = {
  races: ['H', 'H'],
  decisions: [
    [],
    [
      { wait: 300, kind: 'train', which: 0, first: 0, makers: 1, gaps: [], takers: 0 },
      { wait: 12000, kind: 'train', which: 0, first: 1, makers: 1, gaps: [30], takers: 0 },
      { wait: 20757, kind: 'build', which: 0, workers: 1, walk: 500, move: { gap: 1827, walk: 500 } },
      { wait: 4068, kind: 'train', which: 0, first: 0, makers: 1, gaps: [], takers: 0 },
      { wait: 6562, kind: 'train', which: 0, first: 0, makers: 1, gaps: [], takers: 0 },
      { wait: 300, kind: 'see', which: 0, count: 1, lead: 0, ordered: false },
      { wait: 300, kind: 'build', which: 0, workers: 1, walk: 500, move: null },
      { wait: 6143, kind: 'see', which: 0, count: 7, lead: 1, ordered: true },
    ],
  ],
  tailMs: 13,
  leaveMs: 0,
};

/** A queue of seven full of echoes: another order may be in it, and is then the first to be cancelled. */
const ECHO_TOO_MANY: WorkshopPlan = {
  races: ['H', 'H'],
  decisions: [
    [
      { wait: 300, kind: 'train', which: 11, first: 1, makers: 1, gaps: [30, 30, 30, 30], takers: 0 },
      { wait: 300, kind: 'train', which: 0, first: 1, makers: 1, gaps: [], takers: 0 },
      { wait: 300, kind: 'train', which: 35, first: 1, makers: 1, gaps: [30], takers: 22 },
      { wait: 8000, kind: 'unqueue', which: 0 },
      { wait: 300, kind: 'unqueue', which: 0 },
    ],
    [],
  ],
  tailMs: 60_000,
  leaveMs: 0,
};

/** The second Peasant is only seen without its kind, together with the third: either may be either. */
const SWAPPED: WorkshopPlan = {
  races: ['H', 'H'],
  decisions: [
    [
      ...Array.from({ length: 3 }, () => ({
        ...{ wait: 300, kind: 'train' as const, which: 0, first: 0, makers: 1, gaps: [], takers: 0 },
      })),
      { wait: 36_401, kind: 'see', which: 0, count: 1, lead: 0, ordered: false },
      { wait: 8000, kind: 'see', which: 6, count: 2, lead: 7, ordered: true },
    ],
    [
      { wait: 300, kind: 'train', which: 0, first: 1, makers: 1, gaps: [], takers: 0 },
      { wait: 42_000, kind: 'item' },
      { wait: 300, kind: 'see', which: 34, count: 2, lead: 7, ordered: false },
    ],
  ],
  tailMs: 0,
  leaveMs: 0,
};

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
        for (const { id, type, min, max, basis, births: proven, orders: pressed } of player.made) {
          const truth = own.filter((thing) => thing.id === id).length;
          const atTheEnd = pressed.filter(
            ({ sure }) => sure && Math.abs(sure.to - LATE_MS - endMs[index]!) < EDGE_MS,
          ).length;
          // Workshops of a plan train anything, unlike buildings of a real game.
          if (basis !== 'needed') expect(min, `${id} min`).toBeLessThanOrEqual(truth + atTheEnd);
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
    { ...runsOf(250), examples: [[LATE_WORKER], [ECHO_TOO_MANY], [SWAPPED]] },
  );
  console.log(`${births} births and ${decided} decided counts`);
});
