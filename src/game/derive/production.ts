/** Turns a player’s orders into production steps, as the game took them. */
import { cancelConstruction, cancelLatest, cancelQueued, cancelRevival, unsummon } from './cancel.ts';
import type { GameEvent, GamePlayer, RecordedObject } from '../game.ts';
import { isHero } from '../objects/object.ts';
import { baseForm } from './births/base-form.ts';
import { addPlacement, takeBackUnbegun } from './placement.ts';
import { isBuiltAgain, type OnSites, settlePlacements } from './placement-proof.ts';
import { rulesOf, type GameRules } from './rules/game-rules.ts';
import { tierAt } from './rules/tier-at.ts';
import { TrainingQueues, type QueuedOrder } from './rules/training-queues.ts';
import { selectionAt } from './selected-buildings.ts';
import { formAt, hadHero, heroesShown, lastOrders } from './signs-of-orders.ts';
import { lapse, newStep, orderType, press, stood, type Step } from './step.ts';

/** Maximum gap between presses of a held or tapped key; real second orders come later (measured on 220 repeats). */
const BURST_MS = 300;
/** Training time of every hero. */
const HERO_TRAINING_MS = 55_000;
/** A tavern revives at once, and a hall can't be upgraded twice; only presses within this time are repeats. */
const AT_ONCE_MS = 1000;
const TAVERN = 'ntav';

/** What the rest of the game says about a player's orders. */
interface Surroundings {
  rules?: GameRules;
  /** All objects of the game; empty for records without them. */
  objects?: readonly RecordedObject[];
  /** Returns how many objects of a kind the player is known to have had. */
  seen?: () => ReadonlyMap<string, number>;
  /** Returns when each building on a site of the player was first seen, by kind and place. */
  onSites?: () => OnSites;
}

/** Rules of a game whose patch is unknown. */
const RULES = rulesOf({ patch: null, build: 0, expansion: true });

/**
 * Converts a player's orders into production steps in order: bursts are merged, moved buildings joined, orders that
 * the game refused or took back assigned. Cancelled steps stay in the list; see `stood`.
 */
export function production(
  player: GamePlayer,
  {
    rules = RULES,
    objects = [],
    seen = () => new Map<string, number>(),
    onSites = () => new Map<string, number[]>(),
  }: Surroundings = {},
): Step[] {
  const orders = new Production(player, rules, objects, onSites());
  for (const event of player.events) orders.add(event);
  return settlePlacements(orders.steps, seen);
}

/** The steps of one player so far, and what later orders may refer to. */
class Production {
  /** The steps so far, in order; later events change them. */
  readonly steps: Step[] = [];
  readonly #player: GamePlayer;
  readonly #rules: GameRules;
  readonly #objects: readonly RecordedObject[];
  /** Steps without a place by object id, because a hostile game has orders for thousands of different objects. */
  readonly #ordered = new Map<string, Step[]>();
  readonly #sightings: Map<string, number[]>;
  /** When each object last took an order, in ms. Links keep this, but not when an object was last named. */
  readonly #lastOrders: ReadonlyMap<number, number>;
  readonly #onSites: OnSites;
  readonly #queues: TrainingQueues;
  readonly #stopped = new Set<number>();
  readonly #becoming = new Map<number, Step>();
  #recent: Step[] = [];
  #moved = true;
  #selected: readonly number[] = [];
  #orderedMs = -Infinity;

  constructor(player: GamePlayer, rules: GameRules, objects: readonly RecordedObject[], onSites: OnSites) {
    this.#player = player;
    this.#onSites = onSites;
    this.#rules = rules;
    this.#queues = new TrainingQueues(rules);
    this.#objects = objects;
    this.#sightings = heroesShown(player);
    this.#lastOrders = lastOrders(player);
  }

