/** Prints page content as Markdown. */
import type { List, RootContent, Table as TableNode } from 'mdast';
import { gamesTable } from '../game-list.ts';
import { ALL_OF_THEM } from '../numbered.ts';
import type { PageFact, Part, Section } from '../page.ts';
import type { Link, Words } from '../rich-text.ts';
import { seriesTable } from '../series-table.ts';
import type { Row, Table } from '../table.ts';
import { blockquote, heading, link, listNode, paragraph, rowsNode } from './nodes.ts';
import { inlineOf, type ToTwin } from './rich-text.ts';
import { treeList } from './tree.ts';

/** Sections as document nodes, without those that are empty in Markdown. */
export const sectionNodes = (sections: readonly Section[], toTwin: ToTwin): RootContent[] =>
  sections.flatMap(({ title, parts }) => {
    const nodes = partNodes(parts, toTwin);
    return nodes.length > 0 && title !== null ? [heading(2, title), ...nodes] : nodes;
  });

const partNodes = (parts: readonly Part[], toTwin: ToTwin): RootContent[] =>
  parts.flatMap((part) => nodesOf(part, toTwin));

function nodesOf(part: Part, toTwin: ToTwin): RootContent[] {
  switch (part.kind) {
    case 'facts':
    case 'versus':
      return [factsList(part.facts)];
    case 'text':
      return [paragraph(...inlineOf(part.words, toTwin))];
    case 'warning':
      return [blockquote(paragraph('Warning: ', ...inlineOf(part.words, toTwin)))];
    case 'list':
      return [listNode(part.items.map((words) => inlineOf(words, toTwin)))];
    case 'table':
      return tableNodes(part.table, toTwin);
    case 'group':
      return [heading(part.level, ...inlineOf(part.title, toTwin)), ...partNodes(part.parts, toTwin)];
    // In text, folds are expanded and tables keep their captions.
    case 'fold':
    case 'beside':
      return partNodes(part.parts, toTwin);
    case 'tally':
      return [...noteNodes(part.note), ...tableNodes(part.table, toTwin)];
    case 'series':
      return [...noteNodes(part.note), ...tableNodes(seriesTable(part.rounds), toTwin)];
    case 'games':
      return [
        ...noteNodes(part.caption && `${part.caption}.`),
        ...tableNodes(gamesTable(part.games, part.outcomes), toTwin),
      ];
    case 'picture':
      return [paragraph(part.caption)];
    case 'ways':
      return linkNodes([...part.up, ...part.on], toTwin);
    case 'pages':
      return part.pages.length > 0 ? [paragraph(ALL_OF_THEM), ...linkNodes(part.pages, toTwin)] : [];
    case 'tree':
      return [treeList(part.branches, toTwin)];
    case 'only':
      return part.in === 'twin' ? partNodes(part.parts(), toTwin) : [];
    case 'drawing':
    case 'drawn':
    case 'details':
    case 'stage':
      return [];
  }
}

const noteNodes = (note: string | undefined): RootContent[] => (note ? [paragraph(note)] : []);

const linkNodes = (links: readonly Link[], toTwin: ToTwin): RootContent[] =>
  links.length > 0 ? [listNode(links.map(({ text, href }) => [link(text, toTwin(href))]))] : [];

const factsList = (facts: readonly PageFact[]): List => listNode(facts.map((fact) => [factLine(fact)]));

/** "Patch: 1.32 (build 6117)", "Winner: Moon. Inferred: the other side left first." */
const factLine = ({ name, value, note }: PageFact): string =>
  `${name}: ${value}${note ? (note.endsWith('.') ? `. ${note}` : ` (${note})`) : ''}`;

/** A table with its caption in front, because Markdown tables have none. */
const tableNodes = (data: Table, toTwin: ToTwin): RootContent[] => [
  ...(data.caption ? [paragraph(...inlineOf(data.caption, toTwin))] : []),
  tableNode(data, toTwin),
];

export function tableNode({ columns, rows }: Table, toTwin: ToTwin): TableNode {
  const visible = columns.flatMap(({ only }, index) => (only === 'page' ? [] : [index]));
  const line = (cells: Row) => visible.map((index) => inlineOf(cells[index] ?? '', toTwin));
  return rowsNode(line(columns.map(({ name }): Words => name)), rows.map(line));
}
