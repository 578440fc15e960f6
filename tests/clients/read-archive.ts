/**
 * A client as an API user would write it: `fetch`, and types generated from the published description. It reads every
 * document. Run it with the base address; it prints a line of JSON about what it has read.
 */
import type { paths } from 'replay-data-api';

type Document<Path extends keyof paths> = paths[Path]['get']['responses'][200]['content']['application/json'];

const base = process.argv[2] ?? '';

/** A document; null if it doesn't exist. The body of a 404 is a page for people and isn't parsed. */
async function read<Path extends keyof paths>(path: Path, replayId = ''): Promise<Document<Path> | null> {
  const response = await fetch(base + path.replace('{replayId}', encodeURIComponent(replayId)));
  if (response.status === 404) return null;
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.startsWith('application/json'))
    throw new Error(`${response.url}: ${response.status} ${type}`);
  return (await response.json()) as Document<Path>;
}

const index = await read('/data/summaries-index.json');
if (!index) throw new Error('There is no index.');

let heroes = 0;
let steps = 0;
for (const { replayId, players } of index.replays) {
  const summary = await read('/data/summaries/{replayId}.json', replayId);
  if (!summary) throw new Error(`${replayId} is in the index but does not exist.`);
  for (const { slot, hero } of players) {
    const opener = summary.players[slot]?.heroOpener;
    if ((opener?.name ?? null) !== (hero ?? null))
      throw new Error(`${replayId}: the heroes of ${slot} differ.`);
    heroes += opener ? 1 : 0;
    steps += summary.players[slot]?.buildPreview?.length ?? 0;
  }
}
const missing = await read('/data/summaries/{replayId}.json', 'no-such-replay');

console.log(
  JSON.stringify({
    count: index.count,
    read: index.replays.length,
    notes: Object.keys(index.fieldNotes ?? {}).length,
    announced: index.deprecations?.length ?? 0,
    heroes,
    steps,
    missing,
  }),
);
