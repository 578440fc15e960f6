import { cancel } from '../recording-writer/events.ts';
import type { Decision } from './decision.ts';
import type { PlayerState } from './player-state.ts';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

/** Orders the next upgrade of the hall, or the same one again while it is in progress. */
export function tier(state: PlayerState, { cancelled, gaps, grasp }: Of<'tier'>): void {
  const { hand, sheet } = state;
  const hall = state.hall;
  if (hall === 2) return;
  const id = sheet.halls[hall + 1]!;
  const maker = state.tag('hall');
  const again = state.upgrading;
  hand.grasp(grasp, maker, sheet.halls[hall]);
  const step = state.state({ ...state.tap(gaps, () => hand.order(id)), id, type: 'upgrade', maker });
  if (cancelled && !again) {
    hand.wait(700);
    hand.bare(cancel(), { do: 'cancel' });
    step.cancelled = 1;
  }
  state.upgradeHall(step);
}

/** Orders research, and perhaps stops it by queue position or with the cancel button. */
export function research(state: PlayerState, { which, cancelled, gaps, grasp }: Of<'research'>): void {
  const { hand, sheet } = state;
  const id = sheet.research[which]![0];
  const maker = state.tag('smith');
  hand.grasp(grasp, maker, sheet.smith);
  const step = state.state({ ...state.tap(gaps, () => hand.order(id)), id, type: 'upgrade', maker });
  if (!cancelled) return;
  hand.wait(900);
  if (cancelled === 'cancel') hand.bare(cancel(), { do: 'cancel' });
  else hand.queue({ kind: 'unqueue', slot: 0, id }, { do: 'unqueue', id });
  step.cancelled = 1;
}

/** Selects the player's hall, which shows its current form. */
export function look(state: PlayerState, { grasp }: Of<'look'>): void {
  state.hand.grasp(grasp, state.tag('hall'), state.sheet.halls[state.hall]);
}
