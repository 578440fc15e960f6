import type { Random } from './random.ts';
import { joined } from './repack.ts';

const IDS = [
  ...[
    'hpea',
    'htow',
    'hkee',
    'hcas',
    'hfoo',
    'hbar',
    'halt',
    'hhou',
    'Hamg',
    'Hmkg',
    'Npbm',
    'Npal',
    'AHbz',
    'AHmt',
  ],
  ...[
    'Rhme',
    'Rhde',
    'stwp',
    'tret',
    'ogre',
    'ostr',
    'opeo',
    'ogru',
    'Obla',
    'hmil',
    'h001',
    'R0zz',
    'Zzzz',
    'A000',
  ],
].map((id) => [...id].map((letter) => letter.charCodeAt(0)).reverse());
const NUMBERS = [0x000d0003, 0x000d0008, 0x000d003b, 0x000d01ee].map((order) => number(order, 4));
const NOBODY = Array<number>(8).fill(0xff);

/** Well-formed game data of nonsense commands, which pass the parser and reach the interpretation. */
export function randomCommands(random: Random): Uint8Array {
  const records: ArrayLike<number>[] = [];
  for (let left = 1 + random.int(80); left > 0; left--) {
    const player = random.pick([1, 1, 1, 2, 2, 3, 0, 200]);
    if (random.once(30))
      records.push([
        0x17,
        ...number(random.pick([1, 0x0c]), 4),
        player,
        ...number(7 + random.int(5), 4),
        1,
        0,
        0,
        0,
      ]);
    const actions = Array.from({ length: random.int(12) }, () => action(random)).flat();
    const step = random.pick([0, 100, 250, 299, 300, 2900, 20_000, 55_000, 65_535]);
    const command = [player, ...number(actions.length, 2), ...actions];
    records.push([
      random.pick([0x1f, 0x1e]),
      ...number(2 + command.length, 2),
      ...number(step, 2),
      ...command,
    ]);
  }
  return joined(...records);
}

function action(random: Random): number[] {
  const tag = number(random.pick([1, 2, 3, 4, 5, 0xffffffff]), 4);
  const name = random.pick(IDS);
  const order = random.once(4) ? random.pick(NUMBERS) : name;
  const flags = [random.pick([0x42, 0x04, 0x05, 0]), 0];
  const point = [...float(random), ...float(random)];
  switch (random.int(12)) {
    case 0:
    case 1:
    case 2:
      return [0x10, ...flags, ...order, ...NOBODY];
    case 3:
    case 4:
      return [0x11, ...flags, ...order, ...NOBODY, ...point];
    case 5:
      return [0x12, ...flags, ...order, ...NOBODY, ...point, ...tag, ...tag];
    case 6:
    case 7:
      return [0x19, ...name, ...tag, ...tag];
    case 8:
      return [0x16, random.pick([1, 2, 0]), 1, 0, ...tag, ...tag];
    case 9:
      return random.once(2) ? [0x17, random.int(11), 1, 0, ...tag, ...tag] : [0x18, random.int(11), 3];
    case 10:
      return random.once(2) ? [0x1e, 0, ...name] : [0x1d, ...tag, ...tag];
    default:
      return random.pick([[0x01], [0x02], [0x61], [0x66], [0x92, 0, 0, 0, 0], [0xff]]);
  }
}

function float(random: Random): number[] {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, random.pick([0, -0, 128, 199, 201, -5000, 1e30, NaN, Infinity]), true);
  return [0, 1, 2, 3].map((at) => view.getUint8(at));
}

function number(value: number, size: number): number[] {
  return Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 0xff);
}
