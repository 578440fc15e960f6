/** Prints a whole Markdown document: front matter, then its body. */
import { markdownTable } from 'markdown-table';
import type { RootContent, Table, TableCell, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handle } from 'mdast-util-to-markdown';
import { paragraph } from './nodes.ts';
import { isPlain, toVisibleLine } from './text.ts';

/** The front matter of a document. */
export interface FrontMatter {
  title: string;
  /** Absolute address of the HTML page. */
  url: string;
  description: string;
}

/** The text of a Markdown file. */
export const printDocument = (front: FrontMatter, body: readonly RootContent[]): string =>
  `${frontMatter(front)}\n${printNodes(body)}`;

/** Nodes as GitHub-flavoured Markdown, so pipes, bare addresses and tildes in text are escaped too. */
export const printNodes = (nodes: readonly RootContent[]): string =>
  toMarkdown(
    { type: 'root', children: [...nodes] },
    {
      bullet: '-',
      // Otherwise a link with its address as text would be printed like an HTML tag: <https://…>.
      resourceLink: true,
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      handlers: { table: printTable, text: printText },
    },
  );

/** Escapes a stranger's text as one line for a document written by hand: no markup, no automatic links. */
export const plainMarkdown = (text: string): string => printNodes([paragraph(text)]).trim();

/** Prints tables like the library, but doesn't escape cells of plain text. */
const printTable: Handle = (node: Table, _, state, info) => {
  const leave = state.enter('table');
  const lines = node.children.map((row) =>
    row.children.map((cell) => plainCell(cell) ?? state.handle(cell, row, state, info)),
  );
  leave();
  return markdownTable(lines, { align: node.align ?? null, alignDelimiters: false });
};

/** The text of a cell that needs no escaping; null for other cells. */
function plainCell({ children: [first, second] }: TableCell): string | null {
  if (!first) return '';
  return !second && first.type === 'text' && isPlain(first.value) ? first.value : null;
}

/** Caches escaped strings, because escaping takes most of the time and strings repeat. */
const printText: Handle = (node: Text, parent, state, info) => {
  // Everything that escaping depends on.
  const place = state.indexStack.at(-1)!;
  const beside = [place - 1, place + 1].map((index) => parent?.children[index]?.type);
  const key = [...state.stack, ...beside, info.before, info.after, node.value].join('\n');
  const earlier = printedTexts.get(key);
  if (earlier !== undefined) return earlier;
  const text = defaultHandlers.text(node, parent, state, info);
  if (printedTexts.size >= MAX_PRINTED) printedTexts.clear();
  printedTexts.set(key, text);
  return text;
};

const printedTexts = new Map<string, string>();
/** Texts that are kept, so that memory doesn’t grow with the archive. */
const MAX_PRINTED = 20_000;

/** A JSON string of printable characters is valid YAML. */
function frontMatter({ title, url, description }: FrontMatter): string {
  const lines = Object.entries({ title, url, description }).map(
    ([key, value]) => `${key}: ${JSON.stringify(toVisibleLine(value))}\n`,
  );
  return `---\n${lines.join('')}---\n`;
}
