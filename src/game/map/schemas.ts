/** JSON Schemas of the documents about places. They describe the current state and promise nothing. */
import { z } from 'zod';
import { mapDocumentSchema } from './map-schema.ts';
import { publishedGameSchema } from './story-schema.ts';
import { gameTrackSchema } from './track-schema.ts';

/** Document kinds: the folder under `/data/`, and the schema. */
const DOCUMENTS = {
  games: { title: 'A game with its analysis, places, fights and key moments', schema: publishedGameSchema },
  tracks: { title: 'What playback of a game on its map needs', schema: gameTrackSchema },
  maps: { title: 'A map as the orders of its games show it', schema: mapDocumentSchema },
} as const;

export type DocumentKind = keyof typeof DOCUMENTS;
export const DOCUMENT_KINDS = Object.keys(DOCUMENTS) as DocumentKind[];

/** The JSON Schema of a kind of document, draft 2020-12. */
export function documentSchema(kind: DocumentKind): Record<string, unknown> {
  const { title, schema } = DOCUMENTS[kind];
  const { $schema, ...rest } = z.toJSONSchema(schema);
  const description =
    'Outside the contract of the API: these documents may change without notice, and this schema with them.';
  return { $schema, title, description, ...rest };
}
