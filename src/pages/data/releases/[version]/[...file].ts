import { readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import { addressesOf } from '../../../../data/release/release-integration.ts';
import { fileOfRelease, releaseOf } from '../../../../data/release/archive-release.ts';
import { archive } from '../../../_archive.ts';

/**
 * Every file, while developing. A build puts them in their place as files, see `src/data/release/release-integration.ts`: as answers they would
 * be read and written once more, which took longer than to make them.
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
