/** Scripted games with serials assigned as in the game, and the results for player 1. */
import { births } from '../../../../../src/game/derive/births/births.ts';
import type { Made } from '../../../../../src/game/derive/births/made.ts';
import { production } from '../../../../../src/game/derive/production.ts';
import type { Action, ObjectTag } from '../../../../support/recording-writer/action.ts';
import { command, selectOne } from '../../../../support/recording-writer/events.ts';
import type { ScriptEvent } from '../../../../support/recording-writer/script.ts';
import { bare, decodeScript, first } from '../../scripted.ts';

/** Objects made by player 1, by object id. */
export function madeOf(...timeline: ScriptEvent[]): Map<string, Made> {
  const game = decodeScript(bare(timeline));
  const made = births(game, new Map([[1, production(first(game))]])).get(1)?.counts ?? [];
  return new Map(made.map((one) => [one.id, one]));
}

/** An object with this serial; the first half of a tag has no meaning. */
export const tag = (serial: number): ObjectTag => [(serial * 7919) % 1000, serial];

/** Player 1 selects one object, then acts. */
export const pick = (ms: number, id: string, serial: number, ...actions: Action[]) =>
  command(ms, 1, ...selectOne(id, tag(serial)), ...actions);

/** Player 1 selects several objects, of which the first leads, then acts. */
export function group(ms: number, id: string, serials: readonly number[], ...actions: Action[]) {
  const tags = serials.map(tag);
  return command(
    ms,
    1,
    { kind: 'select', mode: 'remove', tags },
    { kind: 'select', mode: 'add', tags },
    { kind: 'subgroup', id, tag: tags[0]! },
    ...actions,
  );
}

/** An order of player 1 to the selection, which proves ownership. */
export const move: Action = { kind: 'order-point', order: 0xd0003, x: 0, y: 0 };
