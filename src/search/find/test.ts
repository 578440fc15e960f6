/** Tests whether a player or a game fits a part. */
import type { Part } from '../parts/part.ts';
import type { GameRow, Made, PlayerRow, Rows } from '../rows/rows.ts';

export type PlayerTest = (player: PlayerRow) => boolean;
export type GameTest = (game: GameRow) => boolean;

const within = (seconds: number | null, { from, below }: Part): boolean =>
  seconds !== null && (from === undefined || seconds >= from) && (below === undefined || seconds < below);

/** Places of objects by key; a key of a group stands for several. */
export class ObjectPlaces {
  readonly #places = new Map<string, readonly number[]>();

  constructor({ objects, groups }: Rows) {
    for (const [place, { key }] of objects.entries()) this.#places.set(key, [place]);
    for (const { key, of } of groups)
      this.#places.set(
        key,
        of.flatMap((one) => this.#places.get(one) ?? []),
      );
  }

  of(keys: readonly string[]): ReadonlySet<number> {
    return new Set(keys.flatMap((key) => this.#places.get(key) ?? []));
  }
}

/** When a player first ordered one of these objects; null for never. */
export function firstOf({ made }: PlayerRow, wanted: ReadonlySet<number>): number | null {
  return made.find(([object]) => wanted.has(object))?.[1] ?? null;
}

/** When a player got the n-th hero; null if there was none or its order is unknown. */
export function heroTime(player: PlayerRow, place: number): number | null {
  if (place === 1) return player.hero;
  const hero = player.heroes[place - 1];
  return hero === undefined ? null : firstOf(player, new Set([hero]));
}

function madeTest(part: Part, wanted: ReadonlySet<number>): PlayerTest {
  const { least = 0, most = Infinity } = part;
  const fits = ([object, seconds, fewest, highest = Infinity]: Made) =>
    wanted.has(object) && within(seconds, part) && fewest >= least && (most === Infinity || highest <= most);
  // A hero may have been seen without its order.
  const isSeen = part.from === undefined && part.below === undefined && least < 2 && most > 0;
  return ({ made, heroes }) => made.some(fits) || (isSeen && heroes.some((hero) => wanted.has(hero)));
}

function orderTest(steps: readonly ReadonlySet<number>[]): PlayerTest {
  return ({ made }) => {
    let step = 0;
    for (const [object] of made) if (steps[step]?.has(object)) step++;
    return step === steps.length;
  };
}

/** Tests a player against a part about players. */
export function playerTest(part: Part, objects: ObjectPlaces): PlayerTest {
  const { key, of, place = 1, least = 0, most = Infinity } = part;
  switch (key) {
    case 'player':
      return ({ person }) => person !== null && of.includes(person);
    case 'race':
      return ({ race }) => race !== null && of.includes(race);
    case 'result':
      return ({ result }) => result !== null && of.includes(result);
    case 'random':
      return ({ random }) => random === true;
    case 'build':
      return ({ builds = [] }) => builds.some((build) => of.includes(build));
    case 'heroes':
      return ({ heroes }) => heroes.length >= least && heroes.length <= most;
    case 'expansion':
    case 'tier2':
    case 'tier3':
      return (player) => within(player[key], part);
    case 'made':
      return madeTest(part, objects.of(of));
    case 'hero': {
      const wanted = objects.of(of);
      const isTimed = part.from !== undefined || part.below !== undefined;
      return (player) => {
        const hero = player.heroes[place - 1];
        const isIt = hero !== undefined && (of.length === 0 || wanted.has(hero));
        return isIt && (!isTimed || within(heroTime(player, place), part));
      };
    }
    case 'order': {
      const tests = of.map((order) =>
        orderTest(order.split('..').map((step) => objects.of(step.split('|')))),
      );
      return (player) => tests.some((fits) => fits(player));
    }
    default:
      return () => true;
  }
}

/** Tests a game against a part about games. */
export function gameTest({ key, of, from = 0, below = Infinity }: Part): GameTest {
  switch (key) {
    case 'map':
      return ({ map }) => map !== null && of.includes(map);
    case 'event':
      return ({ event }) => event !== null && of.includes(event);
    case 'size':
      return ({ sides }) => of.includes(sides) || of.includes('any');
    case 'mirror':
      return ({ matchup }) => matchup !== null && matchup[0] === matchup[2];
    case 'length':
      return ({ decidedMs }) => decidedMs >= from * 1000 && decidedMs < below * 1000;
    case 'date':
      return ({ played }) => of.some((period) => isPlayed(played, period));
    case 'patch':
      return ({ patch }) => patch !== null && of.some((range) => isPatch(patch, range));
    default:
      return () => true;
  }
}

/** Whether a game may have been played in a period, such as "2015-12" or "2016..2019", or certainly was. */
export function isPlayed({ from, to = from }: GameRow['played'], period: string, isSure = false): boolean {
  if (from === undefined || to === undefined) return false;
  const [start = '', end = start] = period.split('..');
  const [first, last] = isSure ? [to, from] : [from, to];
  return (end === '' || first.slice(0, end.length) <= end) && (start === '' || last >= start);
}

const numbersOf = (patch: string): number => {
  const [major = 0, minor = 0] = patch.split('.').map(Number);
  return major * 1000 + minor;
};

/** Whether a patch is in a range: "1.30", "1.30..", "..1.30", "before-1.30". */
function isPatch(patch: string, range: string): boolean {
  const number = numbersOf(patch);
  const [, before] = /^before-(.*)$/.exec(range) ?? [];
  if (before !== undefined) return number < numbersOf(before);
  const [start = '', end = start] = range.split('..');
  return (start === '' || number >= numbersOf(start)) && (end === '' || number <= numbersOf(end));
}
