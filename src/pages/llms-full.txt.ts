import type { APIRoute } from 'astro';
import { llmsFullTxt } from '../data/discovery/llms-full-txt.ts';
import { SITE_NAME, SITE_SUMMARY } from '../site.ts';
import { archiveFacts } from '../data/discovery/facts.ts';
import { archive } from './_archive.ts';
import { prosePages } from './_markdown.ts';
import { textResponse } from './_responses.ts';

export const GET: APIRoute = async (context) =>
  textResponse(
    llmsFullTxt({
      siteName: SITE_NAME,
      summary: SITE_SUMMARY,
      facts: archiveFacts(archive()),
      pages: await prosePages(context),
    }),
  );
