import { absolute, urls } from '../urls.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Under the year that RFC 9116 recommends at most. */
const VALID_DAYS = 330;
/** A file that is about to lapse is worse than none, so the build stops first. */
const MIN_DAYS = 30;

export interface SecurityTxtOptions {
  siteUrl: string;
  /** An address with its scheme. */
  contact: string;
  /** Time of the build, ISO 8601: the same input must give the same bytes. */
  generatedAt: string;
  /** The real time, which may be much later than a time of the build that was set by hand. */
  now: number;
}

/** `/.well-known/security.txt` (RFC 9116). Throws when it would soon be out of date or its contact is no URI. */
export function securityTxt({ siteUrl, contact, generatedAt, now }: SecurityTxtOptions): string {
  if (!/^(https:\/\/|mailto:|tel:)\S+$/.test(contact))
    throw new Error(`The security contact must start with https://, mailto: or tel:, but is "${contact}".`);
  const day = new Date(Date.parse(generatedAt) + VALID_DAYS * DAY_MS).toISOString().slice(0, 10);
  const expires = `${day}T00:00:00Z`;
  // Written so that NaN, an unreadable date, fails too.
  if (!(Date.parse(expires) - now >= MIN_DAYS * DAY_MS))
    throw new Error(
      `security.txt would expire on ${day}, in less than ${MIN_DAYS} days: the time of the build, ${generatedAt}, is too old.`,
    );
  return `\
Contact: ${contact}
Expires: ${expires}
Canonical: ${absolute(urls.security(), siteUrl)}
Preferred-Languages: en
`;
}
