/** Views of games: one player against one opponent. All parts of a query must fit the same view. */
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
