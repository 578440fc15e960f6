import type { APIRoute } from 'astro';
import { expiryOf, securityTxt } from '../../data/discovery/security-txt.ts';
import { SECURITY_TXT_WORDS } from '../../data/discovery/words.ts';
import { GENERATED_AT, SECURITY_CONTACT, SITE_URL } from '../../site.ts';
import { textResponse } from '../_responses.ts';

export const GET: APIRoute = () => {
  const expires = expiryOf(GENERATED_AT);
  // Only a warning, because a released version must build to the same bytes at any time.
  if (Date.parse(expires) < Date.now()) process.emitWarning(SECURITY_TXT_WORDS.expired(expires));
  return textResponse(
    securityTxt({ siteUrl: SITE_URL, contact: SECURITY_CONTACT, generatedAt: GENERATED_AT }),
  );
};
