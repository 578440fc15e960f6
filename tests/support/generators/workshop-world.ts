/** Time, serials and buildings of a game played by `workshop.ts`. */
import { findObject } from '../../../src/game/objects/table.ts';

/** An object that really existed. */
export interface Thing {
  tag: readonly [number, number];
  id: string;
  /** Player id of the owner. */
  owner: number;
  bornMs: number;
  /** When a building is finished; Infinity before that, or if it was stopped. */
  doneMs: number;
  /** Whether the player started with the object. */
  start: boolean;
  /** Whether it died, or was stopped as a building site. */
  gone: boolean;
  /** Whether a building got at least one order that went only to it, wasn't an echo, and was never cancelled. */
  plain: boolean;
  /** A building's queue; the first entry is in progress. */
  queue: { id: string; order: TrainOrder }[];
}

/** An order to train, as the script intends it. */
export interface TrainOrder {
  player: number;
  id: string;
  /** The buildings that got the order. */
  group: readonly Thing[];
  /** Number of buildings that accepted it, and number of units made by them. */
  taken: number;
  made: number;
}

/** Food by object, written a second time on purpose, so that a mistake in the reader's tables doesn't change the truth. */
const FOOD: Readonly<Record<string, number>> = {
  ...{ hpea: 1, opeo: 1, ewsp: 1, uaco: 1, hfoo: 2, hrif: 3, hmpr: 2, hkni: 4 },
  ...{ ogru: 3, ohun: 2, orai: 3, otau: 5, earc: 2, esen: 3, edry: 3, echm: 5 },
  ...{ ugho: 2, ucry: 3, uobs: 3, uabo: 4, Hamg: 5, Obla: 5, Edem: 5, Udea: 5 },
};
const ROOM: Readonly<Record<string, number>> = {
  ...{ htow: 12, hhou: 6, ogre: 11, otrb: 10, etol: 10, emow: 10, unpl: 10, uzig: 10 },
};
const MAX_FOOD = 100;

/** Size of a building's queue. */
const QUEUE = 7;
const HERO_MS = 55_000;
const FIRST_SERIAL = 3000;

/** Production time in ms. */
const makeMs = (id: string): number => (/^[A-Z]/.test(id) ? HERO_MS : (findObject(id)?.seconds ?? 60) * 1000);

export class World {
  readonly things: Thing[] = [];
  readonly orders: TrainOrder[] = [];
  /** Food in use and room for food, by player id. */
  readonly #used = new Map<number, number>();
  readonly #room = new Map<number, number>();
  now = 0;
  readonly #due: { at: number; act: () => void }[] = [];

  /** Schedules an action; of two at the same time, the first scheduled comes first. */
  at(ms: number, act: () => void): void {
    const place = this.#due.findLastIndex((due) => due.at <= ms) + 1;
    this.#due.splice(place, 0, { at: ms, act });
  }

  run(endMs: number): void {
    for (let due = this.#due.shift(); due && due.at <= endMs; due = this.#due.shift()) {
      this.now = due.at;
      due.act();
    }
    this.now = endMs;
  }

  /** Creates an object; serials have gaps, because missiles and effects get some too. */
  make(id: string, owner: number, start = false): Thing {
    const serial = FIRST_SERIAL + this.things.length * 3 + (this.now % 3);
    const tag = [(serial * 7919) % 5000, serial] as const;
    const doneMs = findObject(id)?.kind === 'building' && !start ? Infinity : this.now;
    const thing: Thing = {
      tag,
      id,
      owner,
      bornMs: this.now,
      doneMs,
      start,
      gone: false,
      plain: true,
      queue: [],
    };
    this.things.push(thing);
    if (start) this.#eat(owner, id);
    if (start) this.#house(owner, id);
    return thing;
  }

  /** Creates a site that will be finished after its time, unless it is stopped. */
  build(id: string, owner: number): Thing {
    const site = this.make(id, owner);
    const doneMs = this.now + makeMs(id);
    this.at(doneMs, () => {
      if (site.gone) return;
      site.doneMs = doneMs;
      this.#house(owner, id);
    });
    return site;
  }

  /** Whether a building has room for another entry. */
  hasRoom = ({ queue }: Thing): boolean => queue.length < QUEUE;

  /**
   * Whether a player's farms have room for another unit in addition to the queue, so that nothing ever waits for
   * food.
   */
  feeds(owner: number, id: string): boolean {
    const waiting = this.things.flatMap((thing) => (thing.owner === owner ? thing.queue.slice(1) : []));
    const asked = waiting.reduce((sum, entry) => sum + (FOOD[entry.id] ?? 0), FOOD[id] ?? 0);
    return (this.#used.get(owner) ?? 0) + asked <= Math.min(MAX_FOOD, this.#room.get(owner) ?? 0);
  }

  /** Removes a unit that dies or a building site that is stopped. */
  lose(thing: Thing): void {
    thing.gone = true;
    this.#eat(thing.owner, thing.id, -1);
  }

  /** Turns a Wisp into a building. */
  consume(wisp: Thing): void {
    wisp.gone = true;
    this.#eat(wisp.owner, wisp.id, -1);
  }

  /** A unit uses food, or `times` -1 gives it back. */
  #eat(owner: number, id: string, times = 1): void {
    this.#used.set(owner, (this.#used.get(owner) ?? 0) + times * (FOOD[id] ?? 0));
  }

  #house(owner: number, id: string): void {
    this.#room.set(owner, (this.#room.get(owner) ?? 0) + (ROOM[id] ?? 0));
  }

  /** Adds an order to a building's queue. */
  enqueue(maker: Thing, order: TrainOrder): void {
    order.taken++;
    maker.queue.push({ id: order.id, order });
    if (maker.queue.length === 1) this.#work(maker);
  }

  /** Removes the entry at a place of a queue. */
  takeBack(maker: Thing, place: number): void {
    const [entry] = maker.queue.splice(place, 1);
    if (place !== 0) return;
    this.#eat(maker.owner, entry!.id, -1);
    this.#work(maker);
  }

  /** Works on the first entry until it is finished. */
  #work(maker: Thing): void {
    const [entry] = maker.queue;
    if (!entry) return;
    this.#eat(maker.owner, entry.id);
    this.at(this.now + makeMs(entry.id), () => {
      if (maker.queue[0] !== entry) return;
      maker.queue.shift();
      this.make(entry.id, maker.owner);
      entry.order.made++;
      this.#work(maker);
    });
  }
}
