/** People as pictures: race, heroes, a pearl for each game, years and maps. */
import type { Appearance } from '../../archive/count/appearances.ts';
import { groupBy } from '../../archive/count/appearances.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { playedDays } from '../../game/derive/played.ts';
import { heroesInOrder } from '../../game/key-timings.ts';
import type { Race } from '../../game/races.ts';
import { pictureOfMap, urls } from '../../urls.ts';
import { gameTitle } from '../game-title.ts';

/** A game of a person as a pearl. */
export interface Pearl {
  result: 'won' | 'lost' | null;
  href: string;
  /** Such as "Grubby vs Happy on Echo Isles". */
  title: string;
}

/** What a tile shows of a person. */
export interface PersonPicture {
  name: string;
  href: string;
  /** Most played first. */
  races: readonly Race[];
  /** The three that were ordered in the most games. */
  heroes: readonly { name: string; games: number }[];
  /** Oldest first, as far as that is known. */
  pearls: readonly Pearl[];
  /** "2018–2020", by the earliest day on which each game may have been played; null if unknown. */
  years: string | null;
  /** Pictures of the maps played last. */
  maps: readonly string[];
}

/** Maximum heroes shown for a person. */
const MOST_HEROES = 3;
/** Maximum maps shown for a person. */
const MOST_MAPS = 3;

/** Sums up a person’s appearances for a tile. */
export function personPicture(
  { person, appearances }: Pick<Catalogue['people'][number], 'person' | 'appearances'>,
  { mapUrl }: Pick<Catalogue, 'mapUrl'>,
): PersonPicture {
  const years = appearances
    .flatMap(({ placed }) => playedDays(placed.game.played).from?.slice(0, 4) ?? [])
    .sort();
  const maps = new Set(appearances.flatMap(({ placed }) => mapUrl(placed.game.map) ?? []));
  return {
    ...{ name: person.name, href: urls.player(person.slug), races: racesOf(appearances) },
    heroes: mostOrdered(appearances).slice(0, MOST_HEROES),
    pearls: appearances.toReversed().map(pearlOf),
    years: years.length === 0 ? null : [...new Set([years[0], years.at(-1)])].join('–'),
    maps: [...maps].slice(0, MOST_MAPS).map(pictureOfMap),
  };
}

const pearlOf = ({ placed: { game }, player: { result } }: Appearance): Pearl => ({
  ...{ result, href: urls.game(game.replayId), title: gameTitle(game) },
});

const racesOf = (appearances: readonly Appearance[]): Race[] =>
  mostFirst(groupBy(appearances, ({ player }) => player.race)).map(([race]) => race);

const mostOrdered = (appearances: readonly Appearance[]) =>
  mostFirst(
    groupBy(
      appearances.flatMap(({ player }) => heroesInOrder(player).map(({ name }) => name)),
      (name) => name,
    ),
  ).map(([name, { length: games }]) => ({ name, games }));

const mostFirst = <Key, Entry>(groups: Map<Key, Entry[]>): [Key, Entry[]][] =>
  [...groups].sort(([, a], [, b]) => b.length - a.length);
