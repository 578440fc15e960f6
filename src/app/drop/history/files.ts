/** Exports a history for other programs. */
import { printCsv } from '../../../view/csv/csv.ts';
import type { SavedFile } from '../../shell/save.ts';
import { sheetName, sheetText } from '../../../game/facts/listed-values.ts';
import { LISTED_FACTS } from '../../../game/facts/listed.ts';
import { MINUTES, TRENDS, type Trend } from './facts.ts';
import type { OwnGame } from './own.ts';

/** Timings by their column names in a release. */
const ORDERED: Readonly<Record<Trend, string>> = {
  'first-hero': 'first_hero',
  camp: 'first_camp',
  'tier-2': 'tier2_ordered',
  expansion: 'expansion',
};

const COLUMNS: Readonly<Record<string, (game: OwnGame) => string | number | null>> = {
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
    LISTED_FACTS.map(([key, fact]) => [sheetName(fact), (game: OwnGame) => sheetText(fact, game[key])]),
  ),
  apm: ({ apm }) => apm,
  ...Object.fromEntries(
    TRENDS.map((trend) => [`${ORDERED[trend]}_sec`, ({ timings }: OwnGame) => timings[trend]]),
  ),
  ...Object.fromEntries(
    MINUTES.map((minute, at) => [`units_by_${minute}_min`, ({ units }: OwnGame) => units[at] ?? null]),
  ),
  tags: ({ tags }) => tags.join(', '),
  note: ({ note }) => note,
  file: ({ file }) => file,
};

export const historyCsv = (games: readonly OwnGame[]): SavedFile => ({
  name: 'my-games.csv',
  type: 'text/csv',
  text: printCsv([
    Object.keys(COLUMNS),
    ...games.map((game) => Object.values(COLUMNS).map((of) => String(of(game) ?? ''))),
  ]),
});

export const historyLines = (games: readonly OwnGame[]): SavedFile => ({
  name: 'my-games.ndjson',
  type: 'application/x-ndjson',
  text: games
    .map((game) => `${JSON.stringify({ ...game, when: new Date(game.when).toISOString() })}\n`)
    .join(''),
});
