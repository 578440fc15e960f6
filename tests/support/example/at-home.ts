/** Orders that a player gives at home: the plan, the workers, and keys pressed to look. */
import { place, train } from '../recording-writer/events.ts';
import { RACE_OBJECTS } from '../recording-writer/race-objects.ts';

import type { Chance } from './chance.ts';
import { SMART, type Army } from './fighting.ts';
import type { ExampleGround } from './ground.ts';
import type { Deed } from './hand.ts';
import { isBuilding, isHero, isWorker, livesAt, type PlannedOrder, type Seat, type Thing } from './things.ts';

/** Between two looks at buildings and workers, on average. */
const LOOK_MS = 1600;
const FIRST_KEY = 4;
const KEYS = 5;
/** Ms that a player takes to send the first workers. */
const START_MS = 700;
/** Gold mines have no number that pages look at. */
const MINE_TAG = 15_100;

/** The deeds of a player away from the army. */
export function deedsAtHome(
  { things }: Army,
  { race, start }: Seat,
  orders: readonly PlannedOrder[],
  { mines }: ExampleGround,
  lastMs: number,
  chance: Chance,
): Deed[] {
  const [x, y] = mines[start]!;
  const target = MINE_TAG + start;
  const gather = { kind: 'order-object', order: SMART, target, x, y, flags: 0x40 } as const;
  const hall = things.find(({ id }) => id === RACE_OBJECTS[race].halls[0])!;
  const workers = things.filter((thing) => isWorker(thing) && thing.bornMs < 0);
  const deeds: Deed[] = [
    { at: START_MS, who: workers, actions: [gather] },
    { at: START_MS + 800, who: [hall], actions: [gather] },
    ...orders.map(({ at, maker, product, spot }): Deed => {
      if (spot) return { at, who: [maker], actions: [place(product, ...spot)] };
      if (isHero(maker)) return { at, who: [maker], actions: [{ kind: 'skill-menu' }, train(product)] };
      return { at, who: [maker], actions: [train(product)] };
    }),
  ];
  const planned = orders.map(({ at }) => at);
  for (let at = 4000; at < lastMs; at += LOOK_MS / 2 + chance.below(LOOK_MS)) {
    // The plan goes first, so that nothing comes between a selection and its order.
    if (planned.some((ms) => Math.abs(ms - at) < 250)) continue;
    deeds.push({ at: Math.round(at), ...look(things, at, gather, chance) });
  }
  return deeds;
}

function look(
  things: readonly Thing[],
  at: number,
  gather: Deed['actions'][number],
  chance: Chance,
): Omit<Deed, 'at'> {
  const standing = things.filter((thing) => isBuilding(thing) && livesAt(thing, at) && thing.freeMs <= at);
  const workers = things.filter((thing) => isWorker(thing) && livesAt(thing, at));
  if (standing.length === 0 || chance.below(5) < 1)
    return { who: [chance.pick(workers)], actions: chance.below(2) < 1 ? [gather] : [] };
  const key = FIRST_KEY + Math.floor(chance.below(Math.min(KEYS, standing.length)));
  return { who: [standing[key - FIRST_KEY]!], key, actions: [] };
}
