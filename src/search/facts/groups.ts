/** Groups of a result: who plays it most, which hero wins most. Groups are counted in one pass. */
import { wilson } from '../../archive/count/win-share.ts';
import { matchupName, RACE_NAMES } from '../../game/derive/race.ts';
import { gamesOf, playersOf, type View } from '../find/test.ts';
import type { Names } from '../parts/say.ts';

export interface Leader {
  name: string;
  /** Appearances, or games for maps, matchups and events; for shares, games with a known result. */
  n: number;
  won?: number;
}

export const GROUPS = ['hero1', 'hero2', 'hero3', 'map', 'race', 'player', 'matchup', 'event'] as const;
export type Group = (typeof GROUPS)[number];

/** Fewest games with a result for a share of wins to be ranked. */
const FEWEST_RANKED = 3;

/** The name of a view's group; null if it belongs to none. */
function groupOf(group: Group, { game, me }: View, names: Names): string | null {
  switch (group) {
    case 'map':
    case 'event':
      return names.known(group, game[group]);
    case 'matchup':
      return game.matchup && matchupName(game.matchup);
    case 'race':
      return me.race && RACE_NAMES[me.race];
    case 'player':
      return me.person && names.player(me);
    default:
      return names.object(me.heroes[Number(group.slice(4)) - 1] ?? -1);
  }
}

const isMirror = ({ game: { matchup } }: View): boolean => matchup !== null && matchup[0] === matchup[2];

/** Views whose results count for a share: a race left to chance proves nothing about races. */
export function ratedViews(views: readonly View[], isOfRace: boolean): View[] {
  const isDrawn = ({ game, me }: View) =>
    (game.players.length === 2 ? game.players : [me]).some(({ random }) => random === true);
  return playersOf(views).filter((view) => view.me.result !== null && !(isOfRace && isDrawn(view)));
}

function countsBy(group: Group, views: readonly View[], names: Names): Required<Leader>[] {
  const groups = Map.groupBy(views, (view) => groupOf(group, view, names) ?? '');
  groups.delete('');
  return [...groups].map(([name, own]) => ({
    name,
    n: own.length,
    won: own.filter(({ me }) => me.result === 'won').length,
  }));
}

const byName = (a: Leader, b: Leader): number => (a.name < b.name ? -1 : 1);

/** The groups with most views, largest first; games count once for maps, matchups and events. */
export function ranked(views: readonly View[], group: Group, names: Names): Leader[] {
  const isOfGame = group === 'map' || group === 'matchup' || group === 'event';
  return countsBy(group, isOfGame ? gamesOf(views) : playersOf(views), names)
    .map(({ name, n }) => ({ name, n }))
    .sort((a, b) => b.n - a.n || byName(a, b));
}

/** The groups by share of wins in rated views, best first by the lower end of the interval. */
export function rankedByShare(rated: readonly View[], group: Group, names: Names): Leader[] {
  const counted = group === 'race' ? rated.filter((view) => !isMirror(view)) : rated;
  return countsBy(group, counted, names)
    .filter(({ n }) => n >= FEWEST_RANKED)
    .sort((a, b) => wilson(b.won, b.n)[0] - wilson(a.won, a.n)[0] || byName(a, b));
}
