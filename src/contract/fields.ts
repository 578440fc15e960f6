import { type JsonSchema, type SchemaId, componentRef, componentSchemas } from './components.ts';

/** A row of a field table for people. */
export interface FieldRow {
  field: string;
  /**
   * The type in words: `integer`, `array of BuildStep`, `string (building, unit, hero, upgrade)` … without "or null".
   */
  type: string;
  required: boolean;
  nullable: boolean;
  description: string;
}

type Node = JsonSchema | boolean | undefined;

/**
 * The fields of a published schema in emitted order, for tables that always match the schemas. Empty for a schema
 * without fields (`Race`).
 */
export function describeFields(schemaId: SchemaId): FieldRow[] {
  const { properties = {}, required = [] } = componentSchemas()[schemaId];
  return Object.entries(properties).map(([field, node]) => ({
    field,
    type: typeText(node),
    required: required.includes(field),
    nullable: isNullable(node),
    description: (typeof node === 'object' && node.description) || '',
  }));
}

function typeText(node: Node): string {
  if (typeof node !== 'object') return 'any';
  if (node.$ref) return node.$ref.replace(componentRef(''), '');
  if (node.anyOf)
    return node.anyOf
      .filter((option) => !isNull(option))
      .map(typeText)
      .join(' or ');
  if (node.enum) return `string (${node.enum.map(String).join(', ')})`;
  const type = [node.type]
    .flat()
    .filter((name) => name !== 'null')
    .join(' or ');
  if (type === 'array') return `array of ${typeText(Array.isArray(node.items) ? node.items[0] : node.items)}`;
  if (type === 'object') return `object with ${typeText(node.additionalProperties)} values`;
  return node.format ? `${type}, ${node.format}` : type;
}

const isNull = (node: Node): boolean => typeof node === 'object' && node.type === 'null';

const isNullable = (node: Node): boolean =>
  typeof node === 'object' && ([node.type].flat().includes('null') || (node.anyOf ?? []).some(isNull));
