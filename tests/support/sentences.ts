/** The sentences of documents: Markdown, MDX, and texts such as descriptions of fields. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import type { Nodes } from 'mdast';

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Replaces code, which is not prose, and keeps its place in the sentence. */
const CODE = 'Code';

/** Expressions of MDX, with braces two levels deep, as in an arrow function that destructures. */
const EXPRESSION = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/** Nodes of Markdown that end a sentence, with or without a full stop. */
const BLOCKS = new Set(['paragraph', 'tableCell', 'heading']);

/** Sentences of a Markdown or MDX file in order, with those of its front matter. Code becomes `Code`, an expression `5`. */
export function markdownSentences(text: string): string[] {
  const [, front = '', body = ''] = /^(?:---\n([^]*?)\n---\n)?([^]*)$/.exec(text)!;
  const head = [...front.matchAll(/^(?:title|description|summary): *(.*)$/gm)].map(([, words]) =>
    words!.replace(/^['"]|['"]$/g, ''),
  );
  const tree = fromMarkdown(withoutCode(body), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return [...head, ...blocks(tree)].flatMap(sentences);
}

/** Sentences of a plain text, in which backticks mark code. */
export const sentences = (text: string): string[] =>
  Array.from(SEGMENTER.segment(text.replace(/`[^`]+`/g, CODE).replace(/\s+/g, ' ')), ({ segment }) => segment)
    // The segmenter goes on after a full stop if a number follows.
    .flatMap((segment) => segment.split(/(?<=[a-z)][.!?]) (?=\d)/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z]{2}/i.test(sentence));

/** MDX without imports, exports, code, attributes and inline tags, so that a Markdown parser can read it. */
const withoutCode = (body: string): string =>
  body
    .replace(/^(?:import|export) (?:(?!\n\n)[^])*?;$/gm, '')
    .replace(/^`{3}[^]*?^`{3}$/gm, '')
    .replace(/\{' '\}\s*/g, ' ')
    .replace(/`[^`]+`|<\{\{\w+\}\}>/g, CODE)
    .replace(new RegExp(`<(\\w+)(?:[^<>{}]|${EXPRESSION.source})*>`, 'g'), '<$1>')
    .replace(EXPRESSION, '5')
    .replace(/<\/?(?:a|b|code|em|strong)>/g, '');

function blocks(node: Nodes): string[] {
  if (node.type === 'html') return node.value.split(/<[^>]*>/);
  if (node.type === 'code') return [];
  if (BLOCKS.has(node.type)) return [toString(node, { includeHtml: false })];
  return 'children' in node ? node.children.flatMap(blocks) : [];
}
