/** A map's creep camps in all its games, each said once, and routes through them. */
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
import { numbers, texts, numeric, column, type Column } from '../table.ts';
import { capitalise, NONE } from '../phrases.ts';
import { textCell } from './cells.ts';
import { MEDIANS, medianTime, MAX_ROWS, RACE_COLUMNS, RACE_HEADS, raceCells } from './map-sections.ts';
import { tally } from './hub-page.ts';
import { SHARES_FROM } from './win-cells.ts';

/**
 * Maximum distance for a visit to match a camp in the map file. Visits are at the camp's exact position, or very
 * close to it if they were mirrored to the first start.
 */
const SAME_CAMP = 300;
/** Maximum distance of a camp in the map file from the middle of its visits. */
const NEAREST_CAMP = 700;

const startOf = ({ starts: [first] }: MapEntry): [number, number] => [first?.x ?? 0, first?.y ?? 0];

/** The camps of a map: those of its file, or without a file those that players take first. */
export const campsOf = (version: MapVersion): Section | null => allCamps(version) ?? firstCamps(version);

/** The end of both notes: what isn't known, and where players of a mirrored map are counted. */
const closing = ({ entry }: MapVersion): string =>
  `Replays don’t record whether a camp was cleared. ${MEDIANS}` +
  (entry.symmetry && entry.starts.length === 2
    ? ` This map is mirrored: the first three camps are counted as if all players had started ${placeOnMap(startOf(entry), entry)}.`
    : '');

/** The creep camps that players take first. */
function firstCamps(version: MapVersion): Section | null {
  const { use } = version;
  if (use.camps.length === 0) return null;
  return tally({
    id: 'first-camps',
    title: 'First camps',
    note:
      'The map shows the same numbers. We count players whose first order targeting a creep was at this camp. ' +
      `Attack-moves don’t name a creep, so some camps may have been started earlier than shown. ${closing(version)}`,
    table: {
      caption: 'Camps by the number of players who took them among their first three',
      columns: [
        numeric('Camp'),
        column('Where'),
        ...RACE_COLUMNS,
        ...numbers('Among the first three', 'Median'),
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
      'The table lists each player’s first three camps in order, by their numbers on the map, how often the route was taken, and how many ' +
      'games with a known result were won. Small numbers of appearances say little.',
    table: {
      caption: 'First three camps by race, most appearances first',
      columns: [
        ...texts('Race', 'Camps'),
        numeric('Appearances'),
        { ...numeric('Won'), result: true },
        { ...numeric('Result known'), result: true },
      ],
      rows: use.routes
        .slice(0, MAX_ROWS)
        .map(({ race, camps, players, won, decided }) => [
          { race },
          textCell(camps.map((camp) => campLabel(camp, version)).join(' → ')),
          { number: players },
          { number: won },
          { number: decided },
        ]),
    },
  });
}

/** The number of a camp on the map, or its name if no row of the table of camps has the number. */
const campLabel = (number: number, version: MapVersion): string =>
  number <= NUMBERED_CAMPS && (!version.facts || [...placesOf(version).values()].includes(number - 1))
    ? String(number)
    : campWords(version.use.camps[number - 1]!.at, version);

type FileCamp = NonNullable<MapVersion['facts']>['camps'][number];

/** The camps of the map file that players take first, each with its place among them, from 0. */
function placesOf({ facts, use }: MapVersion): Map<FileCamp, number> {
  const places = new Map<FileCamp, number>();
  for (const [index, { at }] of use.camps.entries()) {
    const [nearest] = (facts?.camps ?? [])
      .map((camp) => ({ camp, apart: distance([camp.x, camp.y], at) }))
      .filter(({ camp, apart }) => apart <= NEAREST_CAMP && !places.has(camp))
      .sort((a, b) => a.apart - b.apart);
    if (nearest) places.set(nearest.camp, index);
  }
  return places;
}

/** Names a camp after its creatures if there is a map file, otherwise after its place. */
function campWords(point: Point, { entry, facts }: MapVersion): string {
  const camp = facts?.camps.find(({ x, y }) => distance([x, y], point) <= SAME_CAMP);
  return camp && facts ? campTitleAndPlace(camp, facts) : capitalise(placeOnMap(point, entry));
}

/** All camps in the map file: number, creatures, drops, and visitors. */
function allCamps(version: MapVersion): Section | null {
  const { facts, use, visits } = version;
  if (!facts || facts.camps.length === 0) return null;
  const places = placesOf(version);
  const rows = facts.camps
    .map((camp, index) => ({
      camp,
      visits: visits.filter(({ number }) => number === index + 1),
      place: places.get(camp) ?? Infinity,
    }))
    .sort((a, b) => a.place - b.place || b.visits.length - a.visits.length || b.camp.level - a.camp.level);
  return tally({
    id: 'camps',
    title: 'Camps',
    note: `The numbers are those on the map. Creatures and drops are from the map file. We count each player’s first visit. The position in the route is a median. ${closing(version)}`,
    table: {
      caption: `Camps, those taken first at the top, in ${counted(use.games, 'game')}`,
      columns: [
        ...texts('Camp', 'Creatures', 'Drops'),
        ...['Among the first three', ...RACE_HEADS, 'Visits', 'Median', 'In the route'].map(labelledColumn),
      ],
      look: 'stacked',
      stacks: true,
      rows: rows.map(({ camp, visits: there, place }) => [
        textCell(`${place < NUMBERED_CAMPS ? `${place + 1}. ` : ''}${campTitleAndPlace(camp, facts)}`),
        textCell(creatureWords(camp)),
        textCell(dropWords(camp.creatures).join(', ') || NONE),
        { number: use.camps[place]?.members.length ?? 0 },
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
const labelledColumn = (name: string): Column => ({ ...numeric(name), label: name });

/** "Ogre Magi (5), 2 × Ogre Warrior (3)". */
const creatureWords = ({ creatures }: FileCamp): string =>
  [...Map.groupBy(creatures, ({ id }) => id)]
    .map(([id, { length, 0: first }]) => {
      const level = first!.level === null ? '' : ` (${first!.level})`;
      return `${length > 1 ? `${length} × ` : ''}${id === 'uDNR' ? 'random creature' : objectName(id)}${level}`;
    })
    .join(', ');
