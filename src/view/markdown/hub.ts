/** The Markdown twin of a hub page: what its tables say. Charts only repeat them. */
import { gamesTable, type ListedGame } from '../game-list.ts';
import { ALL_OF_THEM } from '../numbered.ts';
import type { Hub } from '../hub/hub.ts';
import type { Link } from '../rich-text.ts';
import { printDocument, type FrontMatter } from './document.ts';
import { heading, link, list, paragraph } from './nodes.ts';
import type { ToTwin } from './rich-text.ts';
import { factsList, tableNodes } from './sections.ts';
import { treeList } from './tree.ts';

export interface HubPage extends FrontMatter {
  toTwin: ToTwin;
  /** The games that the hub lists. */
  games: readonly ListedGame[];
}

/** The whole document of one hub. */
export function hubMarkdown(hub: Hub, page: HubPage): string {
  const { trail, title, description, facts, picture, remark, links = [], tree = [], sections } = hub;
  const linked = ({ text, href }: Link) => link(text, page.toTwin(href));
  const pageList = (pages: readonly Link[] = []) =>
    pages.length > 0 ? [paragraph(ALL_OF_THEM), list(pages.map((one) => [linked(one)]))] : [];
  return printDocument(page, [
    heading(1, title),
    paragraph(description),
    ...(facts.length > 0 ? [factsList(facts)] : []),
    ...(picture ? [paragraph(picture.caption)] : []),
    ...(remark ? [paragraph(remark)] : []),
    ...(links.length + trail.length > 0 ? [list([...trail, ...links].map((one) => [linked(one)]))] : []),
    ...(tree.length > 0 ? [treeList(tree, page.toTwin)] : []),
    ...sections.flatMap(({ title: name, note, table, pages }) => [
      heading(2, name),
      ...(note ? [paragraph(note)] : []),
      ...tableNodes(table, page.toTwin),
      ...pageList(pages),
    ]),
    ...(page.games.length > 0
      ? [
          heading(2, 'Games'),
          ...(hub.listed ? [paragraph(`${hub.listed.caption}.`)] : []),
          ...tableNodes(gamesTable(page.games, hub.outcomes), page.toTwin),
        ]
      : []),
    ...pageList(hub.listed?.pages),
  ]);
}
