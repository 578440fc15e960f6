import type { z } from 'zod';

/** Describes which fields break a schema, and how, on one line; at most three. */
export function describeIssues({ issues }: z.ZodError): string {
  const first = issues.slice(0, 3).map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  const rest = issues.length - first.length;
  return first.join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}
