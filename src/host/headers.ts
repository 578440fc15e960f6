/** Applies the rules to a response. Runs anywhere. */
import { matches } from './pattern.ts';
import { HTML, isText, MARKDOWN, TYPES, UNKNOWN_TYPE } from './content-types.ts';
import { METHODS, REVALIDATE, RULES } from './rules.ts';

export interface HostAnswer {
  /** Requested path. */
  path: string;
  status: number;
  /** Address of the Markdown version, if that is the response to a page request. */
  twin?: string | undefined;
}

/** Headers of the rules that match a path, whatever the response is. */
export function ruleHeaders(path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of RULES) if (matches(rule.path, path)) Object.assign(headers, rule.headers);
  return headers;
}

/** Type of the file served at a path. */
export function contentType(path: string): string {
  if (path.endsWith('/')) return HTML;
  const ending = /\.([a-z0-9]+)$/.exec(path)?.[1] ?? '';
  return ruleHeaders(path)['Content-Type'] ?? TYPES[ending] ?? UNKNOWN_TYPE;
}

/** Types of all text files, which hosts compress on the fly. */
export const textTypes = (): string[] => [
  ...new Set(
    [...Object.values(TYPES), ...RULES.flatMap(({ headers }) => headers['Content-Type'] ?? [])].filter(
      isText,
    ),
  ),
];

/** All headers of a response that come from the rules. */
export function headersFor({ path, status, twin }: HostAnswer): Record<string, string> {
  const headers = ruleHeaders(path);
  if (status >= 400) return { ...headers, 'Content-Type': HTML, 'Cache-Control': REVALIDATE };
  // A redirect has no content.
  if (status >= 300 && status !== 304) return headers;
  if (twin !== undefined) return { ...headers, 'Content-Type': MARKDOWN, 'Content-Location': twin };
  return { ...headers, 'Content-Type': contentType(path) };
}

/** The empty response to a method that doesn't read; null for reading methods. */
export function unreadAnswer(
  method: string | undefined,
  path: string,
): { status: number; headers: Record<string, string> } | null {
  if (method === 'GET' || method === 'HEAD') return null;
  return {
    status: method === 'OPTIONS' ? 204 : 405,
    headers: { ...ruleHeaders(path), 'Cache-Control': REVALIDATE, Allow: METHODS.join(', ') },
  };
}

/** Estimates how many language model tokens a text file takes, from its size in bytes. */
export const markdownTokens = (bytes: number): string => String(Math.ceil(bytes / 4));

/** Names of all headers set by rules; a host's own values must be removed. */
export const RULED_HEADERS: readonly string[] = [
  ...new Set(RULES.flatMap((rule) => Object.keys(rule.headers))),
  'Content-Type',
  'Content-Location',
];
