/** Streams files from a tar, with only the current file in memory. */
import { pipeline, type Readable } from 'node:stream';
import { extract, type Header } from 'tar-stream';
import { FILE_BYTES } from '../../game/decode/file-bytes.ts';
import { FAILURES } from '../../game/failure.ts';
import type { Opened } from './open-file.ts';
import { FILE_WORDS } from './problem-words.ts';

/** A tar ends with two zero blocks; a tar without them may be cut off between two files. */
const END = Buffer.alloc(1024);

/** Label for faults between files; `-` means stdin, as in other programs. */
const BETWEEN_FILES = '-';

/**
 * Yields the regular files of a tar (ustar, pax, GNU) in order, with full names. A file larger than any recording is
 * refused without being read. If the tar is truncated or damaged, a refusal comes last. Never rejects.
 */
export async function* filesOfTar(stream: Readable): AsyncGenerator<Opened, void> {
  let last: Uint8Array = new Uint8Array();
  const seen = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      last = Buffer.concat([last, chunk.subarray(-END.length)]).subarray(-END.length);
      yield chunk;
    }
  };
  const tar = extract();
  let path = BETWEEN_FILES;
  try {
    // Errors are thrown where the files are read.
    pipeline(stream, seen, tar, () => undefined);
    for await (const entry of tar) {
      const { name, type } = entry.header;
      if (type === 'file' || type === 'contiguous-file') {
        path = name;
        yield await read(entry.header, entry);
        path = BETWEEN_FILES;
      }
      entry.resume();
    }
    if (END.equals(last)) return;
  } catch {
    // The library throws an error for every kind of damage.
  }
  yield { path, refusal: { code: 'archive-damaged', sentence: FILE_WORDS.tarDamaged } };
}

async function read({ name: path, size }: Header, content: AsyncIterable<unknown>): Promise<Opened> {
  if (size > FILE_BYTES) return { path, refusal: { code: 'too-large', sentence: FAILURES['too-large'] } };
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk as Uint8Array);
  return { path, bytes: Buffer.concat(chunks) };
}
