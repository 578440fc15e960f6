/** JSON Schemas of the documents about places. They describe the current state and promise nothing. */
import { z } from 'zod';
import { mapDocumentSchema } from '../fit/map-schema.ts';
import { publishedGameSchema } from '../story-schema.ts';
import { gameTrackSchema } from '../track-schema.ts';

/** Document kinds: the folder under `/data/`, and the schema. */
const DOCUMENTS = {
  games: { title: 'A game with its analysis, places, fights and key moments', schema: publishedGameSchema },
  tracks: { title: 'The data for playing back a game on its map', schema: gameTrackSchema },
  maps: { title: 'A map, reconstructed from the orders in its games', schema: mapDocumentSchema },
} as const;

const DESCRIPTION =
  'The API contract does not cover these documents: they and this schema may change without notice.';

export type DocumentKind = keyof typeof DOCUMENTS;
/** All of them. */
export const DOCUMENT_KINDS = Object.keys(DOCUMENTS) as DocumentKind[];

/** The JSON Schema of a kind of document, draft 2020-12. */
export function documentSchema(kind: DocumentKind): Record<string, unknown> {
  const { title, schema } = DOCUMENTS[kind];
  const { $schema, ...rest } = z.toJSONSchema(schema);
  return { $schema, title, description: DESCRIPTION, ...rest };
}
