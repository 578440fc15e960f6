import type { APIRoute } from 'astro';
import { z } from 'zod';
import { objectUses, objectUsesSchema } from '../../../data/release/documents/object-uses.ts';
import { urls } from '../../../urls.ts';
import { archive } from '../../_archive.ts';
import { json } from '../../_responses.ts';

/** Objects that someone ordered. */
export const getStaticPaths = () => [...objectUses(archive()).keys()].map((id) => ({ params: { id } }));

export const GET: APIRoute = ({ params }) => {
  const checked = objectUsesSchema.safeParse(objectUses(archive()).get(params['id']!));
  if (!checked.success)
    throw new Error(`${urls.objectData(params['id']!)}: ${z.prettifyError(checked.error)}`);
  return json(`${JSON.stringify(checked.data)}\n`);
};
