/** Counts in how many games a part would be found, for everything that the games have. */
import type { PlayerRow, Rows } from '../rows/rows.ts';
import type { View } from './views.ts';

/** Games by part in the syntax, such as "made:lich"; an opponent's parts begin with "vs." One pass over the views. */
export function countsOf(views: readonly View[], { objects, groups }: Rows): ReadonlyMap<string, number> {
  const keys = objects.map(({ key }) => [
    key,
    ...groups.filter(({ of }) => of.includes(key)).map((group) => group.key),
  ]);
  const ofPlayer = ({ person, race, heroes, made, builds = [] }: PlayerRow): string[] => [
    ...(person === null ? [] : [`player:${person}`]),
    ...(race === null ? [] : [`race:${race}`]),
    ...heroes.slice(0, 1).map((hero) => `hero1:${keys[hero]![0]}`),
    ...[...heroes, ...made.map(([object]) => object)].flatMap((object) =>
      keys[object]!.map((key) => `made:${key}`),
    ),
    ...builds.map((build) => `build:${build}`),
  ];
  const counts = new Map<string, { at: number; n: number }>();
  const add = (text: string, at: number) => {
    const known = counts.get(text);
    if (!known) counts.set(text, { at, n: 1 });
    else if (known.at !== at) Object.assign(known, { at, n: known.n + 1 });
  };
  for (const { at, game, me, him } of views) {
    for (const text of ofPlayer(me)) add(text, at);
    if (him) for (const text of [`player:${him.person}`, `race:${him.race}`]) add(`vs.${text}`, at);
    for (const text of [`map:${game.map}`, `event:${game.event}`, `patch:${game.patch}`]) add(text, at);
    if (game.played.from !== undefined) add(`date:${game.played.from.slice(0, 4)}`, at);
  }
  return new Map([...counts].map(([text, { n }]) => [text, n]));
}
