import type { APIRoute } from 'astro';
import { castFiles, type CastPlayer } from '../../../archive/count/cast.ts';
import { cacheDigest } from '../../../view/cache-keys.ts';
import { archive } from '../../_archive.ts';
import { json } from '../../_responses.ts';

/** All players with a 1v1 game. */
export const getStaticPaths = () =>
  castFiles(archive()).map(({ slug, player }) => ({
    params: { slug },
    props: { player },
    cacheKey: cacheDigest(player),
  }));

export const GET: APIRoute<{ player: CastPlayer }> = ({ props }) => json(`${JSON.stringify(props.player)}\n`);
