/** What is shown only of a search or when nothing fits: how words were read, and what comes nearest. Loaded with the search. */
import { Fragment } from 'preact';
import { counted } from '../../../game/counted.ts';
import { urls } from '../../../urls.ts';
import { bySide } from '../../../game/sides.ts';
import type { GameRow } from '../../../view/game-row.ts';
import type { SearchColumns } from '../engine/columns.ts';
import { nearest, type Nearest } from '../engine/nearest.ts';
import type { SearchResult } from '../engine/search.ts';
import type { Query } from '../query/query.ts';
import type { ReadPart } from '../../../view/ask/engine.ts';
import { LABELS, valueText } from './words.ts';

/** The parts of a text as they were understood, with the names that may have been meant. */
export const ReadAs = ({
  read,
  text,
  search,
}: {
  read: readonly ReadPart[];
  text: string;
  search: (text: string) => void;
}) => (
  <ul class="chips" aria-label="Read as">
    {read.map((part, place) => (
      <li key={place}>
        <span class={part.understood ? 'part' : 'part missing'}>{part.text}</span>
        {part.near.map((name) => (
          <button
            key={name}
            type="button"
            class="plain"
            onClick={() => search(replaced(text, part.words, name))}
          >
            Did you mean <bdi>{name}</bdi>?
          </button>
        ))}
      </li>
    ))}
  </ul>
);

/** The text with the words that were not understood put right; as a whole where they are not found in it. */
function replaced(text: string, words: string, name: string): string {
  const at = text.toLowerCase().indexOf(words);
  return at < 0 ? name : text.slice(0, at) + name + text.slice(at + words.length);
}

/** Why a text shows no game, in a sentence; null where every part of it was understood. */
export function misread(read: readonly ReadPart[]): string | null {
  if (read.length === 0) return 'Nothing in this says what to look for.';
  const unknown = read.filter(({ understood }) => !understood).map(({ words }) => `“${words}”`);
  return unknown.length === 0 ? null : `Not understood: ${unknown.join(', ')}. So no game is shown.`;
}

/** What comes nearest where nothing fits; null where something does, or for an archive without a game. */
export function nearestTo(
  query: Query,
  result: SearchResult,
  columns: SearchColumns,
  { spoilerFree, rowOf }: { spoilerFree: boolean; rowOf: (game: number) => GameRow },
): Near | null {
  const close = nearest(query, result, columns);
  return (
    close && {
      ways: close.ways.map((way) => ({
        query: way.query,
        text: wayText(way, query, columns) + (spoilerFree ? '' : `: ${counted(way.games, 'game')}`),
      })),
      row: rowOf(close.game),
      misses: new Intl.ListFormat('en-GB').format(close.misses.map((filter) => LABELS[filter].toLowerCase())),
    }
  );
}

function wayText(
  { filter, query, how }: Nearest['ways'][number],
  original: Query,
  columns: SearchColumns,
): string {
  const value = valueText(filter, original, columns);
  return how === 'dropped'
    ? `Without ${LABELS[filter]}: ${value}`
    : `${LABELS[filter]} ${valueText(filter, query, columns)} instead of ${value}`;
}

export interface Near {
  /** Ways out, with how many games they give where that may be told. */
  ways: readonly { text: string; query: Query }[];
  /** The game that misses the fewest filters, and which. */
  row: GameRow;
  misses: string;
}

export const NearestGames = ({
  near: { ways, row, misses },
  ask,
}: {
  near: Near;
  ask: (query: Query) => void;
}) => (
  <section class="nearest" aria-labelledby="browse-nearest">
    <h2 id="browse-nearest">Nothing matches. Nearest is:</h2>
    <ul>
      {ways.map(({ text, query }) => (
        <li key={text}>
          <button type="button" onClick={() => ask(query)}>
            {text}
          </button>
        </li>
      ))}
      <li>
        <a href={urls.game(row.replayId)}>
          {bySide(row.players).map((side, index) => (
            <Fragment key={index}>
              {index > 0 && ' vs '}
              <bdi>{side.map(({ name }) => name).join(' & ')}</bdi>
            </Fragment>
          ))}
          {row.map && ` on ${row.map.name}`}
        </a>
        , a game that differs only in {misses}
      </li>
    </ul>
  </section>
);
