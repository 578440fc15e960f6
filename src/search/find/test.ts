/** Views of games, one player against one opponent, and whether they fit a part. All parts of a query must fit the same view. */
import type { Key, Part } from '../parts/part.ts';
import type { GameRow, PlayerRow, Rows } from '../rows/rows.ts';

export interface View {
  /** Place of the game in the rows. */
  at: number;
  game: GameRow;
  me: PlayerRow;
  /** Null in a game without another side. */
  him: PlayerRow | null;
}

/** All views; those of a player are consecutive. */
export const viewsOf = ({ games }: Rows): View[] =>
  games.flatMap((game, at) =>
    game.players.flatMap((me): View[] => {
      const rivals = game.players.filter(({ team }) => team !== me.team);
      return rivals.length > 0 ? rivals.map((him) => ({ at, game, me, him })) : [{ at, game, me, him: null }];
    }),
  );

/** One view of each game. */
export const gamesOf = (views: readonly View[]): View[] =>
  views.filter(({ at }, place) => views[place - 1]?.at !== at);

/** One view for each player of each game. */
export const playersOf = (views: readonly View[]): View[] =>
  views.filter(({ me }, place) => views[place - 1]?.me !== me);

/** In how many games a part would be found, by its text in the syntax; an opponent's parts begin with "vs." */
export function countsOf(views: readonly View[], { objects, groups }: Rows): ReadonlyMap<string, number> {
  const made = objects.map(({ key }) => [
    `made:${key}`,
    ...groups.flatMap((group) => (group.of.includes(key) ? [`made:${group.key}`] : [])),
  ]);
  const partsOf = ({ game, me, him }: View): string[] => [
    ...[`player:${me.person ?? ''}`, `race:${me.race ?? ''}`],
    ...(him ? [`vs.player:${him.person ?? ''}`, `vs.race:${him.race ?? ''}`] : []),
    ...me.heroes.slice(0, 1).map((hero) => `hero1:${objects[hero]!.key}`),
    ...[...me.heroes, ...me.made.map(([object]) => object)].flatMap((object) => made[object]!),
    ...(me.builds ?? []).map((build) => `build:${build}`),
    ...[`map:${game.map ?? ''}`, `event:${game.event ?? ''}`, `patch:${game.patch ?? ''}`],
    `date:${game.played.from?.slice(0, 4) ?? ''}`,
  ];
  const counts = new Map<string, number>();
  for (const ofGame of Map.groupBy(views, ({ at }) => at).values())
    for (const text of new Set(ofGame.flatMap(partsOf))) counts.set(text, (counts.get(text) ?? 0) + 1);
  // What isn't known has no name.
  return new Map([...counts].filter(([text]) => !text.endsWith(':')));
}

type Places = ReadonlySet<number>;

/** Places of objects by key; a key of a group stands for several. */
export class ObjectPlaces {
  readonly #places: ReadonlyMap<string, readonly number[]>;

  constructor({ objects, groups }: Rows) {
    const places = new Map(objects.map(({ key }, place) => [key, [place]]));
    for (const { key, of } of groups)
      places.set(
        key,
        of.flatMap((one) => places.get(one) ?? []),
      );
    this.#places = places;
  }

  of(keys: readonly string[]): Places {
    return new Set(keys.flatMap((key) => this.#places.get(key) ?? []));
  }
}

/** When a player first ordered one of these objects; null for never. */
export function firstOf({ made }: PlayerRow, wanted: Places): number | null {
  return made.find(([object]) => wanted.has(object))?.[1] ?? null;
}

/** When a player got the n-th hero; null if there was none or its order is unknown. */
export function heroTime(player: PlayerRow, place: number): number | null {
  if (place === 1) return player.hero;
  const hero = player.heroes[place - 1];
  return hero === undefined ? null : firstOf(player, new Set([hero]));
}

const isBounded = ({ from, below }: Part): boolean => from !== undefined || below !== undefined;

const within = (seconds: number | null, { from = 0, below = Infinity }: Part): boolean =>
  seconds !== null && seconds >= from && seconds < below;

/** Whether a player fits a part of a kind; `wanted` are the places of its objects. */
const PLAYER_TESTS: Partial<Record<Key, (player: PlayerRow, part: Part, wanted: Places) => boolean>> = {
  player: ({ person }, { of }) => person !== null && of.includes(person),
  race: ({ race }, { of }) => race !== null && of.includes(race),
  result: ({ result }, { of }) => result !== null && of.includes(result),
  random: ({ random }) => random === true,
  build: ({ builds = [] }, { of }) => builds.some((build) => of.includes(build)),
  heroes: ({ heroes }, { least = 0, most = Infinity }) => heroes.length >= least && heroes.length <= most,
  expansion: ({ expansion }, part) => within(expansion, part),
  tier2: ({ tier2 }, part) => within(tier2, part),
  tier3: ({ tier3 }, part) => within(tier3, part),
  made: ({ made, heroes }, part, wanted) => {
    const { least = 0, most = Infinity } = part;
    // A hero may have been seen without its order.
    const isSeen = !isBounded(part) && least < 2 && most > 0 && heroes.some((hero) => wanted.has(hero));
    return (
      isSeen ||
      made.some(
        ([object, seconds, fewest, highest = Infinity]) =>
          wanted.has(object) && within(seconds, part) && fewest >= least && highest <= most,
      )
    );
  },
  hero: (player, part, wanted) => {
    const { of, place = 1 } = part;
    const hero = player.heroes[place - 1];
    const isIt = hero !== undefined && (of.length === 0 || wanted.has(hero));
    return isIt && (!isBounded(part) || within(heroTime(player, place), part));
  },
};

/** Tests a player against a part about players. */
export function playerTest(part: Part, objects: ObjectPlaces): (player: PlayerRow) => boolean {
  if (part.key === 'order') {
    const orders = part.of.map((order) => order.split('..').map((step) => objects.of(step.split('|'))));
    return (player) => orders.some((steps) => isInOrder(player, steps));
  }
  const wanted = objects.of(part.of);
  const fits = PLAYER_TESTS[part.key];
  return (player) => fits?.(player, part, wanted) ?? true;
}

function isInOrder({ made }: PlayerRow, steps: readonly Places[]): boolean {
  let step = 0;
  for (const [object] of made) if (steps[step]?.has(object)) step++;
  return step === steps.length;
}

const GAME_TESTS: Partial<Record<Key, (game: GameRow, part: Part) => boolean>> = {
  map: ({ map }, { of }) => map !== null && of.includes(map),
  event: ({ event }, { of }) => event !== null && of.includes(event),
  size: ({ sides }, { of }) => of.includes(sides) || of.includes('any'),
  mirror: ({ matchup }) => matchup !== null && matchup[0] === matchup[2],
  length: ({ decidedMs }, part) => within(decidedMs / 1000, part),
  date: ({ played }, { of }) => of.some((period) => isPlayed(played, period)),
  patch: ({ patch }, { of }) => patch !== null && of.some((range) => isPatch(patch, range)),
};

/** Whether a game fits a part about games. */
export const fitsGame = (game: GameRow, part: Part): boolean => GAME_TESTS[part.key]?.(game, part) ?? true;

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
  if (range.startsWith('before-')) return number < numbersOf(range.slice(7));
  const [start = '', end = start] = range.split('..');
  return (start === '' || number >= numbersOf(start)) && (end === '' || number <= numbersOf(end));
}
