import '../../../src/drop/stand-ins/globals.ts';
import { inflateSync } from '../../../src/drop/stand-ins/zlib.ts';
import { inflating } from '../inflate.ts';
import { PARTS } from '../parts.ts';
import { answer } from './answer.ts';

/** Larger ones are never written. */
const BLOCK_BYTES = 8192;

answer({
  ...PARTS,
  'inflating alone': inflating((block) =>
    inflateSync(block, { finishFlush: 2, maxOutputLength: BLOCK_BYTES }),
  ),
});
