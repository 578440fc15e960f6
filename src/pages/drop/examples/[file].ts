import { readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import { EXAMPLES } from '../../../app/drop/input/examples.ts';

export const getStaticPaths = (() =>
  EXAMPLES.map(({ file }) => ({ params: { file } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) =>
  new Response(readFileSync(`replays/fixtures/${params['file']}`), {
    headers: { 'content-type': 'application/octet-stream' },
  });
