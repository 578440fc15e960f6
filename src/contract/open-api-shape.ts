/** The parts of an OpenAPI document that comparisons use; all other parts are ignored. */

export interface SchemaNode {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  required?: string[];
  deprecated?: boolean;
  properties?: Record<string, SchemaNode>;
  additionalProperties?: SchemaNode | boolean;
  items?: SchemaNode;
  anyOf?: SchemaNode[];
  [keyword: string]: unknown;
}

interface Content {
  schema?: SchemaNode;
  [keyword: string]: unknown;
}

export interface Operation {
  operationId: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: SchemaNode }[];
  responses: Record<string, { description?: string; content?: Record<string, Content> }>;
}

export interface OpenApiShape {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, SchemaNode> };
}

/**
 * The document without the data that depends on the corpus and the host (addresses and examples), so that stored copies
 * stay comparable.
 */
export function withoutCorpus(document: OpenApiShape): OpenApiShape {
  const copy = structuredClone(document) as OpenApiShape & { servers?: unknown; externalDocs?: unknown };
  delete copy.servers;
  delete copy.externalDocs;
  for (const operation of Object.values(copy.paths).flatMap((methods) => Object.values(methods))) {
    for (const parameter of operation.parameters ?? []) delete (parameter as { example?: unknown }).example;
    for (const { content = {} } of Object.values(operation.responses))
      for (const body of Object.values(content)) delete body['examples'];
  }
  return copy;
}
