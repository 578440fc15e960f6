import { z } from 'zod';
import { deprecationSchema, deprecationTargetSchema } from './deprecations.ts';
import {
  buildStepSchema,
  namedEntitySchema,
  raceSchema,
  researchSchema,
  summaryPlayerSchema,
  timedEntitySchema,
} from '../game/summary-schema.ts';
import { replayIndexEntrySchema, replayIndexPlayerSchema, replayIndexSchema } from './index-schema.ts';
import { replaySummarySchema } from './summary-document.ts';

/** All schemas of the contract, under their published names. */
const SCHEMAS = {
  ReplayIndex: replayIndexSchema,
  ReplayIndexEntry: replayIndexEntrySchema,
  ReplayIndexPlayer: replayIndexPlayerSchema,
  ReplaySummary: replaySummarySchema,
  SummaryPlayer: summaryPlayerSchema,
  NamedEntity: namedEntitySchema,
  TimedEntity: timedEntitySchema,
  BuildStep: buildStepSchema,
  Research: researchSchema,
  Race: raceSchema,
  Deprecation: deprecationSchema,
  DeprecationTarget: deprecationTargetSchema,
} as const;

export type SchemaId = keyof typeof SCHEMAS;
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The address of a component, as in `$ref` values in the OpenAPI document. */
export const componentRef = (id: SchemaId | (string & {})): string => `#/components/schemas/${id}`;

/**
 * The contract as JSON Schemas (2020-12), for `components.schemas` of an OpenAPI 3.1 document. They allow additional
 * properties: fields may be added to the promise, so clients' validators must accept new fields.
 */
export function componentSchemas(): Record<SchemaId, JsonSchema> {
  // A separate registry, because the global one may contain schemas outside the contract.
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: componentRef,
    override: ({ jsonSchema }) => open(jsonSchema),
  });
  for (const schema of Object.values(schemas)) {
    // `$id` can't be a reference with a fragment, and the OpenAPI document states the dialect.
    delete schema.$id;
    delete schema.$schema;
  }
  return schemas;
}

/** Removes restrictions from a generated node: closed objects, and limits that come from JavaScript and zod. */
function open(node: JsonSchema): void {
  if (node.additionalProperties === false) delete node.additionalProperties;
  delete node.propertyNames;
  if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
  if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
  if (node.format) delete node.pattern;
  const [kind, empty] = node.anyOf ?? [];
  if (
    typeof kind === 'object' &&
    typeof empty === 'object' &&
    empty.type === 'null' &&
    typeof kind.type === 'string'
  ) {
    delete node.anyOf;
    // Writes a nullable plain type in the short 2020-12 form: `"type": ["integer", "null"]`.
    Object.assign(node, kind, { type: [kind.type, 'null'] });
  }
}
