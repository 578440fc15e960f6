/**
 * `node src/cli/handover.ts`: whether the staged changes of a checkout are those of recordings taken in, and nothing else. It
 * runs where nothing is installed. Exit code: 0 when they may be committed, 1 otherwise, with a sentence for each other change.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { changesOf, unexpectedChanges } from '../archive/corpus/handover.ts';

const raw = execFileSync('git', ['diff', '--cached', '--raw', '-z', '--no-renames'], { encoding: 'utf8' });
const sentences = unexpectedChanges(changesOf(raw), (path) => readFileSync(path, 'utf8'));
for (const sentence of sentences) console.error(sentence);
process.exitCode = sentences.length > 0 ? 1 : 0;
