/** Typical archives: all games in one, one game in each, and the other files in them. */
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { closeArchive, openDropped, archivePartOf } from '../../../src/app/drop/worker/archive.ts';
import { loadManifest, recordingBytes } from '../../support/recordings.ts';

/** The paths of an archive's parts with the bytes read from each. */
async function readAll(path: string, bytes: Uint8Array): Promise<[string, Uint8Array | undefined][]> {
  const opened = openDropped({ path, bytes });
  if (!('parts' in opened)) throw new Error('one file, or none');
  let loads = 0;
  const load = () => {
    loads++;
    return Promise.resolve({ path, bytes });
  };
  closeArchive();
  const read: [string, Uint8Array | undefined][] = [];
  for (const { at, path: part } of opened.parts)
    read.push([part, (await archivePartOf({ archive: path, at, of: opened.parts.length }, load))?.bytes]);
  expect(loads).toBe(1);
  return read;
}

const manifest = loadManifest('archives of recordings');

describe.skipIf(manifest.length === 0)('all real recordings', () => {
  const files = Object.fromEntries(manifest.map((entry) => [entry.path, recordingBytes(entry)]));

  it.each([0, 1] as const)('in one ZIP at level %d are the same files, none lost', async (level) => {
    const read = await readAll('all.zip', zipSync(files, { level }));
    expect(read.map(([path]) => path)).toEqual(Object.keys(files).map((path) => `all.zip/${path}`));
    for (const [path, bytes] of read)
      expect(Buffer.compare(bytes ?? new Uint8Array(), files[path.slice('all.zip/'.length)]!), path).toBe(0);
  });
});
