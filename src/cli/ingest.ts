/** `npm run ingest`: adds recordings to the archive. See `src/archive/corpus/ingest.ts` for details. */
import { relative } from 'node:path';
import { withDone } from './failure.ts';
import { readAdded, timeText } from '../archive/corpus/added-times.ts';
import { doubtfulClock } from '../archive/corpus/clock.ts';
import { readEvents } from '../archive/corpus/events.ts';
import { findRecordings, ingest } from '../archive/corpus/ingest.ts';
import type { Ingested } from '../archive/corpus/store-games.ts';
import { corpusRoot } from '../archive/corpus/layout.ts';
import { logLine } from '../archive/corpus/log-line.ts';
import { counted } from '../game/counted.ts';
import { exitMisused, readArguments } from './arguments.ts';
import { progress } from './progress.ts';
import { INGEST_WORDS } from './words.ts';

const USAGE = `Usage: npm run ingest -- [--event ID] [--any] [--incomplete] [--shard I/N] FILE|FOLDER…

Decodes replays (.w3g, .nwg, also inside .zip, .tar and .gz) and saves their games in replays/<event>/ as .game.json files.
Accepts new games if they are melee games between people and last at least five minutes.

  --event ID     event of all these games; also moves games that are in another event. Without it, the replay's folder
                 names the event, or the games go to replays/unattributed/
  --any          accepts other games too: against computers, on custom maps, with a single player, and short ones
  --incomplete   accepts replays that break off before the game ends
  --shard I/N    takes the first, second, … of N parts of the files; you can run the parts at once
`;
const OUTCOMES = ['new', 'updated', 'unchanged', 'duplicate', 'refused'] as const;

process.exitCode = await main();

/** Exit code: 0 if every recording was accepted, 1 if one was refused, 2 for invalid arguments. */
async function main(): Promise<number> {
  const root = corpusRoot();
  const { values, positionals } = readArguments(USAGE, {
    event: { type: 'string' },
    any: { type: 'boolean' },
    incomplete: { type: 'boolean' },
    shard: { type: 'string', default: '1/1' },
  });
  if (positionals.length === 0) return exitMisused(USAGE);
  const events = readEvents(root).map(({ id }) => id);
  if (values.event !== undefined && !events.includes(values.event))
    return exitMisused(`${INGEST_WORDS.unknownEvent(values.event, events)}\n`);
  const paths = findRecordings(positionals, root);
  if (paths.length === 0)
    return exitMisused('These folders contain no replays (.w3g, .nwg) or archives (.zip, .tar, .gz).\n');
  const part = partOf(paths, values.shard);
  if (!part) return exitMisused(`${INGEST_WORDS.notAPart(values.shard)}\n`);
  const { event, incomplete } = values;
  const now = timeText(new Date());
  const doubt = doubtfulClock(now, readAdded(root));
  if (doubt !== null) console.error(doubt);
  const options = { event, moves: event !== undefined, incomplete, onlyMelee: !values.any };
  return report(await ingestWatched(part, { root, now, ...options }));
}

/** Ingests recordings and displays the progress. */
async function ingestWatched(...[paths, options]: Parameters<typeof ingest>): Promise<Ingested[]> {
  const { onDone, stop } = progress('Decoding');
  try {
    return await ingest(paths, { ...options, onDone });
  } catch (error) {
    throw withDone(error, 'No game was taken in.');
  } finally {
    stop();
  }
}

/** One part of a list, for example the second of five for `2/5`; null for an invalid part. */
function partOf(paths: readonly string[], shard: string): string[] | null {
  const [, part, total] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (!part || !total || part > total) return null;
  return paths.filter((_, index) => index % total === part - 1);
}

/** Prints the result and game of every recording, then the totals by outcome. */
function report(ingested: readonly Ingested[]): number {
  for (const { path, outcome, code, sentence, game } of ingested) {
    const gameText = game && INGEST_WORDS.game(game.replayId, game.tournamentId, game.kind);
    const words = [gameText, sentence].filter((text) => text !== undefined).join(' ');
    const line = logLine(`${relative('', path)}: ${code ?? outcome}: ${words}`);
    if (outcome === 'refused') console.error(line);
    else console.log(line);
  }
  const counts = OUTCOMES.map((name) => [ingested.filter(({ outcome }) => outcome === name).length, name]);
  console.log(counts.map((count) => count.join(' ')).join(', '));
  const unwritten = ingested.filter(({ code }) => code === 'not-written').length;
  if (unwritten > 0)
    console.error(
      `${counted(unwritten, 'game')} could not be written, and everything else is done. Remove the cause, then run the same command ` +
        'again: it only takes in what is missing.',
    );
  return ingested.some(({ outcome }) => outcome === 'refused') ? 1 : 0;
}
