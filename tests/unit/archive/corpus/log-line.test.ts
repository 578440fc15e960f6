import { expect, test } from 'vitest';
import { logLine } from '../../../../src/archive/corpus/log-line.ts';

test('text of strangers is one line that no runner obeys', () => {
  expect(logLine('a\r\n::error::b\u2028##[add-mask]c\u202e')).toBe('a : :error: :b # #[add-mask]c');
  expect(logLine('cup/1_Arthas_Thrall_Map.game.json: 3 of 5')).toBe(
    'cup/1_Arthas_Thrall_Map.game.json: 3 of 5',
  );
});
