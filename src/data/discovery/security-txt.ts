import { absolute, urls } from '../../urls.ts';

/** A day in ms. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** Validity in days: less than the year that RFC 9116 recommends as the maximum. */
const VALID_DAYS = 330;

export interface SecurityTxtOptions {
  siteUrl: string;
  /** A URI with scheme. */
  contact: string;
  /** Build time, ISO 8601: the same input must always produce the same bytes, even years later. */
  generatedAt: string;
}

/** Expiry date for a given build time, ISO 8601: the start of a UTC day. Throws for an invalid time. */
export const expiryOf = (generatedAt: string): string =>
  new Date(Date.parse(generatedAt) + VALID_DAYS * DAY_MS).toISOString().replace(/T.*/, 'T00:00:00Z');

/** `/.well-known/security.txt` (RFC 9116). Throws if the contact isn't a URI or the build time is invalid. */
export function securityTxt({ siteUrl, contact, generatedAt }: SecurityTxtOptions): string {
  if (!/^(https:\/\/|mailto:|tel:)\S+$/.test(contact))
    throw new Error(`The security contact must start with https://, mailto: or tel:, but is "${contact}".`);
  const expires = expiryOf(generatedAt);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Canonical: ${absolute(urls.security(), siteUrl)}`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}
