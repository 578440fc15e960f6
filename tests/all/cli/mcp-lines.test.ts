import { expect, test } from 'vitest';
import { answerTo, messageLines, MAX_CHARACTERS, type LineFault } from '../../../src/cli/mcp-lines.ts';

/** The lines with a message, and the faults of the others. */
async function read(...chunks: (string | Uint8Array)[]) {
  const faults: LineFault[] = [];
  const lines: string[] = [];
  async function* input() {
    yield* chunks;
  }
  for await (const line of messageLines(input(), (fault) => faults.push(fault))) lines.push(line.trimEnd());
  return { lines, faults };
}
const message = (params: unknown = {}) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params });

test('messages pass, however they are cut', async () => {
  const text = `${message({ a: '검 é' })}\n\n${message()}`;
  const lines = [message({ a: '검 é' }), message()];
  expect(await read(text)).toEqual({ lines, faults: [] });
  expect(await read(...Array.from(Buffer.from(text), (byte) => Buffer.of(byte)))).toEqual({
    lines,
    faults: [],
  });
});

test.each<[string, LineFault]>([
  ['{"jsonrpc":"2.0"', 'not-json'],
  ['[]', 'no-message'],
  ['null', 'no-message'],
  ['{"jsonrpc":"1.0","method":"ping"}', 'no-message'],
  ['{"jsonrpc":"2.0","id":1}', 'no-message'],
  [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'too-deep'],
  ['x'.repeat(5 * MAX_CHARACTERS), 'too-long'],
])('%.20s is answered, and the next message is read', async (line, fault) => {
  expect(await read(`${line}\n${message()}\n`)).toEqual({ lines: [message()], faults: [fault] });
  expect(JSON.parse(answerTo(fault))).toMatchObject({ id: null, error: { code: expect.any(Number) } });
});

test('an endless line is answered once, and never held', async () => {
  const faults: LineFault[] = [];
  async function* endless() {
    for (let sent = 0; sent < 200; sent++) yield 'x'.repeat(100_000);
  }
  for await (const line of messageLines(endless(), (fault) => faults.push(fault))) expect(line).toBe('');
  expect(faults).toEqual(['too-long']);
});
