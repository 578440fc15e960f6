import type { APIRoute } from 'astro';
import { jsonFeed } from '../data/discovery/feeds.ts';
import { feedOptions } from './_feed.ts';
import { text } from './_responses.ts';

export const GET: APIRoute = async () =>
  text(jsonFeed(await feedOptions()), 'application/feed+json; charset=utf-8');
