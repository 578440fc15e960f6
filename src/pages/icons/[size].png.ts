import type { APIRoute } from 'astro';
import { ICON_SIZES } from '../../data/discovery/web-manifest.ts';
import { siteIcon } from '../../view/png/site-card.ts';
import { png } from '../_responses.ts';

export const getStaticPaths = () => ICON_SIZES.map((size) => ({ params: { size: String(size) } }));

export const GET: APIRoute = async ({ params }) => png(await siteIcon(Number(params['size'])));
