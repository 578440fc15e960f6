import { h, render } from 'preact';
import { expect, test } from 'vitest';
import { MapNote } from '../../../../../src/app/drop/maps/MapNote.tsx';
import type { OwnMapFile } from '../../../../../src/app/drop/maps/store.ts';
import type { GroundOfGame } from '../../../../../src/app/drop/worker/messages.ts';
import type { GameOnMap } from '../../../../../src/game/map/game-on-map.ts';

const PLAYED = { file: '(2)Echo.w3x', sha1: 'a'.repeat(40), official: null };
const ON_MAP = { chronicle: { places: { name: 'Echo', played: PLAYED } } } as unknown as GameOnMap;
const MINE = { file: 'mine.w3x', name: 'Echo', sha1: 'b'.repeat(40) } as OwnMapFile;

function noteOf(ground: GroundOfGame, maps: readonly OwnMapFile[] = [], onMap: GameOnMap | null = ON_MAP) {
  const box = document.createElement('div');
  render(h(MapNote, { onMap, ground, maps }), box);
  return box.textContent;
}

test.each([
  ['file', 'The report uses your map file mine.w3x: the very file that was played.'],
  ['exact', 'another version of the map that was played, with the same starts, mines and trees.'],
  ['places', 'another version of the map that was played: starts and mines match, but some trees differ.'],
] as const)('a game on the visitor’s file says which one it is: %s', (match, words) => {
  expect(noteOf({ kind: 'own', file: 'mine.w3x', match }, [MINE])).toContain(words);
});

test('a game on a map of the archive says nothing, but of another version that the visitor gave', () => {
  expect(noteOf({ kind: 'archive' })).toBe('');
  expect(noteOf({ kind: 'archive' }, [{ ...MINE, name: 'Other' }])).toBe('');
  expect(noteOf({ kind: 'archive' }, [MINE])).toBe(
    'Your map file mine.w3x is another version of this map. The report shows the one that was played.',
  );
});

test('a game on an unknown map says why and how to give its file', () => {
  const failure = { code: 'map-unknown', sentence: 'No map file at hand fits.' } as const;
  const words = noteOf({ kind: 'none', failure });
  for (const part of ['No map file at hand fits. Reason map-unknown', '(2)Echo.w3x', 'Warcraft III/Maps'])
    expect(words).toContain(part);
  expect(noteOf({ kind: 'none', failure }, [MINE])).toContain(
    'mine.w3x is another version that does not fit',
  );
});

test('nothing is said while maps are looked for, and of a game without places', () => {
  expect(noteOf({ kind: 'looking' })).toBe('');
  expect(noteOf(null, [], null)).toBe('');
});
