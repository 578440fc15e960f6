/** Combines several meanings into one: objects that share a name, and names that one word stands for. */
import type { Meaning } from '../ask.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { PART_WORDS } from '../readings/words.ts';

/** The meaning of an object's name, or of a word for several objects. */
export function objectMeaning(objects: SearchIndex['objects']): Meaning {
  const ids = objects.map(({ key }) => key);
  const names = [...new Set(objects.map(({ name }) => name))];
  return {
    is: 'objects',
    ids,
    name: PART_WORDS.names(names),
    heroes: objects.every(({ kind }) => kind === 'hero'),
  };
}

/** Removes duplicates. Several names for the same kind of thing become one meaning. */
export function distinctMeanings(meanings: readonly Meaning[]): Meaning[] {
  const byKind = Map.groupBy(meanings, ({ is }) => is);
  return [...byKind.values()].flatMap((ofKind): Meaning[] => {
    const [first] = ofKind;
    if (!first || first.is === 'race') return first ? [...new Set(ofKind)].slice(0, 1) : [];
    const names = [...new Set(ofKind.map(({ name }) => name))];
    const name =
      names.length > 4
        ? PART_WORDS.namesAndMore(names.slice(0, 4), names.length - 4)
        : PART_WORDS.names(names);
    if (first.is === 'objects') {
      const objects = ofKind.filter((meaning) => meaning.is === 'objects');
      const ids = [...new Set(objects.flatMap((meaning) => meaning.ids))];
      return [{ ...first, ids, name, heroes: objects.every(({ heroes }) => heroes) }];
    }
    return [
      {
        ...first,
        keys: [...new Set(ofKind.flatMap((meaning) => ('keys' in meaning ? meaning.keys : [])))],
        name,
      },
    ];
  });
}
