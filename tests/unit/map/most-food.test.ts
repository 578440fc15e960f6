import { expect, test } from 'vitest';
import type { AnalysedPlayer } from '../../../src/game/analysis.ts';
import { costsOf } from '../../../src/game/objects/costs.ts';
import { mostBrought } from '../../../src/map/fights/most-food.ts';
import { analysedGame, analysedPlayer } from '../../support/analysed.ts';

const MINUTE_MS = 60_000;
const TAKES_MS = 30_000;
const GRUNT = { id: 'ogru', name: 'Grunt' };
const NOTHING = { least: [0], most: [0] };

/** Orders for a Grunt at one Barracks, each pressed at a time in ms and begun when the Barracks was free. */
const grunts = (...pressed: readonly number[]): AnalysedPlayer['made'][number] => ({
  ...GRUNT,
  ...{ type: 'unit', worker: false, takesMs: TAKES_MS, contradicted: false, lost: {}, births: [] },
  ...{ ordered: pressed.length, min: 0, max: pressed.length, basis: 'order' },
  orders: pressed.map((ms) => ({ ms, maker: null, makers: [1], may: 1 })),
});

/** The most food at a fight of the fifth minute that lasts so many ms; 80 food was born, and the limit is 40. */
function mostFor(lastsMs: number, change: Partial<AnalysedPlayer> = {}): number | null {
  const foodLimits = [
    { ms: 0, food: 12 },
    { ms: 3 * MINUTE_MS, food: 40 },
    { ms: 7 * MINUTE_MS, food: 60 },
  ];
  const player = analysedPlayer({ race: 'O', losses: [], foodLimits, ...change });
  const food = { least: [75], most: [75] };
  const game = analysedGame([player], {
    spending: {
      costs: { patch: '1.32.10', exact: true, sentence: '' },
      minutes: [10 * MINUTE_MS],
      players: [
        { slot: player.slot, gold: NOTHING, lumber: NOTHING, food, kinds: [], born: [], unpriced: [] },
      ],
    },
  });
  const startMs = 5 * MINUTE_MS;
  const costs = costsOf({ patch: '1.32', build: 6114, expansion: true });
  return mostBrought(game, [Number(player.slot)], { startMs, endMs: startMs + lastsMs }, costs);
}

test.each([
  ['the limit when it began', 20_000, {}, 40],
  ['everything born, if the limit is higher', 20_000, { foodLimits: [{ ms: 0, food: 100 }] }, 80],
  [
    'no losses proven before',
    20_000,
    { foodLimits: [{ ms: 0, food: 100 }], losses: [{ ms: 1, food: 9 }] },
    71,
  ],
  [
    'no unit that was in training, because it has its food',
    20_000,
    { made: [grunts(5 * MINUTE_MS - 5000)] },
    40,
  ],
  [
    'what one building trains in this time',
    70_000,
    { made: [grunts(...Array<number>(7).fill(300_000))] },
    46,
  ],
  ['no more than was ordered', 300_000, { made: [grunts(300_000)] }, 43],
  ['nothing ordered long before', 300_000, { made: [grunts(60_000)] }, 40],
  ['heroes revived in it', 60_000, { heroes: [{ ...hero(), revivalsMs: [305_000] }] }, 45],
  ['nothing of players with allies', 20_000, { losses: null, foodLimits: null }, null],
])('counts %s', (_, lastsMs, change, most) => {
  expect(mostFor(lastsMs, change)).toBe(most);
});

function hero(): AnalysedPlayer['heroes'][number] {
  const time = { ms: 0, basis: 'order' as const };
  return {
    ...{ id: 'Obla', name: 'Blademaster', ordered: time, seen: null, level: 1, skills: [] },
    ...{ retrainedMs: [], revivalsMs: [] },
  };
}
