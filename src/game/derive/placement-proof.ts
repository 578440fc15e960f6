/** Judges ordered buildings by what was seen of them: those that can’t have stood came to nothing. */
import type { Game, GamePlayer } from '../game.ts';
import { findObject, isTownHall } from '../objects/table.ts';
import { baseForm } from './births/base-form.ts';
import { spotOf } from './births/on-sites.ts';
import { builtOn, owners } from './births/ownership.ts';
import { press, stood, type Step } from './step.ts';

/** Farms and towers, which players often never select, so seeing only a few of them proves nothing. */
const OFTEN_UNSEEN: ReadonlySet<string> = new Set('hhou hwtw otrb owtw emow etrp uzig'.split(' '));

/**
 * How many objects of each kind the player is known to have had. Upgraded buildings count as the kind they
 * were built as.
 */
export function seenKinds(game: Game, player: GamePlayer): Map<string, number> {
  const slots = owners(game);
  const counts = new Map<string, number>();
  for (const [number, { forms }] of (game.objects ?? []).entries()) {
    const form = forms?.[0]?.[1];
    if (form === undefined || slots[number] !== player.slot || findObject(form)?.kind !== 'building')
      continue;
    counts.set(baseForm(form), (counts.get(baseForm(form)) ?? 0) + 1);
  }
  return counts;
}

/** When each building was first seen in ms, by its kind and place. */
export type OnSites = ReadonlyMap<string, readonly number[]>;

/** The buildings that orders target exactly where the player placed them. */
export function seenOnSites(game: Game, { slot }: GamePlayer): OnSites {
  const times = new Map<string, number[]>();
  for (const [number, { seen }] of (game.objects ?? []).entries()) {
    const site = builtOn(game)[number];
    if (site?.slot !== slot) continue;
    const place = placeOf(site.id, site.spot);
    times.set(place, [...(times.get(place) ?? []), seen[0]]);
  }
  return times;
}

const placeOf = (id: string, spot: string): string => `${id} ${spot}`;

/**
 * Whether a placement exactly on the site of an earlier step is for another building: one stood there before this order,
 * and another one was seen there after it.
 */
export function isBuiltAgain(
  step: Step,
  { ms, id, at }: Pick<Step, 'ms' | 'id'> & { at: [number, number] },
  onSites: OnSites,
): boolean {
  if (step.id !== id || !step.at || spotOf(step.at) !== spotOf(at)) return false;
  const times = onSites.get(placeOf(id, spotOf(at))) ?? [];
  return times.some((seen) => seen > step.ms && seen <= ms) && times.some((seen) => seen > ms);
}

/**
 * Uses sightings to decide a case that is ambiguous from orders alone: a building ordered again soon and far
 * away. Two buildings that were both seen count as two, even if only one worker was sent. If only one was
 * seen, the building was moved if several workers were sent or if it is a second altar.
 */
export function settlePlacements(steps: Step[], kinds: () => ReadonlyMap<string, number>): Step[] {
  if (!steps.some((step) => step.apart ?? step.after)) return steps;
  const seen = kinds();
  const standing = Map.groupBy(
    steps.filter((step) => step.at && stood(step)),
    ({ id }) => id,
  );
  const gone = new Set<Step>();
  const added: Step[] = [];
  for (const [id, placed] of standing) {
    const count = seen.get(id) ?? 0;
    if (count === 0 || isTownHall(id)) continue;
    let missing = count - placed.length;
    for (const building of placed)
      for (const { step, at } of building.apart ?? []) {
        if (missing-- <= 0) break;
        building.at = at;
        building.presses--;
        building.beside = building.beside?.filter((ms) => ms !== step.ms) ?? [];
        added.push(step);
      }
    if (OFTEN_UNSEEN.has(id)) continue;
    let surplus = placed.length - count;
    for (const step of placed.toReversed()) {
      if (!step.after || gone.has(step.after) || surplus-- <= 0) continue;
      step.after.at = step.at;
      press(step.after, step.lastMs);
      step.after.unseen = (step.after.unseen ?? 0) + 1 + (step.unseen ?? 0);
      gone.add(step);
    }
  }
  const kept = steps.filter((step) => !gone.has(step));
  return added.length === 0 ? kept : [...kept, ...added].sort((a, b) => a.ms - b.ms);
}
