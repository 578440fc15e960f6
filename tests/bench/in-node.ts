import { constants, inflateSync } from 'node:zlib';
import W3GReplay from 'w3gjs';
import { inflating } from './inflate.ts';
import type { Part } from './time.ts';

export const inflate: Part = inflating((block) =>
  inflateSync(block, { finishFlush: constants.Z_SYNC_FLUSH }),
);

/** w3gjs as its own documentation uses it; it reads the same file into its own result. */
export const w3gjs: Part = (bytes) => async () => {
  const { error, log } = console;
  // It prints what it does not understand, which would be measured too.
  console.error = console.log = () => {};
  try {
    await new W3GReplay().parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  } finally {
    Object.assign(console, { error, log });
  }
};
