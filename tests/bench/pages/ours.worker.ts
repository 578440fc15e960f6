import '../../../src/drop/stand-ins/globals.ts';
import { inflateSync } from '../../../src/drop/stand-ins/zlib.ts';
import { decodeBy } from '../../../src/replay/decode/decode.ts';
import { inflate } from '../../../src/share/deflate.ts';
import { inflating } from '../inflate.ts';
import { partsBy } from '../parts.ts';
import { answer } from './answer.ts';

/** Larger ones are never written. */
const BLOCK_BYTES = 8192;

answer({
  ...partsBy((bytes, withOrders) => decodeBy(inflate, bytes, withOrders)),
  'inflating alone': inflating((block) =>
    inflateSync(block, { finishFlush: 2, maxOutputLength: BLOCK_BYTES }),
  ),
});
