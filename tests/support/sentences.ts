/** The sentences of documents: Markdown, MDX, and the descriptions in schemas. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import type { Nodes } from 'mdast';

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Stands for code, values and addresses, which are no prose. */
const CODE = 'Code';

/** Blocks that end a sentence, with or without a full stop. */
const BLOCKS = new Set(['paragraph', 'tableCell', 'heading']);

/** Sentences of a Markdown or MDX text in order, with those of its title and description; code reads `Code`. */
export function markdownSentences(text: string): string[] {
  const [, front = '', body = ''] = /^(?:---\n([^]*?)\n---\n)?([^]*)$/.exec(text)!;
  const head = [...front.matchAll(/^(?:title|description|summary): *(.*)$/gm)].map(([, words]) => words!);
  const tree = fromMarkdown(withoutCode(body), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return [...head.map((words) => words.replace(/^['"]|['"]$/g, '')), ...blocks(tree)].flatMap(sentences);
}

/** Sentences of a plain text; code in backticks reads `Code`. */
export const sentences = (text: string): string[] =>
  Array.from(SEGMENTER.segment(text.replace(/`[^`]+`/g, CODE).replace(/\s+/g, ' ')), ({ segment }) =>
    segment.trim(),
  ).filter((sentence) => /[a-z]{2}/i.test(sentence));

/** MDX without what only a program reads: imports, values, expressions. Tags stay and are left out later. */
const withoutCode = (body: string): string =>
  body
    .replace(/^(?:import|export) (?:(?!\n\n)[^])*?;$/gm, '')
    .replace(/^`{3}[^]*?^`{3}$/gm, '')
    .replace(/\{' '\}\s*/g, ' ')
    .replace(/`[^`]+`/g, CODE)
    .replace(/<(\w+)(?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*>/g, '<$1>')
    .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '5')
    .replace(/<\/?(?:a|b|code|em|strong)>/g, '');

function blocks(node: Nodes): string[] {
  if (node.type === 'html') return node.value.split(/<[^>]*>/);
  if (node.type === 'code') return [];
  if (BLOCKS.has(node.type)) return [toString(node, { includeHtml: false })];
  return 'children' in node ? node.children.flatMap(blocks) : [];
}
