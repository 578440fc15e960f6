import type { APIRoute } from 'astro';
import { thumbnailOf } from '../../archive/atlas.ts';
import { archive } from '../_archive.ts';
import { text } from '../_responses.ts';

/** The small pictures of maps, for lists. */
export const getStaticPaths = () =>
  archive().catalogue.maps.flatMap(({ name, slug }) => {
    const svg = thumbnailOf(archive(), name);
    return svg === null ? [] : [{ params: { slug }, props: { svg } }];
  });

export const GET: APIRoute<{ svg: string }> = ({ props }) => text(props.svg, 'image/svg+xml');
