/**
 * Removes the names of people who don't want to be listed. It covers games and all text written by people.
 */
import { handle } from '../../game/handle.ts';
import { replayId } from '../../game/identity.ts';
import type { CorpusGame } from './library.ts';
import type { KnownPlayer } from './players.ts';

/** Replacement for each unlisted name, longest name first. */
export type UnlistedNames = ReadonlyMap<string, string>;

/**
 * All names of unlisted people, also in the form that the site would display: without colour codes and BattleTag
 * numbers.
 */
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
 * A game without these names, in upper or lower case and with any BattleTag number. The neutral name replaces them in all documents, pages, the fingerprint and the id. The
 * id is then built only from the game's content. Other games stay unchanged.
 */
export function withoutUnlisted(original: CorpusGame, names: UnlistedNames): CorpusGame {
  const folded = new Map([...names].map(([name, neutral]) => [name.toLowerCase(), neutral]));
  const neutralOf = (name: string | null | undefined): string | undefined =>
    typeof name === 'string'
      ? (folded.get(name.toLowerCase()) ?? folded.get(handle({ name, slot: 0 }).toLowerCase()))
      : undefined;
  if (!original.game.players.some(({ name }) => neutralOf(name) !== undefined)) return original;
  const game = {
    ...original.game,
    players: original.game.players.map((player) => ({
      ...player,
      name: neutralOf(player.name) ?? player.name,
    })),
  };
  const recording = { ...original.recording, name: '' };
  return { ...original, game, recording, replayId: replayId(game, '') };
}

/** Replaces the names in all strings of a value, such as an event's stage or a person's source. */
export function withoutNames<Value>(value: Value, names: UnlistedNames): Value {
  if (names.size === 0) return value;
  const pattern = new RegExp([...names.keys()].map(wholeName).join('|'), 'giu');
  const byFolded = new Map([...names].map(([name, neutral]) => [name.toLowerCase(), neutral]));
  const replaceNames = (node: unknown): unknown => {
    if (typeof node === 'string')
      return node.replace(pattern, (name) => byFolded.get(name.toLowerCase()) ?? [...names.values()][0]!);
    if (Array.isArray(node)) return node.map(replaceNames);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, replaceNames(item)]));
  };
  return replaceNames(value) as Value;
}

/** Matches a name as a whole word, in upper or lower case; scripts without spaces have no word boundaries. */
export function wholeName(name: string): string {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const lookBehind = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u.test(name) ? '(?<![\\p{L}\\p{N}])' : '';
  const lookAhead = /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]$/u.test(name) ? '(?![\\p{L}\\p{N}])' : '';
  return lookBehind + escaped + lookAhead;
}
