/** `npm run aliases`: what a person could add to `players.json` and `events.json`. Changes nothing. */
import { aliasProposals } from '../archive/alias-proposals.ts';
import { eventProposals } from '../archive/event-proposals.ts';
import { rosterOf } from '../archive/roster.ts';
import { readCorpus } from '../corpus/corpus.ts';
import { cacheFolder, corpusRoot } from '../corpus/layout.ts';
import { readPlayers } from '../corpus/players.ts';
import { analyze } from '../replay/derive/analyze.ts';

process.exitCode = main();

/** Exit code: 0, also without a proposal; 2 when the corpus cannot be read. */
function main(): number {
  try {
    const root = corpusRoot();
    const placed = readCorpus(root, cacheFolder()).games.map(
      ({ game, replayId, tournamentId, recording }) => ({
        game: analyze(game, replayId),
        eventId: tournamentId,
        fileName: recording.name,
      }),
    );
    const roster = rosterOf(
      placed.map(({ game }) => game),
      readPlayers(root),
    );
    const names = aliasProposals(placed, roster).map(({ people: [one, other], races, series }) => {
      const both = [one, other].map(({ recorded }) =>
        recorded.map((name) => JSON.stringify(name)).join(', '),
      );
      const where = series.length > 0 ? `, the same opponent at ${series.join(', ')}` : '';
      return `${both.join(' and ')}: alike but for a tag or number, both ${races.join(', ')}${where}`;
    });
    const events = eventProposals(placed).map(
      ({ replayId, eventId, day, folder }) =>
        `${replayId}: perhaps ${eventId}: both of ${day}, maps of ${folder}`,
    );
    tell('Names that may be one person’s (players.json, with a sentence on how it is known):', names);
    tell('Games that may belong to an event (move the record to its folder):', events);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

function tell(title: string, lines: readonly string[]): void {
  console.log(title);
  for (const line of lines.length > 0 ? lines : ['none']) console.log(`  ${line}`);
}
