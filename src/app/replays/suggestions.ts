/** Searches offered on the front page, each with its number of matches. */
import type { Archive } from '../../archive/count/archive.ts';
import { urls } from '../../urls.ts';
import { browserIndex } from '../../view/ask/index/browser-index.ts';
import { columnsOf } from './engine/columns.ts';
import { searchOf } from '../../view/ask/engine.ts';
import type { SearchDocument } from '../../view/ask/index/search-index.ts';

const SEARCHES = [
  'Grubby',
  'Night Elf vs Orc',
  'Echo Isles',
  'BM into SH',
  'mass Huntresses',
  'over 30 minutes',
  'both expanded',
];

/** A fixed day is enough, because none of these searches depends on the current date. */
const NO_DAY = '2020-01-01';

interface Suggestion {
  text: string;
  href: string;
  games: number;
}

/** The searches with matches in an archive; `document` is its search file. */
export function suggestions({ catalogue }: Archive, document: SearchDocument): Suggestion[] {
  const index = browserIndex(catalogue);
  const search = searchOf(index, document, NO_DAY);
  const { pairs } = columnsOf(index);
  return SEARCHES.map((text) => {
    const mask = search!.mask(text, pairs);
    const games = new Set(pairs.filter((_, at) => mask[at]).map(({ game }) => game)).size;
    return { text, href: `${urls.replays()}?${new URLSearchParams({ q: text }).toString()}`, games };
  }).filter(({ games }) => games > 0);
}