  /** Takes the next event of the player. */
  add(event: GameEvent): void {
    this.#selected = event.with ?? this.#selected;
    // Only a placement that directly follows another one, with the same selection, went to the same builders.
    // If several workers were selected, another one may build. Records of form 1 don't say how many there
    // were.
    if (!event.held) this.#moved = true;
    const placing = event.do === 'place' || event.do === 'target';
    if (placing) {
      const builders = this.#moved ? 'others' : this.#selected.length > 1 ? 'several' : 'one';
      const recent = this.#recent.filter((step) => !isBuiltAgain(step, event, this.#onSites));
      this.#recent = addPlacement(this.steps, recent, event, builders, this.#selected);
      const step = this.#recent.findLast(({ id, lastMs }) => id === event.id && lastMs === event.ms);
      if (step) takeBackUnbegun(this.#becoming, step, this.#selected, event.queued);
    } else if (event.do === 'order') this.#order(event);
    else if (event.do === 'revive') this.#revive(event);
    else if (event.do === 'unrevive') cancelRevival(this.steps, baseForm(event.id));
    else if (event.do === 'unsummon') unsummon(this.steps, event);
    else if (event.do === 'unqueue') this.#unqueue(event);
    else if (event.do === 'cancel') this.#cancel(event);
    this.#moved = !placing;
  }

  #buildings(event: GameEvent): readonly number[] {
    return selectionAt(event, this.#selected, this.#player, this.#objects);
  }

  /** Adds a step and queues its first order. */
  #add(step: Step, { echo = false, makeMs = this.#rules.makeMs(step.id) } = {}): void {
    this.steps.push(step);
    const ofKind = this.#ordered.get(step.id);
    if (ofKind) ofKind.push(step);
    else this.#ordered.set(step.id, [step]);
    this.#queue({ step, ms: step.ms, makeMs, echo }, step.takers);
  }

  /** Queues an order; one that found all queues full came to nothing. */
  #queue(order: QueuedOrder, buildings: readonly number[]): void {
    const { step, makeMs } = order;
    if (step.type === 'item' || makeMs === 0) return;
    if (this.#queues.add(order, buildings)) step.cancelled++;
  }

