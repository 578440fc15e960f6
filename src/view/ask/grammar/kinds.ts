/** Words for a kind of thing, which mean something only next to a thing of that kind: "hero Far Seer". */
import type { Ask } from '../ask.ts';
import type { PhraseReader } from './reader.ts';

const KINDS: Readonly<Record<string, RegExp>> = {
  ...{ hero: /^(objects|heroes|hero|any|or)$/, heroes: /^(objects|heroes|hero|any|or)$/ },
  heroe: /^(objects|heroes|hero|any|or)$/,
  ...{ unit: /^(objects|any|or)$/, units: /^(objects|any|or)$/ },
  ...{ building: /^(objects|any|or)$/, buildings: /^(objects|any|or)$/ },
  ...{ map: /^(map|any|or)$/, event: /^(event|any|or)$/ },
};

/** "Go to hero": whether a word for a kind of thing isn't next to such a thing, so it has a meaning of its own. */
export function isBareKind(reader: PhraseReader, last: Ask | undefined): boolean {
  const kind = KINDS[reader.peek()!];
  const next = reader.nameAfter(1)?.meanings[0]?.is ?? (reader.peek(1) === ':' ? 'any' : '');
  return kind !== undefined && !kind.test(last?.is ?? '') && !kind.test(next);
}
