/** Files as someone could make them, with each date and length at its edges: recordings, archives, saved libraries. */
import { gzipSync as gzip } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import { zipSync } from 'fflate';
import { duel } from '../recording-writer/scenario.ts';
import { writeRecording } from '../recording-writer/write-recording.ts';

/** A day in 2020, and times that no calendar, format or database has. */
const TIMES = [
  ...[1_588_334_400_000, 0, 1, -1, 0.5, NaN, Infinity, -Infinity, 2 ** 31 * 1000, 2 ** 32 * 1000, 2 ** 53],
  ...[
    8.64e15,
    8.64e15 + 1,
    -8.64e15,
    1e18,
    1e300,
    253_402_300_799_999,
    253_402_300_800_000,
    -62_135_596_800_000,
  ],
];
const WHOLE = [0, 1, 2, 255, 256, 2 ** 16 - 1, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1];
const LENGTHS = [0, 1, 30, 99, 100, 101, 255, 511, 512, 513, 1023, 1024, 1025, 30_000, 65_000];

/** A time in ms at the edge of what dates, files or formats can state. */
export const edgeTime: Arbitrary<number> = fc.oneof(
  fc.constantFrom(...TIMES),
  fc.double({ noDefaultInfinity: false }),
);
const uint32 = fc.oneof(fc.constantFrom(...WHOLE), fc.nat(2 ** 32 - 1));

/** Characters that cost different amounts of bytes, or change how others are shown. */
const PIECES = ['a', 'é', '冰', '𝕏', '\u202e', '\ud800', ' ', '"', '<b>', '\n', 'x.w3g/', '%', '|cff00ff00'];

/** A text at the edge of what names and paths can hold, of at most `most` characters. */
export const edgeText = (most = Infinity): Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...LENGTHS), fc.constantFrom(...PIECES), fc.string({ maxLength: 5 }))
    .map(([length, piece, end]) =>
      (piece.repeat(Math.ceil(Math.max(0, length - end.length) / piece.length)) + end).slice(0, most),
    );

/** A name in a recording, which ends at a zero byte and shares 64 kB with all others. */
const player = edgeText(20_000).map((text) => text.replaceAll('\0', '') || 'x');

/** A recording of a duel with any names, map, seed and length in its header. */
const edgeRecording: Arbitrary<Uint8Array> = fc
  .record({
    names: fc.tuple(player, player),
    path: player,
    game: player,
    randomSeed: uint32,
    durationMs: fc.option(fc.nat(3_000_000)),
    checksum: uint32,
    patch: fc.constantFrom('1.26', '1.32', '2.00'),
    isFromNetEase: fc.boolean(),
  })
  .map(({ names, path, game, randomSeed, durationMs, checksum, patch, isFromNetEase }) => {
    const script = duel({ names, patch });
    return writeRecording({
      ...script,
      ...{ map: { ...script.map, path, checksum }, gameName: game, randomSeed },
      ...(durationMs !== null && { durationMs }),
      ...(isFromNetEase && { envelope: { prefix: new TextEncoder().encode('GRBN'.padEnd(64, '\0')) } }),
    });
  });

const name = edgeText().map((text) => `${text.replaceAll('\0', '')}.w3g`);

