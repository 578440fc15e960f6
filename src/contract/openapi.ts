import { type SchemaId, componentRef, componentSchemas } from './components.ts';
import { NOTICE_DAYS, OPERATION_IDS, type OperationId } from './deprecations.ts';
import { exampleIndex, exampleSummary } from './examples.ts';
import type { ReplayIndex } from './index-schema.ts';
import type { ReplaySummaryDocument } from './summary-schema.ts';
import { INDEX_WORDS, OPENAPI_WORDS, SUMMARY_WORDS } from './words/openapi.ts';

/** Version of the promise, not of the site: it changes with the documented fields. */
export const CONTRACT_VERSION = '1.0.0';

export interface OpenApiOptions {
  /** Absolute base address of all documents; a final slash is ignored. */
  baseUrl: string;
  /** Absolute address of the API page for people, which also shows the notices. */
  docsUrl?: string;
  /** Real documents, which are cut to a readable size here. */
  examples: { index: ReplayIndex; summary: ReplaySummaryDocument };
}

const [GET_INDEX, GET_SUMMARY] = OPERATION_IDS;

/**
 * The OpenAPI 3.1 description of the two documents, as a plain object for `JSON.stringify`. Deterministic. The
 * examples aren't checked here.
 */
export function openApiDocument({ baseUrl, docsUrl, examples }: OpenApiOptions) {
  return {
    openapi: '3.1.1',
    info: {
      title: OPENAPI_WORDS.title,
      summary: OPENAPI_WORDS.summary,
      description: OPENAPI_WORDS.description(NOTICE_DAYS),
      version: CONTRACT_VERSION,
      license: { name: OPENAPI_WORDS.licence, identifier: 'GPL-3.0-or-later' },
    },
    ...(docsUrl && { externalDocs: { description: OPENAPI_WORDS.docs, url: docsUrl } }),
    servers: [{ url: baseUrl.replace(/\/+$/, ''), description: OPENAPI_WORDS.server }],
    security: [],
    tags: [{ name: 'Replays', description: OPENAPI_WORDS.replays }],
    paths: {
      '/data/summaries-index.json': { get: indexOperation(exampleIndex(examples.index)) },
      '/data/summaries/{replayId}.json': { get: summaryOperation(exampleSummary(examples.summary)) },
    },
    components: { schemas: componentSchemas() },
  };
}

const indexOperation = (example: ReplayIndex) => ({
  ...head(GET_INDEX, INDEX_WORDS.summary),
  description: INDEX_WORDS.description,
  responses: {
    '200': json(INDEX_WORDS.response, 'ReplayIndex', INDEX_WORDS.example, example),
    '4XX': {
      description: INDEX_WORDS.refused,
      content: { 'text/html': { schema: { type: 'string' } } },
    },
  },
});

const summaryOperation = (example: ReplaySummaryDocument) => ({
  ...head(GET_SUMMARY, SUMMARY_WORDS.summary),
  description: SUMMARY_WORDS.description,
  parameters: [
    {
      name: 'replayId',
      in: 'path',
      required: true,
      description: SUMMARY_WORDS.replayId,
      schema: { type: 'string' },
      example: example.replayId,
    },
  ],
  responses: {
    '200': json(SUMMARY_WORDS.response, 'ReplaySummary', SUMMARY_WORDS.example, example),
    '404': {
      description: SUMMARY_WORDS.missing,
      content: { 'text/html': { schema: { type: 'string' } } },
    },
  },
});

const head = (operationId: OperationId, summary: string) => ({ operationId, summary, tags: ['Replays'] });

const json = (description: string, schema: SchemaId, summary: string, value: unknown) => ({
  description,
  content: {
    'application/json': {
      schema: { $ref: componentRef(schema) },
      examples: { recorded: { summary, value } },
    },
  },
});
