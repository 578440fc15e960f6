/** Time, serials and buildings of a game that `workshop.ts` plays. */
import { findObject } from '../../../src/game/objects/table.ts';

/** An object that was really there. */
export interface Thing {
  tag: readonly [number, number];
  id: string;
  /** Player id of the owner. */
  owner: number;
  bornMs: number;
  /** A building stands from then on; Infinity until it does, or once it was stopped. */
  doneMs: number;
  /** The player began with it. */
  start: boolean;
  /** It died, or was stopped as a building site. */
  gone: boolean;
  /** Of all that a building was told, one order went to it alone, was no echo, and was never taken back. */
  plain: boolean;
  /** What a building has in line, the first in work. */
  queue: { id: string; order: TrainOrder }[];
}

/** One order to train, as the script means it. */
export interface TrainOrder {
  player: number;
  id: string;
  /** The buildings it went to. */
  group: readonly Thing[];
  /** How many buildings took it in, and how many of those it made. */
  taken: number;
  made: number;
}

/** Entries that a building's queue holds. */
const QUEUE = 7;
const HERO_MS = 55_000;
const FIRST_SERIAL = 3000;

/** Ms to make something. */
const makeMs = (id: string): number => (/^[A-Z]/.test(id) ? HERO_MS : (findObject(id)?.seconds ?? 60) * 1000);

export class World {
  readonly things: Thing[] = [];
  readonly orders: TrainOrder[] = [];
  now = 0;
  readonly #due: { at: number; act: () => void }[] = [];

  /** Something happens at a time; of two things at one time the first that was asked for comes first. */
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

  /** An object comes into being; serials have gaps, because missiles and effects get some, too. */
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
    return thing;
  }

  /** A site that will stand when its time is over, unless it is stopped. */
  build(id: string, owner: number): Thing {
    const site = this.make(id, owner);
    const doneMs = this.now + makeMs(id);
    this.at(doneMs, () => {
      if (!site.gone) site.doneMs = doneMs;
    });
    return site;
  }

  /** Whether a building has room for one more. */
  hasRoom = ({ queue }: Thing): boolean => queue.length < QUEUE;

  /** A building takes an order in. */
  enqueue(maker: Thing, order: TrainOrder): void {
    order.taken++;
    maker.queue.push({ id: order.id, order });
    if (maker.queue.length === 1) this.#work(maker);
  }

  /** Takes the last of a kind out of a line, the last of all without a kind. */
  takeBack(maker: Thing, id: string | null): void {
    const place = maker.queue.findLastIndex((entry) => id === null || entry.id === id);
    maker.queue.splice(place, 1);
    if (place === 0) this.#work(maker);
  }

  /** Works on the first in line until it is done. */
  #work(maker: Thing): void {
    const [entry] = maker.queue;
    if (!entry) return;
    this.at(this.now + makeMs(entry.id), () => {
      if (maker.queue[0] !== entry) return;
      maker.queue.shift();
      this.make(entry.id, maker.owner);
      entry.order.made++;
      this.#work(maker);
    });
  }
}
