/** Events on a map, across all its games: fights, first camps and expansions. */
import { RACE_NAMES } from '../../game/derive/race.ts';
import { RACES } from '../../game/summary.ts';
import type { MapVersion } from '../../archive/count/atlas.ts';
import { distribution, hasQuartiles } from '../../archive/count/distribution.ts';
import type { MapEntry } from '../../game/map/entry.ts';
import type { Deed, MapUse } from '../../game/map/map-use.ts';
import { placeOnMap } from '../../game/map/place-on-map.ts';
import type { Column, Row } from '../table.ts';
import { column, numbers, seconds, textCell } from './cells.ts';
import type { Section } from '../page.ts';
import { tally } from './parts.ts';
import { MAP_WORDS } from './words/maps.ts';

/** Maximum table rows; the events in later rows are rare. */
export const MOST_ROWS = 12;

export const RACE_HEADS: readonly string[] = RACES.map((race) => RACE_NAMES[race]);
export const RACE_COLUMNS: readonly Column[] = RACE_HEADS.map(numbers);

/** How many times each race did something, one cell per race. */
export const raceCells = (deeds: readonly Deed[]): Row =>
  RACES.map((race) => ({ number: deeds.filter((deed) => deed.race === race).length }));

/** The median time of a list of actions; null for fewer than five. */
export function medianTime(deeds: readonly Deed[]) {
  const spread = distribution(deeds.map(({ ms }) => ms));
  return seconds(spread && hasQuartiles(spread) ? spread.medianSec : null);
}

/** Number of actions at each named place, highest first. */
function byPlace(gathered: MapUse['fights'], entry: MapEntry): { place: string; deeds: readonly Deed[] }[] {
  const groups = Map.groupBy(gathered, ({ at }) => upperFirst(placeOnMap(at, entry)));
  return [...groups]
    .map(([place, gatherings]) => ({ place, deeds: gatherings.flatMap(({ members }) => members) }))
    .sort((a, b) => b.deeds.length - a.deeds.length || (a.place < b.place ? -1 : 1));
}

export const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Where fights happen on a map. */
export function fightPlaces({ entry, use }: MapVersion): Section | null {
  if (use.fights.length === 0) return null;
  return tally({
    id: 'fights',
    title: MAP_WORDS.fights.title,
    note: MAP_WORDS.fights.note,
    table: {
      caption: MAP_WORDS.fights.caption(use.games),
      columns: [column('Place'), numbers('Fights'), { ...numbers('Median begin'), length: true }],
      rows: byPlace(use.fights, entry)
        .slice(0, MOST_ROWS)
        .map(({ place, deeds }) => [textCell(place), { number: deeds.length }, medianTime(deeds)]),
    },
  });
}

/** Where and when players expand. */
export function expansionPlaces({ entry, use }: MapVersion): Section | null {
  if (use.expansions.length === 0) return null;
  return tally({
    id: 'expansion-places',
    title: MAP_WORDS.expansions.title,
    note: MAP_WORDS.expansions.note,
    table: {
      caption: MAP_WORDS.expansions.caption(use.games),
      columns: [column('Place'), ...RACE_COLUMNS, numbers('All'), numbers('Median time')],
      rows: byPlace(use.expansions, entry)
        .slice(0, MOST_ROWS)
        .map(({ place, deeds }) => [
          textCell(place),
          ...raceCells(deeds),
          { number: deeds.length },
          medianTime(deeds),
        ]),
    },
  });
}

/** How many map file names to list per version. */
const NAMED_FILES = 8;

const moreFiles = ({ length }: readonly string[]): string[] =>
  length > NAMED_FILES ? [MAP_WORDS.versions.moreFiles(length - NAMED_FILES)] : [];

/** A map's versions with different start positions or mines; null for a single version. */
export function versionSection(versions: readonly MapVersion[]): Section | null {
  if (versions.length < 2) return null;
  return tally({
    id: 'versions',
    title: 'Versions',
    note: MAP_WORDS.versions.note,
    table: {
      caption: MAP_WORDS.versions.caption,
      columns: [
        { ...column('Map files'), look: 'file-names' },
        numbers('Games'),
        numbers('Starts seen'),
        numbers('Mines seen'),
      ],
      rows: versions.map(({ entry, files }) => [
        textCell([...files.slice(0, NAMED_FILES), ...moreFiles(files)].join(', ')),
        { number: entry.games },
        { number: entry.starts.length },
        { number: entry.mines.length },
      ]),
    },
  });
}
