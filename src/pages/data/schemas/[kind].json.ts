import type { APIRoute } from 'astro';
import { DOCUMENT_KINDS, documentSchema, type DocumentKind } from '../../../game/map/schemas.ts';
import { json } from '../../_responses.ts';

/** JSON Schemas of documents outside the promise. */
export const getStaticPaths = () => DOCUMENT_KINDS.map((kind) => ({ params: { kind }, props: { kind } }));

export const GET: APIRoute<{ kind: DocumentKind }> = ({ props }) =>
  json(`${JSON.stringify(documentSchema(props.kind), null, 2)}\n`);
