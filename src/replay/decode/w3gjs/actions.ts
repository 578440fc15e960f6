/**
 * The actions inside a command block. w3gjs makes an object of each, prints errors and reads on inside what it did not
 * understand. This walks over those that nobody asks for, reads the others into one object, and makes visible what
 * w3gjs swallows: pauses and unknown actions.
 */
import { actionEnd } from './action-end.ts';
import { ACTION } from './action-ids.ts';

/** From this number on, patch 2.0.2 counts one less. */
const RENUMBERED = 0x77;
/** Commands of NetEase's platform, five bytes each. */
const [FIRST_NETEASE, LAST_NETEASE] = [0x92, 0x94];

/** A player command, as far as this reader looks into it; what it has not is left from the one before. */
export interface Action {
  id: number;
  /** Flags of an order, mode of a selection, number of a group. */
  mode: number;
  /** What is ordered, or what an object is: four letters or a number of the game's own, see `objectId`. */
  order: number;
  /** Map point. */
  x: number;
  y: number;
  /** How many objects it names, and where the data has their tags, two numbers each. */
  named: number;
  tags: number;
  readonly data: DataView;
}

/** Reads the actions of one recording. */
export class ActionReader {
  /** Command blocks of which at least one action could not be decoded. */
  undecodable = 0;
  /** Whether there was any action whose number depends on the patch. */
  renumbered = false;
  /** How many actions and command blocks there were. */
  size = 0;
  readonly #view: DataView;
  readonly #post202: boolean;
  readonly #action: Action;
  #at = 0;
  #end = 0;

  constructor(view: DataView, post202: boolean) {
    this.#view = view;
    this.#post202 = post202;
    this.#action = { id: 0, mode: 0, order: 0, x: 0, y: 0, named: 0, tags: 0, data: view };
  }

  /** Turns to the command block between two offsets of the data. */
  open(start: number, end: number): void {
    this.#at = start;
    this.#end = end;
    this.size++;
  }

  /** The next action that says something, good until the next call; null when there is none in the block. */
  next(): Action | null {
    while (this.#at < this.#end) {
      const at = this.#at + 1;
      this.size++;
      const id = this.#view.getUint8(this.#at);
      if (id >= FIRST_NETEASE && id <= LAST_NETEASE) this.#at = at + 4;
      else if (id === ACTION.pause || id === ACTION.resume) {
        this.#at = at;
        return this.#named(id, 0, 0);
      } else {
        // w3gjs renumbers from 0x78 on; files of patch 2.0 show that 0x77, the synchronized value, moved too.
        const moved = id >= RENUMBERED;
        if (moved) this.renumbered = true;
        const action = moved && this.#post202 ? id + 1 : id;
        this.#at = actionEnd(this.#view, action, at, this.#end);
        const read = this.#at > this.#end ? null : this.#read(action, at);
        if (read) return read;
        if (this.#at > this.#end) this.undecodable++;
      }
    }
    return null;
  }

  /** Reads the action of this id; null for those that nobody asks for. */
  #read(id: number, at: number): Action | null {
    const view = this.#view;
    const action = this.#action;
    switch (id) {
      case ACTION.order:
        action.mode = view.getUint16(at, true);
        action.order = view.getInt32(at + 2, true);
        return this.#named(id, 0, 0);
      case ACTION.orderPoint:
      case ACTION.orderTwoPoints:
        return this.#order(id, at, 0, 0);
      case ACTION.orderObject:
        return this.#order(id, at, at + 22, 1);
      case ACTION.giveItem:
        return this.#order(id, at, at + 22, 2);
      case ACTION.orderTwoObjects:
        return this.#order(id, at, at + 43, 1);
      case ACTION.select:
      case ACTION.assignGroup:
        action.mode = view.getUint8(at);
        return this.#named(id, at + 3, view.getUint16(at + 1, true));
      case ACTION.recallGroup:
        action.mode = view.getUint8(at);
        return this.#named(id, 0, 0);
      case ACTION.lead:
        action.order = view.getInt32(at, true);
        return this.#named(id, at + 4, 1);
      case ACTION.clickItem:
        return this.#named(id, at + 1, 1);
      case ACTION.cancelRevival:
        return this.#named(id, at, 1);
      case ACTION.unqueue:
      case ACTION.unqueueAgain:
        action.order = view.getInt32(at + 1, true);
        return this.#named(id, 0, 0);
      case ACTION.escape:
      case ACTION.skillMenu:
      case ACTION.buildMenu:
        return this.#named(id, 0, 0);
      default:
        return null;
    }
  }

  /** An order with a map point: flags, what is ordered, a tag of no use, the point. */
  #order(id: number, at: number, tags: number, named: number): Action {
    const action = this.#action;
    action.mode = this.#view.getUint16(at, true);
    action.order = this.#view.getInt32(at + 2, true);
    action.x = this.#view.getFloat32(at + 14, true);
    action.y = this.#view.getFloat32(at + 18, true);
    return this.#named(id, tags, named);
  }

  /** An action that names so many objects from an offset on. */
  #named(id: number, at: number, named: number): Action {
    const action = this.#action;
    action.id = id;
    action.named = named;
    action.tags = at;
    return action;
  }
}
