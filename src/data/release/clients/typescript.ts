/** The JavaScript client and its types. */
import { cellKinds, typeOf, type Language, type NamedSchema, type Schema } from './schema.ts';

const LANGUAGE: Language = {
  names: { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' },
  list: (of) => `Array<${of}>`,
  map: (of) => `Record<string, ${of}>`,
  oneOf: (values) => values.map((value) => JSON.stringify(value)).join(' | '),
  object: (schema) => `{ ${fields(schema).join(' ')} }`,
};

const fields = ({ properties = {} }: Schema): string[] =>
  Object.entries(properties).map(([name, schema]) => `${name}: ${typeOf(schema, LANGUAGE)};`);

const comment = (text: string | undefined): string =>
  text ? `/** ${text.replaceAll('*/', '* /')} */\n` : '';

/** Generates the types for all files of a release. */
export function declarations(named: readonly NamedSchema[]): string {
  const types = named.map(({ name, schema }) => {
    const lines = Object.entries(schema.properties ?? {}).map(
      ([field, of]) => `${comment(of.description)}${field}: ${typeOf(of, LANGUAGE)};\n`,
    );
    return `${comment(schema.description)}export interface ${name} {\n${lines.join('')}}\n`;
  });
  const documents = named.flatMap(({ name, document }) =>
    document === null ? [] : [`${document.called}(): Promise<${name}[]>;\n`],
  );
  const tables = named.flatMap(({ name, table }) => (table === null ? [] : [`${table}: ${name};\n`]));
  return `${types.join('\n')}
/** Tables by name, with their rows. */
export interface Tables {
${tables.join('')}}

/** A release; its files are read on demand. */
export interface Release {
/** Yields every game with its players. */
games(): AsyncIterable<GameLine>;
/** Yields the rows of a table; a table in parts is read file by file. */
rows<Name extends keyof Tables>(table: Name): AsyncIterable<Tables[Name]>;
${documents.join('')}}

/** Opens a release by the address of its folder, by default the folder of this file. */
export function open(address?: string | URL): Release;
`;
}

/** Generates a client that only needs fetch, for browsers and Node. */
export const client = (
  named: readonly NamedSchema[],
): string => `// Reads a release of Farseer; the types are in the same folder.
const TABLES = ${JSON.stringify(
  Object.fromEntries(
    named.flatMap(({ table, schema }) => {
      const special = Object.entries(cellKinds(schema)).filter(([, kind]) => kind !== 'string');
      return table === null ? [] : [[table, Object.fromEntries(special)]];
    }),
  ),
)};

// Parses CSV lines; an apostrophe keeps spreadsheets from running text as a formula.
function* lines(text) {
  let row = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\\r\\n]*))(,|\\r\\n)/g)) {
    row.push((quoted?.replaceAll('""', '"') ?? plain).replace(/^'(?=[=+\\-@\\t\\r])/, ''));
    if (end === ',') continue;
    yield row;
    row = [];
  }
}

const READ = { number: Number, boolean: (cell) => cell === 'true' };

export function open(address = new URL('../', import.meta.url)) {
  const get = async (path) => {
    const response = await fetch(new URL(path, address));
    if (!response.ok) throw new Error(\`\${response.url} answers \${response.status}\`);
    return response;
  };
  const list = (name) => async () => (await get(\`\${name}.json\`)).json();
  return {
    async *games() {
      let rest = '';
      for await (const part of (await get('games.ndjson')).body.pipeThrough(new TextDecoderStream())) {
        const lines = (rest + part).split('\\n');
        rest = lines.pop();
        for (const line of lines) yield JSON.parse(line);
      }
    },
    async *rows(table) {
      const kinds = Object.hasOwn(TABLES, table) && TABLES[table];
      if (!kinds) throw new Error(\`A release has no table \${table}\`);
      const files = (await (await get('list.txt')).text()).split('\\n').map((line) => line.split('\\t')[0]);
      const part = (file) => Number(/part=(\\d+)/.exec(file)?.[1] ?? 0);
      const parts = files.filter((file) => file === \`\${table}.csv\` || (file.startsWith(\`\${table}/\`) && file.endsWith('.csv')));
      for (const file of parts.sort((a, b) => part(a) - part(b))) {
        let names;
        for (const cells of lines(await (await get(file)).text())) {
          if (!names) names = cells;
          else yield Object.fromEntries(names.map((name, at) => [name, cells[at] === '' ? null : (READ[kinds[name]]?.(cells[at]) ?? cells[at])]));
        }
      }
    },
${named.flatMap(({ document }) => (document === null ? [] : [`    ${document.called}: list('${document.file}'),\n`])).join('')}  };
}
`;
