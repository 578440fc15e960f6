import { makeFacts } from '../../../map/file/make-facts.ts';
import { readMapFile } from '../../../map/file/read.ts';
import { success } from '../../../game/result.ts';
import { pageMapFailure, type MapAnswer } from './state.ts';

/** Reads a map file. Its scripts, pictures and sounds are never opened. */
export async function readMap(blob: Blob, file: string): Promise<MapAnswer> {
  const buffer = await blob.arrayBuffer().catch(() => null);
  if (!buffer) return pageMapFailure('map-unreadable');
  const bytes = new Uint8Array(buffer);
  const map = readMapFile(bytes);
  if (!map.ok) return map;
  const [sha1, sha256] = await Promise.all([digest('SHA-1', bytes), digest('SHA-256', bytes)]);
  const facts = makeFacts(map.value, { file, bytes: bytes.length, sha1, sha256 });
  const { name, starts, camps } = facts;
  return success({
    sha1,
    name,
    starts: starts.length,
    camps: camps.length,
    facts: JSON.stringify(facts),
  });
}

async function digest(algorithm: 'SHA-1' | 'SHA-256', bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest(algorithm, bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
