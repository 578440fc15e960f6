/** `npm run parse`: prints the archive's data about one recording, as JSON. */
import './failure.ts';
import { readRecording } from '../archive/corpus/read-recording.ts';
import { exitMisused, readArguments } from './arguments.ts';
import { isPrinted, PRINTED } from './output-formats.ts';

const USAGE = `Usage: npm run --silent parse -- [--as summary|game|analysis|tables] FILE

Prints a replay (.w3g, .nwg, or a ZIP, tar or gzip archive with a replay) as JSON: the summary of the data API, the decoded
game, the whole analysis, or its rows of the release tables. If the file can't be read, the exit code is 1, and stderr
has one line "code: sentence".
`;

// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => process.exit());
process.exitCode = main();

/** Exit code: 0, 1 if the file yields no game, 2 for invalid arguments. */
function main(): number {
  const { values, positionals } = readArguments(USAGE, { as: { type: 'string', default: 'summary' } });
  const [file, ...surplus] = positionals;
  if (file === undefined || surplus.length > 0 || !isPrinted(values.as)) return exitMisused(USAGE);
  const result = readRecording(file);
  if (!result.ok) {
    console.error(`${result.failure.code}: ${result.failure.sentence}`);
    return 1;
  }
  console.log(JSON.stringify(PRINTED[values.as](result.value), null, 2));
  return 0;
}
