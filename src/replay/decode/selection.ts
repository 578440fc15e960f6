import { objectId } from './object-id.ts';
import type { Action, ObjectTag } from './w3gjs/internals.ts';

/** A unit or building that a player had selected, followed by its tag through all its forms. */
export interface TrackedUnit {
  forms: [ms: number, id: string][];
  /** Whether the player ever commanded it; another side's units show up in selections only. */
  own: boolean;
}

/** Follows what one player has selected, as far as the recording tells. */
export class Selection {
  /** Every unit that ever led a selection, in the order of first appearance. */
  readonly units: TrackedUnit[] = [];
  /** How many forms of theirs were shown. */
  shown = 0;
  /** Who would carry out the next order; unknown until the game says whose turn it is in a selection. */
  leader: TrackedUnit | undefined;
  /** Whether the selection is still the one that was marked. */
  held = false;
  #hotkey: number | undefined;
  readonly #hotkeyLeaders = new Map<number, TrackedUnit>();
  /** The same units by the two numbers of their tag. */
  readonly #byTag = new Map<number, Map<number, TrackedUnit>>();

  /** A new selection. Fast players move on before the game names its leader, so a hotkey keeps the last one. */
  reselect(hotkey: number | undefined): void {
    this.#hotkey = hotkey;
    this.leader = hotkey === undefined ? undefined : this.#hotkeyLeaders.get(hotkey);
    this.held = false;
  }

  /** The game names the leader of the selection: action 0x19. */
  lead(ms: number, { itemId, object }: Action): void {
    const id = objectId(itemId);
    if (!id || !object) return;
    const unit = this.find(object) ?? this.#add(object);
    if (unit.forms.at(-1)?.[1] !== id) {
      unit.forms.push([ms, id]);
      this.shown++;
    }
    if (unit !== this.leader) this.held = false;
    this.leader = unit;
    if (this.#hotkey !== undefined) this.#hotkeyLeaders.set(this.#hotkey, unit);
  }

  /** A group is put on a hotkey. */
  assign({ groupNumber, units = [] }: Action): void {
    if (groupNumber === undefined) return;
    const kept = units.some((tag) => this.find(tag) === this.leader);
    if (this.leader && kept) this.#hotkeyLeaders.set(groupNumber, this.leader);
    else this.#hotkeyLeaders.delete(groupNumber);
  }

  /** The unit with a tag, if it was ever seen leading a selection. */
  find(tag: ObjectTag): TrackedUnit | undefined {
    return this.#byTag.get(tag[0])?.get(tag[1]);
  }

  #add(tag: ObjectTag): TrackedUnit {
    const unit: TrackedUnit = { forms: [], own: false };
    const sameFirst = this.#byTag.get(tag[0]) ?? new Map<number, TrackedUnit>();
    this.#byTag.set(tag[0], sameFirst.set(tag[1], unit));
    this.units.push(unit);
    return unit;
  }
}
