import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { SRC } from '../../support/import-lines.ts';

/** Words without information. Name a declaration after its content, such as `games`, `player` or `candidates`. */
const EMPTY_NAMES = new Set('own one all found asked given known made told held shown said'.split(' '));

/** Start and end of the code of an Astro component. */
const FENCE = /^---\n([^]*?)\n---\n/;
/** A line of code at the top of a document. */
const EXPORT = /^export const .*$/gm;

test('no declaration has a name that says nothing', () => {
  expect(emptyNames('const one = 1; const { found: { all } } = two; type T = { own: string };')).toEqual([
    'one',
    'all',
    'own',
  ]);
  expect(emptyNames('told((made) => { function shown() {} class A { held = 1; said() {} } });')).toEqual([
    'made',
    'shown',
    'held',
    'said',
  ]);
  // Names declared elsewhere, such as keys of published JSON, don't count.
  expect(emptyNames('const players = { found: list.all, made };')).toEqual([]);
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.(tsx?|astro|mdx)$/.test(file));
  expect(code.length).toBeGreaterThan(500);
  expect(code.flatMap((file) => emptyNames(codeOf(file)).map((name) => `${file}: ${name}`))).toEqual([]);
});

test('an exported name means one thing', () => {
  expect(
    exportedNames('export const a = 1, b = 2; const c = 3; export function d() {} export type E = 1;'),
  ).toEqual(['a', 'b', 'd', 'E']);
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    // Routes export what Astro requires, and stand-ins the names of the replaced modules.
    .filter((file) => /\.tsx?$/.test(file) && !/^(pages|app\/drop\/stand-ins)\//.test(file))
    .sort();
  const homes = new Map<string, string[]>();
  for (const file of files)
    for (const name of new Set(exportedNames(codeOf(file))))
      homes.set(name, [...(homes.get(name) ?? []), file]);
  const several = [...homes].filter(([, places]) => places.length > 1);
  // A component may have the same name as the part of a page that it prints.
  expect(
    several.filter(([, places]) => !isPrinted(places)).map(([name, places]) => [name, ...places]),
  ).toEqual([]);
});

/** Whether one of two files has the model of a page part and the other its component. */
const isPrinted = (files: readonly string[]): boolean =>
  files.length === 2 &&
  /^view\/\w+\.ts$/.test(files.find((file) => !/\.tsx$/.test(file)) ?? '') &&
  files.some((file) => /^view\/html\/.*\.tsx$/.test(file));

/** The names that code declares and exports. */
const exportedNames = (code: string): string[] =>
  ts
    .createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
    .statements.flatMap((statement): ts.NamedDeclaration[] => {
      const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : [];
      if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
      return ts.isVariableStatement(statement)
        ? [...statement.declarationList.declarations]
        : [statement as ts.NamedDeclaration & ts.Statement];
    })
    .flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));

/** The code of a file; for an Astro component the part between the fences. */
function codeOf(file: string): string {
  const text = readFileSync(join(SRC, file), 'utf8');
  if (file.endsWith('.mdx')) return (text.match(EXPORT) ?? []).join('\n');
  return file.endsWith('.astro') ? (FENCE.exec(text)?.[1] ?? '') : text;
}

/** Names without information among declared variables, parameters, functions, bindings, properties and types. */
function emptyNames(code: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const { name } = node as ts.NamedDeclaration;
    if (name && ts.isIdentifier(name) && isDeclaration(node) && EMPTY_NAMES.has(name.text))
      names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return names;
}

const isDeclaration = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isGetAccessorDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);
