/** Files out of a tar that comes piece by piece; no more of it is held than the file that is read. */
import { pipeline, type Readable } from 'node:stream';
import { extract, type Header } from 'tar-stream';
import { FILE_BYTES } from '../../game/decode/file-bytes.ts';
import { FAILURES } from '../../game/failure.ts';
import type { Opened } from './open-file.ts';

/** A tar ends in two blocks of zeros; without them it may have been cut between two files. */
const END = Buffer.alloc(1024);

/** What is wrong where no file is being read; `-` stands for stdin, as in other programs. */
const BETWEEN_FILES = '-';

/**
 * The regular files of a tar (ustar, pax, GNU), in its order, by their whole names. One that is larger than any recording is
 * refused unread; where the tar is cut or damaged, a refusal comes last. Never rejects.
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
    // What goes wrong is thrown where files are taken out.
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
    // The library throws for every kind of damage alike.
  }
  const sentence = 'The tar is cut or damaged here, or there is none; what follows cannot be read.';
  yield { path, refusal: { code: 'archive-damaged', sentence } };
}

async function read({ name: path, size }: Header, content: AsyncIterable<unknown>): Promise<Opened> {
  if (size > FILE_BYTES) return { path, refusal: { code: 'too-large', sentence: FAILURES['too-large'] } };
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk as Uint8Array);
  return { path, bytes: Buffer.concat(chunks) };
}
