/** An OpenAPI document as a flat list of promises, for comparing two versions. */
import { componentRef } from './components.ts';
import type { OpenApiShape, Operation, SchemaNode } from './open-api-shape.ts';
import { PLACE_WORDS } from './words/promises.ts';

/** Something a client may rely on. */
export interface PlacedPromise {
  operationId: string;
  /** JSONPath of a field in the operation's document, as in `deprecations`; otherwise words. */
  place: string;
  /** Type with all restrictions, as a string that differs if any restriction does. */
  type: string;
  required: boolean;
  /** The listed values; null if any value is allowed. */
  values: readonly string[] | null;
  meaning: string;
  deprecated: boolean;
}

/** All promises in a document: operations, parameters, responses, and each field at every place. */
export const promisesOf = (document: OpenApiShape): PlacedPromise[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => [
      ...ofOperation(`${method.toUpperCase()} ${path}`, operation),
      ...ofDocument(document, operation),
    ]),
  );

function ofOperation(type: string, operation: Operation): PlacedPromise[] {
  const { operationId, description = '', parameters = [], responses } = operation;
  const plain = { operationId, required: true, values: null, deprecated: false };
  return [
    { ...plain, place: PLACE_WORDS.operation, type, meaning: description },
    ...parameters.map((parameter) => ({
      ...plain,
      place: PLACE_WORDS.parameter(parameter.in, parameter.name),
      type: JSON.stringify(parameter.schema ?? {}),
      required: parameter.required ?? false,
      meaning: parameter.description ?? '',
    })),
    ...Object.entries(responses).map(([status, response]) => ({
      ...plain,
      place: PLACE_WORDS.response(status),
      type: Object.keys(response.content ?? {}).join(', '),
      // A new status counts as an addition, because clients must handle any status.
      required: false,
      meaning: response.description ?? '',
    })),
  ];
}

function ofDocument(document: OpenApiShape, { operationId, responses }: Operation): PlacedPromise[] {
  const schema = responses['200']?.content?.['application/json']?.schema;
  if (!schema) return [];
  const promises: PlacedPromise[] = [];
  const visit = (node: SchemaNode, place: string, required: boolean, above: readonly string[]): void => {
    const { merged, meaning, refs } = resolved(node, document);
    const { properties = {}, additionalProperties, items, required: needed = [] } = merged;
    const values = merged.enum?.map(String) ?? null;
    const deprecated = merged.deprecated ?? false;
    promises.push({ operationId, place, type: typeText(merged), required, values, meaning, deprecated });
    // A recursive schema is described only once.
    if (refs.some((ref) => above.includes(ref))) return;
    const path = [...above, ...refs];
    for (const [name, child] of Object.entries(properties))
      visit(child, `${place}.${name}`, needed.includes(name), path);
    if (items) visit(items, `${place}[*]`, false, path);
    if (typeof additionalProperties === 'object') visit(additionalProperties, `${place}[*]`, false, path);
  };
  visit(schema, '$', true, []);
  return promises;
}

interface Resolved {
  merged: SchemaNode;
  /** The description of this place, followed by that of its type. */
  meaning: string;
  refs: string[];
}

/** A node with its references resolved, and with "X or null" written as a type that includes null. */
function resolved(node: SchemaNode, document: OpenApiShape): Resolved {
  const { $ref, anyOf, ...keywords } = node;
  const [option, empty, ...more] = anyOf ?? [];
  const nullable = option !== undefined && empty?.type === 'null' && more.length === 0;
  if (!$ref && !nullable) return { merged: node, meaning: node.description ?? '', refs: [] };
  const target = $ref ? document.components.schemas[$ref.replace(componentRef(''), '')] : option;
  if (!target) throw new Error(`${$ref} leads nowhere.`);
  const { merged, meaning, refs } = resolved(target, document);
  const types = [merged.type ?? []].flat();
  return {
    merged: { ...merged, ...keywords, ...(nullable && { type: [...types, 'null'] }) },
    meaning: [keywords.description, meaning].filter(Boolean).join(' '),
    refs: [...($ref ? [$ref] : []), ...refs],
  };
}

/** Keywords that are compared separately, or that promise nothing. */
const ELSEWHERE = new Set(
  'type description enum required deprecated properties additionalProperties items title examples example'.split(
    ' ',
  ),
);

function typeText(node: SchemaNode): string {
  const types = [node.type ?? 'any'].flat().sort(nullLast).join(' or ');
  const limits = Object.entries(node).filter(([keyword]) => !ELSEWHERE.has(keyword));
  limits.sort(([a], [b]) => (a < b ? -1 : 1));
  return [types, ...limits.map(([keyword, value]) => `${keyword} ${JSON.stringify(value)}`)].join(', ');
}

const nullLast = (a: string, b: string): number =>
  Number(a === 'null') - Number(b === 'null') || (a < b ? -1 : 1);
