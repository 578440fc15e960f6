import { expect, test } from 'vitest';
import { WireReader } from '../../../../src/game/decode/wire-reader.ts';

const reader = (...bytes: number[]) => new WireReader(Uint8Array.from(bytes));

test.each([
  [[0x07], 7],
  [[0xac, 0x02], 300],
  [[0xff, 0xff, 0xff, 0xff, 0x0f], 2 ** 32 - 1],
  [[0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01], 1],
])('the bytes %j are a number', (bytes, value) => {
  expect(reader(...bytes).uint32()).toBe(value);
});

test('numbers of too many bytes, tags of more than 32 bits and parts beyond the end are damage', () => {
  const long = Array<number>(10).fill(0x80);
  for (const read of [
    () => reader(...long).uint32(),
    () => reader(0xff, 0xff, 0xff, 0xff, 0x10).tag(),
    () => reader(2, 65).part(),
    () => reader(0x80).uint32(),
  ])
    expect(read).toThrow();
});

test('what is skipped ends where its kind says, groups with their end', () => {
  const skipped: [wireType: number, bytes: number[]][] = [
    [0, [0x80, 0x01]],
    [1, Array<number>(8).fill(9)],
    [2, [2, 9, 9]],
    [3, [0x10, 9, 0x0c]],
    [5, Array<number>(4).fill(9)],
  ];
  for (const [wireType, bytes] of skipped) {
    const one = reader(...bytes, 7);
    one.skip(wireType, 1);
    expect([one.uint32(), one.ended]).toEqual([7, true]);
  }
  expect(() => reader(0).skip(4, 1)).toThrow();
  expect(() => reader(0).skip(0, 0)).toThrow();
  expect(reader(2, 71, 71).part().text()).toBe('GG');
});
