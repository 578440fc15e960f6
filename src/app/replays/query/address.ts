/** Converts a query to the query string of an address, and back. Other parameters are ignored. */
import { RACES } from '../../../game/summary.ts';
import { parseClock, plainClock } from '../../../view/ask/clock.ts';
import { EVERYTHING, FACETS, SORTS, UNKNOWN, type Query, type Sort, type LengthSpan } from './query.ts';

/**
 * Maximum characters of a value. Names, maps and searches are shorter, and longer values would only slow down the
 * page.
 */
const LONGEST = 200;

/**
 * The query string of a query: empty for the default query, otherwise beginning with "?". Parameters are always in
 * the same order.
 */
export function toSearch(query: Query): string {
  const parameters = new URLSearchParams();
  const set = (name: string, value: string | null) => {
    if (value !== null && value !== '') parameters.set(name, value);
  };
  set('q', query.text);
  for (const facet of FACETS) set(facet, query[facet]);
  set('hero-any', query.hero !== null && query.heroAny ? '1' : null);
  set('rival-any', query.rival !== null && query.rivalAny ? '1' : null);
  set('length', spanKey(query.length));
  set('expansion', expansionKey(query.expansion));
  set('sort', query.sort === EVERYTHING.sort ? null : query.sort);
  const text = parameters.toString();
  return text && `?${text}`;
}

/** The query from a query string. Invalid values and unknown parameters are ignored. */
export function fromSearch(search: string): Query {
  const parameters = new URLSearchParams(search);
  const get = (name: string): string | null => parameters.get(name)?.slice(0, LONGEST) || null;
  const facets = Object.fromEntries(FACETS.map((facet) => [facet, get(facet)])) as Pick<
    Query,
    (typeof FACETS)[number]
  >;
  const sort = get('sort');
  return {
    ...facets,
    race: ([...RACES, UNKNOWN] as (string | null)[]).includes(facets.race) ? facets.race : null,
    // The former parameter for build orders is added to the text, so that old links still work.
    text: [get('q'), get('order')].filter(Boolean).join(', ').slice(0, LONGEST),
    heroAny: facets.hero !== null && get('hero-any') === '1',
    rivalAny: facets.rival !== null && get('rival-any') === '1',
    length: parseSpan(get('length')),
    expansion: parseExpansion(get('expansion')),
    sort: sort !== null && Object.hasOwn(SORTS, sort) ? (sort as Sort) : EVERYTHING.sort,
  };
}

/** A length span as in the address, such as "10-20" for minutes; null for none. */
export const spanKey = (span: LengthSpan | null): string | null =>
  span && `${span.from ?? ''}-${span.below ?? ''}`;

/** A first expansion time as in the address, such as "5:00"; null for none. */
export const expansionKey = (expansion: Query['expansion']): string | null =>
  typeof expansion === 'number' ? plainClock(expansion) : expansion;

/** Parses "10-20", "-10" or "30-", in minutes. */
export function parseSpan(text: string | null): LengthSpan | null {
  const [, from = '', below = ''] = /^(\d{0,3})-(\d{0,3})$/.exec(text ?? '') ?? [];
  if (from === '' && below === '') return null;
  const minutes = (digits: string) => (digits === '' ? null : Number(digits));
  return { from: minutes(from), below: minutes(below) };
}

/** Parses the output of `expansionKey`; null for anything else. */
export function parseExpansion(text: string | null): Query['expansion'] {
  return text === 'none' ? 'none' : text === null ? null : parseClock(text);
}
