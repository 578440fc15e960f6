/**
 * Reads the actions in a command block. w3gjs makes an object for each action, prints errors, and continues inside
 * actions that it doesn't understand. This reader skips unneeded actions, reads the needed fields of the others, and
 * reports what w3gjs doesn't: pauses and unknown actions.
 */
import { ACTION } from './action-ids.ts';
import { Action, byId } from './action.ts';

/** From this id on, ids recorded since patch 2.0.2 are one lower than before. */
const FIRST_RENUMBERED = 0x77;
/** Commands of NetEase's platform: five bytes each, except for the first, whose length nobody has described. */
const [FIRST_NETEASE, LAST_NETEASE] = [0x91, 0x94];
/** Bytes after their id. */
const NETEASE_BYTES = 4;
const isNetEase = (id: number): boolean => id >= FIRST_NETEASE && id <= LAST_NETEASE;
/** Maximum length of a command of unknown length; keeps hostile files cheap. */
const LONGEST_UNKNOWN = 64;

/** Number of unknown ids that are kept: a new patch has a few, and hostile recordings have all. */
const MAX_UNKNOWN = 8;

/** The actions to report. */
const TOLD = byId([1, ...Object.values(ACTION)]);

/** Reads the actions of one recording. */
export class ActionReader {
  /** Number of command blocks with at least one undecodable action. */
  undecodable = 0;
  /** Ids, as recorded, at which these blocks couldn't be read on; the first few of them. */
  readonly unknown = new Set<number>();
  /** Whether any action had an id that depends on the patch. */
  renumbered = false;
  /** Number of actions and command blocks. */
  size = 0;
  readonly #view: DataView;
  readonly #post202: boolean;
  readonly #action: Action;
  #offset = 0;
  #end = 0;

  constructor(view: DataView, post202: boolean) {
    this.#view = view;
    this.#post202 = post202;
    this.#action = new Action(view);
  }

  /** Moves to the command block between two offsets of the data. */
  open(start: number, end: number): void {
    this.#offset = start;
    this.#end = end;
    this.size++;
  }

