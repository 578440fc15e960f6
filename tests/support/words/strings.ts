/** Every text in `src/` that somebody reads: strings, templates and text of elements, without comments. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface WrittenText {
  /** Path and line, relative to the project: `src/view/game/fights.ts:23`. */
  at: string;
  /** The text, with `{}` for each part that is put in while the program runs. */
  text: string;
  /** The text for people, with names in braces: "{player} orders the {object}". */
  named: string;
}

const PROJECT = new URL('../../../', import.meta.url).pathname;

/** Words enough to be a sentence or a label, which keys, paths, class names and queries are not. */
const READABLE = /\p{L}[\p{L}’'-]*(?:[,;:]? |\{\} ?)+(?:\p{L}[\p{L}’'-]*|\{\})(?:[,;:]? |\{\} ?)+\p{L}/u;
const CODE =
  /^[a-z][\w-]*(?: [a-z][\w:-]*)*$|[<>{}[\]]{2}|=>|\b(?:SELECT|PARTITION_BY)\b|^M0 |^M[HLQTVZhlqtvz\d. -]*$|^class="|^\.|--[a-z]|^\s*[@#][a-z]|^export const |^import |^M ?[hH]/;

const isReadable = (text: string): boolean => READABLE.test(text) && !CODE.test(text.replaceAll('{}', ''));
const isLabel = (text: string): boolean => /\p{L}{2}/u.test(text);
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a node is the name of a property, a key, or a value that is only compared. */
function isKey(node: ts.Node): boolean {
  const { parent } = node;
  if (!parent || !ts.isStringLiteralLike(node)) return false;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isCallExpression(parent))
    return /\.(?:toLocaleString|localeCompare)$/.test(parent.expression.getText());
  return ts.isCaseClause(parent) || ts.isElementAccessExpression(parent) || isComparison(parent);
}

const isComparison = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText());

/** A name in braces for what is put into a text: `{player}`, `{game | games}`, or `{…}`. */
function nameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return `{${node.text}}`;
  if (ts.isPropertyAccessExpression(node)) return `{${node.name.text}}`;
  if (ts.isElementAccessExpression(node) || ts.isNonNullExpression(node)) return nameOf(node.expression);
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [textOf(node.whenTrue, nameOf), textOf(node.whenFalse, nameOf)];
    return yes !== null && no !== null ? `{${yes} | ${no}}` : '{…}';
  }
  if (!ts.isCallExpression(node)) return '{…}';
  if (ts.isPropertyAccessExpression(node.expression)) return nameOf(node.expression.expression);
  const [first] = node.arguments;
  const name = first && nameOf(first);
  return name && name !== '{…}' ? name : `{${node.expression.getText()}}`;
}

/** Files that are texts: `words.ts`, `words/…` and `…-words.ts`. */
const WORDS_FILE = /\bwords(?:\/[\w-]+)?\.ts$/;
/** Constants that are texts, beside the code that shows them: `FIGHT_WORDS`. */
const WORDS_CONSTANT = /(?:^|_)WORDS$/;

const isWordsConstant = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) && WORDS_CONSTANT.test(node.name.getText());

/** All of them, by file and line; with `labels`, the single words in words files and constants too. */
export function writtenTexts({ labels = false } = {}): WrittenText[] {
  const files = readdirSync(join(PROJECT, 'src'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(ts|tsx|astro)$/.test(file))
    .sort()
    .flatMap((file) => textsOf(`src/${file}`, readFileSync(join(PROJECT, 'src', file), 'utf8'), labels));
}

/** The texts of one file; `.astro` files are read as TypeScript with elements. */
export function textsOf(file: string, code: string, labels = false): WrittenText[] {
  const source = file.endsWith('.astro') ? withoutFence(code) : code;
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const texts: WrittenText[] = [];
  const visit = (node: ts.Node, isWords: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (isKey(node)) return;
    const inWords = isWords || isWordsConstant(node);
    const visitPart = (part: ts.Node): void => visit(part, inWords);
    const text = textOf(node);
    if (text !== null) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      const clean = spaced(text);
      const named = spaced(textOf(node, nameOf) ?? '');
      if (labels && inWords ? isLabel(clean) : isReadable(clean))
        texts.push({ at: `${file}:${line + 1}`, text: clean, named });
      // Expressions in a template may contain texts too.
      if (!ts.isTemplateExpression(node) && !isSum(node)) return;
    }
    if (isSum(node))
      partsOf(node)
        .filter((part) => textOf(part) === null)
        .forEach(visitPart);
    else if (ts.isTemplateExpression(node))
      node.templateSpans.forEach(({ expression }) => visitPart(expression));
    else ts.forEachChild(node, visitPart);
  };
  visit(tree, WORDS_FILE.test(file));
  return texts;
}

/** The code before the page is set off by lines of dashes, which TypeScript does not know; lines keep their numbers. */
const withoutFence = (code: string): string => {
  const [before, script = '', ...page] = code.split(/^---$/m);
  return page.length === 0 ? code : `${before}   ${script}   <>${page.join('---')}</>`;
};

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
function textOf(node: ts.Node, gap: (expression: ts.Expression) => string = () => '{}'): string | null {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans.map(({ expression, literal }) => gap(expression) + literal.text).join('')
    );
  if (isSum(node))
    return partsOf(node)
      .map((part) => textOf(part, gap) ?? gap(part))
      .join('');
  return null;
}
