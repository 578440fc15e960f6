import type { APIRoute } from 'astro';
import { buildOrdersText } from '../../../export/build-orders.ts';
import { gameOf } from '../../_archive.ts';
import { keptPaths } from '../../_kept.ts';
import { text } from '../../_responses.ts';

export const getStaticPaths = keptPaths;

export const GET: APIRoute = ({ params }) => text(buildOrdersText(gameOf(params['replayId']).analysis));
