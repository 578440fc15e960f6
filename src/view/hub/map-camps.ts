/** A map's creep camps in all its games: all camps, first camps, and routes. */
import { counted } from '../../game/counted.ts';
import type { MapVersion } from '../../archive/count/atlas.ts';
import { distance, type Point } from '../../game/derive/places/point.ts';
import { campWords as campTitleAndPlace } from '../../map/ground/camp-names.ts';
import { NUMBERED_CAMPS } from '../../map/card/use-layer.ts';
import { dropWords } from '../../map/levels/drop-words.ts';
import type { MapEntry } from '../../map/fit/entry.ts';
import { placeOnMap } from '../../map/fit/place-on-map.ts';
import { objectName } from '../../game/objects/table.ts';
import type { Section } from '../page.ts';
import type { Column } from '../table.ts';
import { NONE } from '../words.ts';
import { column, numbers, textCell } from './cells.ts';
import { medianTime, MAX_ROWS, RACE_COLUMNS, RACE_HEADS, raceCells, upperFirst } from './map-sections.ts';
import { tally } from './hub-page.ts';
import { SHARES_FROM } from './win-cells.ts';
import { MAP_WORDS } from './words/maps.ts';

/**
 * Maximum distance for a visit to match a camp in the map file. Visits are at the camp's exact position, or very
 * close to it if they were mirrored to the first start.
 */
const SAME_CAMP = 300;

const startOf = ({ starts: [first] }: MapEntry): [number, number] => [first?.x ?? 0, first?.y ?? 0];

/** The creep camps that players take first. */
export function firstCamps(version: MapVersion): Section | null {
  const { entry, use } = version;
  if (use.camps.length === 0) return null;
  return tally({
    id: 'first-camps',
    title: 'First camps',
    note: MAP_WORDS.firstCamps.note(
      entry.symmetry && entry.starts.length === 2 ? placeOnMap(startOf(entry), entry) : null,
    ),
    table: {
      caption: 'Camps by the number of players who took them among their first three',
      columns: [
        numbers('Camp'),
        column('Where'),
        ...RACE_COLUMNS,
        numbers(MAP_WORDS.amongFirstThree),
        numbers('Median'),
      ],
      rows: use.camps
        .slice(0, NUMBERED_CAMPS)
        .map(({ at, members }, index) => [
          { number: index + 1 },
          textCell(campWords(at, version)),
          ...raceCells(members.filter(({ turn }) => turn === 0)),
          { number: members.length },
          medianTime(members),
        ]),
    },
  });
}

/** Players' first three camps in order, with results. */
export function campRoutes(version: MapVersion): Section | null {
  const { use } = version;
  if (use.routes.length === 0) return null;
  return tally({
    id: 'routes',
    title: 'Creep routes',
    note:
      'The table lists each player’s first three camps in order, how often the route was taken, and how many games with a known result ' +
      'were won. Small numbers of appearances say little.',
    table: {
      caption: 'First three camps by race, most appearances first',
      columns: [
        column('Race'),
        column('Camps'),
        numbers('Appearances'),
        { ...numbers('Won'), result: true },
        { ...numbers('Result known'), result: true },
      ],
      rows: use.routes
        .slice(0, MAX_ROWS)
        .map(({ race, camps, players, won, decided }) => [
          { race },
          textCell(camps.map((camp) => campWords(use.camps[camp - 1]!.at, version)).join(' → ')),
          { number: players },
          { number: won },
          { number: decided },
        ]),
    },
  });
}

/** Names a camp after its creatures if there is a map file, otherwise after its place. */
function campWords(at: Point, { entry, facts }: MapVersion): string {
  const camp = facts?.camps.find(({ x, y }) => distance([x, y], at) <= SAME_CAMP);
  return camp && facts ? campTitleAndPlace(camp, facts) : upperFirst(placeOnMap(at, entry));
}

/** All camps in the map file: creatures, drops, and visitors. */
export function allCamps({ facts, use, visits }: MapVersion): Section | null {
  if (!facts || facts.camps.length === 0) return null;
  const rows = facts.camps
    .map((camp, index) => ({ camp, visits: visits.filter(({ number }) => number === index + 1) }))
    .sort((a, b) => b.visits.length - a.visits.length || b.camp.level - a.camp.level);
  return tally({
    id: 'camps',
    title: 'Camps',
    note: MAP_WORDS.camps.note,
    table: {
      caption: `Camps, most visited first, in ${counted(use.games, 'game')}`,
      columns: [
        column('Camp'),
        column('Creatures'),
        column('Drops'),
        ...[...RACE_HEADS, 'Visits', 'Median', 'In the route'].map(labelled),
      ],
      look: 'stacked',
      stacks: true,
      rows: rows.map(({ camp, visits: there }) => [
        textCell(campTitleAndPlace(camp, facts)),
        textCell(creatureWords(camp)),
        textCell(dropWords(camp.creatures).join(', ') || NONE),
        ...raceCells(there),
        { number: there.length },
        medianTime(there),
        there.length >= SHARES_FROM
          ? { number: medianOf(there.map(({ turn }) => turn)) + 1 }
          : { none: NONE },
      ]),
    },
  });
}

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** A column that repeats its name in each cell when phones stack a row's cells. */
const labelled = (name: string): Column => ({ ...numbers(name), label: name });

/** "Ogre Magi (5), 2 × Ogre Warrior (3)". */
const creatureWords = ({ creatures }: NonNullable<MapVersion['facts']>['camps'][number]): string =>
  [...Map.groupBy(creatures, ({ id }) => id)]
    .map(([id, { length, 0: first }]) => {
      const level = first!.level === null ? '' : ` (${first!.level})`;
      return `${length > 1 ? `${length} × ` : ''}${id === 'uDNR' ? 'random creature' : objectName(id)}${level}`;
    })
    .join(', ');
