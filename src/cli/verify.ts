/** `npm run verify`: checks that a record matches its recording. Doesn't change anything. */
import './failure.ts';
import { verifyRecord } from '../archive/corpus/verify.ts';
import { exitMisused, readArguments } from './arguments.ts';
import { VERIFY_WORDS } from './words.ts';

const USAGE = `Usage: npm run verify -- RECORD RECORDING

Decodes a replay (.w3g, .nwg) again and compares it with a record (.game.json) and its orders file. The exit code is 0
if they match, and 1 if they differ or can't be read.
`;

process.exitCode = main();

/** Exit code: 0 if they match, 1 if they don't, 2 for invalid arguments. */
function main(): number {
  const [record, recording, ...surplus] = readArguments(USAGE, {}).positionals;
  if (record === undefined || recording === undefined || surplus.length > 0) return exitMisused(USAGE);
  const verified = verifyRecord(record, recording);
  switch (verified.verdict) {
    case 'same':
      console.log(VERIFY_WORDS.same);
      return 0;
    case 'older':
      console.log(VERIFY_WORDS.older(verified.decoder, verified.parts));
      return verified.parts.length > 0 ? 1 : 0;
    case 'different':
      console.error(`different: The record differs from the replay in: ${verified.parts.join(', ')}.`);
      return 1;
    case 'unreadable':
      console.error(`${verified.failure.code}: ${verified.file}: ${verified.failure.sentence}`);
      return 1;
  }
}
