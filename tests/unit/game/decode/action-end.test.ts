import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { GameDataParser } from 'w3gjs';
import { describe, expect, test, vi } from 'vitest';
import { actionEnd } from '../../../../src/game/decode/w3gjs/actions.ts';

interface Parser {
  buffer: Buffer;
  offset: number;
  parseAction(id: number, post202: boolean): unknown;
}
const { actionParser: parser } = new GameDataParser() as unknown as { actionParser: Parser };
vi.spyOn(console, 'error').mockImplementation(() => undefined);

/** The end of an action according to w3gjs; null if it runs out of data or doesn't know the action. */
function endByW3gjs(id: number, body: Uint8Array, at: number): number | null {
  parser.buffer = Buffer.from(body);
  parser.offset = at;
  const known = !vi.mocked(console.error).mock.calls.length;
  try {
    parser.parseAction(id, false);
  } catch {
    return null;
  }
  const silent = known && !vi.mocked(console.error).mock.calls.length;
  vi.mocked(console.error).mockClear();
  return silent && parser.offset <= body.length ? parser.offset : null;
}

/** Bytes with many zeros, so that texts end and lists are short. */
const bodies = fc
  .uint8Array({ minLength: 0, maxLength: 400 })
  .chain((bytes) =>
    fc
      .uint8Array({ minLength: bytes.length, maxLength: bytes.length, max: 3 })
      .map((mask) => bytes.map((byte, index) => (mask[index] === 0 ? byte : mask[index] === 1 ? 1 : 0))),
  );

describe('the end of an action', () => {
  // 0x01 and 0x02 are read separately; w3gjs skips 0xa1 with an error message.
  const ids = Array.from({ length: 0x100 }, (_, id) => id).filter((id) => id > 2);
  test.each(ids)('%i is where w3gjs stops reading', (id) => {
    fc.assert(
      fc.property(bodies, fc.nat(9), (body, at) => {
        const view = new DataView(body.buffer, body.byteOffset, body.length);
        const end = at > body.length ? Infinity : actionEnd(view, id, at, body.length);
        expect(end > body.length ? null : end).toBe(endByW3gjs(id, body, at));
      }),
      { numRuns: 60 },
    );
  });

  test('nothing behind the end of the block is read', () => {
    const view = new DataView(new ArrayBuffer(4));
    for (const id of ids) expect(actionEnd(view, id, 4, 4)).toBeGreaterThanOrEqual(4);
  });
});
