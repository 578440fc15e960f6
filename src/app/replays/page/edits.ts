/** How a part can be changed without writing: for each question about it, the parts that could stand in its place. */
import { isOfPlayer, isTimed, type Part, type Side } from '../../../search/parts/part.ts';
import { printPart } from '../../../search/parts/syntax.ts';
import type { Thing } from '../../../search/words/things.ts';
import { alternativesTo } from './lists.ts';

interface Edit {
  label: string;
  choices: readonly { value: string; name: string }[];
}

/** What a part would have instead; undefined takes it away. */
type Change = { [K in keyof Part]?: Part[K] | undefined };

const SIDES: readonly Side[] = ['me', 'him', 'both', 'any'];
const PLACES = [1, 2, 3];
/** Minutes in the game, lengths of games, and numbers, that are offered as bounds. */
const MINUTES = [3, 4, 5, 6, 8, 10, 15];
const LENGTHS = [10, 15, 20, 25, 30];
const AMOUNTS = [2, 3, 4, 6, 10];

const boundsOf = (minutes: readonly number[]): Change[] => [
  ...minutes.map((each) => ({ from: undefined, below: each * 60 })),
  ...minutes.map((each) => ({ from: each * 60, below: undefined })),
];

function changesOf(part: Part, things: readonly Thing[]): Record<string, readonly Change[]> {
  const { key, of } = part;
  const isHero = things.some((thing) => thing.kind === 'hero' && of.includes(thing.key));
  const placed = PLACES.map((place) => ({ key: 'hero' as const, place }));
  const anyPlace = isHero ? [{ key: 'made' as const, place: undefined }] : [];
  const isCounted = key === 'heroes' || (key === 'made' && !isHero);
  const uncounted = key === 'made' ? [{ least: undefined, most: undefined }] : [{ least: 1, most: 1 }];
  return {
    What: alternativesTo(part, things).map((thing) => ({ of: [thing.key] })),
    Who: isOfPlayer(part) ? SIDES.map((side) => ({ side })) : [],
    Place: isHero || key === 'hero' ? [...anyPlace, ...placed] : [],
    When: isTimed(part) ? [{ from: undefined, below: undefined }, ...boundsOf(MINUTES)] : [],
    Length: key === 'length' ? boundsOf(LENGTHS) : [],
    Number: isCounted ? [...uncounted, ...AMOUNTS.map((least) => ({ least, most: undefined }))] : [],
  };
}

/** The changes that make sense for a part. The part as it is stands among the choices of each. */
export function editsOf(part: Part, things: readonly Thing[], say: (part: Part) => string): Edit[] {
  return Object.entries(changesOf(part, things)).flatMap(([label, changes]): Edit[] => {
    if (changes.length === 0) return [];
    const changed = changes.map((change): Part => ({ ...part, ...change }) as Part);
    const isAmong = changed.some((other) => printPart(other) === printPart(part));
    const choices = [...(isAmong ? [] : [part]), ...changed];
    return [{ label, choices: choices.map((other) => ({ value: printPart(other), name: say(other) })) }];
  });
}