  /** The next action to report, which is valid until the next call; null at the end of the block. */
  next(): Action | null {
    const end = this.#end;
    let next = this.#offset;
    while (next < end) {
      let id = this.#view.getUint8(next);
      const start = next + 1;
      this.size++;
      if (isNetEase(id)) {
        next = id === FIRST_NETEASE ? this.#afterUnknown(start, end) : start + NETEASE_BYTES;
        if (next > end) this.#stopAt(id);
        continue;
      }
      const recordedId = id;
      // w3gjs renumbers from 0x78 on. Files from patch 2.0 show that 0x77, the synchronized value, was also renumbered.
      if (id >= FIRST_RENUMBERED) {
        this.renumbered = true;
        if (this.#post202) id++;
      }
      next = actionEnd(this.#view, id, start, end);
      if (next > end) this.#stopAt(recordedId);
      else if (TOLD[id] === 1) {
        this.#offset = next;
        this.#action.id = id;
        this.#action.at = start;
        return this.#action;
      }
    }
    this.#offset = next;
    return null;
  }

  #stopAt(id: number): void {
    this.undecodable++;
    if (this.unknown.size < MAX_UNKNOWN) this.unknown.add(id);
  }

  /**
   * End of a command of unknown length: the usual one if known actions fill the rest of the block, else the first offset
   * from which they do, else the usual one if a known action follows, else the end of the block.
   */
  #afterUnknown(offset: number, end: number): number {
    const usual = offset + NETEASE_BYTES;
    if (this.#isReadable(usual, end)) return usual;
    for (let next = offset; next < end && next < offset + LONGEST_UNKNOWN; next++)
      if (this.#isReadable(next, end)) return next;
    return usual < end && this.#endOf(usual, end) <= end ? usual : end;
  }

  /** Whether known actions fill the block from here on, or up to the next command of unknown length. */
  #isReadable(from: number, end: number): boolean {
    let offset = from;
    while (offset < end) {
      if (this.#view.getUint8(offset) === FIRST_NETEASE) return true;
      offset = this.#endOf(offset, end);
    }
    return offset === end;
  }

  /** End of the action at an offset; beyond `end` if it is cut off or unknown. */
  #endOf(offset: number, end: number): number {
    const id = this.#view.getUint8(offset);
    if (isNetEase(id)) return offset + 1 + NETEASE_BYTES;
    return actionEnd(this.#view, this.#post202 && id >= FIRST_RENUMBERED ? id + 1 : id, offset + 1, end);
  }
}

// Lengths of actions, from public descriptions of the format and from w3gjs.

/** Marks unknown actions and actions of variable length (with strings or lists). */
const VARYING_BYTES = 0xff;
/**
 * Number of bytes after the id, by id in the numbering before patch 2.0.2, which has one more id than fits in a byte.
 */
const BYTES = Object.assign(new Uint8Array(0x101).fill(VARYING_BYTES), {
  ...{ 0x01: 0, 0x02: 0, 0x03: 1, 0x04: 0, 0x05: 0, 0x07: 4 },
  ...{ 0x10: 14, 0x11: 22, 0x12: 30, 0x13: 38, 0x14: 43, 0x15: 51, 0x18: 2, 0x19: 12, 0x1a: 0, 0x1b: 9 },
  ...{ 0x1c: 9, 0x1d: 8, 0x1e: 5, 0x1f: 5, 0x20: 0, 0x21: 8, 0x22: 0, 0x23: 0, 0x24: 0, 0x25: 0, 0x26: 0 },
  ...{ 0x27: 5, 0x28: 5, 0x29: 0, 0x2a: 0, 0x2b: 0, 0x2c: 0, 0x2d: 5, 0x2e: 4, 0x2f: 0, 0x50: 5, 0x51: 9 },
  ...{ 0x61: 0, 0x62: 12, 0x63: 8, 0x64: 8, 0x65: 8, 0x66: 0, 0x67: 0, 0x68: 12, 0x69: 16, 0x6a: 16 },
  ...{ 0x75: 1, 0x76: 10, 0x7a: 20, 0x7b: 16, 0xa0: 14 },
});

/**
 * Offset of the end of the action that has its id just before `offset`; beyond `end` if the action is cut off or
 * unknown. Doesn't read any bytes from `end` on.
 */
export function actionEnd(view: DataView, id: number, offset: number, end: number): number {
  const bytes = BYTES[id]!;
  if (bytes !== VARYING_BYTES) return offset + bytes;
  switch (id) {
    case 0x06:
      return textsEnd(view, 2, offset, end) + 1;
    case 0x16:
    case 0x17:
      return offset + 3 > end ? end + 1 : offset + 3 + 8 * view.getUint16(offset + 1, true);
    case 0x60:
      return textsEnd(view, 1, offset + 8, end);
    case 0x6b:
    case 0x6c:
      return textsEnd(view, 3, offset, end) + 4;
    case 0x6d:
      return textsEnd(view, 3, offset, end) + 1;
    case 0x6e:
      return keptUnitEnd(view, textsEnd(view, 3, offset, end), end);
    case 0x70:
    case 0x71:
    case 0x72:
    case 0x73:
      return textsEnd(view, 3, offset, end);
    case 0x77:
      return listEnd(view, 1, offset + 8, end);
    case 0x78:
      return textsEnd(view, 2, offset, end) + 4;
    case 0x79:
      return textsEnd(view, 1, offset + 16, end);
    default:
      return end + 1;
  }
}

/** Skips a number of zero-terminated strings. */
function textsEnd(view: DataView, count: number, offset: number, end: number): number {
  for (; count > 0; count--) {
    while (offset < end && view.getUint8(offset) !== 0) offset++;
    offset++;
  }
  return offset;
}

/** Skips a list that starts with its length; each entry has a fixed number of bytes. */
const listEnd = (view: DataView, bytes: number, offset: number, end: number): number =>
  offset + 4 > end ? end + 1 : offset + 4 + bytes * view.getUint32(offset, true);

/** Skips a unit in a campaign cache: its id and items, a hero's stats and abilities, hit points and damage. */
function keptUnitEnd(view: DataView, offset: number, end: number): number {
  const items = listEnd(view, 12, offset + 4, end);
  const abilities = listEnd(view, 8, items + 48, end);
  return listEnd(view, 4, abilities + 12, end) + 6;
}
