/** Input of a host's configuration other than the rules. */
import { REPOSITORY_URL, SECURITY_CONTACT, SITE_NAME, SITE_URL } from '../site.ts';

export interface SiteSettings {
  /** Absolute path of the build folder. */
  root: string;
  /** Host name of the published site. */
  host: string;
  /** Plain HTTP on this port, for a machine behind another server; otherwise the host's default. */
  port?: number | undefined;
}

/** Settings for a build published at the site's address. */
export const siteSettings = (root: string, port?: number): SiteSettings => ({
  root,
  host: new URL(SITE_URL).hostname,
  port,
});

/** A warning about settings that are unset or have placeholder addresses; null if there are none. */
export function placeholderWarning(): string | null {
  const settings = {
    FARSEER_SITE_URL: SITE_URL,
    FARSEER_REPOSITORY_URL: REPOSITORY_URL,
    FARSEER_SECURITY_CONTACT: SECURITY_CONTACT,
  };
  const unset = Object.entries(settings).filter(
    ([, value]) => value === null || /\.example(\/|$)/.test(value),
  );
  if (unset.length === 0) return null;
  return `Do not publish the site without its addresses: ${unset.map(([name, value]) => `${name} is ${value ?? 'not set'}`).join(', ')}.`;
}

/** Published address of the site. */
export const siteAddress = (): string => SITE_URL;

/** Name of the site among a host's services. */
export const SERVICE_NAME = SITE_NAME.toLowerCase();
