import type { APIRoute } from 'astro';
import { jsonFeed } from '../data/discovery/feeds.ts';
import { feedOf } from '../data/discovery/new-games.ts';
import { archive } from './_archive.ts';
import { textResponse } from './_responses.ts';

export const GET: APIRoute = async () =>
  textResponse(jsonFeed(await feedOf(archive())), 'application/feed+json; charset=utf-8');
