/** The map data for the drop page, which is the same whatever a visitor drops. */
import { writeGround, writePlaces, type LearnedFile, type MapIndex } from '../../map/fit/all-maps.ts';
import { packMaps } from '../../map/fit/known-maps.ts';
import type { GameMap } from '../../map/fit/map-of-game.ts';
import type { Archive } from './archive.ts';
import { allMapFiles } from './map-files.ts';
import { gazetteerOf } from './maps.ts';
import { memoize } from './memoize.ts';

/** Whether a key is a digest or a checksum; a file name alone doesn't identify the content. */
const isDigest = (key: string): boolean => /^[0-9a-f]+$/.test(key);

const packFile = ({ facts, match, tags }: GameMap): LearnedFile => {
  const anchors = tags?.anchors ?? [];
  return [facts.id, match, anchors.map(([rank]) => rank), anchors.map(([, tag]) => tag)];
};

const indexOf = memoize((archive: Archive): MapIndex => {
  const { maps } = gazetteerOf(archive);
  return {
    learned: Object.fromEntries(
      allMapFiles(archive)
        .filter(([key]) => isDigest(key))
        .map(([key, file]) => [key, packFile(file)]),
    ),
    official: Object.fromEntries(
      [...archive.mapDigests].flatMap(([sha1, { official }]) => (official ? [[sha1, official]] : [])),
    ),
    played: Object.fromEntries(
      maps.flatMap(({ layout, name, games }) => (layout === null ? [] : [[layout, [name, games]]])),
    ),
    withoutFile: packMaps({ maps: maps.filter(({ layout }) => layout === null) }),
  };
});

/** The places of all maps, with learned facts about map files, and the ground of the most played maps. */
export const placesFile = (archive: Archive): string => writePlaces(indexOf(archive), archive.mapFiles);

/** The trees on all maps, and the ground of the other maps. */
export const groundFile = (archive: Archive): string => writeGround(indexOf(archive), archive.mapFiles);
