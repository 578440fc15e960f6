/** The Markdown twin of a page made of data alone. */
import { absolute } from '../../urls.ts';
import type { SectionedPage } from '../page.ts';
import { printDocument } from './document.ts';
import { heading } from './nodes.ts';
import type { ToTwin } from './rich-text.ts';
import { sectionNodes } from './sections.ts';

/** The whole document; `siteUrl` is the address of the site. */
export const sectionedMarkdown = (
  { path, title, description, sections }: SectionedPage,
  siteUrl: string,
  toTwin: ToTwin,
): string =>
  printDocument({ title, url: absolute(path, siteUrl), description }, [
    heading(1, title),
    ...sectionNodes(sections, toTwin),
  ]);
