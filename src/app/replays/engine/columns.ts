/** Converts the index to columns that can be searched within milliseconds. */
import { secondsOrNull, toSeconds } from '../../../game/clock.ts';
import { matchupName, RACE_NAMES } from '../../../game/derive/race.ts';
import type { BrowsedGame, BrowsedPlayer, BrowserIndex, Named } from '../../../view/ask/index/game.ts';
import { FACETS, UNKNOWN } from '../query/query.ts';
import type { Lists } from './lists.ts';
import { pairsOf, type Pair } from '../../../view/ask/match/pairs.ts';
import { EXPANSIONS, expansionKeys, LENGTHS, lengthKeys, yearsOf } from './presets.ts';

/**
 * Columns for which games are counted per value. There are two for heroes: one for first heroes, one for all heroes.
 */
export const COUNTED = [...FACETS, 'heroAny', 'rivalAny', 'length', 'expansion'] as const;
export type Counted = (typeof COUNTED)[number];

/** Columns that can differ between the pairs of a game. */
const OF_PLAYERS: ReadonlySet<Counted> = new Set([
  'player',
  'opponent',
  'race',
  'hero',
  'heroAny',
  'rival',
  'rivalAny',
  'expansion',
]);

export interface SearchColumns {
  index: BrowserIndex;
  pairs: readonly Pair[];
  /** For each pair, the index of its game. */
  gameOf: Uint32Array;
  /** For each pair, its values as indexes into `values`. Built on first use. */
  lists: (counted: Counted) => Lists;
  values: Readonly<Record<Counted, readonly Named[]>>;
}

/** Prepares an index. */
export function columnsOf(index: BrowserIndex): SearchColumns {
  const pairs = index.games.flatMap(pairsOf);
  const values = valuesOf(index);
  const listsByName = new Map<Counted, Lists>();
  return {
    index,
    pairs,
    gameOf: Uint32Array.from(pairs, ({ game }) => game),
    lists: (counted) => {
      const lists = listsByName.get(counted) ?? listsOf(counted, pairs, values[counted], index);
      listsByName.set(counted, lists);
      return lists;
    },
    values,
  };
}

function listsOf(
  counted: Counted,
  pairs: readonly Pair[],
  values: readonly Named[],
  index: BrowserIndex,
): Lists {
  const places = new Map(values.map(({ key }, place) => [key, place]));
  const starts = new Uint32Array(pairs.length + 1);
  const items: number[] = [];
  let keys: readonly string[] = [];
  let last = -1;
  for (let at = 0; at < pairs.length; at++) {
    const pair = pairs[at]!;
    if (OF_PLAYERS.has(counted) || pair.game !== last) keys = keysOf(counted, pair, index);
    last = pair.game;
    for (const key of keys) items.push(places.get(key)!);
    starts[at + 1] = items.length;
  }
  return { starts, items: new Uint32Array(items) };
}

/** The keys of a pair: usually one; empty if it has no value. */
function keysOf(counted: Counted, { game, self, rival }: Pair, { games }: BrowserIndex): string[] {
  const browsed = games[game]!;
  const some = (key: string | null | undefined): string[] => (key == null ? [] : [key]);
  switch (counted) {
    case 'player':
      return some(self.person);
    case 'opponent':
      return some(rival?.person);
    case 'race':
      return [self.race ?? UNKNOWN];
    case 'hero':
      return firstHeroKeys(self);
    case 'rival':
      return rival ? firstHeroKeys(rival) : [];
    case 'heroAny':
      return self.heroes;
    case 'rivalAny':
      return rival?.heroes ?? [];
    case 'winner': {
      const won = browsed.players.filter(({ result }) => result === 'won');
      return won.length > 0 ? won.flatMap(({ person }) => some(person)) : [UNKNOWN];
    }
    case 'length':
      return lengthKeys(toSeconds(browsed.decidedMs));
    case 'played':
      return yearsOf(browsed.played);
    case 'expansion':
      return expansionKeys(secondsOrNull(self.expansionMs));
    default:
      return [browsed[counted] ?? UNKNOWN];
  }
}

const firstHeroKeys = ({ firstHeroMs, heroes }: BrowsedPlayer): string[] =>
  firstHeroMs === null ? [] : heroes.slice(0, 1);

const NOT_KNOWN: Named = { key: UNKNOWN, name: 'Not known' };
const same = (key: string): Named => ({ key, name: key });
const versions = new Intl.Collator('en', { numeric: true });

function valuesOf({ games, people, maps, events, objects }: BrowserIndex): SearchColumns['values'] {
  const distinct = (of: (game: BrowsedGame) => string | null): Named[] =>
    [...new Set(games.flatMap((game) => of(game) ?? []))].map(same);
  const heroes = byName(objects.filter(({ kind }) => kind === 'hero'));
  const persons = byName(people);
  const races = Object.entries(RACE_NAMES).map(([key, name]) => ({ key, name }));
  const matchups = distinct(({ matchup }) => matchup).map(({ key }) => ({ key, name: matchupName(key) }));
  return {
    player: persons,
    opponent: persons,
    winner: [...persons, NOT_KNOWN],
    race: [...races, NOT_KNOWN],
    matchup: [...byName(matchups), NOT_KNOWN],
    hero: heroes,
    rival: heroes,
    heroAny: heroes,
    rivalAny: heroes,
    map: [...byName(maps), NOT_KNOWN],
    event: [...byName(events), NOT_KNOWN],
    patch: [...distinct(({ patch }) => patch).sort((a, b) => versions.compare(b.name, a.name)), NOT_KNOWN],
    played: [...new Set(games.flatMap(({ played }) => yearsOf(played)))].sort().reverse().map(same),
    sides: byName(distinct(({ sides }) => sides)),
    length: LENGTHS,
    expansion: EXPANSIONS,
  };
}

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const byName = <T extends Named>(table: readonly T[]): T[] =>
  table.toSorted((a, b) => names.compare(a.name, b.name) || (a.key < b.key ? -1 : 1));
