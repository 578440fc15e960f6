import type { APIRoute } from 'astro';
import { feedOf, jsonFeed } from '../data/discovery/feeds.ts';
import { archive } from './_archive.ts';
import { textResponse } from './_responses.ts';

export const GET: APIRoute = async () =>
  textResponse(jsonFeed(await feedOf(archive())), 'application/feed+json; charset=utf-8');
