import type { APIRoute } from 'astro';
import { z } from 'zod';
import { DOCUMENT_KINDS, documentSchema } from '../../../map/story/schemas.ts';
import { overlaySchema } from '../../../view/overlay/schema.ts';
import { json } from '../../_responses.ts';

/** JSON Schemas of documents outside the promise. */
export const getStaticPaths = () => [
  ...DOCUMENT_KINDS.map((kind) => ({ params: { kind }, props: { schema: documentSchema(kind) } })),
  { params: { kind: 'overlay' }, props: { schema: z.toJSONSchema(overlaySchema) } },
];

export const GET: APIRoute<{ schema: object }> = ({ props }) =>
  json(`${JSON.stringify(props.schema, null, 2)}\n`);
