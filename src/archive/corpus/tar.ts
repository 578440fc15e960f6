/** Streams files from a tar, with only the current file in memory. */
import type { Readable } from 'node:stream';
import { FILE_BYTES } from '../../game/decode/file-bytes.ts';
import { FAILURES } from '../../game/failure.ts';
import {
  describesNext,
  readTarHead,
  isEnd,
  isRegularFile,
  attributesAfter,
  TAR_BLOCK,
  type Attributes,
} from '../../game/unpack/tar.ts';
import type { Opened } from './open-file.ts';

/** Empty blocks at the end of a tar; a tar without them may be cut off between two files. */
const END_BLOCKS = 2;

/** Label for faults between files; `-` means stdin, as in other programs. */
const BETWEEN_FILES = '-';

/**
 * Yields the regular files of a tar (ustar, pax, GNU) in order, with full names. A file larger than any recording is
 * refused without being read. If the tar is truncated or damaged, a refusal comes last. Never rejects.
 */
export async function* filesOfTar(stream: Readable): AsyncGenerator<Opened, void> {
  const source = sourceOf(stream);
  let path = BETWEEN_FILES;
  try {
    let stated: Attributes = {};
    let ends = 0;
    for (let block; (block = await takeBytes(source, TAR_BLOCK)).length > 0;) {
      if (block.length < TAR_BLOCK) throw DAMAGED;
      ends = isEnd(block) ? ends + 1 : 0;
      if (ends > 0) continue;
      const head = readTarHead(block, stated);
      if (!head) throw DAMAGED;
      if (isRegularFile(head)) path = head.name;
      const isWanted = (isRegularFile(head) || describesNext(head)) && head.size <= FILE_BYTES;
      const content = isWanted ? await takeBytes(source, head.size) : new Uint8Array();
      if (isWanted && content.length < head.size) throw DAMAGED;
      if (isRegularFile(head))
        yield isWanted
          ? { path, bytes: content }
          : { path, refusal: { code: 'too-large', sentence: FAILURES['too-large'] } };
      path = BETWEEN_FILES;
      stated = attributesAfter(stated, head, content);
      const filled = TAR_BLOCK * Math.ceil(head.size / TAR_BLOCK);
      for await (const _ of pieces(source, filled - content.length));
    }
    if (ends >= END_BLOCKS) return;
  } catch {
    // The tar is damaged, or the stream failed.
  } finally {
    await source.chunks.return?.();
  }
  yield {
    path,
    refusal: {
      code: 'archive-damaged',
      sentence: 'The tar file is cut off or damaged here, or it isn’t a tar file; the rest cannot be read.',
    },
  };
}

const DAMAGED = new Error('The tar is damaged');

/** A stream, and what was taken from it but not yet used. */
interface Source {
  chunks: AsyncIterator<Uint8Array>;
  rest: Uint8Array;
}

const sourceOf = (stream: AsyncIterable<Uint8Array>): Source => ({
  chunks: stream[Symbol.asyncIterator](),
  rest: new Uint8Array(),
});

/** The next bytes: fewer than asked for only where the stream ends. */
const takeBytes = async (source: Source, length: number): Promise<Uint8Array> =>
  Buffer.concat(await Array.fromAsync(pieces(source, length)));

async function* pieces(source: Source, length: number): AsyncGenerator<Uint8Array, void> {
  for (let missing = length; missing > 0;) {
    if (source.rest.length === 0) {
      const { done, value } = await source.chunks.next();
      if (done) return;
      source.rest = value;
    }
    const piece = source.rest.subarray(0, missing);
    source.rest = source.rest.subarray(piece.length);
    missing -= piece.length;
    yield piece;
  }
}
