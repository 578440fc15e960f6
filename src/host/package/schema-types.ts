/** Prints TypeScript types from schemas, with their descriptions, so that users of a package need no schema library. */
import { z } from 'zod';

type Node = z.core.JSONSchema.BaseSchema;

/**
 * The text of a declaration file with an exported type for each schema. A schema inside another one is referred to by its
 * name. Every property that a schema allows to omit may be missing, unless its schema is among the `whole` ones.
 */
export function typesOf(schemas: Readonly<Record<string, z.ZodType>>, whole: readonly string[] = []): string {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const { schemas: nodes } = z.toJSONSchema(registry, { uri: (id) => id });
  return Object.entries(nodes)
    .map(([id, node]) => {
      const text = typeText(node, whole.includes(id));
      const declared = node.properties ? `interface ${id} ${text}` : `type ${id} = ${text};`;
      return `${comment(node.description)}export ${declared}\n`;
    })
    .join('\n');
}

const comment = (description: string | undefined): string =>
  description === undefined ? '' : `/** ${description.replaceAll('*/', '*\\/')} */\n`;

/** The type of a value. */
function typeText(node: Node | boolean, whole: boolean): string {
  if (typeof node === 'boolean') return node ? 'unknown' : 'never';
  const partText = (part: Node | boolean) => typeText(part, whole);
  const either = (parts: readonly string[]) => [...new Set(parts)].join(' | ');
  if (node.$ref !== undefined) return node.$ref;
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return either(node.enum.map((value) => JSON.stringify(value)));
  const choice = node.anyOf ?? node.oneOf;
  if (choice) return either(choice.map(partText));
  if (Array.isArray(node.type))
    return either(node.type.map((type: string) => partText({ ...node, type } as Node)));
  switch (node.type) {
    case 'integer':
      return 'number';
    case 'array':
      return node.prefixItems
        ? `[${node.prefixItems.map(partText).join(', ')}]`
        : `Array<${partText((node.items as Node | undefined) ?? true)}>`;
    case 'object':
      return objectText(node, whole);
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return node.type;
    default:
      throw new Error(`No type is known for the schema ${JSON.stringify(node).slice(0, 200)}.`);
  }
}

function objectText(node: Node, whole: boolean): string {
  const { properties = {}, required = [], additionalProperties, propertyNames } = node;
  const fields = Object.entries(properties).map(([name, part]) => {
    const description = typeof part === 'object' ? part.description : undefined;
    const mark = whole || required.includes(name) ? '' : '?';
    const key = /^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name);
    return `${comment(description)}${key}${mark}: ${typeText(part, whole)};\n`;
  });
  if (fields.length > 0 || typeof additionalProperties !== 'object')
    return `{\n${fields.join('').replaceAll(/^/gm, '  ').trimEnd()}\n}`;
  const key = typeof propertyNames === 'object' ? typeText(propertyNames, whole) : 'string';
  const value = typeText(additionalProperties, whole);
  return key === 'string' ? `Record<string, ${value}>` : `Partial<Record<${key}, ${value}>>`;
}
