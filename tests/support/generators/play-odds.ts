import type { Action } from '../recording-writer/action.ts';
import type { Decision } from './decision.ts';
import type { PlayerState } from './player-state.ts';
import { ITEMS, raceOf } from './race-sheets.ts';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

export function item(state: PlayerState, { which, gaps, grasp }: Of<'item'>): void {
  const id = ITEMS[which % ITEMS.length]!;
  const maker = state.tag('shop');
  state.hand.grasp(grasp, maker, 'ngme');
  state.state({ ...state.tap(gaps, () => state.hand.order(id)), id, type: 'item', maker });
}

/** An order to an ally's barracks under shared control, only after something that shows the player's race. */
export function foreign(state: PlayerState, { which, gaps, grasp }: Of<'foreign'>): void {
  const { hand, enemy, steps } = state;
  if (!steps.some((step) => raceOf(step.id)) || enemy.sheet === state.sheet) return;
  const id = enemy.sheet.units[which]![0];
  const maker = enemy.base + 5;
  hand.grasp(grasp, maker, enemy.sheet.barracks);
  const presses = state.tap(gaps, () => hand.order(id));
  state.foreign.push({ ...presses, id, type: 'unit', maker, at: null, cancelled: 0 });
}

/** Objects of later patches or custom maps: classified by the form of their id, never dropped. */
export function unknown(state: PlayerState, { what, gaps, grasp }: Of<'unknown'>): void {
  const { hand, sheet } = state;
  const maker = state.tag('smith');
  hand.grasp(grasp, maker, sheet.smith);
  if (what === 'skill') return void state.tap(gaps, () => hand.order('A0s1'));
  if (what === 'building') {
    const at = state.newPlace();
    const since = hand.now - (state.placed.get('h0b1') ?? -Infinity);
    if (since <= 3000) hand.wait(3001 - since);
    hand.place('h0b1', at);
    state.placed.set('h0b1', hand.now);
    return void state.state({ ms: hand.now, id: 'h0b1', type: 'building', maker, at });
  }
  const id = what === 'unit' ? 'h0u1' : 'R0u1';
  state.state({ ...state.tap(gaps, () => hand.order(id)), id, type: what, maker });
}

/** A unit changes its form: an order with an object id that produces nothing. */
export function morph(state: PlayerState, { grasp }: Of<'morph'>): void {
  const { hand, sheet } = state;
  hand.grasp(grasp, state.tag('otherWorker'), sheet.worker[0]);
  hand.order(sheet.morph);
  state.state({ ms: hand.now, id: sheet.morph, type: 'morph', maker: state.tag('otherWorker') });
}

/** The enemy's hall, selected but not commanded; its form must be ignored. */
export function spy({ hand, enemy, steps }: PlayerState, { upgraded }: Of<'spy'>): void {
  if (!steps.some((step) => raceOf(step.id))) return;
  const hall = enemy.sheet.halls[upgraded ? 1 : 0];
  hand.grasp('click', enemy.base + 1, hall);
}

/** Frequent actions without production. Commands to units come first; the others command nothing. */
const NOISE: readonly Action[] = [
  { kind: 'order-point', order: 0x000d0003, x: 100, y: -100, flags: 0x44 },
  { kind: 'order', order: 0x000d0004 },
  { kind: 'order-object', order: 0x000d000f, target: 4242, x: 1, y: 2 },
  { kind: 'give-item', order: 0x000d0021, x: 5, y: 6, unit: [1, 2], item: [3, 4] },
  { kind: 'object-notice', tag: 99 },
  { kind: 'select-item', tag: 98 },
  { kind: 'transfer', slot: 1, gold: 100, lumber: 50 },
  { kind: 'escape' },
  { kind: 'build-menu' },
  { kind: 'ping', x: 7, y: 8, seconds: 5 },
  { kind: 'sync', identifier: 'id', value: 'x\ny' },
  { kind: 'card-click', tag: 97, ability: 'Aque', object: 'hfoo' },
  { kind: 'raw', bytes: [0x92, 1, 2, 3, 4] },
  { kind: 'raw', bytes: [0x93, 0x10, 0x42, 0, 0x6f] },
  { kind: 'raw', bytes: [0x94, 0xff, 0xff, 0xff, 0xff] },
];
const COMMANDING = 4;
/** An action unknown to every numbering. */
const GARBAGE: Action = { kind: 'raw', bytes: [0xb5, 0x10, 0x42] };

/** Performs one of them; numbers beyond the list produce a block that ends in garbage. */
export function noise({ hand }: PlayerState, { which }: Of<'noise'>): 'garbage' | 'fine' {
  const action = NOISE[which];
  if (action) {
    if (which < COMMANDING) hand.bare(action);
    else hand.act(action);
    return 'fine';
  }
  hand.act({ kind: 'escape' });
  hand.joined = true;
  hand.act(GARBAGE);
  hand.joined = false;
  return 'garbage';
}
