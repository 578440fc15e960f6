/**
 * `node src/cli/handover.ts [--removal]`: checks that the staged changes of a checkout only add recordings, or only
 * remove a name or a game. It runs without installed packages. Exit code: 0 if they may be committed, 1 with a sentence
 * for each unexpected change, or 2 if git can’t list the changes.
 */
import './failure.ts';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changesOf, findUnexpectedChanges, findUnexpectedInRemoval } from '../archive/corpus/handover.ts';

const { values } = parseArgs({ options: { removal: { type: 'boolean' } } });
const check = values.removal ? findUnexpectedInRemoval : findUnexpectedChanges;
const sentences = check(changesOf(readStagedChanges()), (path) => readFileSync(path, 'utf8'));
for (const sentence of sentences) console.error(sentence);
process.exitCode = sentences.length > 0 ? 1 : 0;

function readStagedChanges(): string {
  const call = ['diff', '--cached', '--raw', '-z', '--no-renames'];
  try {
    return execFileSync('git', call, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    throw new Error('Git lists no staged changes here. Run this in a checkout.');
  }
}
