import type { Action, ObjectTag, Text } from './action.ts';
import type { ChatEvent, CommandEvent, LeaveEvent, PauseEvent } from './script.ts';

/** Short notations for timelines. Times are game milliseconds, players are player ids. */

/** One command block of a player. */
export function command(at: number, player: number, ...actions: Action[]): CommandEvent {
  return { kind: 'command', at, player, actions };
}

/** A chat line; mode 0 is to all, 1 to allies, 2 to observers. */
export function chat(at: number, player: number, message: Text, mode = 0): ChatEvent {
  return { kind: 'chat', at, player, message, mode };
}

const RESULTS = { left: 0x07, lost: 0x08, won: 0x09, over: 0x0b } as const;

/** A player leaves; `saved` marks the player with the saved recording (reason 0x0c). */
export function leave(at: number, player: number, result: keyof typeof RESULTS, saved = false): LeaveEvent {
  return { kind: 'leave', at, player, reason: saved ? 0x0c : 0x01, result: RESULTS[result] };
}

/** A result of a player as maps with W3MMD store it, by the player's number (lobby slots from 0). */
export function flag(number: number, result: 'winner' | 'loser' | 'drawer' | 'leaver'): Action {
  return {
    kind: 'store-number',
    file: 'MMD.Dat',
    mission: 'val:1',
    key: `FlagP ${number} ${result}`,
    value: 1,
  };
}

/** A pause of a given length; with `resumedBy` null the game stays paused to its end. */
export function pause(at: number, player: number, lastsMs: number, resumedBy?: number | null): PauseEvent {
  return { kind: 'pause', at, player, lastsMs, ...(resumedBy === undefined ? {} : { resumedBy }) };
}

/** An order without a target: train, research, upgrade a hall, learn a skill. */
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

/** Cancels the current work of the selected building. */
export function cancel(): Action {
  return { kind: 'order', order: 0x000d0008 };
}

/**
 * The actions of a click on one of the player's objects: the previous selection is removed. No reader uses the
 * removed objects, so the new one is always named.
 */
export function selectOne(id: string, tag: ObjectTag): Action[] {
  return [
    { kind: 'select', mode: 'remove', tags: [tag] },
    { kind: 'select', mode: 'add', tags: [tag] },
    { kind: 'preselect' },
    { kind: 'subgroup', id, tag },
  ];
}
