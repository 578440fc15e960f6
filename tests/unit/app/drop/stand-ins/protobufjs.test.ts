import original from 'protobufjs';
import { describe, expect, it } from 'vitest';
import standIn from '../../../../../src/app/drop/stand-ins/protobufjs.ts';
import { SEED, Seeded, outcome } from './seeded.ts';

const PLAYER_FIELDS = ['playerId', 'battleTag', 'clan', 'portrait', 'team', 'unknown'];

/** The two message types as w3gjs declares them. */
function declare({ Type, Field }: typeof standIn) {
  const player = new Type('ReforgedPlayerData')
    .add(new Field('playerId', 1, 'uint32'))
    .add(new Field('battleTag', 2, 'string'))
    .add(new Field('clan', 3, 'string'))
    .add(new Field('portrait', 4, 'string'))
    .add(new Field('team', 5, 'uint32'))
    .add(new Field('unknown', 6, 'string'));
  const skin = new Type('SkinData')
    .add(new Field('unitId', 1, 'uint32'))
    .add(new Field('skinId', 2, 'uint32'))
    .add(new Field('skinName', 3, 'string'));
  const skins = new Type('ReforgedSkinData')
    .add(skin)
    .add(new Field('playerId', 1, 'uint32'))
    .add(new Field('skins', 2, 'SkinData', 'repeated'));
  return {
    /** All fields by name, so that inherited defaults don't matter. */
    player: (bytes: Uint8Array) => {
      const message = player.decode(bytes);
      return PLAYER_FIELDS.map((name) => message[name]);
    },
    skins: (bytes: Uint8Array) => {
      const message = skins.decode(bytes);
      const list = message['skins'] as Record<string, unknown>[];
      return [message['playerId'], list.map(({ unitId, skinId, skinName }) => [unitId, skinId, skinName])];
    },
  };
}

const ours = declare(standIn);
const theirs = declare(original as unknown as typeof standIn);

/** Bytes of a message with known and unknown fields of every wire type, some of them wrong. */
function message(random: Seeded, depth = 0): number[] {
  return Array.from({ length: random.below(6) }, () => field(random, depth)).flat();
}

function field(random: Seeded, depth: number): number[] {
  const number = random.pick([0, 1, 1, 2, 2, 2, 3, 4, 5, 6, 7, 16, 2 ** 28, 2 ** 29 - 1]);
  const wireType = random.pick([0, 0, 0, 1, 2, 2, 2, 2, 2, 2, 3, 5, random.below(8)]);
  const tag = varint(number * 8 + wireType);
  if (wireType === 0) return [...tag, ...varint(random.pick([0, random.below(300), 2 ** 32 + 7, 2 ** 63]))];
  if (wireType === 1) return [...tag, ...random.bytes(8)];
  if (wireType === 5) return [...tag, ...random.bytes(4)];
  if (wireType === 3) return [...tag, ...message(random, depth + 1), ...varint(number * 8 + 4)];
  const content =
    depth < 3 && random.below(2)
      ? message(random, depth + 1)
      : [...random.pick([[], [0xef, 0xbb, 0xbf]]), ...random.bytes(random.below(12))];
  return wireType === 2 ? [...tag, ...varint(content.length), ...content] : tag;
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

function expectSame(bytes: Uint8Array): void {
  const node = Buffer.from(bytes);
  const context = node.toString('hex');
  expect(
    outcome(() => ours.player(bytes)),
    context,
  ).toEqual(outcome(() => theirs.player(node)));
  expect(
    outcome(() => ours.skins(bytes)),
    context,
  ).toEqual(outcome(() => theirs.skins(node)));
}

describe(`the stand-in for protobufjs, compared with the original (seed ${SEED})`, () => {
  it('reads well-formed messages with anything in them', () => {
    const random = new Seeded();
    for (let i = 0; i < 15_000; i++) expectSame(Uint8Array.from(message(random)));
  });

  it('refuses damaged messages alike', () => {
    const random = new Seeded();
    for (let i = 0; i < 15_000; i++) {
      const bytes = Uint8Array.from(message(random));
      if (bytes.length > 0) expectSame(random.damage(bytes));
    }
  });

  it('treats any bytes alike', () => {
    const random = new Seeded();
    for (let i = 0; i < 15_000; i++) expectSame(random.bytes(random.below(24)));
  });

  it.each([
    ['lengths and numbers of every size', [0x08, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01]],
    ['a number that does not end', [0x08, ...Array.from({ length: 11 }, () => 0x80), 0]],
    ['a length of 2 GiB', [0x12, 0xff, 0xff, 0xff, 0xff, 0x07]],
    ['a length beyond 2 GiB', [0x12, 0xff, 0xff, 0xff, 0xff, 0x0f]],
    ['a tag beyond 32 bits', [0x88, 0x80, 0x80, 0x80, 0x10, 0]],
    ['a long tag', [0x88, 0x80, 0x80, 0x80, 0x00, 5]],
  ])('%s', (_, bytes) => {
    expectSame(Uint8Array.from(bytes));
    expectSame(Uint8Array.from([...bytes, 0, 0, 0, 0, 0, 0]));
  });

  it('nests groups as deep', () => {
    for (const depth of [1, 99, 100, 101, 102]) {
      const groups = [
        ...Array.from({ length: depth }, () => 0x3b),
        ...Array.from({ length: depth }, () => 0x3c),
      ];
      expectSame(Uint8Array.from(groups));
      expectSame(Uint8Array.from([0x12, ...varint(groups.length), ...groups]));
    }
  });
});
