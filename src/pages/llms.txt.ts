import type { APIRoute } from 'astro';
import { llmsTxt } from '../data/discovery/llms-txt.ts';
import { skills } from '../data/discovery/skills.ts';
import { REPOSITORY_URL, SITE_NAME, SITE_SUMMARY } from '../site.ts';
import { archiveFacts } from '../data/discovery/facts.ts';
import { archive } from './_archive.ts';
import { prosePages } from './_markdown.ts';
import { textResponse } from './_responses.ts';

export const GET: APIRoute = async (context) => {
  const facts = archiveFacts(archive());
  return textResponse(
    llmsTxt({
      siteName: SITE_NAME,
      summary: SITE_SUMMARY,
      facts,
      pages: await prosePages(context),
      skills: skills(facts),
      repositoryUrl: REPOSITORY_URL,
    }),
  );
};
