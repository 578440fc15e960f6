/** The search file for an archive of any size: whole games of the real one, drawn with repetition and varied. */
import { decodeSearch, writeNumbers, type SearchDocument } from '../../../src/view/ask/index/search-index.ts';
import { corpusSearch } from './corpus-index.ts';

/** Times differ from those of the real player by about this many steps. */
const SPREAD = 6;

/** Makes a file with this many players. Deterministic. */
export function syntheticSearch(players: number): SearchDocument {
  const real = corpusSearch();
  const { starts, object, time, atLeast, atMost } = decodeSearch(real, real.counts.length)!;
  let state = 1;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const vary = () => Math.round((random() + random() + random() - 1.5) * SPREAD);
  const rows = Array.from({ length: players }, () => {
    const from = Math.floor(random() * (starts.length - 1));
    const places = Array.from({ length: starts[from + 1]! - starts[from]! }, (_, at) => starts[from]! + at);
    return places
      .map((at) => ({
        object: object[at]!,
        time: Math.max(0, time[at]! + vary()),
        atLeast: Math.max(0, atLeast[at]! + (atLeast[at]! > 2 ? Math.round(vary() / 4) : 0)),
        spread: atMost[at] === 0xffff ? 0 : atMost[at]! - atLeast[at]! + 1,
      }))
      .sort((a, b) => a.time - b.time);
  });
  return {
    ...real,
    aliases: [],
    apm: writeNumbers(rows.map(() => 100 + Math.round(200 * random()))),
    random: [],
    counts: writeNumbers(rows.map(({ length }) => length)),
    object: writeNumbers(rows.flatMap((row) => row.map((step) => step.object))),
    time: writeNumbers(rows.flatMap((row) => row.map((step, at) => step.time - (row[at - 1]?.time ?? 0)))),
    atLeast: writeNumbers(rows.flatMap((row) => row.map((step) => step.atLeast))),
    spread: writeNumbers(rows.flatMap((row) => row.map((step) => step.spread))),
  };
}
