/** The client in JavaScript, and its types. */
import { typeOf, type Language, type NamedSchema, type Schema } from './schema.ts';

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

/** The types of everything in a release. */
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
  return `${types.join('\n')}
/** A release: what it holds, read when it is asked for. */
export interface Release {
/** Every game with its players, one after the other. */
games(): AsyncIterable<GameLine>;
${documents.join('')}}

/** Opens a release by the address of its folder; without one, that which this file lies in. */
export function open(address?: string | URL): Release;
`;
}

/** A client of fetch and nothing else, for browsers and Node. */
export const client = (
  named: readonly NamedSchema[],
): string => `// Reads a release of Farseer. Types lie beside it.
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
${named.flatMap(({ document }) => (document === null ? [] : [`    ${document.called}: list('${document.file}'),\n`])).join('')}  };
}
`;
