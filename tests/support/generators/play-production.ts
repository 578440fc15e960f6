import { cancel } from '../recording-writer/events.ts';
import type { Decision, Move } from './decision.ts';
import type { PlayerState, StatedStep } from './player-state.ts';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

/** Two placements of one id closer than this could be one moved building. */
const REPLACEMENT_MS = 3000;
const SAME_SPOT = 200;
/**
 * Within a minute and this distance, a repeated order is still the same building, because two couldn't be so close.
 */
const SAME_PLACE = 64;
/** Distance of buildings in one builder's queue, unless closer than the smallest building's width. */
const FOOTPRINT = 128;

/** Trains units in one of two barracks, and cancels some. */
export function unit(state: PlayerState, { which, second, cancels, gaps, grasp }: Of<'unit'>): void {
  const { hand, sheet } = state;
  const [id, , seconds] = sheet.units[which]!;
  const maker = state.tag(second ? 'otherBarracks' : 'barracks');
  hand.grasp(grasp, maker, sheet.barracks);
  const step = state.state({ ...state.tap(gaps, () => hand.order(id)), id, type: 'unit', maker });
  step.cancelled = Math.min(cancels, step.presses);
  for (let left = step.cancelled; left > 0; left--) {
    hand.wait(120);
    hand.queue({ kind: 'unqueue', slot: left, id }, { do: 'unqueue', id });
  }
  // The barracks wait until all units could be made, so that the cancelled ones are certain.
  if (step.cancelled > 0) hand.wait(step.presses * seconds * 1000);
}

export function worker(state: PlayerState, { gaps, grasp }: Of<'worker'>): void {
  const { hand, sheet } = state;
  const maker = state.tag('hall');
  const [id] = sheet.worker;
  hand.grasp(grasp, maker, sheet.halls[state.hall]);
  state.state({ ...state.tap(gaps, () => hand.order(id)), id, type: 'unit', maker });
}

/** An order so soon after a selection that the recording doesn't show who got it. */
export function blindUnit(state: PlayerState, { which }: Of<'blind-unit'>): void {
  const { hand, sheet } = state;
  const id = sheet.units[which]![0];
  hand.graspUnseen(state.tag('barracks'));
  hand.order(id);
  state.state({ ms: hand.now, id, type: 'unit', maker: null });
}

export function building(state: PlayerState, decision: Of<'building'>): void {
  placeMoved(state, state.sheet.buildings[decision.which]![0], decision);
}

export function expansion(state: PlayerState, decision: Of<'expansion'>): void {
  placeMoved(state, state.sheet.halls[0], decision);
}

/** Places a building, moves it, and perhaps stops it during construction. */
function placeMoved(
  state: PlayerState,
  id: string,
  { moves, cancelled, grasp }: Of<'building' | 'expansion'>,
): void {
  const { hand } = state;
  let step = placeOnce(state, id, grasp);
  for (const move of moves) {
    hand.wait(move.gap);
    const [x, y] = step.at!;
    // Farther away, other sightings of the kind decide, which later tests cover.
    const near = move.reselect === 'nobody' && move.gap < REPLACEMENT_MS;
    const shift = near ? Math.min(move.shift, SAME_SPOT) : move.shift;
    const at: [number, number] = [x + shift, y];
    const maker = reselected(state, move);
    hand.place(id, at, { queued: move.queued });
    const sameBuilder = move.reselect === 'nobody';
    const room = move.queued ? FOOTPRINT - 1 : Infinity;
    const soon = move.gap < REPLACEMENT_MS;
    if (shift <= (soon ? (sameBuilder ? room : SAME_SPOT) : SAME_PLACE)) {
      step.at = at;
      step.presses++;
      step.lastMs = hand.now;
    } else step = state.state({ ms: hand.now, id, type: 'building', maker: maker ?? step.maker, at });
  }
  state.placed.set(id, hand.now);
  if (!cancelled) return;
  hand.wait(1500);
  hand.grasp('click', state.newSite(), id);
  hand.bare(cancel(), { do: 'cancel' });
  step.cancelled = 1;
}

function placeOnce(state: PlayerState, id: string, grasp: Decision['grasp'], on = 0): StatedStep {
  const { hand, sheet } = state;
  const since = hand.now - (state.placed.get(id) ?? -Infinity);
  if (since <= REPLACEMENT_MS) hand.wait(REPLACEMENT_MS + 1 - since);
  hand.grasp(grasp, state.tag('worker'), sheet.worker[0]);
  // If several workers are selected, any may build; these tests follow orders to a single one.
  if (!hand.single) hand.grasp('click', state.tag('worker'), sheet.worker[0]);
  // An expansion is a hall at another place than the base.
  const at = state.newPlace(id === sheet.halls[0]);
  hand.place(id, at, { on });
  state.placed.set(id, hand.now);
  return state.state({ ms: hand.now, id, type: 'building', maker: state.tag('worker'), at });
}

/** The worker that gets the moved order; undefined if nothing else was selected. */
function reselected(state: PlayerState, { reselect }: Move): number | undefined {
  if (reselect === 'nobody') return undefined;
  const maker = state.tag(reselect === 'same' ? 'worker' : 'otherWorker');
  state.hand.grasp('click', maker, state.sheet.worker[0]);
  return maker;
}

/** Orders a building on top of an object, if the race has one. */
export function mine(state: PlayerState, { grasp }: Of<'mine'>): void {
  if (state.sheet.mine) placeOnce(state, state.sheet.mine, grasp, 77);
}
