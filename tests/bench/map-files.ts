import { makeFacts } from '../../src/map/file/make-facts.ts';
import { readMapFile } from '../../src/map/file/read.ts';
import { mapBytes, mapFiles } from '../support/map-files.ts';
import { DoodadsFile, MpqArchive, TerrainFile, UnitsFile } from '../support/mdx-m3-viewer.ts';
import { timePasses, type Part, type Times } from './time.ts';

export const MDX_M3_VIEWER = 'mdx-m3-viewer';
/** One in this many map files is measured. */
const STEP = 4;
const VERSION = { file: 'Measured.w3x', bytes: 1, sha1: '0'.repeat(40), sha256: '0'.repeat(64) };

const ours: Part = (bytes) => () => readMapFile(bytes);

const facts: Part = (bytes) => () => {
  const map = readMapFile(bytes);
  if (map.ok) makeFacts(map.value, VERSION);
};

/** mdx-m3-viewer, which reads objects, trees and terrain, but neither pathing nor regions. */
const theirs: Part = (bytes) => () => {
  const archive = new MpqArchive();
  archive.load(bytes, true);
  const part = (name: string) => archive.get(name)!.bytes();
  new UnitsFile().load(part('war3mapUnits.doo'), 132);
  new DoodadsFile().load(part('war3map.doo'), 132);
  new TerrainFile().load(part('war3map.w3e'));
};

/** Times the reading of map files with their facts, in turns with mdx-m3-viewer. */
export function timeMaps(passes: number): Promise<Times> {
  const files = mapFiles('how fast maps are read')
    .filter((_, index) => index % STEP === 0)
    .map((path) => new Uint8Array(mapBytes(path)));
  return timePasses(
    files,
    { 'reading a map': ours, 'reading it and making facts': facts, [MDX_M3_VIEWER]: theirs },
    passes,
  );
}
