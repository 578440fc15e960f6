/** Texts of the filters and the list. `answer-words.ts` has those of the search. */
import { counted } from '../../../game/counted.ts';
import type { SearchColumns, Counted } from '../engine/columns.ts';
import { columnOf } from '../engine/pass.ts';
import { expansionText, lengthText } from '../engine/presets.ts';
import { periodText } from '../query/period.ts';
import { activeFilters, type Filter, type Query } from '../query/query.ts';

export const LABELS: Readonly<Record<Filter, string>> = {
  text: 'Search',
  player: 'Player',
  opponent: 'Opponent',
  race: 'Race',
  matchup: 'Matchup',
  winner: 'Winner',
  hero: 'Hero',
  rival: 'Opponent’s hero',
  map: 'Map',
  event: 'Event',
  patch: 'Patch',
  played: 'Played',
  sides: 'Sides',
  length: 'Length',
  expansion: 'Expansion',
};

/** Labels of inactive filters in the bar. */
export const ANY: Readonly<Record<Exclude<Filter, 'text'>, string>> = {
  player: 'Any player',
  opponent: 'Any opponent',
  race: 'Any race',
  matchup: 'Any matchup',
  winner: 'Any winner',
  hero: 'Any hero',
  rival: 'Any hero against',
  map: 'Any map',
  event: 'Any event',
  patch: 'Any patch',
  played: 'Any time',
  sides: '1v1 and team games',
  length: 'Any length',
  expansion: 'Any expansion',
};

/** The value of an active filter: the name for its key, or the key itself if unknown. */
export function valueText(filter: Filter, query: Query, { values }: SearchColumns): string {
  switch (filter) {
    case 'text':
      return query.text.trim();
    case 'length':
      return lengthText(query.length!);
    case 'played':
      return periodText(query.played!);
    case 'expansion':
      return expansionText(query.expansion!);
    default: {
      const counted: Counted = columnOf(filter, query);
      const name = values[counted].find(({ key }) => key === query[filter])?.name ?? query[filter]!;
      const later = counted === 'heroAny' || counted === 'rivalAny';
      return later ? FILTER_WORDS.firstOrLater(name) : name;
    }
  }
}

export const FILTER_WORDS = {
  form: 'Games',
  legend: 'Find games',
  /** Label of the button that opens the filters on a phone, with the number of active filters. */
  sheet: (active: number): string => (active > 0 ? `Filters (${active})` : 'Filters'),
  more: 'More filters',
  fewer: 'Fewer filters',
  /** Label of the button that closes the filters on a phone; `games` is the line above the list. */
  show: (games: string): string => `Show ${games.toLowerCase() || 'the games'}`,
  samePlayer: 'Player, race, hero, expansion and search all apply to the same player.',
  spoilers: 'The numbers of games are hidden; sorting by length reveals which games were longer.',
  minutesFrom: 'Minutes, at least',
  minutesBelow: 'Minutes, less than',
  playedFrom: 'Played from',
  playedTo: 'Played until',
  orLater: 'or later',
  withGames: (value: string, games: number): string => `${value} (${games})`,
  firstOrLater: (hero: string): string => `${hero}, first or later`,
};

export const SEARCH_FIELD = {
  label: 'Search',
  example: 'BM into SH, no expansion · Orc vs Human on Echo Isles since 2019',
  help:
    'Players, maps, events, dates, patches, heroes, units, buildings; join them with “then”, “before 5:00”, ' +
    '“at least 3”, “at most 2”, “no”, “against”.',
  howTo: 'How to search',
  loading: 'Loading the search…',
  name: 'The search',
};

/** Texts of the line above the list. */
export const STATUS_WORDS = {
  none: 'No game fits all of this.',
  /** `order` is empty if the list is in archive order. */
  some: (games: number, total: number, order: string): string =>
    `${games.toLocaleString('en')} of ${counted(total, 'game')}${order && `, ${order}`}`,
  all: (total: number, order: string): string => `All ${counted(total, 'game')}${order && `, ${order}`}`,
  /** Used if numbers are spoilers. */
  someHidden: (order: string): string => `The games that fit${order && `, ${order}`}`,
  allHidden: (order: string): string => `All games${order && `, ${order}`}`,
  sort: 'Sort',
  csv: 'CSV',
  active: 'Filters in use',
  remove: 'Remove ',
  clear: 'Clear all',
  more: (games: number): string => `Show ${games} more`,
};

/** Texts for when the index doesn't load. */
export const NOT_LOADED = {
  name: 'The filters',
  wholeList: 'The list below is complete as it is.',
  moreBelow: 'All games are on the pages below the list.',
};

/** An active filter in words. */
export interface Chip {
  filter: Filter;
  text: string;
}

/** All active filters, such as "Map: Echo Isles". */
export const chipsOf = (query: Query, columns: SearchColumns): Chip[] =>
  activeFilters(query).map((filter) => ({
    filter,
    text: `${LABELS[filter]}: ${valueText(filter, query, columns)}`,
  }));