  #order(event: GameEvent & { do: 'order' }): void {
    const { ms, id, by: unit = null } = event;
    const type = orderType(id);
    const takers = this.#buildings(event);
    const echo = ms - this.#orderedMs < BURST_MS;
    this.#orderedMs = ms;
    const ofKind = this.#ordered.get(id) ?? [];
    const last = ofKind.at(-1);
    if (type === 'upgrade' && id.startsWith('R')) return this.#research(event, ofKind, takers);
    if ((type === 'building' || type === 'morph') && this.#repeats(event, ofKind, takers)) return;
    if (type === 'upgrade' && this.#isUnderWay(event, last, takers)) return press(last!, ms);
    const sameMaker = last && (last.by === unit || last.by === null || unit === null);
    if (last && sameMaker && stood(last) && ms - last.lastMs < BURST_MS) {
      press(last, ms);
      if (type === 'unit')
        this.#queue({ step: last, ms, makeMs: this.#rules.makeMs(id), echo: true }, takers);
      return;
    }
    if (type === 'hero' && last) {
      const existing = ofKind.findLast((step) => step.type === 'hero' && stood(step));
      if (existing && (ms < existing.ms + HERO_TRAINING_MS || hadHero(existing, ms, this.#sightings)))
        return press(existing, ms);
      // A hero can't be trained twice. The earlier order therefore came to nothing: the altar was destroyed, or the
      // cancellation isn't recorded.
      if (existing) lapse(existing);
    }
    const step = newStep(event, type, takers);
    if ((type === 'unit' || type === 'building' || type === 'morph') && takers.length > 1)
      step.makers = takers.length;
    this.#add(step, { echo });
  }

  /**
   * Adds an order for research. An upgrade is under way in one building at a time, so an order within its time is a
   * press of it. If there is no further level to research, an earlier order came to nothing: the last one whose building
   * took no order again once it could have been done, because it was destroyed; otherwise the last one, whose
   * cancellation isn't recorded.
   */
  #research(event: GameEvent & { do: 'order' }, ofKind: readonly Step[], takers: readonly number[]): void {
    const { ms, id } = event;
    const standing = ofKind.filter(stood);
    const last = standing.at(-1);
    if (last && ms - last.lastMs < BURST_MS) return press(last, ms);
    if (last && ms - last.ms < this.#rules.makeMs(id, standing.length)) return press(last, ms);
    const tier = tierAt(this.#player, this.steps, this.#rules, event);
    if (last && standing.length >= this.#rules.highestLevel(id, tier))
      lapse(standing.findLast((step) => this.#fell(step)) ?? last);
    this.#add(newStep(event, 'upgrade', takers));
  }

  /**
   * Whether this hall got the order for its upgrade just before, so that it is a press of it. Later, a hall that is being
   * upgraded can't get the order again, so that the earlier order came to nothing.
   */
  #isUnderWay({ ms }: GameEvent, last: Step | undefined, takers: readonly number[]): boolean {
    if (!last || !stood(last) || ms - last.lastMs >= AT_ONCE_MS) return false;
    return takers.length > 0 && takers.every((building) => last.takers.includes(building));
  }

  /** Whether no building that took an order took one again once it could have been done. */
  #fell({ id, ms, takers }: Step): boolean {
    const doneMs = (building: number) => this.#queues.doneMs(building, id, ms) ?? ms + this.#rules.makeMs(id);
    return (
      takers.length > 0 &&
      takers.every((building) => (this.#lastOrders.get(building) ?? Infinity) < doneMs(building))
    );
  }

  /**
   * Whether a building's upgrade was ordered before: a tower is upgraded once, so an order that adds no other tower
   * is a press of the earlier one.
   */
  #repeats(
    { ms, id }: GameEvent & { do: 'order' },
    ofKind: readonly Step[],
    takers: readonly number[],
  ): boolean {
    const standing = ofKind.filter(stood);
    const upgradedBuildings = new Set(standing.flatMap((step) => step.takers));
    if (takers.length === 0 || !takers.every((building) => upgradedBuildings.has(building))) return false;
    const earlier = standing.findLast((step) => step.takers.some((building) => takers.includes(building)));
    if (!earlier || isHero(id)) return false;
    press(earlier, ms);
    return true;
  }

  #revive(revival: GameEvent & { do: 'revive' }): void {
    // A hero may have died under a spell, which changes its form.
    const event = { ...revival, id: baseForm(revival.id) };
    const last = this.#ordered.get(event.id)?.findLast((step) => step.type === 'revival');
    const step = newStep(event, 'revival', this.#buildings(event));
    const [place] = step.takers;
    const reviver =
      place === undefined ? formAt(this.#player, event.by, event.ms) : this.#formOf(place, event.ms);
    const isAtOnce = reviver === TAVERN;
    const minMs = isAtOnce ? AT_ONCE_MS : this.#rules.revivalMs;
    if (last && stood(last) && event.ms - last.ms < minMs) press(last, event.ms);
    else this.#add(step, { makeMs: isAtOnce ? 0 : minMs });
  }

  #formOf(object: number, ms: number): string | undefined {
    const { forms = [] } = this.#objects[object] ?? {};
    return (forms.findLast(([since]) => since <= ms) ?? forms[0])?.[1];
  }

  /** Takes an entry out of a queue. A building under construction is named by its own kind. */
  #unqueue(event: GameEvent & { do: 'unqueue' }): void {
    const buildings = this.#buildings(event);
    const [only, ...others] = buildings;
    if (only !== undefined && others.length === 0 && this.#formOf(only, event.ms) === event.id)
      this.#stop(only, event);
    else cancelQueued(this.steps, this.#queues, { ...event, buildings });
  }

  /** Cancels the construction of a building; one that has produced something is finished and can't be cancelled. */
  #stop(building: number, { ms }: GameEvent): void {
    const id = this.#formOf(building, ms);
    const seenMs = this.#objects[building]?.seen[0];
    if (!id || seenMs === undefined || this.#stopped.has(building) || this.#queues.has(building)) return;
    this.#stopped.add(building);
    cancelConstruction(this.steps, { ms, id, seenMs }, this.#rules);
  }

  #cancel(event: GameEvent & { do: 'cancel' }): void {
    const { ms, by: unit } = event;
    const buildings = this.#buildings(event);
    if (cancelLatest(this.steps, this.#queues, { ms, by: unit, buildings })) return;
    // Players often press the key again after the building is gone.
    for (const building of buildings) this.#stop(building, event);
    if (unit === undefined || buildings.length > 0) return;
    const id = formAt(this.#player, unit, ms);
    const seenMs = this.#player.units[unit]?.[0]?.[0];
    if (
      !id ||
      seenMs === undefined ||
      this.#stopped.has(-1 - unit) ||
      this.steps.some((step) => step.by === unit)
    )
      return;
    this.#stopped.add(-1 - unit);
    cancelConstruction(this.steps, { ms, id, seenMs }, this.#rules);
  }
}
