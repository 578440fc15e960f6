/** Whether a signature is what a build order in words asks for. */
import type { Directory } from '../game.ts';
import type { Term } from '../query/order.ts';
import type { Signature } from '../signature.ts';

type Named = Extract<Term, { is: 'objects' }>;

/** A test of signatures for some terms. Terms that were not understood ask for nothing. */
export function followsOrder(
  terms: readonly Term[],
  objects: Directory['objects'],
): (signature: Signature) => boolean {
  const kinds = new Map(objects.map(({ key, kind }) => [key, kind]));
  const named = terms.filter((term) => term.is === 'objects').map((term) => ({ ...term, ids: idsOf(term) }));
  const inOrder = (heroes: boolean) =>
    named
      .filter(
        ({ place, objects: own }) => place === null && own.every(({ kind }) => (kind === 'hero') === heroes),
      )
      .map(({ ids }) => ids);
  const heroes = inOrder(true);
  const steps = inOrder(false);
  // Names that heroes and others share: no order between them can be meant.
  const anywhere = named.filter(
    ({ place, objects: own }) => place === null && new Set(own.map(({ kind }) => kind === 'hero')).size > 1,
  );
  const placed = named.filter(({ place }) => place !== null);
  const others = terms.filter((term) => term.is !== 'objects' && term.is !== 'unknown');
  // What is asked of single places comes first: it decides soonest.
  return (signature) =>
    others.every((term) => holds(term, signature)) &&
    placed.every((term) => atPlace(signature, term, kinds)) &&
    contains(signature.heroes, heroes) &&
    contains(signature.steps, steps) &&
    anywhere.every(({ ids }) => [...signature.heroes, ...signature.steps].some((id) => ids.has(id)));
}

const idsOf = ({ objects }: Named): ReadonlySet<string> => new Set(objects.map(({ key }) => key));

/** Whether a list holds one of each set, in the order of the sets. */
function contains(list: readonly string[], sets: readonly ReadonlySet<string>[]): boolean {
  let next = 0;
  for (const id of list) if (sets[next]?.has(id)) next++;
  return next === sets.length;
}

/** Whether the hero, building or unit at a place, counted from 1 among its kind, is one of these. */
function atPlace(
  { heroes, steps }: Signature,
  { ids, place, objects }: Named & { ids: ReadonlySet<string> },
  kinds: ReadonlyMap<string, string>,
): boolean {
  if (ids.has(heroes[place! - 1] ?? '')) return true;
  return ['building', 'unit'].some((kind) => {
    if (objects.every((object) => object.kind !== kind)) return false;
    return ids.has(steps.filter((id) => kinds.get(id) === kind)[place! - 1] ?? '');
  });
}

function holds(term: Term, { expansionSec, tier2Sec, tier3Sec }: Signature): boolean {
  const by = (seconds: number | null, before: number | null) =>
    seconds !== null && (before === null || seconds < before);
  switch (term.is) {
    case 'expansion':
      return by(expansionSec, term.before);
    case 'no-expansion':
      return expansionSec === null;
    case 'tier':
      return by(term.tier === 2 ? tier2Sec : tier3Sec, term.before);
    default:
      return true;
  }
}
