/** What a client's types are made of: the part of JSON Schema that our schemas use. */

export interface Schema {
  type?: string | string[];
  title?: string;
  description?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}

/** How a language writes types. */
export interface Language {
  names: Readonly<Record<string, string>>;
  list: (of: string) => string;
  map: (of: string) => string;
  /** The type of one of these texts. */
  oneOf: (values: readonly string[]) => string;
  /** An object without a name of its own. */
  object: (schema: Schema) => string;
}

/** Objects within others that have a name, by the title of their schema. */
const NAMED: Readonly<Record<string, string>> = { Players: 'PlayerRow' };

/** The type that a schema stands for. */
export function typeOf(schema: Schema, language: Language): string {
  const either = (types: string[]): string => [...new Set(types)].join(' | ');
  if (schema.anyOf) return either(schema.anyOf.map((option) => typeOf(option, language)));
  if (schema.enum) {
    const texts = schema.enum.filter((value) => typeof value === 'string');
    return either([language.oneOf(texts), ...(schema.enum.includes(null) ? [language.names['null']!] : [])]);
  }
  return either(
    [schema.type ?? 'object'].flat().map((type) => {
      if (type === 'array') return language.list(typeOf(schema.items ?? {}, language));
      if (type !== 'object') return language.names[type]!;
      return typeof schema.additionalProperties === 'object'
        ? language.map(typeOf(schema.additionalProperties, language))
        : (NAMED[schema.title ?? ''] ?? language.object(schema));
    }),
  );
}

/** A schema and the name of what it describes, such as `Fight` for a row of fights. */
export interface NamedSchema {
  name: string;
  schema: Schema;
  /** The document that holds a list of them, and what it is called where its name says too little; null for rows. */
  document: { file: string; called: string } | null;
  /** The table of which it is a row; null for all else. */
  table: string | null;
}

/** How cells of a table are read, by the names of their columns. */
export type CellKinds = Record<string, 'number' | 'boolean' | 'string'>;

/** The kinds of the cells of a table. */
export const cellKinds = ({ properties = {} }: Schema): CellKinds =>
  Object.fromEntries(
    Object.entries(properties).map(([name, { type }]) => {
      const kinds = [type ?? 'string'].flat();
      const isNumber = kinds.includes('integer') || kinds.includes('number');
      return [name, isNumber ? 'number' : kinds.includes('boolean') ? 'boolean' : 'string'];
    }),
  );
