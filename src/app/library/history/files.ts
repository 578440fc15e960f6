/** Exports a history for other programs. */
import { LISTED_FACTS } from '../../../game/facts/listed.ts';
import { sheetName, sheetText } from '../../../game/facts/listed-values.ts';
import { printCsv } from '../../../view/csv/csv.ts';
import { saveBlob, type SavedFile } from '../../shell/save.ts';
import { HISTORY_TIMINGS, HISTORY_UNITS } from '../measures.ts';
import { getContents, type ReadContent } from '../store/games.ts';
import type { PlayedGame } from './games.ts';

/** Timings by their column names in a release. */
const ORDERED: Readonly<Record<string, string>> = {
  'first-hero': 'first_hero_sec',
  camp: 'first_camp_sec',
  'tier-2': 'tier2_ordered_sec',
  expansion: 'expansion_sec',
};

const COLUMNS: Readonly<Record<string, (game: PlayedGame) => string | number | null | undefined>> = {
  when: ({ when }) => new Date(when).toISOString(),
  when_basis: ({ whenBasis }) => whenBasis,
  result: ({ result }) => result,
  result_by_hand: ({ byHand }) => String(byHand),
  matchup: ({ matchup }) => matchup,
  map: ({ map }) => map,
  opponents: ({ opponents }) => opponents.join(' & '),
  race: ({ race }) => race,
  heroes: ({ heroes }) => heroes.join(', '),
  patch: ({ patch }) => patch,
  ...Object.fromEntries(
    LISTED_FACTS.map(([key, fact]) => [sheetName(fact), (game: PlayedGame) => sheetText(fact, game[key])]),
  ),
  apm: ({ values }) => values['apm'],
  ...Object.fromEntries(
    HISTORY_TIMINGS.map(({ id }) => [ORDERED[id], ({ values }: PlayedGame) => values[id]]),
  ),
  ...Object.fromEntries(
    HISTORY_UNITS.map(({ id }) => [`${id.replace('-', '_by_')}_min`, ({ values }: PlayedGame) => values[id]]),
  ),
  tags: ({ tags }) => tags.join(', '),
  note: ({ note }) => note,
  file: ({ file }) => file,
};

/** The visitor's games as CSV, to be saved. */
export const historyCsv = (games: readonly PlayedGame[]): SavedFile => ({
  name: 'my-games.csv',
  type: 'text/csv',
  text: printCsv([
    Object.keys(COLUMNS),
    ...games.map((game) => Object.values(COLUMNS).map((valueOf) => String(valueOf(game) ?? ''))),
  ]),
});

/** The visitor's games as one line of JSON each, to be saved. */
export const historyLines = (games: readonly PlayedGame[]): SavedFile => ({
  name: 'my-games.ndjson',
  type: 'application/x-ndjson',
  text: games
    .map(({ when, values, tags, note, ...game }) => {
      const timings = Object.fromEntries(HISTORY_TIMINGS.map(({ id }) => [id, values[id]]));
      const units = HISTORY_UNITS.map(({ id }) => values[id]);
      const numbers = { apm: values['apm'], timings, units };
      return `${JSON.stringify({ ...game, when: new Date(when).toISOString(), ...numbers, tags, note })}\n`;
    })
    .join(''),
});

/** Reads the games one at a time, then saves them. Leaves out games that were deleted in another tab. */
export async function saveAnalyses(
  games: readonly PlayedGame[],
  readContent: ReadContent,
  tell: (done: number) => void,
): Promise<void> {
  const lines: string[] = [];
  for (const [place, { fingerprint }] of games.entries()) {
    tell(place);
    const [content] = (await getContents(fingerprint)) ?? [];
    const read = content && (await readContent({ packed: content.packed }));
    if (read?.ok) lines.push(`${JSON.stringify(read.value.analysis)}\n`);
  }
  // In parts, because the whole may exceed the maximum string length.
  saveBlob('my-analyses.ndjson', new Blob(lines, { type: 'application/x-ndjson' }));
}
