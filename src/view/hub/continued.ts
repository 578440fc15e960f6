/** The continuation pages of a hub. */
import { urls } from '../../urls.ts';
import type { Section, SectionedPage } from '../page.ts';
import type { Link } from '../rich-text.ts';
import { pageAbout } from './parts.ts';

/** The page with the list to continue. */
export type ListHead = Pick<SectionedPage, 'path' | 'trail' | 'title'>;

/** The content of a numbered page. */
interface Content {
  description: string;
  sections: readonly Section[];
  games?: Section | null;
}

/** A numbered page of `list`, with links to its neighbours. */
export const continuation = (
  { path, trail, title }: ListHead,
  content: Content,
  number: number,
  { first, last }: { first: number; last: number },
  { list, name }: { list: string; name: string } = { list: path, name: title },
): SectionedPage =>
  pageAbout({
    path: urls.numbered(list, number),
    trail: [...trail, { text: title, href: path }],
    title: `${name}, page ${number}`,
    links: [number - 1, number + 1]
      .filter((beside) => beside >= first && beside <= last)
      .map((beside) => pageLink(list, beside)),
    ...content,
  });

export const pageLink = (list: string, number: number): Link => ({
  text: `Page ${number}`,
  href: urls.numbered(list, number),
});
