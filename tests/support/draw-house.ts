/** `npm run house`: draws which room of `src/` imports which into ARCHITECTURE.md, from the import lines. */
import { readFileSync, writeFileSync } from 'node:fs';
import { imports } from './import-lines.ts';

const DOCUMENT = new URL('../../ARCHITECTURE.md', import.meta.url);
const PICTURE = /(?<=<!-- house -->\n)[^]*(?=<!-- \/house -->)/;

/** ARCHITECTURE.md with the picture that the import lines of now give. */
export const withPicture = (text: string): string => text.replace(PICTURE, () => `\n${picture()}\n`);

/**
 * A Mermaid graph of the rooms. A room that is reached through another one gets no arrow of its own; types alone count
 * like values.
 */
function picture(): string {
  const rooms = new Map<string, Set<string>>();
  for (const { from, to } of imports)
    if (from !== to) rooms.set(from, (rooms.get(from) ?? new Set()).add(to));
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of rooms.get(from) ?? [])
      if (!seen.has(to)) {
        seen.add(to);
        reached(to, seen);
      }
    return seen;
  };
  const lines = [...rooms]
    .flatMap(([from, targets]) =>
      [...targets]
        .filter(
          (to) =>
            ![...targets].some(
              (other) => other !== to && !reached(other).has(from) && reached(other).has(to),
            ),
        )
        .map((to) => `  ${from} --> ${to}`),
    )
    .sort();
  return ['```mermaid', 'graph TD', ...lines, '```', ''].join('\n');
}

if (import.meta.main) writeFileSync(DOCUMENT, withPicture(readFileSync(DOCUMENT, 'utf8')));
