import type { WrittenMap } from './map-writer.ts';

/** A map for tests: two starts, a lake with a deep middle, a plateau, two camps, a wood, and an empty islet. */
export const SMALL_MAP: WrittenMap = {
  title: 'TRIGSTR_000',
  author: '|cffff0000Some|r Body',
  strings: ['Small Map v1.2', 'unused'],
  squares: 32,
  margin: 2,
  objects: [
    { id: 'sloc', x: 1024, y: 1024, player: 1, number: 1 },
    { id: 'sloc', x: -1024, y: -1024, player: 0, number: 0 },
    { id: 'ngol', x: -1408, y: -1408, player: 27, number: 3, gold: 12_500 },
    { id: 'ngol', x: 1408, y: 1408, player: 27, number: 2, gold: 10_000 },
    { id: 'ntav', x: 0, y: 960, player: 27, number: 5 },
    { id: 'nshe', x: 64, y: -960, player: 27, number: 4 },
    { id: 'nwgt', x: -960, y: 960, player: 27, number: 6, waygate: 0 },
    { id: 'nogr', x: 900.4, y: -900.6, player: 24, number: 9, drops: [[['YkI2', 100]]] },
    {
      id: 'nogm',
      x: 1000,
      y: -900,
      player: 24,
      number: 7,
      drops: [
        [
          ['rwat', 50],
          ['YiI1', 50],
        ],
        [['YjI3', 100]],
      ],
    },
    { id: 'nogr', x: 1100, y: -1000, player: 24, number: 8, acquires: -1 },
    { id: 'ngst', x: -1400, y: 1300, player: 24, number: 11, acquires: 300 },
    { id: 'uDNR', x: -1500, y: 1300, player: 24, number: 12, kinds: [['nggr', 100]] },
    {
      id: 'uDNR',
      x: -1500,
      y: 1200,
      player: 24,
      number: 10,
      kinds: [
        ['ngst', 50],
        ['nogr', 50],
      ],
    },
  ],
  trees: Array.from(
    { length: 24 },
    (_, index) => [-1600 + (index % 6) * 128, -256 + Math.floor(index / 6) * 128] as const,
  ),
  isBlocked: (x, y) => isDeep(x, y) || (x >= 1472 && x < 1664) || (y >= 1664 && y < 1728),
  levelAt: (x, y) => (x > 900 && y < -600 ? 3 : 2),
  depthAt: (x, y) => (isDeep(x, y) ? 120 : Math.max(Math.abs(x), Math.abs(y)) <= 512 ? 40 : 0),
  regions: [[900, 900, 1100, 1000]],
};

function isDeep(x: number, y: number): boolean {
  return Math.max(Math.abs(x), Math.abs(y)) <= 256;
}
