/** `npm run ingest`: takes recordings into the archive. See `src/corpus/ingest.ts` for what that means. */
import { SingleBar } from 'cli-progress';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { timeText } from '../corpus/added.ts';
import { readEvents } from '../corpus/events.ts';
import { findRecordings, ingest, type Ingested } from '../corpus/ingest.ts';
import { cacheFolder, corpusRoot } from '../corpus/layout.ts';

const USAGE = `Usage: npm run ingest -- [--event ID] [--incomplete] FILE|FOLDER…

Decodes recordings (.w3g, .nwg, and those in .zip and .gz) and keeps their games in replays/<event>/ as .game.json files.

  --event ID     event of all these games; without it the recording's folder names the event,
                 or the games lie in replays/unattributed/
  --incomplete   takes recordings that break off before the game ends
`;
const OUTCOMES = ['new', 'updated', 'unchanged', 'duplicate', 'refused'] as const;

process.exitCode = await main();

/** Exit code: 0 when every recording was taken, 1 when one was refused, 2 for a wrong call. */
async function main(): Promise<number> {
  const root = corpusRoot();
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        event: { type: 'string' },
        incomplete: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return tell(USAGE, 0);
    if (positionals.length === 0) return complain(USAGE);
    const events = readEvents(root).map(({ id }) => id);
    if (values.event !== undefined && !events.includes(values.event))
      return complain(`There is no event "${values.event}" in events.json. Events: ${events.join(', ')}\n`);
    const paths = findRecordings(positionals, root);
    if (paths.length === 0)
      return complain('There is no recording (.w3g, .nwg) and no archive (.zip, .gz) in these folders.\n');
    const { event, incomplete } = values;
    const now = timeText(new Date());
    return report(await ingestWithBar(paths, { root, cache: cacheFolder(), now, event, incomplete }));
  } catch (error) {
    return complain(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}

/** Ingests; where a person watches, with a progress bar. */
async function ingestWithBar(...[paths, options]: Parameters<typeof ingest>): Promise<Ingested[]> {
  if (!process.stderr.isTTY) return ingest(paths, options);
  const bar = new SingleBar({ format: 'Decoding [{bar}] {value}/{total}', clearOnComplete: true });
  bar.start(paths.length, 0);
  try {
    const onDone = (done: number, of: number) => {
      // Archives hold more than the one file that was named.
      bar.setTotal(of);
      bar.update(done);
    };
    return await ingest(paths, { ...options, onDone });
  } finally {
    bar.stop();
  }
}

/** Names every recording of which there is something to say, then how many had which outcome. */
function report(ingested: readonly Ingested[]): number {
  for (const { path, outcome, code, sentence } of ingested) {
    const line = `${relative('', path)}: ${code ?? outcome}: ${sentence ?? ''}`;
    if (outcome === 'refused') console.error(line);
    else if (sentence) console.log(line);
  }
  const counts = OUTCOMES.map((name) => [ingested.filter(({ outcome }) => outcome === name).length, name]);
  console.log(counts.map((count) => count.join(' ')).join(', '));
  return ingested.some(({ outcome }) => outcome === 'refused') ? 1 : 0;
}

function tell(text: string, exitCode: number): number {
  process.stdout.write(text);
  return exitCode;
}

function complain(text: string): number {
  process.stderr.write(text);
  return 2;
}
