import type { APIRoute } from 'astro';
import { llmsTxt } from '../discovery/llms-txt.ts';
import { skills } from '../discovery/skills.ts';
import { REPOSITORY_URL, SITE_NAME, SITE_SUMMARY } from '../site.ts';
import { discoveryFacts, prosePages } from './_discovery.ts';
import { text } from './_text.ts';

export const GET: APIRoute = async (context) => {
  const facts = discoveryFacts();
  return text(
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
