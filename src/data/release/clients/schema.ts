/** Input for the types of a client: the part of JSON Schema that our schemas use. */

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

/** How types are written in a language. */
export interface Language {
  names: Readonly<Record<string, string>>;
  list: (of: string) => string;
  map: (of: string) => string;
  /** The type for a choice between these strings. */
  oneOf: (values: readonly string[]) => string;
  /** An unnamed object type. */
  object: (schema: Schema) => string;
}

/** Type names of nested objects, by the title of their schema. */
const NAMED: Readonly<Record<string, string>> = { Players: 'PlayerRow' };

/** Converts a schema to a type. */
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

/** A schema with its type name, such as `Fight` for a row of fights. */
export interface NamedSchema {
  name: string;
  schema: Schema;
  /** The document that contains a list of such entries, and its name if the file name is unclear; null for rows. */
  document: { file: string; called: string } | null;
  /** The table that a row belongs to; null for other types. */
  table: string | null;
}

/** How to parse a table's cells, by column name. */
export type CellKinds = Record<string, 'number' | 'boolean' | 'string'>;

/** The cell kinds of a table. */
export const cellKinds = ({ properties = {} }: Schema): CellKinds =>
  Object.fromEntries(
    Object.entries(properties).map(([name, { type }]) => {
      const kinds = [type ?? 'string'].flat();
      const isNumber = kinds.includes('integer') || kinds.includes('number');
      return [name, isNumber ? 'number' : kinds.includes('boolean') ? 'boolean' : 'string'];
    }),
  );
