/** Compares our reader with another one on every available map file. */
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readMapFile, type MapFile } from '../../../src/map/file/read.ts';
import { mapBytes, mapFiles } from '../../support/map-files.ts';
import { MpqArchive, UnitsFile } from '../../support/mdx-m3-viewer.ts';

const paths = mapFiles('map files against mdx-m3-viewer');
const NEUTRAL_HOSTILE = 24;

interface Placed {
  starts: unknown[];
  mines: unknown[];
  creatures: unknown[];
  others: unknown[];
}

/** Contents of a map file in file order, as read by mdx-m3-viewer. */
function asOthersRead(bytes: Uint8Array): Placed {
  const archive = new MpqArchive();
  archive.load(bytes, true);
  const packed = archive.get('war3mapUnits.doo')!.bytes();
  // It needs to know whether the game is older than 1.32; only the right version reads to the end of the file.
  const [units] = [132, 131].flatMap((version) => {
    try {
      const file = new UnitsFile();
      file.load(packed, version);
      return file.getByteLength(version) === packed.length ? [file.units] : [];
    } catch {
      return [];
    }
  });
  const objects = units!.map((unit) => ({
    id: unit.id,
    player: unit.player,
    place: [unit.location[0]!, unit.location[1]!],
    gold: unit.goldAmount,
    acquires: unit.targetAcquisition,
    number: unit.creationNumber,
    waygate: unit.waygate,
    drops: unit.droppedItemSets.map((set) => set.items.map((item) => [item.id, item.chance])),
    kinds: unit.randomUnitTables.map(({ id, chance }) => [id, chance]),
  }));
  return placed(objects);
}

const asWeRead = ({ objects }: MapFile): Placed =>
  placed(objects.map(({ x, y, ...object }) => ({ ...object, place: [x, y] })));

function placed(objects: readonly { id: string; player: number }[]): Placed {
  const isCreature = ({ player }: { player: number }) => player === NEUTRAL_HOSTILE;
  return {
    starts: objects.filter(({ id }) => id === 'sloc'),
    mines: objects.filter(({ id }) => id === 'ngol'),
    creatures: objects.filter(isCreature),
    others: objects.filter((object) => !['sloc', 'ngol'].includes(object.id) && !isCreature(object)),
  };
}

test.skipIf(paths.length === 0)('starts, mines, creatures and drops are as another reader has them', () => {
  expect(paths.length).toBeGreaterThanOrEqual(156);
  let creatures = 0;
  for (const path of paths) {
    const bytes = mapBytes(path);
    const map = readMapFile(bytes);
    if (!map.ok) throw new Error(`${path}: ${map.failure.sentence}`);
    const ours = asWeRead(map.value);
    expect(ours, basename(path)).toEqual(asOthersRead(bytes));
    expect(ours.starts.length, basename(path)).toBeGreaterThan(1);
    creatures += ours.creatures.length;
  }
  expect(creatures).toBeGreaterThan(19_000);
});
