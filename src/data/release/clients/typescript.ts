/** The types for the JavaScript client. */
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

/** A release; its files are read on demand. Every function throws a FarseerError if it can’t read one. */
export interface Release {
/** Yields every game with its players. */
games(): AsyncIterable<GameLine>;
/** Yields the rows of a table. With skip and take, it only fetches files that have these rows. */
rows<Name extends keyof Tables>(table: Name, some?: { skip?: number; take?: number }): AsyncIterable<Tables[Name]>;
/** Yields the rows of a table in pages of a size, by default 1000. */
pages<Name extends keyof Tables>(table: Name, size?: number): AsyncIterable<Tables[Name][]>;
${documents.join('')}}

/** Why something cannot be read. */
export class FarseerError extends Error {
/** No such table in this release; no such file; an answer such as 503; no answer; a truncated file. */
readonly kind: 'no-table' | 'missing' | 'refused' | 'unreachable' | 'damaged';
readonly address?: string;
readonly status?: number;
}

/** The releases that a site publishes, newest first. */
export function releases(site: string | URL): Promise<{
latest: { version: string; url: string };
releases: { version: string; url?: string; withdrawn?: string; digest: string; updated: string | null; games: number }[];
}>;

/** Opens a release by the address of its folder, which ends with a slash. */
export function open(address?: string | URL): Release;
`;
}
