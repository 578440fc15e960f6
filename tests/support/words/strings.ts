/** Every text in `src/` that somebody reads: strings, templates and text of elements, without comments. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface WrittenText {
  /** Path and line, relative to the project: `src/view/game/fights.ts:23`. */
  at: string;
  /** The text, with `{}` for each part that is put in while the program runs. */
  text: string;
  /** Whether it is in the body of a function; texts in `describe(…)` of a schema and in errors don't count. */
  inLogic: boolean;
}

const PROJECT = new URL('../../../', import.meta.url).pathname;

/** Words enough to be a sentence or a label, which keys, paths, class names and queries are not. */
const READABLE = /\p{L}[\p{L}’'-]*(?:[,;:]? |\{\} ?)+(?:\p{L}[\p{L}’'-]*|\{\})(?:[,;:]? |\{\} ?)+\p{L}/u;
const CODE =
  /^[a-z][\w-]*(?: [a-z][\w:-]*)*$|[<>{}[\]]{2}|=>|\bSELECT\b|^M0 |^M[hlqtv ]*z$|^class="|^\.|--[a-z]|^\s*[@#][a-z]|^export const /;

const isReadable = (text: string): boolean => READABLE.test(text) && !CODE.test(text.replaceAll('{}', ''));

/** All of them, by file and line. */
export function writtenTexts(): WrittenText[] {
  const files = readdirSync(join(PROJECT, 'src'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(ts|tsx|astro)$/.test(file))
    .sort()
    .flatMap((file) => textsOf(`src/${file}`, readFileSync(join(PROJECT, 'src', file), 'utf8')));
}

/** The texts of one file; `.astro` files are read as TypeScript with elements. */
export function textsOf(file: string, code: string): WrittenText[] {
  const source = file.endsWith('.astro') ? withoutFence(code) : code;
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const texts: WrittenText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    const text = textOf(node);
    if (text !== null) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      const clean = text.replaceAll(/\s+/g, ' ').trim();
      if (isReadable(clean)) texts.push({ at: `${file}:${line + 1}`, text: clean, inLogic: isInLogic(node) });
      // Expressions in a template may contain texts too.
      if (!ts.isTemplateExpression(node) && !isSum(node)) return;
    }
    if (isSum(node))
      partsOf(node)
        .filter((part) => textOf(part) === null)
        .forEach(visit);
    else if (ts.isTemplateExpression(node)) node.templateSpans.forEach(({ expression }) => visit(expression));
    else ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts;
}

/** The code before the page is set off by lines of dashes, which TypeScript does not know; lines keep their numbers. */
const withoutFence = (code: string): string => {
  const [before, script = '', ...page] = code.split(/^---$/m);
  return page.length === 0 ? code : `${before}   ${script}   <>${page.join('---')}</>`;
};

function isInLogic(node: ts.Node): boolean {
  for (let { parent } = node; parent; { parent } = parent) {
    if (ts.isThrowStatement(parent) || isError(parent)) return false;
    if (ts.isCallExpression(parent) && parent.expression.getText().endsWith('.describe')) return false;
    if (ts.isFunctionLike(parent)) return true;
  }
  return false;
}

const isError = (node: ts.Node): boolean =>
  ts.isNewExpression(node) && /Error$/.test(node.expression.getText());

const isSum = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
  partsOf(node).some(isString);

const partsOf = (node: ts.Expression): ts.Expression[] =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken
    ? [...partsOf(node.left), ...partsOf(node.right)]
    : [node];

const isString = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** The text of a node, null for anything else. Strings that are added to each other are one text. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  if (isSum(node))
    return partsOf(node)
      .map((part) => textOf(part) ?? '{}')
      .join('');
  return null;
}
