/**
 * `node src/cli/handover.ts [--removal]`: checks that the staged changes of a checkout only add recordings, or only remove a
 * name or a game. It runs without installed packages. Exit code: 0 if they may be committed, otherwise 1 with a sentence for each unexpected change.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { changesOf, unexpectedChanges, unexpectedInRemoval } from '../archive/corpus/handover.ts';

const raw = execFileSync('git', ['diff', '--cached', '--raw', '-z', '--no-renames'], { encoding: 'utf8' });
const check = process.argv[2] === '--removal' ? unexpectedInRemoval : unexpectedChanges;
const sentences = check(changesOf(raw), (path) => readFileSync(path, 'utf8'));
for (const sentence of sentences) console.error(sentence);
process.exitCode = sentences.length > 0 ? 1 : 0;
