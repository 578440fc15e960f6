import type { Action, ObjectTag, Text } from './action.ts';
import type { ChatEvent, CommandEvent, LeaveEvent, PauseEvent } from './script.ts';

/** Short ways to write a timeline down. Times are game milliseconds, players are player ids. */

/** One command block of a player. */
export function command(at: number, player: number, ...actions: Action[]): CommandEvent {
  return { kind: 'command', at, player, actions };
}

/** A chat line; mode 0 is to all, 1 to allies, 2 to observers. */
export function chat(at: number, player: number, message: Text, mode = 0): ChatEvent {
  return { kind: 'chat', at, player, message, mode };
}

const RESULTS = { left: 0x07, lost: 0x08, won: 0x09, over: 0x0b } as const;

/** A player leaves; `saved` is for the one whose game saved the recording (reason 0x0c). */
export function leave(at: number, player: number, result: keyof typeof RESULTS, saved = false): LeaveEvent {
  return { kind: 'leave', at, player, reason: saved ? 0x0c : 0x01, result: RESULTS[result] };
}

/** A pause of the given length; `resumedBy` null leaves the game paused for good. */
export function pause(at: number, player: number, lastsMs: number, resumedBy?: number | null): PauseEvent {
  return { kind: 'pause', at, player, lastsMs, ...(resumedBy === undefined ? {} : { resumedBy }) };
}

/** Order without target: train, research, upgrade a hall, learn a skill. */
export function train(id: string): Action {
  return { kind: 'order', order: id };
}

/** Places a building; `queued` with the shift key. */
export function place(id: string, x: number, y: number, queued = false): Action {
  return { kind: 'order-point', order: id, x, y, flags: queued ? 0x05 : 0x04 };
}

/** A right click on the ground. */
export function rightClick(x: number, y: number): Action {
  return { kind: 'order-point', order: 0x000d0003, x, y, flags: 0x44 };
}

/** Cancels what the selected building is doing. */
export function cancel(): Action {
  return { kind: 'order', order: 0x000d0008 };
}

/**
 * What a game sends when a player clicks on one object of his own: what was selected before leaves the selection. Which
 * objects that names matters to no reader, so it is always the new one.
 */
export function selectOne(id: string, tag: ObjectTag): Action[] {
  return [
    { kind: 'select', mode: 'remove', tags: [tag] },
    { kind: 'select', mode: 'add', tags: [tag] },
    { kind: 'preselect' },
    { kind: 'subgroup', id, tag },
  ];
}
