/** `npm run verify`: checks that a record matches its recording. Doesn't change anything. */
import './failure.ts';
import { parseArgs } from 'node:util';
import { verify } from '../archive/corpus/verify.ts';
import { VERIFY_WORDS } from './words.ts';

const USAGE = `Usage: npm run verify -- RECORD RECORDING

Decodes a replay (.w3g, .nwg) again and compares it with a record (.game.json) and its orders file. The exit code is 0
if they match, and 1 if they differ or can't be read.
`;

process.exitCode = main();

/** Exit code: 0 if they match, 1 if they don't, 2 for invalid arguments. */
function main(): number {
  let files: string[] = [];
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      process.stdout.write(USAGE);
      return 0;
    }
    files = positionals;
  } catch (error) {
    console.error((error as Error).message);
  }
  const [record, recording, ...more] = files;
  if (record !== undefined && recording !== undefined && more.length === 0) return say(record, recording);
  process.stderr.write(USAGE);
  return 2;
}

function say(record: string, recording: string): number {
  const verified = verify(record, recording);
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
