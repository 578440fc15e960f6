import { expect, test } from 'vitest';
import { playedMap, playedMapWords } from '../../../../src/game/map/played-map.ts';

const MAP = { path: 'Maps\\FrozenThrone/(2)EchoIsles.w3x', checksum: '', sha1: '0123456789'.repeat(4) };

test('the version of a map is its file, with what is known of its digest', () => {
  expect(playedMapWords(playedMap(MAP))).toBe('Played on (2)EchoIsles.w3x (SHA-1 01234567…).');
  expect(playedMapWords(playedMap(MAP, 'maps/frozenthrone/(2)echoisles.w3x'))).toBe(
    'Played on (2)EchoIsles.w3x, a map of the game itself (SHA-1 01234567…).',
  );
  expect(playedMapWords(playedMap(MAP, 'maps/W3Champions/v5/w3c_echo.w3x'))).toContain(
    ', a map of W3Champions (',
  );
  expect(playedMapWords(playedMap({ path: 'a.w3x', checksum: '' }))).toBe('Played on a.w3x.');
  expect(playedMapWords(playedMap({ path: '', checksum: '' }))).toBe('');
});
