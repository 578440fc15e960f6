import { constants, inflateSync } from 'node:zlib';
import W3GReplay from 'w3gjs';
import { inflating } from './inflate.ts';
import type { Part } from './time.ts';

export const inflate: Part = inflating((block) =>
  inflateSync(block, { finishFlush: constants.Z_SYNC_FLUSH }),
);

/** Uses w3gjs as its documentation does. It reads the same file into a different result. */
export const w3gjs: Part = (bytes) => async () => {
  const { error, log } = console;
  // It prints everything it doesn't recognize, which would be measured too.
  console.error = console.log = () => {};
  try {
    await new W3GReplay().parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  } finally {
    Object.assign(console, { error, log });
  }
};
