/**
 * Reads the actions in a command block. w3gjs makes an object for each action, prints errors, and continues inside
 * actions that it doesn't understand. This reader skips unneeded actions, reads the needed fields of the others, and
 * reports what w3gjs doesn't: pauses and unknown actions.
 */
import { actionEnd } from './action-end.ts';
import { ACTION } from './action-ids.ts';
import { Action, byId } from './action.ts';

/** From this id on, ids recorded since patch 2.0.2 are one lower than before. */
const RENUMBERED = 0x77;
/** Commands of NetEase's platform, five bytes each. */
const [FIRST_NETEASE, LAST_NETEASE] = [0x92, 0x94];

/** The actions to report. */
const TOLD = byId([1, ...Object.values(ACTION)]);

/** Reads the actions of one recording. */
export class ActionReader {
  /** Number of command blocks with at least one undecodable action. */
  undecodable = 0;
  /** Whether any action had an id that depends on the patch. */
  renumbered = false;
  /** Number of actions and command blocks. */
  size = 0;
  readonly #view: DataView;
  readonly #post202: boolean;
  readonly #action: Action;
  #at = 0;
  #end = 0;

  constructor(view: DataView, post202: boolean) {
    this.#view = view;
    this.#post202 = post202;
    this.#action = new Action(view);
  }

  /** Moves to the command block between two offsets of the data. */
  open(start: number, end: number): void {
    this.#at = start;
    this.#end = end;
    this.size++;
  }

  /** The next action to report, which is valid until the next call; null at the end of the block. */
  next(): Action | null {
    const end = this.#end;
    let next = this.#at;
    while (next < end) {
      let id = this.#view.getUint8(next);
      const at = next + 1;
      this.size++;
      if (id >= FIRST_NETEASE && id <= LAST_NETEASE) {
        next = at + 4;
        continue;
      }
      // w3gjs renumbers from 0x78 on. Files from patch 2.0 show that 0x77, the synchronized value, was also renumbered.
      if (id >= RENUMBERED) {
        this.renumbered = true;
        if (this.#post202) id++;
      }
      next = actionEnd(this.#view, id, at, end);
      if (next > end) this.undecodable++;
      else if (TOLD[id] === 1) {
        this.#at = next;
        this.#action.id = id;
        this.#action.at = at;
        return this.#action;
      }
    }
    this.#at = next;
    return null;
  }
}
