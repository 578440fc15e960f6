import { expect, test } from 'vitest';
import { firstDifferences } from '../../../../../src/app/compare/race/differences.ts';
import type { Side } from '../../../../../src/app/compare/side.ts';
import { side } from '../sides.ts';

const short = (a: Side, b: Side) =>
  firstDifferences(a, b).map((row) => [row.what, row.a?.ms ?? null, row.b?.ms ?? null, row.ahead]);

test('what came at the same time, workers and items are no difference', () => {
  const a = side('H', ['0:01 hpea', '0:10 halt', '0:20 hbar', '1:30 hfoo']);
  const b = side('H', ['0:40 hpea', '0:12 halt', '0:45 hbar', '1:31 hfoo', '2:00 hvlt']);
  expect(short(a, b)).toMatchSnapshot();
});

test('another hero at the same time is a difference', () => {
  const [row] = firstDifferences(side('U', ['1:00 Udea']), side('U', ['1:01 Ulic']));
  expect(row).toMatchObject({ what: 'First hero', a: { note: 'Death Knight' }, b: { note: 'Lich' } });
});

test('between races, another object for the same job is no difference by itself', () => {
  const a = side('O', ['0:02 oalt', '1:05 Ofar', '3:00 ostr']);
  const b = side('E', ['0:08 eate', '1:07 Edem', '3:20 etoa']);
  expect(short(a, b).map(([, ...times]) => times)).toEqual([[180_000, 200_000, 20]]);
});

test('the first three camps of both are told by their names, where the games have them', () => {
  const camps = (of: Side, ...visits: [number, string][]): Side =>
    ({
      ...of,
      game: {
        ...of.game,
        places: {
          camps: visits.map(([startMs, name], index) => ({
            slot: Number(of.player.slot),
            startMs,
            at: [index, 0],
            camp: { number: name.length, name, level: 8, place: 'in the north' },
          })),
        },
      },
    }) as unknown as Side;
  const a = camps(side('H', []), [120_000, 'Murloc camp'], [150_000, 'Murloc camp'], [200_000, 'Gnoll camp']);
  const b = camps(side('O', []), [121_000, 'Murloc camp'], [260_000, 'Gnoll camp']);
  expect(short(a, b)).toEqual([['Creep camp 2', 200_000, 260_000, 60]]);
  expect(firstDifferences(a, b)[0]!.a!.note).toBe('Gnoll camp, level 8, in the north');
});

test('eight at most, and of no game that was over by then', () => {
  const many = Array.from({ length: 20 }, (_, at) => `${at + 2}:00 hfoo`);
  expect(firstDifferences(side('H', many), side('H', many.map((line) => line.replace(':00', ':30'))))).toHaveLength(8); // prettier-ignore
});
