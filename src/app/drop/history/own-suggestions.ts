/** Suggestions for searching the visitor's games: words that occur in the games, most frequent first. */
import { RACE_NAMES } from '../../../game/derive/race.ts';
import type { Suggestion } from '../../../view/ask/suggest/entries.ts';
import type { OwnGame } from './own.ts';
import { SUGGESTION_WORDS as WORDS } from './words.ts';

const KINDS: readonly (readonly [kind: string, words: (game: OwnGame) => readonly (string | null)[]])[] = [
  [WORDS.opponent, ({ opponents }) => opponents],
  [WORDS.map, ({ map }) => [map]],
  [WORDS.hero, ({ heroes }) => heroes],
  [WORDS.race, ({ race }) => [race && RACE_NAMES[race]]],
  [WORDS.matchup, ({ matchup }) => [matchup]],
  [WORDS.result, ({ result }) => [result]],
  [WORDS.tag, ({ tags }) => tags],
];

/** The suggestions for these games. A word that belongs to two kinds is suggested only once. */
export function ownSuggestions(games: readonly OwnGame[]): Suggestion[] {
  const byWord = new Map<string, { kind: string; games: number }>();
  for (const [kind, wordsIn] of KINDS)
    for (const word of games.flatMap((game) => [...new Set(wordsIn(game))])) {
      if (word === null || word === '') continue;
      const entry = byWord.get(word) ?? { kind, games: 0 };
      if (entry.kind === kind) entry.games++;
      byWord.set(word, entry);
    }
  return [...byWord]
    .sort(([a, { games: x }], [b, { games: y }]) => y - x || (a < b ? -1 : 1))
    .map(([word, { kind }]): Suggestion => [word, kind]);
}
