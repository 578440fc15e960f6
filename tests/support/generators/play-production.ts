import { cancel } from '../recording-writer/events.ts';
import type { Decision, Move } from './decision.ts';
import type { PlayerState, StatedStep } from './player-state.ts';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

/** Two placements of one id closer than this could be one building moved. */
const REPLACEMENT_MS = 3000;
const SAME_SPOT = 200;
/** Ordered again here within a minute, it is the same building still, since two could not stand so close. */
const SAME_PLACE = 64;
/** What one builder has in his queue stands side by side, unless it is closer than the smallest building is wide. */
const FOOTPRINT = 128;

/** Units from one of two barracks, some taken out of the queue again. */
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
  // The barracks are left alone until all could be made, so that what was cancelled is beyond doubt.
  if (step.cancelled > 0) hand.wait(step.presses * seconds * 1000);
}

export function worker(state: PlayerState, { gaps, grasp }: Of<'worker'>): void {
  const { hand, sheet } = state;
  const maker = state.tag('hall');
  const [id] = sheet.worker;
  hand.grasp(grasp, maker, sheet.halls[state.hall]);
  state.state({ ...state.tap(gaps, () => hand.order(id)), id, type: 'unit', maker });
}

/** An order so fast after a selection that the recording does not tell who got it. */
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

/** A building placed, moved about and perhaps stopped while it is built. */
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
    // Farther away, what else was seen of the kind decides: tests of that proof follow it.
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
  // Of several selected workers any may build; what one of them is told is what these tests follow.
  if (!hand.single) hand.grasp('click', state.tag('worker'), sheet.worker[0]);
  // An expansion is a hall at another place than the base.
  const at = state.newPlace(id === sheet.halls[0]);
  hand.place(id, at, { on });
  state.placed.set(id, hand.now);
  return state.state({ ms: hand.now, id, type: 'building', maker: state.tag('worker'), at });
}

/** The worker who gets the moved order; undefined when nobody was selected anew. */
function reselected(state: PlayerState, { reselect }: Move): number | undefined {
  if (reselect === 'nobody') return undefined;
  const maker = state.tag(reselect === 'same' ? 'worker' : 'otherWorker');
  state.hand.grasp('click', maker, state.sheet.worker[0]);
  return maker;
}

/** A building ordered onto an object, where the race has one. */
export function mine(state: PlayerState, { grasp }: Of<'mine'>): void {
  if (state.sheet.mine) placeOnce(state, state.sheet.mine, grasp, 77);
}
