import type { APIRoute } from 'astro';
import { objectUses, objectUsesSchema } from '../../../data/release/documents/object-uses.ts';
import { urls } from '../../../urls.ts';
import { archive } from '../../_archive.ts';
import { checkAndPrint } from '../../_responses.ts';

/** Objects that someone ordered. */
export const getStaticPaths = () => [...objectUses(archive()).keys()].map((id) => ({ params: { id } }));

export const GET: APIRoute = ({ params: { id = '' } }) =>
  checkAndPrint(urls.objectData(id), objectUsesSchema, objectUses(archive()).get(id));
