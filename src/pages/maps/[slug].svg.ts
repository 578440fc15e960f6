import type { APIRoute } from 'astro';
import { thumbnailOf } from '../../archive/count/atlas.ts';
import { blankThumbnail } from '../../map/card/card.ts';
import { archive } from '../_archive.ts';
import { textResponse } from '../_responses.ts';

/** Thumbnails of maps, for lists. */
export const getStaticPaths = () =>
  archive().catalogue.maps.map(({ name, slug }) => ({
    params: { slug },
    props: { svg: thumbnailOf(archive(), name) ?? blankThumbnail() },
  }));

export const GET: APIRoute<{ svg: string }> = ({ props }) => textResponse(props.svg, 'image/svg+xml');
