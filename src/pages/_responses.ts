/** Responses of static endpoints, and pages as text. The body of a response becomes a file. */
import type { APIContext } from 'astro';
import { z } from 'zod';
import { SITE_NAME } from '../site.ts';
import { twin } from '../urls.ts';
import { pageMarkdown } from '../view/markdown/page.ts';
import { tableOfGames } from '../view/markdown/sectioned-page.ts';
import { archive } from './_archive.ts';

/** A text with a media type. */
export const textResponse = (body: string, type = 'text/plain; charset=utf-8'): Response =>
  new Response(body, { headers: { 'content-type': type } });

/** A JSON response. */
export const json = (body: string): Response => textResponse(body, 'application/json; charset=utf-8');

/**
 * JSON that fits its schema. Throws an error with the path of the document and the problem, because the mistake is
 * ours.
 */
export function checkAndPrint(path: string, schema: z.ZodType, document: unknown): Response {
  const result = schema.safeParse(document);
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return json(`${JSON.stringify(result.data)}\n`);
}

/** A PNG response. */
export const png = (bytes: Buffer): Response =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } });

const LOOP_DETECTED = 508;

/** The HTML of another page of the site. */
async function htmlOf(path: string, context: APIContext): Promise<string> {
  const page = await context.rewrite(path);
  // Astro mistakes the third rewrite of one context for a loop and refuses it, but it accepts later ones. A
  // document made of several pages isn't a loop.
  return (page.status === LOOP_DETECTED ? await context.rewrite(path) : page).text();
}

/** The Markdown version of another page of the site, converted from its HTML. */
export const markdownOf = async (path: string, context: APIContext): Promise<string> =>
  pageMarkdown(await htmlOf(path, context), {
    titleEnding: ` · ${SITE_NAME}`,
    toTwin: (target) => (target.endsWith('/') ? twin(target) : target),
    tables: { games: (links) => tableOfGames(archive().games, links) },
  });
