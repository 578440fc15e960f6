import { inflateSync } from '../../../src/app/drop/stand-ins/zlib.ts';
import { decodeBy } from '../../../src/game/decode/decode.ts';
import { inflatePacked } from '../../../src/game/stored/link/deflate.ts';
import { inflating } from '../inflate.ts';
import { partsBy } from '../parts.ts';
import { answer } from './answer.ts';

/** Larger blocks are never written. */
const BLOCK_BYTES = 8192;

answer({
  ...partsBy((bytes, withOrders) => decodeBy(inflatePacked, bytes, withOrders)),
  'inflating alone': inflating((block) =>
    inflateSync(block, { finishFlush: 2, maxOutputLength: BLOCK_BYTES }),
  ),
});
