import { h, render } from 'preact';
import { expect, test } from 'vitest';
import { MapNote } from '../../../../../src/app/drop/report/MapNote.tsx';
import type { OwnMapFile } from '../../../../../src/app/drop/maps/state.ts';
import type { GroundOfGame } from '../../../../../src/app/drop/worker/messages.ts';
import type { GameOnMap } from '../../../../../src/map/story/game-on-map.ts';

const PLAYED = { file: '(2)Echo.w3x', sha1: 'a'.repeat(40), official: null };
const ON_MAP = { chronicle: { places: { name: 'Echo', played: PLAYED } } } as unknown as GameOnMap;
const MINE = { file: 'mine.w3x', name: 'Echo', sha1: 'b'.repeat(40) } as OwnMapFile;

function noteOf(ground: GroundOfGame, maps: readonly OwnMapFile[] = [], onMap: GameOnMap | null = ON_MAP) {
  const box = document.createElement('div');
  render(h(MapNote, { onMap, ground, maps }), box);
  return box.textContent;
}

test.each(['file', 'exact', 'places'] as const)(
  'a game on the visitor’s file says which one it is: %s',
  (match) => {
    expect(noteOf({ kind: 'own', file: 'mine.w3x', match }, [MINE])).toMatchSnapshot();
  },
);

test('a game on a map of the archive says nothing, but of another version that the visitor gave', () => {
  expect(noteOf({ kind: 'archive' })).toBe('');
  expect(noteOf({ kind: 'archive' }, [{ ...MINE, name: 'Other' }])).toBe('');
  expect(noteOf({ kind: 'archive' }, [MINE])).toMatchSnapshot();
});

test('a game on an unknown map says why and how to give its file', () => {
  const failure = { code: 'map-unknown', sentence: 'No map fits.' } as const;
  expect(noteOf({ kind: 'none', failure })).toMatchSnapshot();
  expect(noteOf({ kind: 'none', failure }, [MINE])).toMatchSnapshot();
});

test('nothing is said while maps are looked for, and of a game without places', () => {
  expect(noteOf({ kind: 'looking' })).toBe('');
  expect(noteOf(null, [], null)).toBe('');
});
