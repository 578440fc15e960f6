/** A player's mouse and keyboard: what is selected, which keys hold what, and the commands that come of it. */
import type { Action } from '../recording-writer/action.ts';
import { command } from '../recording-writer/events.ts';
import type { CommandEvent } from '../recording-writer/script.ts';
import { idAt, type Thing } from './things.ts';

/** Something that a player does at a time in ms: selects things, the first of which leads them, and gives orders. */
export interface Deed {
  at: number;
  who: readonly Thing[];
  actions: readonly Action[];
  /** The key that these things are on, or will be. */
  key?: number;
}

/** The game lets nobody select more. */
const MOST_SELECTED = 12;

/** The commands of one player, by time. */
export function commandsOf(player: number, deeds: readonly Deed[]): CommandEvent[] {
  const keys = new Map<number, readonly Thing[]>();
  let selected: readonly Thing[] = [];
  return [...deeds]
    .sort((a, b) => a.at - b.at)
    .map(({ at, who: all, actions, key }) => {
      const who = all.slice(0, MOST_SELECTED);
      const [leader] = who;
      if (!leader) return command(at, player, ...actions);
      const tags = who.map(({ tag }) => tag);
      const show: Action = { kind: 'subgroup', id: idAt(leader, at), tag: leader.tag };
      if (key !== undefined && isSame(keys.get(key) ?? [], who)) {
        selected = who;
        return command(at, player, { kind: 'use-hotkey', group: key }, show, ...actions);
      }
      const taken: Action[] = isSame(selected, who)
        ? []
        : [
            ...(selected.length > 0
              ? [{ kind: 'select', mode: 'remove', tags: selected.map(({ tag }) => tag) } as const]
              : []),
            { kind: 'select', mode: 'add', tags },
            { kind: 'preselect' },
            show,
          ];
      selected = who;
      if (key === undefined) return command(at, player, ...taken, ...actions);
      keys.set(key, who);
      return command(at, player, ...taken, { kind: 'assign-hotkey', group: key, tags }, ...actions);
    });
}

const isSame = (a: readonly Thing[], b: readonly Thing[]): boolean =>
  a.length === b.length && a.every((thing, index) => thing === b[index]);
