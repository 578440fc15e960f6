/** The Markdown twin of a page made of data alone. */
import { SITE_URL } from '../../site.ts';
import { absolute, twin } from '../../urls.ts';
import type { SectionedPage } from '../page.ts';
import { printDocument } from './document.ts';
import { heading } from './nodes.ts';
import { sectionNodes } from './sections.ts';

/** The whole document. */
export const sectionedMarkdown = ({ path, title, description, sections }: SectionedPage): string =>
  printDocument({ title, url: absolute(path, SITE_URL), description }, [
    heading(1, title),
    ...sectionNodes(sections, toMarkdown),
  ]);

/** The address of what a path of the site shows, for a program that reads Markdown. Headings have no address there. */
export function toMarkdown(path: string): string {
  const [page = ''] = path.split('#');
  return absolute(page.endsWith('/') ? twin(page) : page, SITE_URL);
}
