/** What the configuration of a host depends on besides the rules. */
import { REPOSITORY_URL, SECURITY_CONTACT, SITE_NAME, SITE_URL } from '../site.ts';

export interface SiteSettings {
  /** Folder of the build, absolute. */
  root: string;
  /** Name that the site is published under. */
  host: string;
  /** Plain HTTP on this port, for a machine behind another server; otherwise as the host does it. */
  port?: number | undefined;
}

/** Settings for a build that is published where the site says it is. */
export const siteSettings = (root: string, port?: number): SiteSettings => ({
  root,
  host: new URL(SITE_URL).hostname,
  port,
});

/** What to say where settings still name an address that nobody has; null where none does. */
export function placeholderWarning(): string | null {
  const settings = {
    FARSEER_SITE_URL: SITE_URL,
    FARSEER_REPOSITORY_URL: REPOSITORY_URL,
    FARSEER_SECURITY_CONTACT: SECURITY_CONTACT,
  };
  const unset = Object.entries(settings).filter(([, value]) => /\.example(\/|$)/.test(value));
  if (unset.length === 0) return null;
  const listing = unset.map(([name, value]) => `${name} is ${value}`).join(', ');
  return `Not to be published like this, with addresses that nobody has: ${listing}.`;
}

/** Where the site is published. */
export const siteAddress = (): string => SITE_URL;

/** Name of the site among other things that a host runs. */
export const SERVICE_NAME = SITE_NAME.toLowerCase();
