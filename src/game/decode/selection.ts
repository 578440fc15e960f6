/** What a player has selected at each time, which decides whom an order goes to. */
import type { GamePlayer } from '../game.ts';
import { LIMITS } from './limits.ts';
import { append, type NamedObject, type NamedObjects } from './named-objects.ts';
import { objectId } from './object-id.ts';
import { DESELECT } from './w3gjs/action-ids.ts';
import type { Action } from './w3gjs/action.ts';

/** A unit or building that led one player's selection, tracked by its tag through all its forms. */
export interface TrackedUnit {
  readonly object: NamedObject;
  readonly forms: [ms: number, id: string][];
  /** The latest form. */
  form: string;
  /** Whether the player ever commanded the unit. Enemy units appear only in selections. */
  commanded: boolean;
}

/** Recorded numbers of control groups are one less than their key; the last one is key 0. */
const GROUPS = 10;

/** How often a control group was used, and when first. */
interface GroupUse {
  assigned: number;
  recalled: number;
  ms: number;
}

const NOBODY: readonly NamedObject[] = [];

/** Tracks one player's selection, as far as the recording shows it. */
export class Selection {
  /** All units that ever led a selection, in order of first appearance. */
  readonly units: TrackedUnit[] = [];
  /** Number of forms these units showed. */
  formCount = 0;
  /** The unit that would carry out the next order; unknown until the game names the leader. */
  leader: TrackedUnit | undefined;
  /** Whether the selection is unchanged since it was logged. */
  logged = false;
  readonly #slot: number;
  readonly #objects: NamedObjects;
  readonly #byObject = new Map<NamedObject, TrackedUnit>();
  /** The selected objects. Every change makes a new list, so that lists can be stored without copying. */
  #members: readonly NamedObject[] = NOBODY;
  #heroes: readonly NamedObject[] | undefined;
  /** Number of orders since the last change of the selection. */
  #given = 0;
  /** The objects and the last leader of each control group. */
  readonly #groups: (readonly NamedObject[] | undefined)[] = [];
  readonly #groupLeaders: (TrackedUnit | undefined)[] = [];
  #group: number | undefined;
  readonly #uses = new Map<number, GroupUse>();

  constructor(slot: number, objects: NamedObjects) {
    this.#slot = slot;
    this.#objects = objects;
  }

  /** The current selection. The same list is returned until the selection changes. */
  get members(): readonly NamedObject[] {
    return this.#members;
  }

  /** The player's heroes in the selection that have been identified so far. */
  get heroes(): readonly NamedObject[] {
    this.#heroes ??= this.#members.filter(({ hero }) => hero);
    return this.#heroes;
  }

  /** Counts an order for every selected object. */
  command(): void {
    if (this.leader) this.leader.commanded = true;
    this.#given++;
  }

  /**
   * Adds objects to the selection or removes them. `isNew` is true if the same click has just removed the
   * previous ones.
   */
  select(ms: number, action: Action, isNew: boolean): void {
    const members = this.#see(ms, action);
    const others = isNew ? NOBODY : this.#members;
    if (action.mode === DESELECT) this.#change(without(others, members));
    else this.#change(others.length === 0 ? members : [...others, ...without(members, others)]);
    this.#turnTo(undefined);
  }

  /** Recalls a control group. Fast players act before the game names the leader, so the group's last leader stays. */
  recall(ms: number, { mode: group }: Action): void {
    this.#use(ms, group).recalled++;
    this.#change(this.#groups[group] ?? NOBODY);
    this.#turnTo(group);
  }

  /** Sets the leader named by the game. */
  lead(ms: number, action: Action): void {
    const id = objectId(action.order);
    const object = id === undefined ? undefined : this.#objects.see(ms, action);
    if (id === undefined || !object) return;
    this.#objects.show(ms, object, id);
    if (!this.#members.includes(object)) this.#change([...this.#members, object]);
    this.#heroes = undefined;
    // Usually, this is the group's previous leader, which saves a lookup.
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

  /** Assigns a control group. */
  assign(ms: number, action: Action): void {
    const objects = this.#see(ms, action);
    const group = action.mode;
    this.#use(ms, group).assigned++;
    this.#groups[group] = objects;
    const { leader } = this;
    this.#groupLeaders[group] = leader && objects.includes(leader.object) ? leader : undefined;
  }

  /** The control groups that were used, by key from 1 to 0. */
  get groups(): NonNullable<GamePlayer['groups']> {
    const uses = [...this.#uses].sort(([a], [b]) => a - b);
    return uses.map(([group, { assigned, recalled, ms }]) => [(group + 1) % GROUPS, assigned, recalled, ms]);
  }

  /** The unit that an action names, as this player has seen it lead a selection; undefined if they never have. */
  find(ms: number, action: Action): TrackedUnit | undefined {
    const object = this.#objects.see(ms, action);
    return object && this.#byObject.get(object);
  }

  /**
   * Credits the orders so far to the selected objects. This runs on every change of the selection and at the end of the
   * game.
   */
  settle(): void {
    if (this.#given === 0) return;
    for (const object of this.#members) this.#objects.credit(object, this.#slot, this.#given);
    this.#given = 0;
  }

  #use(ms: number, group: number): GroupUse {
    const use = this.#uses.get(group) ?? { assigned: 0, recalled: 0, ms };
    // A hostile file may state any number.
    if (group < GROUPS) this.#uses.set(group, use);
    return use;
  }

  #see(ms: number, action: Action): NamedObject[] {
    let objects: NamedObject[] = [];
    for (let index = 0; index < action.named; index++) {
      const object = this.#objects.see(ms, action, index);
      if (object) objects = append(objects, object);
    }
    return objects;
  }

  #change(members: readonly NamedObject[]): void {
    this.settle();
    // Caps the selection, because a hostile file could add any number of objects.
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

/** Items of `some` that are not in `others`. Selections are so short that a linear search is cheaper than a set. */
const without = (some: readonly NamedObject[], others: readonly NamedObject[]): readonly NamedObject[] =>
  others.length === 0 ? some : some.filter((object) => !others.includes(object));
