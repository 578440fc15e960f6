/** Reads just enough of MP4, WebM and GIF files to say what is in them; independent of the libraries that wrote them. */

export interface MediaFile {
  width: number;
  height: number;
  frames: number;
  /** In seconds. */
  seconds: number;
}

/** Boxes of an MP4 between two offsets, by type; the last of a type wins. */
function boxes(file: Buffer, from: number, to: number): Map<string, { from: number; to: number }> {
  const found = new Map<string, { from: number; to: number }>();
  for (let at = from; at + 8 <= to;) {
    const size = file.readUInt32BE(at);
    if (size < 8 || at + size > to) throw new Error(`A box at ${at} has ${size} bytes.`);
    found.set(file.toString('latin1', at + 4, at + 8), { from: at + 8, to: at + size });
    at += size;
  }
  return found;
}

/** An MP4 with one H.264 track (ISO/IEC 14496-12). Throws if it is anything else. */
export function readMp4(file: Buffer): MediaFile & { fastStart: boolean } {
  const top = boxes(file, 0, file.length);
  const inside = (box: { from: number; to: number }, ...path: string[]): { from: number; to: number } =>
    path.reduce((outer, name) => {
      const inner = boxes(file, outer.from, outer.to).get(name);
      if (!inner) throw new Error(`There is no ${name}.`);
      return inner;
    }, box);
  const media = inside(top.get('moov')!, 'trak', 'mdia');
  const header = inside(media, 'mdhd').from;
  const [scale, length] =
    file[header] === 1
      ? [file.readUInt32BE(header + 20), Number(file.readBigUInt64BE(header + 24))]
      : [file.readUInt32BE(header + 12), file.readUInt32BE(header + 16)];
  const table = inside(media, 'minf', 'stbl');
  // The sample description's own header has eight bytes.
  const description = inside(table, 'stsd').from + 8;
  if (file.toString('latin1', description + 4, description + 8) !== 'avc1')
    throw new Error('This is not H.264.');
  return {
    width: file.readUInt16BE(description + 32),
    height: file.readUInt16BE(description + 34),
    frames: file.readUInt32BE(inside(table, 'stsz').from + 8),
    seconds: length / scale,
    fastStart: top.get('moov')!.from < top.get('mdat')!.from,
  };
}

const ELEMENTS: Readonly<Record<number, string>> = {
  0x1a45dfa3: 'EBML',
  0x4282: 'DocType',
  0x18538067: 'Segment',
  0x1549a966: 'Info',
  0x4489: 'Duration',
  0x1654ae6b: 'Tracks',
  0xae: 'TrackEntry',
  0x86: 'CodecID',
  0xe0: 'Video',
  0xb0: 'PixelWidth',
  0xba: 'PixelHeight',
  0x1f43b675: 'Cluster',
  0xa3: 'SimpleBlock',
  0xa0: 'BlockGroup',
};
const PARENTS = ['EBML', 'Segment', 'Info', 'Tracks', 'TrackEntry', 'Video', 'Cluster'];

/** A WebM with one VP8 track (RFC 8794 and 9559). Throws if it is anything else. */
export function readWebM(file: Buffer): MediaFile {
  const values = new Map<string, Buffer>();
  let frames = 0;
  const walk = (from: number, to: number): void => {
    for (let at = from; at < to;) {
      const idLength = Math.clz32(file[at]!) - 23;
      const id = file.readUIntBE(at, idLength);
      at += idLength;
      const length = Math.clz32(file[at]!) - 23;
      const unknown = BigInt(2) ** BigInt(7 * length) - 1n;
      let size = BigInt(file[at]! & (0xff >> length));
      for (let next = 1; next < length; next++) size = size * 256n + BigInt(file[at + next]!);
      at += length;
      const end = size === unknown ? to : at + Number(size);
      const name = ELEMENTS[id];
      if (name === 'SimpleBlock' || name === 'BlockGroup') frames += 1;
      else if (name && PARENTS.includes(name)) walk(at, end);
      else if (name) values.set(name, file.subarray(at, end));
      at = end;
    }
  };
  walk(0, file.length);
  if (values.get('DocType')?.toString() !== 'webm' || values.get('CodecID')?.toString() !== 'V_VP8')
    throw new Error('This is not VP8 in WebM.');
  const number = (name: string) => values.get(name)!.readUIntBE(0, values.get(name)!.length);
  const length = values.get('Duration')!;
  return {
    width: number('PixelWidth'),
    height: number('PixelHeight'),
    frames,
    seconds: (length.length === 8 ? length.readDoubleBE() : length.readFloatBE()) / 1000,
  };
}

/** A GIF89a. Throws if a block is not one of that format. */
export function readGif(file: Buffer): MediaFile {
  if (file.toString('latin1', 0, 6) !== 'GIF89a') throw new Error('This is not a GIF.');
  const table = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + table(file[10]!);
  let [frames, hundredths] = [0, 0];
  const skip = (): void => {
    while (file[at]! > 0) at += 1 + file[at]!;
    at += 1;
  };
  while (file[at] !== 0x3b) {
    if (file[at] === 0x21) {
      if (file[at + 1] === 0xf9) hundredths += file.readUInt16LE(at + 4);
      at += 2;
    } else if (file[at] === 0x2c) {
      frames += 1;
      at += 11 + table(file[at + 9]!);
    } else throw new Error(`There is no block at ${at}.`);
    skip();
  }
  return { width: file.readUInt16LE(6), height: file.readUInt16LE(8), frames, seconds: hundredths / 100 };
}
