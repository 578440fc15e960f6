/** Prints a whole Markdown document: front matter, then the nodes of its body. */
import type { RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { oneLine } from './text.ts';

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
    },
  );

/** YAML takes a JSON string as it is, provided that it holds only characters YAML can print. */
function frontMatter({ title, url, description }: FrontMatter): string {
  const lines = Object.entries({ title, url, description }).map(
    ([key, value]) => `${key}: ${JSON.stringify(oneLine(value))}\n`,
  );
  return `---\n${lines.join('')}---\n`;
}
