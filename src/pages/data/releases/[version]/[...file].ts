import { readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import { fileOfRelease, release } from '../../../_release.ts';

/** Every file at two addresses: that of its version, which never holds anything else, and that of the latest. */
export const getStaticPaths = (() => {
  const { version, files } = release();
  return [version, 'latest'].flatMap((folder) =>
    files.map(({ path, type }) => ({ params: { version: folder, file: path }, props: { type } })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ type: string }> = ({ params, props }) => {
  const bytes = readFileSync(fileOfRelease(params['file']!));
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': props.type } });
};
