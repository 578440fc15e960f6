/** Events on a map, across all its games: fights, first camps and expansions. */
import { counted } from '../../game/counted.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { RACES } from '../../game/races.ts';
import type { MapVersion } from '../../archive/count/atlas.ts';
import { distribution, hasQuartiles } from '../../archive/count/distribution.ts';
import type { MapEntry } from '../../map/fit/entry.ts';
import type { Deed, MapUse } from '../../map/fit/map-use.ts';
import { placeOnMap } from '../../map/fit/place-on-map.ts';
import { numbers, numeric, column, type Column, type Row } from '../table.ts';
import { seconds, textCell } from './cells.ts';
import type { Section } from '../page.ts';
import { capitalise } from '../phrases.ts';
import { tally } from './hub-page.ts';

/** Follows what a table with medians counts. */
export const MEDIANS = 'Medians need at least five values.';

/** Maximum table rows; the events in later rows are rare. */
export const MAX_ROWS = 12;

/** Headings of tables with a column for each race. */
export const RACE_HEADS: readonly string[] = RACES.map((race) => RACE_NAMES[race]);
/** Their columns. */
export const RACE_COLUMNS: readonly Column[] = RACE_HEADS.map(numeric);

/** How many times each race did something, one cell per race. */
export const raceCells = (deeds: readonly Deed[]): Row =>
  RACES.map((race) => ({ number: deeds.filter((deed) => deed.race === race).length }));

/** The median time of a list of actions; null for fewer than five. */
export function medianTime(deeds: readonly Deed[]) {
  const spread = distribution(deeds.map(({ ms }) => ms));
  return seconds(spread && hasQuartiles(spread) ? spread.medianSec : null);
}

/** Number of actions at each named place, highest first. */
function byPlace(fights: MapUse['fights'], entry: MapEntry): { place: string; deeds: readonly Deed[] }[] {
  const groups = Map.groupBy(fights, ({ at }) => capitalise(placeOnMap(at, entry)));
  return [...groups]
    .map(([place, gatherings]) => ({ place, deeds: gatherings.flatMap(({ members }) => members) }))
    .sort((a, b) => b.deeds.length - a.deeds.length || (a.place < b.place ? -1 : 1));
}

/** Where fights happen on a map. */
export function fightPlaces({ entry, use }: MapVersion): Section | null {
  if (use.fights.length === 0) return null;
  return tally({
    id: 'fights',
    title: 'Where they fight',
    note: `A fight is a group of attack orders that are close in time and place. The rings on the map grow with the number of fights. Replays don’t record who won a fight. ${MEDIANS}`,
    table: {
      caption: `Fights by place, in ${counted(use.games, 'game')}`,
      columns: [column('Place'), numeric('Fights'), { ...numeric('Median begin'), length: true }],
      rows: byPlace(use.fights, entry)
        .slice(0, MAX_ROWS)
        .map(({ place, deeds }) => [textCell(place), { number: deeds.length }, medianTime(deeds)]),
    },
  });
}

/** Where and when players expand. */
export function expansionPlaces({ entry, use }: MapVersion): Section | null {
  if (use.expansions.length === 0) return null;
  return tally({
    id: 'expansion-places',
    title: 'Where they expand',
    note: `These are the town halls that were ordered after the first and not cancelled. The map marks them with a house and their number. ${MEDIANS}`,
    table: {
      caption: `Expansions by place, in ${counted(use.games, 'game')}`,
      columns: [column('Place'), ...RACE_COLUMNS, ...numbers('All', 'Median time')],
      rows: byPlace(use.expansions, entry)
        .slice(0, MAX_ROWS)
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
  length > NAMED_FILES ? [`and ${counted(length - NAMED_FILES, 'more file')}`] : [];

/** A map's versions with different start positions or mines; null for a single version. */
export function versionSection(versions: readonly MapVersion[]): Section | null {
  if (versions.length < 2) return null;
  return tally({
    id: 'versions',
    title: 'Versions',
    note: 'Map files count as one version unless orders show different start locations or mines. The first version is drawn and counted above. The map’s JSON document has the others.',
    table: {
      caption: 'Versions, most games first',
      columns: [
        { ...column('Map files'), look: 'file-names' },
        ...numbers('Games', 'Starts seen', 'Mines seen'),
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
