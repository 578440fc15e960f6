/** Everything that exists in an example game, made by the players' plans as the game would make it. */
import { findObject } from '../../../src/game/objects/table.ts';
import { RACE_OBJECTS, type ScenarioRace } from '../recording-writer/race-objects.ts';
import type { ExampleGround, Point } from './ground.ts';
import { pointOf } from './ground.ts';
import { PLANS } from './plans.ts';

const HERO_SECONDS = 55;
const START_WORKERS = 5;
/** A worker walks this long to where it builds. */
const WALK_MS = 1000;
/** Serials between two objects: missiles and effects take some, too. */
const SERIAL_STEP = 21;

export interface Seat {
  name: string;
  race: ScenarioRace;
  team: number;
  /** This player does everything so much later than the plan. */
  delayMs: number;
  /** Number of the starting place. */
  start: number;
  /** Where buildings go, by kind in the order of the plan: `halt x,y | hhou x,y x,y`. */
  spots: string;
}

/** A unit, building or item. Its tag comes once everything is made. */
export interface Thing {
  id: string;
  /** Player id; 0 for an item on the ground. */
  owner: number;
  bornMs: number;
  diedMs: number;
  at: Point;
  tag: readonly [number, number];
  /** When a hall showed its next form. */
  forms: { ms: number; id: string }[];
  /** When a hero was dead. */
  downs: { from: number; till: number }[];
  /** A building takes no further order before this. */
  freeMs: number;
}

/** One order of a plan, with what it goes to. */
export interface PlannedOrder {
  at: number;
  maker: Thing;
  makerId: string;
  product: string;
  /** Where a building is placed; null for every other order. */
  spot: Point | null;
}

export const idAt = (thing: Thing, ms: number): string =>
  thing.forms.findLast((form) => form.ms <= ms)?.id ?? thing.id;
export const isHero = ({ id }: Pick<Thing, 'id'>): boolean => /^[A-Z]/.test(id);
export const isWorker = ({ id }: Pick<Thing, 'id'>): boolean => findObject(id)?.worker === true;
export const isBuilding = ({ id }: Pick<Thing, 'id'>): boolean => findObject(id)?.kind === 'building';
export const livesAt = ({ bornMs, diedMs, downs }: Thing, ms: number): boolean =>
  bornMs <= ms && ms < diedMs && !downs.some(({ from, till }) => from <= ms && ms < till);

/** Game time in ms of a clock such as `4:30`. */
export function clockMs(clock: string): number {
  const [minutes = NaN, seconds = NaN] = clock.split(':').map(Number);
  return (minutes * 60 + seconds) * 1000;
}

export class Things {
  readonly list: Thing[] = [];

  make(id: string, owner: number, bornMs: number, at: Point): Thing {
    const thing: Thing = {
      id,
      owner,
      bornMs,
      diedMs: Infinity,
      at,
      tag: [0, 0],
      forms: [],
      downs: [],
      freeMs: bornMs,
    };
    this.list.push(thing);
    return thing;
  }

  of(owner: number): Thing[] {
    return this.list.filter((thing) => thing.owner === owner);
  }

  /** Hands serials out in the order of birth; what the game began with has the same number twice. */
  number({ firstSerial }: ExampleGround): void {
    const sorted = [...this.list].sort((a, b) => a.bornMs - b.bornMs);
    for (const [index, thing] of sorted.entries()) {
      const serial = firstSerial + index * SERIAL_STEP;
      thing.tag = thing.bornMs < 0 ? [serial, serial] : [15_000 + ((index * 619) % 3200), serial];
    }
  }
}

/** Makes everything that a player's plan makes, and gives its orders. */
export function carryOut(things: Things, seat: Seat, player: number, ground: ExampleGround): PlannedOrder[] {
  const { race, delayMs, start } = seat;
  const { halls, worker } = RACE_OBJECTS[race];
  const home = ground.starts[start]!;
  const spots = spotsOf(seat);
  things.make(halls[0], player, -2, home);
  for (let left = START_WORKERS; left > 0; left--) things.make(worker, player, -1, ground.mines[start]!);
  const lines = PLANS[race].trim().split('\n');
  return lines.map((line): PlannedOrder => {
    const [clock = '', makerId = '', product = ''] = line.split(' ');
    const at = clockMs(clock) + delayMs;
    const maker = makerOf(things.of(player), makerId, at);
    if (!maker) throw new Error(`${seat.name} has no ${makerId} at ${clock}`);
    const kind = findObject(product)?.kind;
    const ms = 1000 * (isHero({ id: product }) ? HERO_SECONDS : (findObject(product)?.seconds ?? 0));
    const order = { at, maker, makerId, product, spot: null };
    if (isWorker(maker)) {
      const spot = spots.get(product)?.shift();
      if (!spot) throw new Error(`${seat.name} has no place for ${product} at ${clock}`);
      const site = things.make(product, player, at + WALK_MS, spot);
      site.freeMs = at + WALK_MS + ms;
      return { ...order, spot };
    }
    if (isHero(maker)) return order;
    const doneMs = Math.max(at, maker.freeMs) + ms;
    maker.freeMs = doneMs;
    if (halls.includes(product)) maker.forms.push({ ms: doneMs, id: product });
    else if (kind === 'unit' || kind === 'hero') {
      const away = isWorker({ id: product }) ? ground.mines[start]! : maker.at;
      things.make(product, player, doneMs, away);
    }
    return order;
  });
}

const spotsOf = ({ spots }: Seat): Map<string, Point[]> =>
  new Map(
    spots.split(' | ').map((kind) => {
      const [id = '', ...points] = kind.split(' ');
      return [id, points.map(pointOf)];
    }),
  );

/** Finds the building that is free first. */
function makerOf(mine: readonly Thing[], id: string, at: number): Thing | undefined {
  return mine
    .filter((thing) => idAt(thing, at) === id && livesAt(thing, at))
    .sort((a, b) => a.freeMs - b.freeMs)[0];
}
