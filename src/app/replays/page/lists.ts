/** What can be added and changed without typing: lists of parts, and for each part those that could stand in its place. */
import { isOfPlayer, isTimed, type Part, type Side } from '../../../search/parts/part.ts';
import { parsePart, printPart } from '../../../search/parts/syntax.ts';
import type { Search } from '../../../search/search.ts';
import type { Thing } from '../../../search/words/things.ts';
import adding from './adding.json' with { type: 'json' };

export interface Choice {
  /** The part in the formal syntax. */
  value: string;
  name: string;
  /** Number of games with it, where that is said. */
  games?: number;
}

export interface ChoiceList {
  label: string;
  choices: readonly Choice[];
}

/** Lists of names: label, kinds, and the part without its value. */
const NAMED = Object.entries(adding.named).map(([label, [text = '', ...kinds]]) => ({
  label,
  kinds,
  empty: parsePart(text),
}));

/** Most names of a list; the rest can be typed. */
const MOST = 200;

/** What else could stand in a part's place, most games first; empty if only its text can be changed. */
const alternativesTo = ({ key }: Part, things: readonly Thing[]): Thing[] =>
  mostPlayed(
    things,
    NAMED.flatMap(({ kinds, empty }) => (empty.key === key ? kinds : [])),
    ({ games }) => games,
  );

function mostPlayed(
  things: readonly Thing[],
  kinds: readonly string[],
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
  const named = NAMED.map(({ label, kinds, empty }): ChoiceList => {
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
  const others = { Year: sinceEach(ofKind('date')), Patch: sinceEach(ofKind('patch')), ...adding.fixed };
  const counted = Object.entries(others).map(([label, values]): ChoiceList => ({
    label,
    choices: values.map((value) => {
      const added = parsePart(value);
      return { value, name: engine.say(added), games: engine.find([...parts, added]).games.length };
    }),
  }));
  return [...named, ...counted];
}

/** What a part would have instead; undefined takes it away. */
type Change = { [K in keyof Part]?: Part[K] | undefined };

const SIDES: readonly Side[] = ['me', 'him', 'both', 'any'];
/** Places of heroes, minutes in the game, lengths of games in minutes, and numbers, that are offered. */
const { places, minutes, lengths, amounts } = adding.bounds;

const boundsOf = (offered: readonly number[]): Change[] => [
  ...offered.map((each) => ({ from: undefined, below: each * 60 })),
  ...offered.map((each) => ({ from: each * 60, below: undefined })),
];

function changesOf(part: Part, things: readonly Thing[]): Record<string, readonly Change[]> {
  const { key, of } = part;
  const isHero = things.some((thing) => thing.kind === 'hero' && of.includes(thing.key));
  const placed = places.map((place) => ({ key: 'hero' as const, place }));
  const anyPlace = isHero ? [{ key: 'made' as const, place: undefined }] : [];
  const isCounted = key === 'heroes' || (key === 'made' && !isHero);
  const uncounted = key === 'made' ? [{ least: undefined, most: undefined }] : [{ least: 1, most: 1 }];
  return {
    What: alternativesTo(part, things).map((thing) => ({ of: [thing.key] })),
    Who: isOfPlayer(part) ? SIDES.map((side) => ({ side })) : [],
    Place: isHero || key === 'hero' ? [...anyPlace, ...placed] : [],
    When: isTimed(part) ? [{ from: undefined, below: undefined }, ...boundsOf(minutes)] : [],
    Length: key === 'length' ? boundsOf(lengths) : [],
    Number: isCounted ? [...uncounted, ...amounts.map((least) => ({ least, most: undefined }))] : [],
  };
}

/** The changes that make sense for a part. The part as it is stands among the choices of each. */
export function editsOf(part: Part, things: readonly Thing[], say: (part: Part) => string): ChoiceList[] {
  return Object.entries(changesOf(part, things)).flatMap(([label, changes]): ChoiceList[] => {
    if (changes.length === 0) return [];
    const changed = changes.map((change): Part => ({ ...part, ...change }) as Part);
    const isAmong = changed.some((other) => printPart(other) === printPart(part));
    const choices = [...(isAmong ? [] : [part]), ...changed];
    return [{ label, choices: choices.map((other) => ({ value: printPart(other), name: say(other) })) }];
  });
}
