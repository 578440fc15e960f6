import { readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import { addressesOf } from '../../../../data/release/release-integration.ts';
import { fileOfRelease, releaseOf } from '../../../../data/release/archive-release.ts';
import { archive } from '../../../_archive.ts';

/**
 * Lists all files, but only during development. A build writes them directly (see
 * `src/data/release/release-integration.ts`), because reading them and writing them again as responses took
 * longer than making them.
 */
export const getStaticPaths = (() => {
  const { version, files } = releaseOf(archive());
  if (!import.meta.env.DEV) return [];
  return addressesOf(version).flatMap((folder) =>
    files.map(({ path, type }) => ({ params: { version: folder, file: path }, props: { type } })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ type: string }> = ({ params, props }) => {
  const bytes = readFileSync(fileOfRelease(archive(), params['file']!));
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': props.type } });
};
