/** Searches offered on the front page, each with its number of games. */
import type { Rows } from '../../search/rows/rows.ts';
import { Search } from '../../search/search.ts';
import type { WordsFile } from '../../search/words/things.ts';
import { addressOf } from './address.ts';

const SEARCHES = ['Night Elf vs Orc', 'BM into SH', 'mass Huntresses', 'over 30 minutes', 'both expanded'];

/** A fixed day is enough, because none of these searches depends on the current date. */
const NO_DAY = '2020-01-01';

/** The player and the map with most games, so that no name stands here that the archive lost. */
const MAX_PLAYED = ['player', 'map'] as const;

/** The searches that find games. */
export function suggestions(rows: Rows, words: WordsFile): { text: string; href: string; games: number }[] {
  const search = new Search(rows, words, NO_DAY);
  const names = MAX_PLAYED.flatMap((kind) => {
    const [most] = words.things.filter((thing) => thing.kind === kind).sort((a, b) => b.games - a.games);
    return most ? [most.name] : [];
  });
  return [...names, ...SEARCHES]
    .map((text) => {
      const parts = search.read(text);
      return { text, href: addressOf(parts), games: search.find(parts).games.length };
    })
    .filter(({ games }) => games > 0);
}
