import { expect, test } from 'vitest';
import { compareBuilds, rowName, type OrderRow } from '../../../../src/app/compare/rows.ts';
import { idsOf, ROLE_NAMES } from '../../../../src/app/compare/counterparts.ts';
import { findObject } from '../../../../src/game/objects/table.ts';
import { RACES } from '../../../../src/game/races.ts';
import { side } from './sides.ts';

const short = (rows: readonly OrderRow[]) =>
  rows.map((row) => [rowName(row), row.a?.ms ?? null, row.b?.ms ?? null, row.ahead ?? row.gap]);

test('the nth of a kind stands beside the nth of the same kind, in order of the earlier side', () => {
  const a = side('H', ['0:10 halt', '0:20 hbar', '1:30 hfoo', '2:00 hfoo']);
  const b = side('H', ['0:12 halt', '1:00 hfoo', '1:20 hfoo', '1:50 hbar']);
  expect(short(compareBuilds(a, b))).toMatchSnapshot();
});

test('cancelled steps are no order', () => {
  const a = side('H', ['1:00 hbar 0', '1:30 hbar']);
  expect(short(compareBuilds(a, side('H', ['1:00 hbar'])))).toEqual([['Barracks', 90_000, 60_000, -30]]);
});

test('heroes are compared by their place, whichever they are', () => {
  const a = side('U', ['1:00 Udea', '5:00 Ulic']);
  const b = side('U', ['1:10 Ucrl', '4:00 Udea']);
  expect(short(compareBuilds(a, b))).toMatchSnapshot();
});

test('of different races only what has the same role stands together', () => {
  const a = side('H', ['0:10 halt', '0:30 hfoo', '0:40 hslv', '3:00 hkee']);
  const b = side('O', ['0:12 oalt', '0:30 ogru', '2:50 ostr']);
  expect(short(compareBuilds(a, b))).toMatchSnapshot();
});

test('a gap says when the other game was over', () => {
  const a = side('H', ['8:00 hbla']);
  expect(compareBuilds(a, side('H', [], { endsAt: '7:00' }))[0]?.gap).toBe('over');
  expect(compareBuilds(a, side('H', [], { change: { leftMs: 7000 } }))[0]?.gap).toBe('over');
  expect(compareBuilds(a, side('H', []))[0]?.gap).toBe('never');
});

test('differences are between the whole seconds that are shown', () => {
  const shifted = (ms: number) => {
    const own = side('H', ['1:00 halt']);
    own.player.build[0]!.ms += ms;
    return own;
  };
  expect(compareBuilds(shifted(950), shifted(1050))[0]?.ahead).toBe(1);
  expect(compareBuilds(shifted(50), shifted(950))[0]?.ahead).toBe(0);
});

test('every role has one object of each race', () => {
  for (const role of ROLE_NAMES)
    expect(
      idsOf(role).map((id) => findObject(id)?.race),
      role,
    ).toEqual([...RACES]);
});
