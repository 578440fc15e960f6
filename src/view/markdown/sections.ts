/** What pages say, as Markdown. */
import type { List, RootContent, Table as TableNode } from 'mdast';
import type { Fact, Part, Section } from '../page.ts';
import type { Words } from '../rich-text.ts';
import type { Row, Table } from '../table.ts';
import { blockquote, heading, list, paragraph, table } from './nodes.ts';
import { said, type ToTwin } from './rich-text.ts';

/** Sections as nodes of a document; those of which a twin has nothing to say are left out. */
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
      return [paragraph(...said(part.words, toTwin))];
    case 'warning':
      return [blockquote(paragraph('Warning: ', ...said(part.words, toTwin)))];
    case 'list':
      return [list(part.items.map((words) => said(words, toTwin)))];
    case 'table':
      return tableNodes(part.table, toTwin);
    case 'group':
      return [heading(part.level, ...said(part.title, toTwin)), ...partNodes(part.parts, toTwin)];
    // Nothing is folded in a text, and a table has a caption.
    case 'fold':
    case 'beside':
      return partNodes(part.parts, toTwin);
    case 'only':
      return part.in === 'twin' ? partNodes(part.parts(), toTwin) : [];
    case 'drawing':
    case 'drawn':
    case 'stage':
      return [];
  }
}

export const factsList = (facts: readonly Fact[]): List => list(facts.map((fact) => [factLine(fact)]));

/** "Patch: 1.32 (build 6117)", "Winner: Moon. Inferred: the other side left first." */
const factLine = ({ name, value, note }: Fact): string =>
  `${name}: ${value}${note ? (note.endsWith('.') ? `. ${note}` : ` (${note})`) : ''}`;

/** A table with its caption in front, as Markdown has none. */
export const tableNodes = (data: Table, toTwin: ToTwin): RootContent[] => [
  ...(data.caption ? [paragraph(...said(data.caption, toTwin))] : []),
  tableNode(data, toTwin),
];

export function tableNode({ columns, rows }: Table, toTwin: ToTwin): TableNode {
  const shown = columns.flatMap(({ only }, index) => (only === 'page' ? [] : [index]));
  const line = (cells: Row) => shown.map((index) => said(cells[index] ?? '', toTwin));
  return table(line(columns.map(({ name }): Words => name)), rows.map(line));
}
