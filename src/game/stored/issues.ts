import type { z } from 'zod';
import { STORED_WORDS } from './words.ts';

/** Describes which fields break a schema, and how, on one line; at most three. */
export function describeIssues({ issues }: z.ZodError): string {
  const first = issues.slice(0, 3).map(({ path, message }) => STORED_WORDS.issue(path.join('.'), message));
  return STORED_WORDS.issues(first, issues.length - first.length);
}
