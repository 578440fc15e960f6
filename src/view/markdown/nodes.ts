/** Makes mdast nodes for a Markdown document. Strings may be hostile and are never interpreted as Markdown. */
import type {
  Blockquote,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Table,
  TableCell,
  TableRow,
  Text,
} from 'mdast';
import { cutAddresses, isPlain, toVisibleLine } from './text.ts';

/** Text, or an inline node. */
export type Inline = string | PhrasingContent;

const text = (line: string): (Text | InlineCode)[] =>
  cutAddresses(line)
    .map((run, index) => ({
      type: index % 2 === 0 ? ('text' as const) : ('inlineCode' as const),
      value: run,
    }))
    .filter(({ value }) => value !== '');

/** Trims spaces at both ends, which Markdown could only represent as character references. */
const phrasing = (parts: readonly Inline[]): PhrasingContent[] =>
  parts.flatMap((part, index) => {
    if (typeof part !== 'string') return [part];
    const line = toVisibleLine(part);
    const start = index === 0 ? line.trimStart() : line;
    return text(index === parts.length - 1 ? start.trimEnd() : start);
  });

/** A heading of a depth from 1. */
export const heading = (depth: Heading['depth'], ...parts: Inline[]): Heading => ({
  type: 'heading',
  depth,
  children: phrasing(parts),
});

/** A paragraph of parts in one line. */
export const paragraph = (...parts: Inline[]): Paragraph => ({
  type: 'paragraph',
  children: phrasing(parts),
});

/** A quoted block. */
export const blockquote = (...children: Paragraph[]): Blockquote => ({ type: 'blockquote', children });

/** A link with its name as text. */
export const link = (name: string, url: string): Link => ({
  type: 'link',
  url,
  children: phrasing([name]),
});

/** A value in the font of code, in one line. */
export const code = (value: string): InlineCode => ({ type: 'inlineCode', value: toVisibleLine(value) });

/** A list of one-line items, each given as its parts. */
export const listNode = (items: readonly (readonly Inline[])[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((parts) => ({ type: 'listItem', spread: false, children: [paragraph(...parts)] })),
});

/** The parts of a cell. Most are plain words and need no other checks. */
function cellParts(cell: Inline | readonly Inline[]): PhrasingContent[] {
  const [first, ...others] = [cell].flat();
  if (others.length === 0 && typeof first === 'string' && isPlain(first))
    return [{ type: 'text', value: first }];
  return phrasing([cell].flat());
}

/** A table; every row must have a cell for every column. */
export const rowsNode = (
  columns: readonly (Inline | readonly Inline[])[],
  rows: readonly (readonly (Inline | readonly Inline[])[])[],
): Table => ({
  type: 'table',
  children: [columns, ...rows].map((cells): TableRow => ({
    type: 'tableRow',
    children: cells.map((cell): TableCell => ({ type: 'tableCell', children: cellParts(cell) })),
  })),
});
