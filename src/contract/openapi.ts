/** The API contract as an OpenAPI document. */
import { type SchemaId, componentRef, componentSchemas } from './components.ts';
import { NOTICE_DAYS, OPERATION_IDS, type OperationId } from './deprecations.ts';
import { exampleIndex, exampleSummary } from './examples.ts';
import type { ReplayIndex } from './index-schema.ts';
import type { ReplaySummaryDocument } from './summary-document.ts';

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
      title: 'Farseer Replay Data API',
      summary: 'Parsed Warcraft III pro and tournament games as static JSON.',
      description: `Parsed Warcraft III pro and tournament games as static JSON files: an index and one summary for each replay.
Read-only, without keys, accounts or rate limits of its own.

**Reading.** New optional fields may appear at any time. Clients must ignore fields they do not know, and must
accept values that an \`enum\` here does not list. An \`enum\` lists today's values, so don't let a generator turn it into a closed
type. Check the status before you parse: if a replay is missing, the answer is the website's HTML page. Fields whose
names end in \`Formatted\` are minutes:seconds for people. Data tools read \`1:06\` as an hour and six minutes, so
use the number fields next to them.

**Timings.** First hero times are reliable. Tier times are INFERRED from players' selections and orders. They are not
verified tech timings: use them at most for ordering within one game. \`fieldNotes\` in the index has these caveats
for programs.

**Stability.** Only the documented fields of these two documents are covered; every other file under \`/data/\` may
change without warning. Changes are additive. No documented field is removed or has its type changed without
${NOTICE_DAYS} days of notice. You can find the notice on the API page for people and in the \`deprecations\` array of the
affected document.`,
      version: CONTRACT_VERSION,
      license: { name: 'GNU General Public License v3.0 or later', identifier: 'GPL-3.0-or-later' },
    },
    ...(docsUrl && { externalDocs: { description: 'The API explained for people.', url: docsUrl } }),
    servers: [{ url: baseUrl.replace(/\/+$/, ''), description: 'The public website.' }],
    security: [],
    tags: [{ name: 'Replays', description: 'The replay index and the summaries it links to.' }],
    paths: {
      '/data/summaries-index.json': { get: indexOperation(exampleIndex(examples.index)) },
      '/data/summaries/{replayId}.json': { get: summaryOperation(exampleSummary(examples.summary)) },
    },
    components: { schemas: componentSchemas() },
  };
}

const indexOperation = (example: ReplayIndex) => ({
  ...head(GET_INDEX, 'List every public parsed replay'),
  description:
    'Start here. The index is one document with all entries, without pages or query parameters. You can use ' +
    'any `replayId` in the summary path. Parser test fixtures are not listed.',
  responses: {
    '200': json('The replay index.', 'ReplayIndex', 'Cut to two entries', example),
    '4XX': {
      description:
        'An error from the host, such as 429. The index itself always exists. The body is NOT JSON.',
      content: { 'text/html': { schema: { type: 'string' } } },
    },
  },
});

const summaryOperation = (example: ReplaySummaryDocument) => ({
  ...head(GET_SUMMARY, 'Read one parsed replay'),
  description: 'One parsed replay in full, with the openings and the research of all players.',
  parameters: [
    {
      name: 'replayId',
      in: 'path',
      required: true,
      description: 'A `replayId` taken from the index.',
      schema: { type: 'string' },
      example: example.replayId,
    },
  ],
  responses: {
    '200': json('The summary of the replay.', 'ReplaySummary', 'Every list cut to three items', example),
    '404': {
      description: 'No replay has this id. The body is the ordinary 404 page of the website, NOT JSON.',
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
