/** The pages that go on where a hub ends. */
import { urls } from '../../urls.ts';
import type { Link } from '../rich-text.ts';
import type { Hub } from './hub.ts';

/** Head of a numbered page below `list`, with links to those beside it. */
export const continuation = (
  { path, trail, title }: Pick<Hub, 'path' | 'trail' | 'title'>,
  number: number,
  { first, last }: { first: number; last: number },
  { list, name }: { list: string; name: string } = { list: path, name: title },
) => ({
  path: urls.numbered(list, number),
  trail: [...trail, { text: title, href: path }],
  title: `${name}, page ${number}`,
  facts: [],
  links: [number - 1, number + 1]
    .filter((beside) => beside >= first && beside <= last)
    .map((beside) => pageLink(list, beside)),
});

export const pageLink = (list: string, number: number): Link => ({
  text: `Page ${number}`,
  href: urls.numbered(list, number),
});
