/**
 * Patterns of addresses: a path in which one `*` matches any characters, including slashes. Cloudflare's `_headers`
 * supports exactly this, and other hosts can use a regular expression.
 */

/** The parts before and after the `*`; if there is none, the second part is undefined. */
const parts = (pattern: string): [start: string, end: string | undefined] => {
  const star = pattern.indexOf('*');
  return star < 0 ? [pattern, undefined] : [pattern.slice(0, star), pattern.slice(star + 1)];
};

/** Whether a path matches a pattern. */
export function matches(pattern: string, path: string): boolean {
  const [start, end] = parts(pattern);
  if (end === undefined) return path === start;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}

/** Whether any path could match both patterns. May be true by mistake, but never false by mistake. */
export function overlap(a: string, b: string): boolean {
  const [startA, endA] = parts(a);
  const [startB, endB] = parts(b);
  if (endA === undefined) return matches(b, startA);
  if (endB === undefined) return matches(a, startB);
  const starts = startA.startsWith(startB) || startB.startsWith(startA);
  return starts && (endA.endsWith(endB) || endB.endsWith(endA));
}

/** The pattern as a regular expression valid in PCRE, Go and JavaScript. */
export function regex(pattern: string): string {
  const [start, end] = parts(pattern);
  const literal = (text: string) => text.replace(/[.+?^$()[\]{}|\\]/g, '\\$&');
  if (end === undefined) return `^${literal(start)}$`;
  return end === '' ? `^${literal(start)}` : `^${literal(start)}.*${literal(end)}$`;
}
