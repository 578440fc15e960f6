import { absolute, urls } from '../../urls.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Under the year that RFC 9116 recommends at most. */
const VALID_DAYS = 330;

export interface SecurityTxtOptions {
  siteUrl: string;
  /** An address with its scheme. */
  contact: string;
  /** Time of the build, ISO 8601: the same input must give the same bytes, also in many years. */
  generatedAt: string;
}

/** When the file of a build lapses, ISO 8601: the start of a day in UTC. Throws for a time that is none. */
export const expiryOf = (generatedAt: string): string =>
  new Date(Date.parse(generatedAt) + VALID_DAYS * DAY_MS).toISOString().replace(/T.*/, 'T00:00:00Z');

/** `/.well-known/security.txt` (RFC 9116). Throws when its contact is no URI, or the time of the build no time. */
export function securityTxt({ siteUrl, contact, generatedAt }: SecurityTxtOptions): string {
  if (!/^(https:\/\/|mailto:|tel:)\S+$/.test(contact))
    throw new Error(`The security contact must start with https://, mailto: or tel:, but is "${contact}".`);
  const expires = expiryOf(generatedAt);
  return `\
Contact: ${contact}
Expires: ${expires}
Canonical: ${absolute(urls.security(), siteUrl)}
Preferred-Languages: en
`;
}
