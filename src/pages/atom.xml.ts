import type { APIRoute } from 'astro';
import { atomFeed } from '../data/discovery/feeds.ts';
import { feedOptions } from './_feed.ts';
import { text } from './_responses.ts';

export const GET: APIRoute = async () =>
  text(atomFeed(await feedOptions()), 'application/atom+xml; charset=utf-8');
