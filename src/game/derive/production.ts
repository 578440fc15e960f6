import { cancelConstruction, cancelLatest, cancelQueued, cancelRevival } from './cancel.ts';
import type { GameEvent, GamePlayer } from '../game.ts';
import { isHero } from '../objects/object.ts';
import { findObject, isTownHall } from '../objects/table.ts';
import { addPlacement } from './placement.ts';
import { settlePlacements } from './placement-proof.ts';
import { KIND_TYPES, newStep, press, stood, type Step, type StepType } from './step.ts';

/** Maximum gap between presses of a held or tapped key; real second orders come later (measured on 220 repeats). */
const BURST_MS = 300;
/** Training time of every hero. */
const HERO_TRAINING_MS = 55_000;

/**
 * Converts a player's orders into production steps in order: bursts are merged, moved buildings joined, cancellations
 * assigned. Cancelled steps stay in the list; see `stood`. `seen` returns how many objects of a kind the player is
 * known to have had, `kindOf` an object's kind at a time.
 */
export function production(
  player: GamePlayer,
  seen: () => ReadonlyMap<string, number> = () => new Map(),
  kindOf: (object: number, ms: number) => string | undefined = () => undefined,
): Step[] {
  const steps: Step[] = [];
  const stopped = new Set<number>();
  const ordered: StepsOfId = new Map();
  const sightings = heroesShown(player);
  let recent: Step[] = [];
  let moved = true;
  let selected: readonly number[] = [];
  /** How many selected buildings are of the leader's kind; 1 if unknown. */
  const makersOf = ({ ms, by }: { ms: number; by?: number | undefined }): number => {
    const kind = selected.length > 1 ? formAt(player, by, ms) : undefined;
    return kind === undefined
      ? 1
      : Math.max(1, selected.filter((object) => kindOf(object, ms) === kind).length);
  };
  for (const event of player.events) {
    selected = event.with ?? selected;
    // Only a placement that directly follows another one, with the same selection, went to the same builders.
    // If several workers were selected, another one may build. Records of form 1 don't say how many there
    // were.
    if (!event.held) moved = true;
    if (event.do === 'order') addOrder(steps, event, ordered, sightings, makersOf(event));
    else if (event.do === 'place' || event.do === 'target')
      recent = addPlacement(steps, recent, event, moved ? 'others' : selected.length > 1 ? 'several' : 'one');
    else if (event.do === 'revive') addRevival(steps, event, ordered);
    else if (event.do === 'unrevive') cancelRevival(steps, event);
    else if (event.do === 'unqueue') cancelQueued(steps, { ...event, makers: makersOf(event) });
    else if (event.do === 'cancel') addCancel(steps, player, { ...event, makers: makersOf(event) }, stopped);
    moved = event.do !== 'place' && event.do !== 'target';
  }
  return settlePlacements(steps, seen);
}

/** The form of the player's unit at a time: upgrades change buildings. */
function formAt(player: GamePlayer, unit: number | undefined, ms: number): string | undefined {
  return unit === undefined ? undefined : player.units[unit]?.findLast(([since]) => since <= ms)?.[1];
}

/**
 * Steps without a place, indexed by object id, because a hostile game has orders for thousands of different
 * objects.
 */
type StepsOfId = Map<string, Step[]>;

function add(steps: Step[], ordered: StepsOfId, step: Step): void {
  steps.push(step);
  const same = ordered.get(step.id);
  if (same) same.push(step);
  else ordered.set(step.id, [step]);
}

/** When each of a player's heroes first led a selection, in ms, by object id, latest first. */
function heroesShown({ units }: GamePlayer): Map<string, number[]> {
  const first = units.flatMap(([form]) => (form && isHero(form[1]) ? [form] : [])).sort(([a], [b]) => b - a);
  return new Map([...Map.groupBy(first, ([, id]) => id)].map(([id, forms]) => [id, forms.map(([ms]) => ms)]));
}

/** Whether an ordered hero is known to have existed by a given time. Taverns deliver heroes at once. */
function hadHero({ id, ms }: Step, byMs: number, sightings: ReadonlyMap<string, number[]>): boolean {
  const trainingMs = (findObject(id)?.seconds ?? 0) * 1000;
  if (trainingMs === 0) return true;
  const times = sightings.get(id) ?? [];
  // Earlier sightings belong to another player. Later orders don't need them either, because orders are in
  // order of time.
  while (times.length > 0 && times.at(-1)! < ms + trainingMs) times.pop();
  return times.length > 0 && times.at(-1)! <= byMs;
}

function addOrder(
  steps: Step[],
  event: GameEvent & { do: 'order' },
  ordered: StepsOfId,
  sightings: ReadonlyMap<string, number[]>,
  makers: number,
): void {
  const { ms, id, by = null } = event;
  const type = orderType(id);
  const same = ordered.get(id) ?? [];
  const last = same.at(-1);
  const sameMaker = last && (last.by === by || last.by === null || by === null);
  if (last && sameMaker && stood(last) && ms - last.lastMs < BURST_MS) return press(last, ms);
  if (type === 'hero' && last) {
    const before = same.findLast((step) => step.type === 'hero' && stood(step));
    if (before && (ms < before.ms + HERO_TRAINING_MS || hadHero(before, ms, sightings)))
      return press(before, ms);
    // A hero can't be trained twice. The earlier order therefore came to nothing: the altar was destroyed, or the
    // cancellation isn't recorded.
    if (before) before.cancelled++;
  }
  const step = newStep(event, type);
  if (type === 'unit' && makers > 1) step.makers = makers;
  add(steps, ordered, step);
}

function addRevival(steps: Step[], event: GameEvent & { do: 'revive' }, ordered: StepsOfId): void {
  const last = ordered.get(event.id)?.findLast((step) => step.type === 'revival');
  if (last && event.ms - last.lastMs < BURST_MS) press(last, event.ms);
  else add(steps, ordered, newStep(event, 'revival'));
}

function addCancel(
  steps: Step[],
  player: GamePlayer,
  { ms, by, makers }: { ms: number; by?: number | undefined; makers: number },
  stopped: Set<number>,
): void {
  if (by === undefined || cancelLatest(steps, { ms, by, makers })) return;
  const id = formAt(player, by, ms);
  const seenMs = player.units[by]?.[0]?.[0];
  // Players often press the key again after the building is gone. A building that has produced something is finished
  // and can't be cancelled.
  if (!id || seenMs === undefined || stopped.has(by) || steps.some((step) => step.by === by)) return;
  stopped.add(by);
  cancelConstruction(steps, { ms, id, seenMs });
}

/** The step type of a no-target order; for unknown ids, it follows from how the game forms ids. */
function orderType(id: string): StepType {
  if (isTownHall(id)) return 'upgrade';
  const kind = findObject(id)?.kind;
  if (kind) return KIND_TYPES[kind];
  if (id.startsWith('R')) return 'upgrade';
  return isHero(id) ? 'hero' : 'unit';
}
