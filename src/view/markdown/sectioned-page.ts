/** The Markdown version of a page made only of data. */
import type { Table } from 'mdast';
import { SITE_URL } from '../../site.ts';
import { absolute, twin, urls } from '../../urls.ts';
import { gamesTable, type ListedGame } from '../game-list.ts';
import type { SectionedPage } from '../page.ts';
import { printDocument } from './document.ts';
import { heading } from './nodes.ts';
import { sectionNodes, tableNode } from './sections.ts';
import { namesNote } from './untrusted.ts';

/** The whole document. */
export const markdownOfSections = ({ path, title, description, sections }: SectionedPage): string =>
  printDocument({ title, url: absolute(path, SITE_URL), description }, [
    heading(1, title),
    namesNote(),
    ...sectionNodes(sections, toMarkdown),
  ]);

/** The game list of any page. The page determines which games it has, and the data provides their rows. */
export function tableOfGames(games: readonly ListedGame[], links: readonly string[]): Table {
  const rows = new Map(games.map((game) => [toMarkdown(urls.game(game.replayId)), game]));
  return tableNode(gamesTable(links.flatMap((url) => rows.get(url) ?? [])), toMarkdown);
}

/** The address of a path's content for a program that reads Markdown, without fragments. */
function toMarkdown(path: string): string {
  const [page = ''] = path.split('#');
  return absolute(page.endsWith('/') ? twin(page) : page, SITE_URL);
}
