/** How often texts of the source are on built pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { longestPart, patternOf } from './pattern.ts';

export interface Shown {
  /** How often, over all pages; 0 for a label that pages only have inside other texts. */
  times: number;
  /** One of the pages; empty where no page has it. */
  page: string;
}

/** Letters that a text needs in a row to be found inside other texts. */
const LEAST = 8;
/** Letters up to which a text without gaps is a label, which counts where it is all of an element. */
const LABEL = 16;
/** Between the texts of elements; no text has it. */
const END = '\n';

/** A search over all pages below a folder, for texts with `{}` in place of what differs. */
export function searchPages(folder: string): (text: string) => Shown {
  const blocks = new Map<string, Shown>();
  for (const page of pagesIn(folder))
    for (const block of blocksOf(readFileSync(join(folder, page), 'utf8'))) {
      const before = blocks.get(block);
      if (before) before.times++;
      else blocks.set(block, { times: 1, page });
    }
  const [texts, counts] = [[...blocks.keys()], [...blocks.values()]];
  const all = END + texts.join(END) + END;
  const starts: number[] = [];
  for (let at = 0, end = 1; at < texts.length; at++) {
    starts.push(end);
    end += texts[at]!.length + 1;
  }
  return (text) => {
    const part = longestPart(text);
    const label = blocks.get(text);
    if (label && text.length <= LABEL) return label;
    const shown = { times: 0, page: '' };
    if (part.length < LEAST) return shown;
    const pattern = patternOf(text);
    for (
      let at = all.indexOf(part), block = 0;
      at >= 0;
      at = all.indexOf(part, starts[block + 1] ?? all.length)
    ) {
      while ((starts[block + 1] ?? Infinity) <= at) block++;
      if (!pattern.test(texts[block]!)) continue;
      shown.page ||= counts[block]!.page;
      if (part === text && text.length <= LABEL) return shown;
      shown.times += counts[block]!.times;
    }
    return shown;
  };
}

/** All pages, the home page first and the page for missing addresses last. */
export const pagesIn = (folder: string): string[] => {
  const rank = (page: string): number => Number(page === '404.html') - Number(page === 'index.html');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
};

const ATTRIBUTES = ['aria-label', 'title', 'alt', 'placeholder', 'content'];
const BLOCKS =
  'p,li,h1,h2,h3,h4,summary,figcaption,caption,dt,dd,th,td,label,legend,button,option,text,desc,title';

/** Texts of all elements that hold a piece of text, and of attributes that are read out or shown. */
function* blocksOf(html: string): Generator<string> {
  const page = parse(html);
  for (const element of page.querySelectorAll(BLOCKS)) {
    if (element.querySelector('p,li')) continue;
    yield element.text.replaceAll(/\s+/g, ' ').trim();
  }
  for (const name of ATTRIBUTES)
    for (const element of page.querySelectorAll(`[${name}]`)) yield element.getAttribute(name)!;
}
