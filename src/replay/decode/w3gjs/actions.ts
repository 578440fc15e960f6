/**
 * Third part of the door to w3gjs: the actions inside a command block. w3gjs's own loop prints errors and reads
 * on inside what it did not understand; this one makes visible what it swallows: pauses and unknown actions.
 */
import type { Buffer } from 'node:buffer';
import { GameDataParser } from 'w3gjs';
import { ACTION } from './action-ids.ts';
import type { Action, GameDataInternals } from './internals.ts';

/** Ids of the actions w3gjs decodes, in the numbering before patch 2.0.2. */
const KNOWN = new Set(
  [
    [0x03, 0x07],
    [0x10, 0x2f],
    [0x50, 0x51],
    [0x60, 0x6e],
    [0x70, 0x73],
    [0x75, 0x7b],
    [0xa0, 0xa0],
  ].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
);
/** Commands of NetEase's platform, five bytes each, unknown to w3gjs. */
const NETEASE: readonly number[] = [0x92, 0x93, 0x94];

/**
 * Bytes behind the id of the most frequent actions. Where they fit into the block, w3gjs may read them in
 * place; all others get a view that ends with the block, so that no read can run past it.
 */
const FIXED_BYTES: Readonly<Record<number, number>> = {
  0x10: 14,
  0x11: 22,
  0x12: 30,
  0x18: 2,
  0x19: 12,
  0x1a: 0,
  0x1b: 9,
  0x1e: 5,
  0x61: 0,
  0x66: 0,
  0x67: 0,
};

/** Reads command blocks of one recording. */
export class ActionReader {
  /** Command blocks of which at least one action could not be decoded. */
  undecodable = 0;
  readonly #parser = (new GameDataParser() as unknown as GameDataInternals).actionParser;
  readonly #data: Buffer;
  readonly #post202: boolean;

  constructor(data: Buffer, post202: boolean) {
    this.#data = data;
    this.#post202 = post202;
  }

  /** The actions between two offsets of the data; pauses come as actions 0x01 and 0x02 among the others. */
  read(start: number, end: number): Action[] {
    const actions: Action[] = [];
    let at = start;
    while (at < end) {
      const id = this.#data[at] as number;
      at++;
      if (id === ACTION.pause || id === ACTION.resume) actions.push({ id });
      else if (NETEASE.includes(id)) at += 4;
      else {
        // w3gjs renumbers from 0x78 on; files of patch 2.0 show that 0x77, the synchronized value, moved too.
        const next = this.#readKnown(this.#post202 && id >= 0x77 ? id + 1 : id, at, end, actions);
        if (next === null) {
          this.undecodable++;
          break;
        }
        at = next;
      }
    }
    return actions;
  }

  /** Reads one action and gives the offset behind it; null for an unknown one, or one longer than its block. */
  #readKnown(id: number, at: number, end: number, actions: Action[]): number | null {
    if (!KNOWN.has(id)) return null;
    const fits = at + (FIXED_BYTES[id] ?? Infinity) <= end;
    const parser = this.#parser;
    parser.buffer = fits ? this.#data : this.#data.subarray(0, end);
    parser.offset = at;
    try {
      const action = parser.parseAction(id, false);
      if (parser.offset > end) return null;
      if (action) actions.push(action);
      return parser.offset;
    } catch {
      // The only reads that throw are those past the end of the block.
      return null;
    }
  }
}
