import type { APIRoute } from 'astro';
import { SITE_NAME } from '../../site.ts';
import { picture } from '../../view/png/picture.ts';
import { siteCard } from '../../view/png/site-card.ts';
import { png } from '../_responses.ts';

const LINES = ['An open archive of Warcraft III pro and', 'tournament games, read from their replays'];

export const GET: APIRoute = async () =>
  png(await picture(await siteCard({ site: SITE_NAME, lines: LINES })));
