import { describe, expect, test } from 'vitest';
import { evidenceOf, reasonOf } from '../../../../src/view/game/evidence.ts';
import { unitsAndBuildings } from '../../../../src/view/game/made.ts';
import { numberMade } from '../../../../src/view/step-text.ts';
import { count } from '../../../support/counts.ts';
import { analysedPlayer as player, namedStep as step } from '../../../support/analysed.ts';
import { gameOf } from '../games.ts';

test('bounds that are equal are one number', () => {
  expect(numberMade({ min: 12, max: 16 })).toBe('12–16');
  expect(numberMade({ min: 3, max: 3 })).toBe('3');
});

describe('evidence', () => {
  test('names each object that proves itself with the order it fits, and what lone presses add', () => {
    const born = { seen: 230_000, from: 200_000, to: 215_000, estimate: 210_000, maker: null };
    const births = [
      { ...born, object: 12, basis: 'seen' as const, ordered: 190_000, maker: 7 },
      {
        ...born,
        object: 15,
        from: 240_000,
        to: 240_500,
        seen: 245_000,
        basis: 'slot' as const,
        ordered: null,
      },
    ];
    const [reason, , ...objects] = evidenceOf(
      count('ohun', 'unit', ['3:10', '3:20', '3:40'], { proven: 0, min: 3, births }),
    );
    expect(reason).toMatchSnapshot();
    expect(objects).toMatchSnapshot();
  });

  test('says between when a building was begun and done', () => {
    const times = { seen: 60_000, from: 10_000, to: 12_000, estimate: 11_000, ordered: null, maker: null };
    const births = [{ ...times, object: 3, basis: 'seen' as const, standing: { from: 70_000, to: 72_000 } }];
    expect(evidenceOf(count('obar', 'building', ['0:10'], { proven: 0, min: 1, births })).at(-1)).toBe(
      '#3: begun at 0:10–0:12, first seen at 1:00, finished at 1:10–1:12.',
    );
    const forms = [
      { id: 'hgtw', name: 'Guard Tower', ordered: 80_000, done: { from: 110_000, to: 130_000 } },
    ];
    const towers = births.map((birth) => ({ ...birth, forms }));
    expect(
      evidenceOf(count('hwtw', 'building', ['0:10'], { proven: 0, min: 1, births: towers })).at(-1),
    ).toBe(
      '#3: begun at 0:10–0:12, first seen at 1:00, finished at 1:10–1:12, upgraded to Guard Tower at 1:50–2:10.',
    );
  });

  test('says what the ceiling took away, and what contradicts', () => {
    const three = ['1:00', '2:00', '3:00'];
    const orders = [1, 2, 3].map((minute) => ({
      ms: minute * 60_000,
      maker: null,
      makers: [],
      may: minute === 1 ? 1 : 0,
    }));
    const lost = { cancelled: 1, late: 1 };
    expect(reasonOf(count('ohun', 'unit', three, { proven: 1, max: 1, orders, lost }))).toMatchSnapshot();
    expect(reasonOf(count('Obla', 'hero', three, { proven: 1, max: 1 }))).toMatchSnapshot();
    expect(reasonOf(count('ohun', 'unit', three, { proven: 3, contradicted: true }))).toMatchSnapshot();
  });
});

test('of games without objects, orders are told', () => {
  const build = [
    ...[1, 2, 3].map((second) => step(second * 1000, 'Footman')),
    step(4000, 'Footman', { cancelled: true }),
    step(5000, 'Boots of Speed', { type: 'item' }),
  ];
  const section = unitsAndBuildings(gameOf([player({ build })]))!;
  expect(JSON.stringify(section)).toContain('Units ordered: Footman ×3.');
  expect(JSON.stringify(section)).toContain('Boots of Speed ×1.');
  expect(unitsAndBuildings(gameOf([player()]))).toBeNull();
});
