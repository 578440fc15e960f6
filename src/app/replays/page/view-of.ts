/** Converts a query and its result to the page's state. */
import type { SearchColumns, Counted } from '../engine/columns.ts';
import { columnOf } from '../engine/pass.ts';
import type { SearchResult } from '../engine/search.ts';
import type { Nearer, ReadPart, Reply } from '../../../view/ask/search.ts';
import { FACETS, SORTS, type Query } from '../query/query.ts';
import { expansionKey, spanKey } from '../query/address.ts';
import type { GameRow } from '../../../view/game-row.ts';
import type { Asked, Choice, BrowseState } from './state.ts';
import { chipsOf, STATUS_WORDS, valueText } from './words.ts';

/** The state above the list, without choices and page-only parts. */
export function viewOf(
  query: Query,
  result: SearchResult,
  columns: SearchColumns,
  {
    spoilerFree,
    rowOf,
    read,
    reply,
    nearer,
    answers,
  }: {
    spoilerFree: boolean;
    rowOf: (game: number) => GameRow;
    read: readonly ReadPart[];
    /** The games that match the text; null without a text. */
    reply: Reply | null;
    /** Search texts with a part removed, in case nothing matches the whole text. */
    nearer: () => readonly Nearer[];
    /** Null until the search has loaded. */
    answers: Asked | null;
  },
): Omit<BrowseState, 'open' | 'choices'> {
  const isEmpty = result.games.length === 0;
  const misread = (query.text.trim() !== '' && answers?.misread(read, isEmpty)) || null;
  const near =
    !isEmpty || (query.text.trim() !== '' && answers?.isMisread(read))
      ? null
      : (answers?.nearestTo(query, result, columns, { spoilerFree, rowOf, nearer: nearer() }) ?? null);
  return {
    query,
    chips: chipsOf(query, columns),
    read,
    answer: reply?.answer ?? null,
    teamGames: spoilerFree ? 0 : (reply?.teamGames ?? 0),
    status:
      isEmpty && misread
        ? misread
        : [statusOf(query, result, columns, spoilerFree), misread].filter(Boolean).join('. '),
    near,
    answers,
    spoilerFree,
  };
}

/**
 * The values of a filter that would leave at least one game, and the chosen value. If numbers are spoilers, all
 * values are returned, because missing values would be a hint.
 */
export function valuesOf(
  counted: Counted,
  query: Query,
  { count }: SearchResult,
  columns: SearchColumns,
  spoilerFree: boolean,
): Choice[] {
  const { values } = columns;
  const chosen = chosenKey(counted, query);
  const counts = count(counted);
  const names = Map.groupBy(values[counted], ({ name }) => name);
  const choices = values[counted].flatMap(({ key, name }, place): Choice[] => {
    const games = counts[place]!;
    if (games === 0 && key !== chosen && !spoilerFree) return [];
    const apart = names.get(name)!.length > 1 ? `${name}, ${key}` : name;
    return [{ key, name: apart, games: spoilerFree ? null : games }];
  });
  if (chosen === null || choices.some(({ key }) => key === chosen)) return choices;
  const spoken = counted === 'length' || counted === 'expansion' || counted === 'played';
  const name = spoken ? valueText(counted, query, columns) : chosen;
  return [...choices, { key: chosen, name, games: null }];
}

/** A filter's setting as the key of a column value; null if the column doesn't apply. */
function chosenKey(counted: Counted, query: Query): string | null {
  if (counted === 'length') return spanKey(query.length);
  if (counted === 'expansion') return expansionKey(query.expansion);
  const facet = FACETS.find((candidate) => columnOf(candidate, query) === counted);
  return facet ? query[facet] : null;
}

function statusOf(
  query: Query,
  { games, filters }: SearchResult,
  { index }: SearchColumns,
  spoilerFree: boolean,
): string {
  const order = query.sort === 'archive' ? '' : SORTS[query.sort];
  const [isFiltered, total] = [filters.length > 0, index.games.length];
  if (games.length === 0) return STATUS_WORDS.none;
  if (spoilerFree) return isFiltered ? STATUS_WORDS.someHidden(order) : STATUS_WORDS.allHidden(order);
  return isFiltered ? STATUS_WORDS.some(games.length, total, order) : STATUS_WORDS.all(total, order);
}
