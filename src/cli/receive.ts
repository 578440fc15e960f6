/** `npm run receive`: adds the recordings in `replays/inbox/` to the archive and prints the result in Markdown. */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { withDone } from './failure.ts';
import { timeText } from '../archive/corpus/added-times.ts';
import { receive, type Received } from '../archive/corpus/inbox.ts';
import { corpusRoot } from '../archive/corpus/layout.ts';
import { logLine } from '../archive/corpus/log-line.ts';
import { sectionsOfReceived, type ReceivedRecording } from '../view/received.ts';
import { printNodes } from '../view/markdown/document.ts';
import { sectionNodes } from '../view/markdown/sections.ts';
import { proposalsFor, type Proposals } from './proposals.ts';
import { RECEIVE_WORDS } from './words.ts';

process.exitCode = await main();

/**
 * Exit code: 0 if every recording was accepted or already known, 1 if one was refused, 2 for invalid arguments or an
 * invalid corpus.
 */
async function main(): Promise<number> {
  parseArgs();
  const root = corpusRoot();
  let received: Received[];
  try {
    received = await receive({ root, now: timeText(new Date()) });
  } catch (error) {
    throw withDone(error, 'No game was taken in, and the inbox is as it was.');
  }
  if (received.length === 0) {
    console.log(RECEIVE_WORDS.empty);
    return 0;
  }
  const { games, names, events } = proposalsOrNone(root);
  const recordings = received.map(({ path, outcome, code, sentence, file }): ReceivedRecording => {
    const game = games.find(({ game }) => file?.endsWith(`/${game.replayId}.game.json`)) ?? null;
    const text = sentence === undefined ? null : logLine(sentence);
    return { name: logLine(relative(root, path)), outcome: code ?? outcome, sentence: text, game };
  });
  const gamesReceived = recordings.flatMap(({ game }) => (game ? [game.game] : []));
  const ids = new Set([
    ...gamesReceived.map(({ replayId }) => replayId),
    ...gamesReceived.flatMap(({ players }) => players.flatMap(({ name }) => name ?? [])),
  ]);
  const proposals = [...events, ...names].filter(({ about }) => about.some((id) => ids.has(id)));
  const sections = sectionsOfReceived(
    recordings,
    proposals.map(({ sentence }) => logLine(sentence)),
  );
  process.stdout.write(printNodes(sectionNodes(sections, (href) => href)));
  return received.some(({ outcome }) => outcome === 'refused') ? 1 : 0;
}

/** The proposals; none, with the reason on stderr, if the archive can't be read any more: what was done is told anyway. */
function proposalsOrNone(root: string): Proposals {
  try {
    return proposalsFor(root);
  } catch (error) {
    console.error(logLine((error as Error).message));
    return { games: [], names: [], events: [] };
  }
}
