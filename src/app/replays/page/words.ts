/** Describes filters. */
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

/** Text of a filter while it is inactive, which serves as its label in the bar. */
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
      return later ? `${name}, first or later` : name;
    }
  }
}

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
