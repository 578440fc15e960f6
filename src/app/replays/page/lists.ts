/** What can be added without typing: lists of parts, each with the number of games that it would leave. */
import { part, type Part } from '../../../search/parts/part.ts';
import { parsePart, printPart } from '../../../search/parts/syntax.ts';
import type { Search } from '../../../search/search.ts';
import type { Thing, ThingKind } from '../../../search/words/things.ts';
import fixed from './adding.json' with { type: 'json' };

interface Choice {
  /** The part in the formal syntax. */
  value: string;
  name: string;
  games: number;
}

export interface ChoiceList {
  label: string;
  choices: readonly Choice[];
}

/** Lists of names: label, kinds, and the part without its value. */
const NAMED: readonly (readonly [label: string, kinds: readonly ThingKind[], part: Part])[] = [
  ['Player', ['player'], part('player')],
  ['Against player', ['player'], part('player', [], { side: 'him' })],
  ['Race', ['race'], part('race')],
  ['Against race', ['race'], part('race', [], { side: 'him' })],
  ['First hero', ['hero'], part('hero', [], { place: 1 })],
  ['Hero', ['hero'], part('made')],
  ['Unit, building', ['unit', 'building', 'upgrade', 'group'], part('made')],
  ['Item', ['item'], part('made')],
  ['Map', ['map'], part('map')],
  ['Event', ['event'], part('event')],
  ['Build', ['build'], part('build')],
];

/** Most names of a list; the rest can be typed. */
const MOST = 200;

/** What else could stand in a part's place, most games first; empty if only its text can be changed. */
export const alternativesTo = ({ key }: Part, things: readonly Thing[]): Thing[] =>
  mostPlayed(
    things,
    NAMED.flatMap(([, kinds, named]) => (named.key === key ? kinds : [])),
    ({ games }) => games,
  );

function mostPlayed(
  things: readonly Thing[],
  kinds: readonly ThingKind[],
  gamesOf: (thing: Thing) => number,
): Thing[] {
  const counted = things.flatMap((thing) =>
    kinds.includes(thing.kind) ? [{ ...thing, games: gamesOf(thing) }] : [],
  );
  return counted
    .filter(({ games }) => games > 0)
    .sort((a, b) => b.games - a.games)
    .slice(0, MOST);
}

/** The lists for a query. Names that would leave no game are not in them. */
export function listsOf(engine: Search, parts: readonly Part[]): ChoiceList[] {
  const counts = engine.counts(parts);
  const named = NAMED.map(([label, kinds, empty]): ChoiceList => {
    const textOf = ({ key }: Thing) => printPart({ ...empty, of: [key] });
    const things = mostPlayed(engine.vocabulary.things, kinds, (thing) => counts.get(textOf(thing)) ?? 0);
    return {
      label,
      choices: things.map((thing) => ({ value: textOf(thing), name: thing.name, games: thing.games })),
    };
  });
  const ofKind = (kind: string) =>
    [...counts.keys()]
      .filter((text) => text.startsWith(`${kind}:`))
      .sort()
      .reverse();
  const sinceEach = (values: readonly string[]) => [
    ...values,
    ...values.slice(1).map((value) => `${value}..`),
  ];
  const others = { Year: sinceEach(ofKind('date')), Patch: sinceEach(ofKind('patch')), ...fixed };
  const counted = Object.entries(others).map(([label, values]): ChoiceList => ({
    label,
    choices: values.map((value) => {
      const added = parsePart(value);
      return { value, name: engine.say(added), games: engine.find([...parts, added]).games.length };
    }),
  }));
  return [...named, ...counted];
}
