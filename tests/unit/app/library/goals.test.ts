import { expect, test } from 'vitest';
import {
  courseOf,
  courseSentence,
  goalName,
  goalText,
  parseGoal,
  goalFromText,
} from '../../../../src/app/library/history/Goals.tsx';
import type { PlayedGame } from '../../../../src/app/library/history/games.ts';
import { libraryDocument, openLibraryFile } from '../../../../src/game/stored/library-file.ts';

const game = (camp: number | null) => ({ values: { camp, apm: 100 } }) as unknown as PlayedGame;

test('a goal is typed, stored and named', () => {
  const goal = goalFromText('camp', ' 1:40 ')!;
  expect(goalText(goal)).toBe('camp<100');
  expect(goalName(parseGoal('camp<100')!)).toMatch(/ 1:40$/);
  expect(goalName(goalFromText('units-8', '20')!)).toBe('Units by 8:00: at least 20');
  for (const [id, typed] of [
    ['camp', 'soon'],
    ['camp', '100'],
    ['apm', '1:40'],
    ['apm', '0'],
    ['else', '5'],
  ] as const)
    expect(goalFromText(id, typed)).toBeNull();
  for (const text of ['camp', 'else<100', 'camp<-1', '']) expect(parseGoal(text)).toBeNull();
});

test('its course counts the games that have a value, ten at a time, the latest first', () => {
  const goal = parseGoal('camp<100')!;
  const games = [
    ...Array.from({ length: 12 }, (_, index) => game(index < 4 ? 90 : 110)),
    game(null),
    game(95),
  ];
  expect(courseOf(goal, games)).toEqual([
    { reached: 2, of: 10 },
    { reached: 3, of: 3 },
  ]);
  for (const some of [games, [game(100)], [game(null)]])
    expect(courseSentence(courseOf(goal, some))).toMatchSnapshot();
});

test('a saved library has the goals, and one without them is as before', () => {
  const words = { me: ['Moon'], words: [], goals: ['camp<100'] };
  const opened = (saved: typeof before) => openLibraryFile(JSON.stringify(libraryDocument([], saved)));
  const { goals: _, ...before } = words;
  expect(opened(words)).toEqual({ games: [], invalid: 0, ...words });
  expect(opened(before)).toEqual({ games: [], invalid: 0, ...before });
});
