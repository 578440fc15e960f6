/** `npm run house`: draws the imports between the rooms of `src/` into ARCHITECTURE.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { imports } from './import-lines.ts';

const DOCUMENT = new URL('../../ARCHITECTURE.md', import.meta.url);
const PICTURE = /(?<=<!-- house -->\n)[^]*(?=<!-- \/house -->)/;

/** ARCHITECTURE.md with the picture of the current imports. */
export const withPicture = (text: string): string => text.replace(PICTURE, () => `\n${picture()}\n`);

/**
 * A Mermaid graph of the rooms. A room reached through another one gets no direct arrow; type imports count like
 * values.
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
