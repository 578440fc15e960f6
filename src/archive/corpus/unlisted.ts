/** Takes the names of people who do not want to be listed out of games and out of everything that people wrote. */
import { handle } from '../../game/handle.ts';
import { replayId } from '../../game/identity.ts';
import type { CorpusGame } from './library.ts';
import type { KnownPlayer } from './players.ts';

/** The name to print in place of each name that must not be printed, longest first. */
export type UnlistedNames = ReadonlyMap<string, string>;

/** Every alias of unlisted people, and how the site would call it: without colour codes and the number of a BattleTag. */
export function unlistedNames(players: readonly KnownPlayer[]): UnlistedNames {
  const pairs = players.flatMap(({ name, aliases, unlisted }) =>
    unlisted
      ? aliases.flatMap((alias) =>
          [alias, handle({ name: alias, slot: 0 })].map((form) => [form, name] as const),
        )
      : [],
  );
  return new Map(pairs.sort(([a], [b]) => b.length - a.length));
}

/**
 * A game without these names: the entry's name is in every place, so in all documents, pages, the fingerprint and the id,
 * which is then made of content alone. Games of other people stay as they are.
 */
export function withoutUnlisted(original: CorpusGame, names: UnlistedNames): CorpusGame {
  if (!original.game.players.some(({ name }) => names.has(name ?? ''))) return original;
  const game = {
    ...original.game,
    players: original.game.players.map((player) => ({
      ...player,
      name: names.get(player.name ?? '') ?? player.name,
    })),
  };
  const recording = { ...original.recording, name: '' };
  return { ...original, game, recording, replayId: replayId(game, '') };
}

/** The same value with each of the names replaced in all its texts, such as the stage of an event or the source of a person. */
export function withoutNames<Value>(value: Value, names: UnlistedNames): Value {
  if (names.size === 0) return value;
  const pattern = new RegExp([...names.keys()].map(wholeName).join('|'), 'giu');
  const byFolded = new Map([...names].map(([name, neutral]) => [name.toLowerCase(), neutral]));
  const replaced = (node: unknown): unknown => {
    if (typeof node === 'string')
      return node.replace(pattern, (name) => byFolded.get(name.toLowerCase()) ?? [...names.values()][0]!);
    if (Array.isArray(node)) return node.map(replaced);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, replaced(item)]));
  };
  return replaced(value) as Value;
}

/** A pattern for a name as a word of its own; scripts without spaces have no such thing. In any case. */
export function wholeName(name: string): string {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const before = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u.test(name) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]$/u.test(name) ? '(?![\\p{L}\\p{N}])' : '';
  return before + escaped + after;
}
