import { LIMITS } from './limits.ts';
import { added, credit, type NamedObject, type NamedObjects } from './named-objects.ts';
import { objectId } from './object-id.ts';
import { DESELECT } from './w3gjs/action-ids.ts';
import type { Action } from './w3gjs/action.ts';

/** A unit or building that led a selection of one player, followed by its tag through all its forms. */
export interface TrackedUnit {
  readonly object: NamedObject;
  readonly forms: [ms: number, id: string][];
  /** The last of them. */
  form: string;
  /** Whether the player ever commanded it; another side's units show up in selections only. */
  commanded: boolean;
}

const NOBODY: readonly NamedObject[] = [];

/** Follows what one player has selected, as far as the recording tells. */
export class Selection {
  /** Every unit that ever led a selection, in the order of first appearance. */
  readonly units: TrackedUnit[] = [];
  /** How many forms of theirs were shown. */
  formCount = 0;
  /** Who would carry out the next order; unknown until the game says whose turn it is in a selection. */
  leader: TrackedUnit | undefined;
  /** Whether the selection is still the one that was marked. */
  logged = false;
  readonly #slot: number;
  readonly #objects: NamedObjects;
  readonly #byObject = new Map<NamedObject, TrackedUnit>();
  /** The selected objects; a new list whenever it changes, so that lists can be kept. */
  #members: readonly NamedObject[] = NOBODY;
  #heroes: readonly NamedObject[] | undefined;
  /** Orders given since the selection last changed. */
  #given = 0;
  /** What lies on each key, and who led it last. */
  readonly #groups: (readonly NamedObject[] | undefined)[] = [];
  readonly #groupLeaders: (TrackedUnit | undefined)[] = [];
  #group: number | undefined;

  constructor(slot: number, objects: NamedObjects) {
    this.#slot = slot;
    this.#objects = objects;
  }

  /** What is selected. Equal lists are one list as long as the selection stays. */
  get members(): readonly NamedObject[] {
    return this.#members;
  }

  /** The own heroes among them, as far as they have shown. */
  get heroes(): readonly NamedObject[] {
    this.#heroes ??= this.#members.filter(({ hero }) => hero);
    return this.#heroes;
  }

  /** An order goes to all that is selected. */
  command(): void {
    if (this.leader) this.leader.commanded = true;
    this.#given++;
  }

  /** Objects join the selection or leave it; `anew` when the same click has just taken out those of before. */
  select(ms: number, action: Action, anew: boolean): void {
    const named = this.#see(ms, action);
    const rest = anew ? NOBODY : this.#members;
    if (action.mode === DESELECT) this.#change(without(rest, named));
    else this.#change(rest.length === 0 ? named : [...rest, ...without(named, rest)]);
    this.#turnTo(undefined);
  }

  /** A group is recalled. Fast players move on before the game names its leader, so it keeps the last one. */
  recall({ mode: group }: Action): void {
    this.#change(this.#groups[group] ?? NOBODY);
    this.#turnTo(group);
  }

  /** The game names the leader of the selection. */
  lead(ms: number, action: Action): void {
    const id = objectId(action.order);
    const object = id === undefined ? undefined : this.#objects.see(ms, action);
    if (id === undefined || !object) return;
    this.#objects.show(ms, object, id);
    if (!this.#members.includes(object)) this.#change([...this.#members, object]);
    this.#heroes = undefined;
    // Mostly it is who led the group before.
    const unit =
      this.leader?.object === object
        ? this.leader
        : (this.#byObject.get(object) ?? this.#add(object, ms, id));
    if (unit.form !== id) {
      unit.form = id;
      unit.forms.push([ms, id]);
      this.formCount++;
    }
    if (unit !== this.leader) this.logged = false;
    this.leader = unit;
    if (this.#group !== undefined) this.#groupLeaders[this.#group] = unit;
  }

  /** A group is put on a key. */
  assign(ms: number, action: Action): void {
    const objects = this.#see(ms, action);
    const group = action.mode;
    this.#groups[group] = objects;
    const { leader } = this;
    this.#groupLeaders[group] = leader && objects.includes(leader.object) ? leader : undefined;
  }

  /** What the object that an action names showed as to this player, if it was ever seen leading a selection. */
  find(ms: number, action: Action): TrackedUnit | undefined {
    const object = this.#objects.see(ms, action);
    return object && this.#byObject.get(object);
  }

  /** Credits the orders so far; at the end of the game, and whenever the selection changes. */
  settle(): void {
    if (this.#given === 0) return;
    for (const object of this.#members) credit(object, this.#slot, this.#given);
    this.#given = 0;
  }

  #see(ms: number, action: Action): NamedObject[] {
    let objects: NamedObject[] = [];
    for (let index = 0; index < action.named; index++) {
      const object = this.#objects.see(ms, action, index);
      if (object) objects = added(objects, object);
    }
    return objects;
  }

  #change(members: readonly NamedObject[]): void {
    this.settle();
    // More than the game lets anybody select; a hostile file could add up any number.
    this.#members = members.length > LIMITS.selected ? members.slice(-LIMITS.selected) : members;
    this.#heroes = undefined;
  }

  #turnTo(group: number | undefined): void {
    this.#group = group;
    this.leader = group === undefined ? undefined : this.#groupLeaders[group];
    this.logged = false;
  }

  #add(object: NamedObject, ms: number, id: string): TrackedUnit {
    const unit: TrackedUnit = { object, forms: [[ms, id]], form: id, commanded: false };
    this.#byObject.set(object, unit);
    this.units.push(unit);
    this.formCount++;
    return unit;
  }
}

/** Selections are short: a look through one costs less than a set of it. */
const without = (some: readonly NamedObject[], others: readonly NamedObject[]): readonly NamedObject[] =>
  others.length === 0 ? some : some.filter((object) => !others.includes(object));
