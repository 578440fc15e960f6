import { expect, test } from 'vitest';
import { randomItem } from '../../../../src/map/file/random-item.ts';

test('ids of random items name class and level', () => {
  expect(randomItem('YkI2')).toEqual({ class: 'power-up', level: 2 });
  expect(randomItem('YiI4')).toEqual({ class: 'permanent', level: 4 });
  expect(randomItem('YYI/')).toEqual({ class: 'any', level: null });
});

test.each(['rwat', 'YkI9', 'YhI1', 'YkI', ''])('%s is no random item', (id) => {
  expect(randomItem(id)).toBeNull();
});
