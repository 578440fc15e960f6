/** `npm run maps`: takes map files into the archive. See `src/archive/corpus/ingest-maps.ts` for what that means. */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findMapFiles, ingestMaps, type IngestedMap } from '../archive/corpus/ingest-maps.ts';
import { corpusRoot } from '../archive/corpus/layout.ts';

const USAGE = `Usage: npm run maps -- FILE|FOLDER…

Reads map files (.w3x, .w3m) and keeps facts of them in replays/maps/, one file for each layout: starts, mines, camps,
shops, trees and outlines of the ground. No part of a map file is kept.
`;
const OUTCOMES = ['new', 'version', 'unchanged', 'refused'] as const;

process.exitCode = main();

/** Exit code: 0 when every map was taken, 1 when one was refused, 2 for a wrong call. */
function main(): number {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      process.stdout.write(USAGE);
      return 0;
    }
    if (positionals.length === 0) return complain(USAGE);
    const paths = findMapFiles(positionals);
    if (paths.length === 0) return complain('There is no map file (.w3x, .w3m) in these folders.\n');
    return report(ingestMaps(paths, corpusRoot()));
  } catch (error) {
    return complain(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}

/** Names every map that was refused, then how many had which outcome. */
function report(maps: readonly IngestedMap[]): number {
  const refused = maps.filter(({ outcome }) => outcome === 'refused');
  for (const { path, code, sentence } of refused)
    console.error(`${relative('', path)}: ${code ?? ''}: ${sentence ?? ''}`);
  const counts = OUTCOMES.map((name) => [maps.filter(({ outcome }) => outcome === name).length, name]);
  console.log(counts.map((count) => count.join(' ')).join(', '));
  return refused.length > 0 ? 1 : 0;
}

function complain(text: string): number {
  process.stderr.write(text);
  return 2;
}
