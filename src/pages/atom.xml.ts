import type { APIRoute } from 'astro';
import { atomFeed, feedOf } from '../data/discovery/feeds.ts';
import { archive } from './_archive.ts';
import { textResponse } from './_responses.ts';

export const GET: APIRoute = async () =>
  textResponse(atomFeed(await feedOf(archive())), 'application/atom+xml; charset=utf-8');
