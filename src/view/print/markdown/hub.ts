/** The Markdown twin of a hub page: what its tables say. Charts only repeat them. */
import type { RootContent } from 'mdast';
import type { Cell, Hub, Section } from '../../page.ts';
import { RACE_NAMES } from '../../../replay/derive/race.ts';
import { printDocument, type FrontMatter } from './document.ts';
import { gameTable, type GameRow } from './game-table.ts';
import { heading, link, list, paragraph, table, type Inline } from './nodes.ts';
import { clockOrNone } from './times.ts';

export interface HubPage extends FrontMatter {
  /** The absolute address to link to in place of an address of this site. */
  toTwin: (path: string) => string;
  /** The games that the hub lists. */
  games: readonly GameRow[];
}

/** The whole document of one hub. */
export function hubMarkdown(hub: Hub, page: HubPage): string {
  const { trail, title, description, facts, remark, links = [], sections } = hub;
  const linked = ({ text, href }: { text: string; href: string }) => link(text, page.toTwin(href));
  return printDocument(page, [
    heading(1, title),
    paragraph(description),
    ...(facts.length > 0 ? [list(facts.map(({ name, value }) => [`${name}: ${value}`]))] : []),
    ...(remark ? [paragraph(remark)] : []),
    ...(links.length + trail.length > 0 ? [list([...trail, ...links].map((one) => [linked(one)]))] : []),
    ...sections.flatMap((section) => sectionNodes(section, page)),
    ...(page.games.length > 0 ? [heading(2, 'Games'), gameTable(page.games)] : []),
  ]);
}

const sectionNodes = ({ title, note, table: data }: Section, page: HubPage): RootContent[] => [
  heading(2, title),
  ...(note ? [paragraph(note)] : []),
  paragraph(data.caption),
  table(
    data.columns.map(({ name }) => name),
    data.rows.map((cells) => cells.map((cell) => cellNode(cell, page))),
  ),
];

function cellNode(cell: Cell, { toTwin }: HubPage): Inline {
  if ('number' in cell) return String(cell.number);
  if ('seconds' in cell) return clockOrNone(cell.seconds === null ? null : cell.seconds * 1000);
  if ('race' in cell) return RACE_NAMES[cell.race];
  const words = cell.note ? `${cell.text} (${cell.note})` : cell.text;
  return cell.href ? link(words, toTwin(cell.href)) : words;
}
