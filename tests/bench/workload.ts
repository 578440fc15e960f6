import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** A recording to measure. */
export interface Job {
  name: string;
  bytes: Buffer;
}

const RECORDINGS = resolve(process.env['FARSEER_RECORDINGS'] ?? '../shared/replays');
const LARGEST = 10;

/** The W3Champions games of the tournament group and the ten largest melee recordings; null without recordings. */
export function workload(): Job[] | null {
  try {
    const typical = recordings('tournament/w3champions-cast-series');
    const large = recordings('melee').sort((a, b) => statSync(b).size - statSync(a).size);
    return [...typical, ...large.slice(0, LARGEST)].map((path) => ({
      name: basename(path),
      bytes: readFileSync(path),
    }));
  } catch {
    // Without the folder there is nothing to measure, and the caller reports that.
    return null;
  }
}

function recordings(folder: string): string[] {
  const path = join(RECORDINGS, folder);
  return readdirSync(path)
    .filter((name) => /\.(w3g|nwg)$/i.test(name))
    .map((name) => join(path, name));
}
