/** `npm run parse`: prints what the archive would say of one recording, as JSON. */
import { parseArgs } from 'node:util';
import { readRecording } from '../corpus/read-recording.ts';
import type { ReplayRecord } from '../stored/record.ts';
import { analyze } from '../replay/derive/analyze.ts';
import { replayId } from '../replay/identity.ts';
import { summarize } from '../replay/derive/summarize.ts';

const USAGE = `Usage: npm run --silent parse -- [--as summary|game|analysis] FILE

Prints what a recording (.w3g, .nwg), or a ZIP or gzip archive of one, holds as JSON: the summary of the data
API, the decoded game, or the whole analysis. A file that cannot be read gives exit code 1 and one line "code: sentence" on stderr.
`;

const PRINTED = {
  summary: ({ game, recording }: ReplayRecord) => summarize(game, replayId(game, recording.name)),
  game: ({ game }: ReplayRecord) => game,
  analysis: ({ game, recording }: ReplayRecord) => analyze(game, replayId(game, recording.name)),
};

// A reader such as `head` may close the pipe before everything is printed.
process.stdout.on('error', () => process.exit());
process.exitCode = main();

/** Exit code: 0, 1 when the file gives no game, 2 for a wrong call. */
function main(): number {
  const call = readCall();
  if (typeof call === 'number') return call;
  const result = readRecording(call.file);
  if (!result.ok) {
    console.error(`${result.failure.code}: ${result.failure.sentence}`);
    return 1;
  }
  console.log(JSON.stringify(call.print(result.value), null, 2));
  return 0;
}

/** File and form that the command line asks for; an exit code when there is nothing to parse. */
function readCall(): { file: string; print: (record: ReplayRecord) => unknown } | number {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { as: { type: 'string', default: 'summary' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      process.stdout.write(USAGE);
      return 0;
    }
    const [file, ...more] = positionals;
    const print = Object.entries(PRINTED).find(([form]) => form === values.as)?.[1];
    if (file !== undefined && more.length === 0 && print) return { file, print };
  } catch (error) {
    console.error((error as Error).message);
  }
  process.stderr.write(USAGE);
  return 2;
}
