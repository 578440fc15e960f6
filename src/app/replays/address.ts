/** The query in the address of the list: the formal syntax. Addresses of before are translated when they are opened. */
import type { Part } from '../../search/parts/part.ts';
import { parseQuery, printQuery } from '../../search/parts/syntax.ts';
import { urls } from '../../urls.ts';
import before from './address-before.json' with { type: 'json' };

/** Most characters of a value. */
const LONGEST = 200;

/** The address of the list with a query. */
export const addressOf = (parts: readonly Part[]): string =>
  parts.length === 0 ? urls.replays() : urls.found(printQuery(parts));

/** What an address asks for: parts, and words that still have to be read. */
export interface Asked {
  parts: Part[];
  words: string;
}

/** Reads the query string of an address. `heroOf` gives the key of a hero by its id in the game. */
export function askedIn(search: string, heroOf: (id: string) => string | null): Asked {
  const parameters = new URLSearchParams(search);
  const get = (name: string) => parameters.get(name)?.slice(0, LONGEST) ?? '';
  const heroes = ['hero', 'rival'].flatMap((name) => {
    const hero = heroOf(get(name));
    const kind = get(`${name}-any`) === '1' ? 'made' : 'hero1';
    return hero === null ? [] : [`${name === 'rival' ? 'vs.' : ''}${kind}:${hero}`];
  });
  // The filters of before: parameter, its values, and the query that they were.
  const filters = before.flatMap(([name = '', pattern = '', filter = '']) => {
    const value = get(name);
    const values = new RegExp(pattern);
    return value !== '-' && values.test(value) ? [value.replace(values, filter)] : [];
  });
  const query = [parameters.get('parts') ?? '', ...filters, ...heroes].join(' ');
  return { parts: parseQuery(query), words: [get('q'), get('order')].filter(Boolean).join(', ') };
}
