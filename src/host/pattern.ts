/**
 * Patterns of addresses: a path in which one `*` may stand for any characters, slashes too. This is what
 * Cloudflare's `_headers` understands; every other host can say it as a regular expression.
 */

/** The texts before and after the `*`; a pattern without one has no end. */
const parts = (pattern: string): [start: string, end: string | undefined] => {
  const star = pattern.indexOf('*');
  return star < 0 ? [pattern, undefined] : [pattern.slice(0, star), pattern.slice(star + 1)];
};

/** Whether a path is one of those that a pattern names. */
export function matches(pattern: string, path: string): boolean {
  const [start, end] = parts(pattern);
  if (end === undefined) return path === start;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}

/** Whether some path could match both patterns. May say yes once too often, never no. */
export function overlap(a: string, b: string): boolean {
  const [startA, endA] = parts(a);
  const [startB, endB] = parts(b);
  if (endA === undefined) return matches(b, startA);
  if (endB === undefined) return matches(a, startB);
  const starts = startA.startsWith(startB) || startB.startsWith(startA);
  return starts && (endA.endsWith(endB) || endB.endsWith(endA));
}

/** The pattern as a regular expression that PCRE, Go and JavaScript read alike. */
export function regex(pattern: string): string {
  const [start, end] = parts(pattern);
  const literal = (text: string) => text.replace(/[.+?^$()[\]{}|\\]/g, '\\$&');
  if (end === undefined) return `^${literal(start)}$`;
  return end === '' ? `^${literal(start)}` : `^${literal(start)}.*${literal(end)}$`;
}
