/** Meanings made of several: of objects of one name, and of names that are meant together. */
import type { Meaning } from './ask.ts';
import type { SearchIndex } from './search-index.ts';

/** What the name of objects stands for, or a word for several of them. */
export function objectMeaning(own: SearchIndex['objects']): Meaning {
  const ids = own.map(({ key }) => key);
  const names = [...new Set(own.map(({ name }) => name))];
  return { is: 'objects', ids, name: names.join(' or '), heroes: own.every(({ kind }) => kind === 'hero') };
}

/** Each once; the same kind of thing under several names is one meaning with all of them. */
export function distinct(all: readonly Meaning[]): Meaning[] {
  const byKind = Map.groupBy(all, ({ is }) => is);
  return [...byKind.values()].flatMap((own): Meaning[] => {
    const [first] = own;
    if (!first || first.is === 'race') return first ? [...new Set(own)].slice(0, 1) : [];
    const names = [...new Set(own.map(({ name }) => name))];
    const name =
      names.length > 4 ? `${names.slice(0, 4).join(' or ')} or ${names.length - 4} more` : names.join(' or ');
    if (first.is === 'objects') {
      const objects = own.filter((one) => one.is === 'objects');
      const ids = [...new Set(objects.flatMap((one) => one.ids))];
      return [{ ...first, ids, name, heroes: objects.every(({ heroes }) => heroes) }];
    }
    return [{ ...first, keys: [...new Set(own.flatMap((one) => ('keys' in one ? one.keys : [])))], name }];
  });
}
