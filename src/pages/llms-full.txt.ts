import type { APIRoute } from 'astro';
import { llmsFullTxt } from '../discovery/llms-full-txt.ts';
import { SITE_NAME, SITE_SUMMARY } from '../site.ts';
import { discoveryFacts, prosePages } from './_discovery.ts';
import { text } from './_text.ts';

export const GET: APIRoute = async (context) =>
  text(
    llmsFullTxt({
      siteName: SITE_NAME,
      summary: SITE_SUMMARY,
      facts: discoveryFacts(),
      pages: await prosePages(context),
    }),
  );
