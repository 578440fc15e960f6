import type { APIRoute } from 'astro';
import { securityTxt } from '../../discovery/security-txt.ts';
import { GENERATED_AT, SECURITY_CONTACT, SITE_URL } from '../../site.ts';
import { text } from '../_responses.ts';

export const GET: APIRoute = () =>
  text(
    securityTxt({
      siteUrl: SITE_URL,
      contact: SECURITY_CONTACT,
      generatedAt: GENERATED_AT,
      now: Date.now(),
    }),
  );
