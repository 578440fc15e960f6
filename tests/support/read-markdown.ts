/** Parses a Markdown file as its readers do, for the tests. */
import type { Nodes, Root, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';

export interface ReadMarkdown {
  /** Values of the front matter, in order. */
  front: Record<string, string>;
  /** All text of the body on one line, including tables and code. */
  text: string;
  /** Headings after their depth: "2 Players". */
  headings: string[];
  /** Every table as rows of cells; the first row is the head. */
  tables: string[][][];
  /** Targets of links. */
  links: string[];
  /** Text that a reader would treat as HTML. */
  html: string[];
}

/** Parses the text of a Markdown file. Throws unless it starts with front matter of one-line strings. */
export function readMarkdown(file: string): ReadMarkdown {
  const [, head, body] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(file) ?? [];
  if (head === undefined || body === undefined) throw new Error('The file does not start with front matter.');
  const tree = parseMarkdown(body);
  const all = nodesOf(tree);
  return {
    front: Object.fromEntries(head.split('\n').map(readField)),
    text: all
      .flatMap((node) => ('value' in node ? node.value : []))
      .join(' ')
      .replace(/\s+/g, ' '),
    headings: all.flatMap((node) => (node.type === 'heading' ? `${node.depth} ${toString(node)}` : [])),
    tables: all.flatMap((node) => (node.type === 'table' ? [readTable(node)] : [])),
    links: all.flatMap((node) => (node.type === 'link' ? node.url : [])),
    html: all.flatMap((node) => (node.type === 'html' ? node.value : [])),
  };
}

/** The syntax tree of a body in GitHub Flavored Markdown. */
export const parseMarkdown = (body: string): Root =>
  fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** A node and all nodes below it, in order. */
export const nodesOf = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesOf) : []),
];

const readTable = (table: Table): string[][] =>
  table.children.map((row) => row.children.map((cell) => toString(cell)));

function readField(line: string): [string, string] {
  const [, key, value] = /^([a-z]+): (".*")$/.exec(line) ?? [];
  if (!key || !value) throw new Error(`Not a field of text: ${line}`);
  return [key, JSON.parse(value) as string];
}
