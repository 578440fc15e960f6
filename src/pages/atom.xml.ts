import type { APIRoute } from 'astro';
import { atomFeed } from '../data/discovery/feeds.ts';
import { feedOf } from '../data/discovery/new-games.ts';
import { archive } from './_archive.ts';
import { text } from './_responses.ts';

export const GET: APIRoute = async () =>
  text(atomFeed(await feedOf(archive())), 'application/atom+xml; charset=utf-8');
