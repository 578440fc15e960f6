/** Searches that the front page offers, each with how many games it finds. */
import type { Archive } from '../archive/count/archive.ts';
import { once } from '../archive/count/once.ts';
import { browserIndex } from '../app/replays/browser-index.ts';
import { columnsOf } from '../app/replays/engine/columns.ts';
import { searchOf } from '../app/replays/search/engine.ts';
import { archive } from './_archive.ts';
import { searchOfArchive } from './_search.ts';
import { urls } from '../urls.ts';

const TRIED = [
  'Grubby',
  'Night Elf vs Orc',
  'Echo Isles',
  'BM into SH',
  'mass Huntresses',
  'over 30 minutes',
  'both expanded',
];

/** Those that find something. */
export const tried = (): Tried[] => found(archive());

interface Tried {
  text: string;
  href: string;
  games: number;
}

const found = once((all: Archive): Tried[] => {
  const index = browserIndex(all.catalogue);
  const search = searchOf(index, searchOfArchive(all));
  const { pairs } = columnsOf(index);
  return TRIED.map((text) => {
    const mask = search!.mask(text, pairs);
    const games = new Set(pairs.filter((_, at) => mask[at]).map(({ game }) => game)).size;
    return { text, href: `${urls.replays()}?${new URLSearchParams({ q: text }).toString()}`, games };
  }).filter(({ games }) => games > 0);
});
