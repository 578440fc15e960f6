import type { z } from 'zod';

/** One line for people: each field that breaks a schema and how, at most three of them. */
export function describeIssues({ issues }: z.ZodError): string {
  const first = issues.slice(0, 3).map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  const rest = issues.length - first.length;
  return first.join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}
