/** Prints a whole Markdown document: front matter, then the nodes of its body. */
import { markdownTable } from 'markdown-table';
import type { RootContent, Table, TableCell, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handle } from 'mdast-util-to-markdown';
import { paragraph } from './nodes.ts';
import { isPlain, shownLine } from './text.ts';

/** What stands in front of a document. */
export interface FrontMatter {
  title: string;
  /** Absolute address of the page that the document is a twin of. */
  url: string;
  description: string;
}

/** The text of a Markdown file. */
export const printDocument = (front: FrontMatter, body: readonly RootContent[]): string =>
  `${frontMatter(front)}\n${printNodes(body)}`;

/** The Markdown of nodes, GitHub flavoured: pipes, bare addresses and tildes in text are escaped as well. */
export const printNodes = (nodes: readonly RootContent[]): string =>
  toMarkdown(
    { type: 'root', children: [...nodes] },
    {
      bullet: '-',
      // A link whose name is its address would else be printed like an HTML tag: <https://…>.
      resourceLink: true,
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      handlers: { table: printTable, text: printText },
    },
  );

/** Text of strangers on one line of a document that is written by hand: no character of it is markup, no address a link. */
export const plainMarkdown = (text: string): string => printNodes([paragraph(text)]).trim();

/** A table like the library’s, but cells of plain text are not searched for things to escape. */
const printTable: Handle = (node: Table, _, state, info) => {
  const leave = state.enter('table');
  const lines = node.children.map((row) =>
    row.children.map((cell) => plainCell(cell) ?? state.handle(cell, row, state, info)),
  );
  leave();
  return markdownTable(lines, { align: node.align ?? null, alignDelimiters: false });
};

/** The text of a cell with nothing to escape in it; null for any other. */
function plainCell({ children: [first, second] }: TableCell): string | null {
  if (!first) return '';
  return !second && first.type === 'text' && isPlain(first.value) ? first.value : null;
}

/** Looking for things to escape takes most of the printing, and texts come again. */
const printText: Handle = (node: Text, parent, state, info) => {
  // All that escapes depend on.
  const place = state.indexStack.at(-1)!;
  const beside = [place - 1, place + 1].map((index) => parent?.children[index]?.type);
  const at = [...state.stack, ...beside, info.before, info.after, node.value].join('\n');
  const earlier = printed.get(at);
  if (earlier !== undefined) return earlier;
  const text = defaultHandlers.text(node, parent, state, info);
  if (printed.size >= MOST_PRINTED) printed.clear();
  printed.set(at, text);
  return text;
};

const printed = new Map<string, string>();
const MOST_PRINTED = 20_000;

/** YAML takes a JSON string as it is, provided that it holds only characters YAML can print. */
function frontMatter({ title, url, description }: FrontMatter): string {
  const lines = Object.entries({ title, url, description }).map(
    ([key, value]) => `${key}: ${JSON.stringify(shownLine(value))}\n`,
  );
  return `---\n${lines.join('')}---\n`;
}
