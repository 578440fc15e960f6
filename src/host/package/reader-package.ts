/** The reader of recordings and maps as an npm package, made from `src/game`, `src/map` and `src/data/reader`. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { licenceText } from '../../data/release/licence.ts';
import { objectsDocument } from '../../data/release/documents/objects.ts';
import { PACKAGE_SCHEMAS, WHOLE_SCHEMAS } from '../../data/reader/schemas.ts';
import { REPOSITORY_URL } from '../../site.ts';
import { noticeOf, noticesText, packageFolder, type Notice } from '../notices/packages.ts';
import { NOTICE_WORDS } from '../words.ts';
import { bundle } from './bundle.ts';
import { typesOf } from './schema-types.ts';

/** Name and version of the package. The version is its own; CHANGELOG.md says what each brought. */
const READER = { name: 'w3g-reader', version: '1.0.0' };

const SUMMARY =
  'Reads Warcraft III replays and maps: players, result, build orders, heroes, tech, chat. No dependencies, for Node and browsers.';

/** Entries by the name under which programs import them; each is one file. */
const ENTRIES = {
  '.': 'index',
  './parse': 'parse',
  './map': 'map',
  './objects': 'objects',
  './unpack': 'unpack',
};

const text = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The files of the package by name. The same sources give the same bytes. */
export async function readerPackage(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const folders = new Set<string>();
  for (const entry of Object.values(ENTRIES)) {
    const { code, map, modules } = await bundle(`${entry}.ts`);
    files[`${entry}.js`] = code;
    files[`${entry}.js.map`] = map;
    files[`${entry}.d.ts`] = declarationsOf(`data/reader/${entry}.ts`);
    for (const id of modules) folders.add(packageFolder(id) ?? '');
  }
  const command = await bundle('command/main.ts', READER.version);
  const notices = [...folders].filter(Boolean).map(noticeOf);
  return {
    ...files,
    'types.d.ts': typesOf(PACKAGE_SCHEMAS, WHOLE_SCHEMAS),
    'bin.js': BIN,
    'command.js': command.code,
    'command.js.map': command.map,
    'objects.json': `${JSON.stringify(objectsDocument())}\n`,
    'objects.LICENSE.txt': licenceText(),
    'notices.txt': noticesText(NOTICE_WORDS.file('Each file of this package'), notices),
    'sbom.cdx.json': sbomOf(notices),
    LICENSE: text('../LICENSE'),
    'README.md': text('data/reader/README.md'),
    'package.json': manifest(),
  };
}

/** The program that `npx` starts. It is apart from the command, which older versions of Node couldn't even load. */
const BIN = `#!/usr/bin/env node
if (typeof Map.groupBy === 'function') import('./command.js');
else {
  console.error('${READER.name} needs Node 22 or newer. You have ' + process.version + '.');
  process.exitCode = 1;
}
`;

/** What the entries export, with their comments. Types of documents come from \`types.d.ts\`. */
function declarationsOf(path: string): string {
  const { outputText } = ts.transpileDeclaration(text(path), {
    fileName: path,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, removeComments: false },
  });
  return outputText.replaceAll(/(from '\.\/\w+)\.ts'/g, "$1.js'");
}

function manifest(): string {
  const exports = Object.entries(ENTRIES).map(([name, file]) => [
    name,
    { types: `./${file}.d.ts`, default: `./${file}.js` },
  ]);
  return `${JSON.stringify(
    {
      ...READER,
      description: SUMMARY,
      keywords: ['warcraft', 'warcraft-iii', 'w3g', 'nwg', 'replay', 'replays', 'parser'],
      license: 'GPL-3.0-or-later',
      ...(REPOSITORY_URL && { repository: { type: 'git', url: `git+${REPOSITORY_URL}.git` } }),
      type: 'module',
      sideEffects: false,
      engines: { node: '>=22' },
      bin: { [READER.name]: 'bin.js' },
      exports: {
        ...Object.fromEntries(exports),
        './objects.json': './objects.json',
        './package.json': './package.json',
      },
    },
    null,
    2,
  )}\n`;
}

/** The packages that are in the bundles, as CycloneDX. */
function sbomOf(notices: readonly Notice[]): string {
  const component = (name: string, version: string, licence: string) => ({
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name}@${version}`,
    licenses: [{ license: { id: licence } }],
  });
  const packageComponent = component(READER.name, READER.version, 'GPL-3.0-or-later');
  const components = notices.map(({ name, version, licence }) => component(name, version, licence));
  const dependencies = [
    { ref: packageComponent['bom-ref'], dependsOn: components.map((part) => part['bom-ref']) },
  ];
  const head = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: packageComponent },
  };
  return `${JSON.stringify({ ...head, components, dependencies })}\n`;
}
