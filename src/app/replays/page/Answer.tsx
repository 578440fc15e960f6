/**
 * Parts that appear only during a search or when nothing matches: answers, words that weren't understood, and near
 * matches. Loaded with the search.
 */
import { Fragment } from 'preact';
import { urls } from '../../../urls.ts';
import { bySide } from '../../../game/sides.ts';
import type { GameRow } from '../../../view/game-row.ts';
import type { SearchColumns } from '../engine/columns.ts';
import { nearest, type Nearest } from '../engine/nearest.ts';
import type { SearchResult } from '../engine/search.ts';
import type { Query } from '../query/query.ts';
import type { Answer } from '../../../view/ask/answers/answer.ts';
import type { Nearer, ReadPart } from '../../../view/ask/search.ts';
import { MISREAD, NEAREST_WORDS, SEARCH_ANSWERS } from './answer-words.ts';
import { LABELS, valueText } from './words.ts';

/** The understood parts of a search text, with suggestions. */
export const ReadAs = ({
  read,
  text,
  search,
}: {
  read: readonly ReadPart[];
  text: string;
  search: (text: string) => void;
}) => (
  <ul class="chips" aria-label={SEARCH_ANSWERS.readAs}>
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
            {SEARCH_ANSWERS.didYouMean} <bdi>{name}</bdi>?
          </button>
        ))}
      </li>
    ))}
  </ul>
);

/**
 * Replaces words in the search text with a suggested name. If the text doesn't contain the words, the name replaces the
 * whole text.
 */
function replaced(text: string, words: string, name: string): string {
  const at = text.toLowerCase().indexOf(words);
  return at < 0 ? name : text.slice(0, at) + name + text.slice(at + words.length);
}

/** Whether some or all of a search text was not understood. */
export const isMisread = (read: readonly ReadPart[]): boolean =>
  read.length === 0 || read.some(({ understood }) => !understood);

/** A sentence about words that were not understood; null if there are none. */
export function misread(read: readonly ReadPart[], isEmpty: boolean): string | null {
  if (read.length === 0) return isEmpty ? MISREAD.everything : null;
  const unknown = read.filter(({ understood }) => !understood).map(({ words }) => words);
  if (unknown.length === 0) return null;
  return unknown.length < read.length && !isEmpty ? MISREAD.some(unknown) : MISREAD.tooMuch(unknown);
}

/** The answer to a question, with a link to more details and a link to the team games that the answer leaves out. */
export const AnswerLine = ({
  answer,
  teamGames,
  text,
  spoilerFree,
  search,
}: {
  answer: Answer | null;
  teamGames: number;
  text: string;
  spoilerFree: boolean;
  search: (text: string) => void;
}) => (
  <>
    {answer && (
      <p class="answer" role="status">
        {answer.spoils && spoilerFree ? (
          SEARCH_ANSWERS.spoiler
        ) : (
          <>
            <strong>{answer.sentence}</strong> <a href={answer.link.href}>{answer.link.text}</a>
          </>
        )}
      </p>
    )}
    {teamGames > 0 && (
      <p class="quiet">
        {SEARCH_ANSWERS.onlyDuels}{' '}
        <button type="button" class="plain" onClick={() => search(SEARCH_ANSWERS.withTeamGames(text))}>
          {SEARCH_ANSWERS.showTeamGames(teamGames)}
        </button>
      </p>
    )}
  </>
);

/** Near matches if nothing matches; null otherwise, or for an empty archive. */
export function nearestTo(
  query: Query,
  result: SearchResult,
  columns: SearchColumns,
  {
    spoilerFree,
    rowOf,
    nearer,
  }: { spoilerFree: boolean; rowOf: (game: number) => GameRow; nearer: readonly Nearer[] },
): Near | null {
  const close = nearest(query, result, columns);
  return (
    close && {
      ways: [
        ...nearer.map(({ left, text, games }) => ({
          query: { ...query, text },
          text: gamesText(NEAREST_WORDS.withoutWords(left), games, spoilerFree),
        })),
        // Dropping the whole text is suggested only if dropping a part of it doesn't help.
        ...close.ways
          .filter(({ filter }) => filter !== 'text' || nearer.length === 0)
          .map((way) => ({
            query: way.query,
            text: gamesText(wayText(way, query, columns), way.games, spoilerFree),
          })),
      ],
      row: rowOf(close.game),
      misses: new Intl.ListFormat('en-GB').format(close.misses.map((filter) => LABELS[filter].toLowerCase())),
    }
  );
}

const gamesText = (change: string, games: number, spoilerFree: boolean): string =>
  spoilerFree ? change : NEAREST_WORDS.games(change, games);

function wayText(
  { filter, query, how }: Nearest['ways'][number],
  original: Query,
  columns: SearchColumns,
): string {
  const value = valueText(filter, original, columns);
  return how === 'dropped'
    ? NEAREST_WORDS.withoutFilter(LABELS[filter], value)
    : NEAREST_WORDS.instead(LABELS[filter], valueText(filter, query, columns), value);
}

export interface Near {
  /** Alternatives, with their number of games unless that is a spoiler. */
  ways: readonly { text: string; query: Query }[];
  /** The game that misses the fewest filters, and those filters. */
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
    <h2 id="browse-nearest">{NEAREST_WORDS.heading}</h2>
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
          {row.map && NEAREST_WORDS.onMap(row.map.name)}
        </a>
        {NEAREST_WORDS.differs(misses)}
      </li>
    </ul>
  </section>
);
