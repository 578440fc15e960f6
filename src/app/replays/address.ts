/** The query in the address of the list: the formal syntax. Addresses of before are translated when they are opened. */
import type { Part } from '../../search/parts/part.ts';
import { parseQuery, printQuery } from '../../search/parts/syntax.ts';
import { urls } from '../../urls.ts';

/** Most characters of a value. */
const LONGEST = 200;

export const addressOf = (parts: readonly Part[]): string =>
  parts.length === 0 ? urls.replays() : urls.found(printQuery(parts));

/** What an address asks for: parts, and words that still have to be read. */
export interface Asked {
  parts: Part[];
  words: string;
}

/** The filters of before: parameter, its values, and the query that they were. */
const BEFORE: readonly (readonly [name: string, values: RegExp, query: string])[] = [
  ['player', /^.+$/, 'player:$&'],
  ['opponent', /^.+$/, 'vs.player:$&'],
  ['winner', /^.+$/, 'player:$& result:won'],
  ['race', /^.+$/, 'race:$&'],
  ['matchup', /^([HOEU])v([HOEU])$/, 'race:$1 vs.race:$2'],
  ['map', /^.+$/, 'map:$&'],
  ['event', /^.+$/, 'event:$&'],
  ['patch', /^.+$/, 'patch:$&'],
  ['sides', /^.+$/, 'size:$&'],
  ['played', /^(\d{4})-(\d{4})$/, 'date:$1..$2'],
  ['played', /^(?!\d{4}-\d{4}$).+$/, 'date:$&'],
  ['length', /^(\d{1,3})-(\d{0,3})$|^-(\d{1,3})$/, 'length@$1..$2$3'],
  ['expansion', /^none$/, '-expansion'],
  ['expansion', /^\d+:\d\d$/, 'expansion@..$&'],
  ['sort', /^first-hero$/, 'sort:earliest,hero1'],
  ['sort', /^expansion$/, 'sort:earliest,expansion'],
  ['sort', /^(?!first-hero$|expansion$|archive$).+$/, 'sort:$&'],
];

/** Reads the query string of an address. `heroOf` gives the key of a hero by its id in the game. */
export function askedIn(search: string, heroOf: (id: string) => string | null): Asked {
  const parameters = new URLSearchParams(search);
  const get = (name: string) => parameters.get(name)?.slice(0, LONGEST) ?? '';
  const heroes = ['hero', 'rival'].flatMap((name) => {
    const hero = heroOf(get(name));
    const kind = get(`${name}-any`) === '1' ? 'made' : 'hero1';
    return hero === null ? [] : [`${name === 'rival' ? 'vs.' : ''}${kind}:${hero}`];
  });
  const before = BEFORE.flatMap(([name, values, query]) => {
    const value = get(name);
    return value !== '-' && values.test(value) ? [value.replace(values, query)] : [];
  });
  const query = [parameters.get('parts') ?? '', ...before, ...heroes].join(' ');
  return { parts: parseQuery(query), words: [get('q'), get('order')].filter(Boolean).join(', ') };
}
