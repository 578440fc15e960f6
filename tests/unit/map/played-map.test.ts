import { expect, test } from 'vitest';
import { playedMap, playedMapWords } from '../../../src/map/fit/played-map.ts';
import { PLAYED_ON } from '../../../src/map/words.ts';

const MAP = { path: 'Maps\\FrozenThrone/(2)EchoIsles.w3x', checksum: '', sha1: '0123456789'.repeat(4) };

test('the version of a map is its file, with what is known of its digest', () => {
  expect(playedMapWords(playedMap(MAP))).toBe('Played on (2)EchoIsles.w3x (SHA-1 01234567…).');
  expect(playedMapWords(playedMap(MAP, 'maps/frozenthrone/(2)echoisles.w3x'))).toBe(
    PLAYED_ON.official('(2)EchoIsles.w3x', ' (SHA-1 01234567…)'),
  );
  expect(playedMapWords(playedMap(MAP, 'maps/W3Champions/v5/w3c_echo.w3x'))).toBe(
    PLAYED_ON.w3champions('(2)EchoIsles.w3x', ' (SHA-1 01234567…)'),
  );
  expect(playedMapWords(playedMap({ path: 'a.w3x', checksum: '' }))).toBe('Played on a.w3x.');
  expect(playedMapWords(playedMap({ path: '', checksum: '' }))).toBe('');
});
