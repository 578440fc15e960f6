import type { APIRoute } from 'astro';
import { expiryOf, securityTxt } from '../../data/discovery/security-txt.ts';
import { GENERATED_AT, SECURITY_CONTACT, SITE_URL } from '../../site.ts';
import { textResponse } from '../_responses.ts';

export const GET: APIRoute = () => {
  // Astro writes no file for an empty answer, and a file without a contact would be invalid.
  if (SECURITY_CONTACT === null) return new Response(null, { status: 404 });
  const expires = expiryOf(GENERATED_AT);
  // Only a warning, because a released version must build to the same bytes at any time.
  if (Date.parse(expires) < Date.now())
    process.emitWarning(
      `security.txt expired at ${expires}. Build without SOURCE_DATE_EPOCH before you publish.`,
    );
  return textResponse(
    securityTxt({ siteUrl: SITE_URL, contact: SECURITY_CONTACT, generatedAt: GENERATED_AT }),
  );
};