/** A header block of a tar with a correct checksum. */
function tarHeader(type: string, called: string, size: Uint8Array, time: Uint8Array): Uint8Array {
  const block = new Uint8Array(512);
  const encoder = new TextEncoder();
  encoder.encodeInto(called, block.subarray(0, 100));
  block.set(size, 124);
  block.set(time, 136);
  block.fill(32, 148, 156);
  block.set(encoder.encode(`${type}\0ustar\x0000`).subarray(0, 1), 156);
  block.set(encoder.encode('ustar\x0000'), 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.set(encoder.encode(`${sum.toString(8).padStart(6, '0')}\0`), 148);
  return block;
}

const octal = (value: number): Uint8Array =>
  new TextEncoder().encode(`${Math.floor(value).toString(8).padStart(11, '0').slice(-11)}\0`);

/** A field of a tar: octal digits, twelve bytes of GNU, or any bytes. */
const tarField = fc.oneof(
  fc.constantFrom(...WHOLE).map(octal),
  fc.uint8Array({ minLength: 12, maxLength: 12 }),
  fc.uint8Array({ minLength: 11, maxLength: 11 }).map((bytes) => Uint8Array.of(0x80, ...bytes)),
  fc.constant(new Uint8Array(12).fill(0xff)),
);

const padded = (bytes: Uint8Array): Uint8Array => {
  const whole = new Uint8Array(512 * Math.ceil(bytes.length / 512));
  whole.set(bytes);
  return whole;
};

/** A record of pax: its length, which counts itself, then a key and a value. */
function paxRecord(key: string, value: string): Uint8Array {
  const rest = new TextEncoder().encode(` ${key}=${value}\n`);
  const digits = String(rest.length + String(rest.length).length).length;
  return new Uint8Array([...new TextEncoder().encode(String(rest.length + digits)), ...rest]);
}

const number = fc.oneof(edgeTime.map(String), uint32.map(String), fc.constantFrom('1e15', '-0', '', 'x'));

/** Headers before an entry: a long name of GNU, or attributes of pax. */
const described = fc.oneof(
  fc.constant([]),
  name.map((long) => {
    const bytes = new TextEncoder().encode(`${long}\0`);
    return [tarHeader('L', '././@LongLink', octal(bytes.length), octal(0)), padded(bytes)];
  }),
  fc
    .record({ mtime: number, path: fc.option(name), size: fc.option(number), atime: number })
    .map((attributes) => {
      const bytes = joined(
        Object.entries(attributes).flatMap(([key, value]) => (value === null ? [] : paxRecord(key, value))),
      );
      return [tarHeader('x', 'pax', octal(bytes.length), octal(0)), padded(bytes)];
    }),
);

const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

const tar = (content: Arbitrary<Uint8Array>) =>
  fc
    .record({
      before: described,
      called: name,
      time: tarField,
      size: fc.option(tarField, { freq: 5 }),
      content,
    })
    .map(({ before, called, time, size, content: bytes }) =>
      joined([
        ...before,
        tarHeader('0', called, size ?? octal(bytes.length), time),
        padded(bytes),
        new Uint8Array(1024),
      ]),
    );

/** A ZIP with any dates: those of DOS, and those of Info-ZIP in UTC. */
const zip = (content: Arbitrary<Uint8Array>) =>
  fc
    .record({
      called: edgeText(20_000),
      dos: uint32,
      utc: fc.option(fc.integer()),
      content,
      level: fc.constantFrom(0, 6),
    })
    .map(({ called, dos, utc, content: bytes, level }) => {
      const extra: Record<number, Uint8Array> = {};
      if (utc !== null) {
        extra[0x5455] = new Uint8Array(5);
        new DataView(extra[0x5455].buffer).setInt32(1, utc, true);
        extra[0x5455][0] = 1;
      }
      const archive = zipSync({
        [`${called.toWellFormed()}.w3g`]: [bytes, { level: level, extra }],
      });
      const view = new DataView(archive.buffer);
      view.setUint32(view.getUint32(archive.length - 6, true) + 12, dos, true);
      return archive;
    });

/** A gzip file of one or two members with any date, and with bytes behind them. */
const gz = (content: Arbitrary<Uint8Array>) =>
  fc
    .record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      time: uint32,
      behind: fc.uint8Array({ maxLength: 40 }),
      content,
    })
    .map(({ at, time, behind, content: bytes }) => {
      const cut = Math.floor(at * bytes.length);
      const members = [bytes.subarray(0, cut), bytes.subarray(cut)].map((part) => new Uint8Array(gzip(part)));
      new DataView(members[0]!.buffer).setUint32(4, time, true);
      return joined([...members, behind]);
    });

/** An archive, perhaps in another one. */
const archive: Arbitrary<Uint8Array> = fc.oneof(
  tar(edgeRecording),
  zip(edgeRecording),
  gz(edgeRecording),
  gz(tar(edgeRecording)),
  zip(tar(edgeRecording)),
);

/** What someone could write into a saved library in place of a date. */
const saved = fc.oneof(
  edgeTime,
  fc.constantFrom(
    '2020-05-01',
    '+275760-09-13T00:00:00Z',
    '-271821-04-20T00:00:00Z',
    '+275760-09-14',
    '9999',
    'soon',
    null,
    [],
  ),
);

/** A saved library with games of this packed text. */
export const edgeLibrary = (packed: string, whole: string | null): Arbitrary<string> =>
  fc
    .record({
      games: fc.array(fc.record({ name: edgeText(), added: saved, modified: saved }), { maxLength: 3 }),
      me: fc.array(fc.oneof(edgeText(), fc.integer()), { maxLength: 2 }),
      note: edgeText(),
      tags: fc.array(edgeText(), { maxLength: 2 }),
    })
    .map(({ games, me, note, tags }) =>
      JSON.stringify({
        ...{ format: 'farseer-games', version: 3, me },
        words: [{ fingerprint: note, result: 'won', tags, note }],
        games: games.map((game) => ({ ...game, packed, whole, summary: {} })),
      }),
    );

/** A file with any name and date. */
export const edgeFile: Arbitrary<File> = fc
  .record({
    bytes: fc.oneof(edgeRecording, archive, archive),
    called: fc.oneof(
      name,
      fc.constantFrom('a.w3g', 'a.zip', 'a.tar', 'a.tar.gz', 'a.gz', 'Replay_2020_05_01_1200.w3g'),
    ),
    lastModified: edgeTime,
  })
  .map(({ bytes, called, lastModified }) => new File([new Uint8Array(bytes)], called, { lastModified }));
