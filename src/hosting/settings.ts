/** What the configuration of a host depends on besides the rules. */
import { SITE_NAME, SITE_URL } from '../site.ts';

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

/** Name of the site among other things that a host runs. */
export const SERVICE_NAME = SITE_NAME.toLowerCase();
