import type { z } from 'zod';

/** Describes which fields break a schema, and how, on one line; at most three. */
export function describeIssues({ issues }: z.ZodError): string {
  const first = issues.slice(0, 3).map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  return STORED_WORDS.issues(first, issues.length - first.length);
}

/** Reasons why a stored game can't be opened. */
export const STORED_WORDS = {
  issues: (issues: readonly string[], omitted: number): string =>
    issues.join('; ') + (omitted > 0 ? `; and ${omitted} more` : ''),
  invalidRecord: (issues: string): string => `The record does not fit its schema: ${issues}.`,
};
