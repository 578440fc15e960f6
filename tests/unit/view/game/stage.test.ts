import { expect, test } from 'vitest';
import { archiveOf } from '../../../../src/archive/count/archive.ts';
import { onMap } from '../../../../src/archive/count/games-on-map.ts';
import { readInputs } from '../../../../src/archive/corpus/inputs.ts';
import { momentClasses, momentFragment, pinsOf } from '../../../../src/game/map/moment-pins.ts';
import type { MomentKind } from '../../../../src/game/derive/moments/moment.ts';
import { UNTOLD } from '../../../../src/game/map/story-of-game.ts';
import type { Medium, Piece, Words } from '../../../../src/view/rich-text.ts';
import { stageRows } from '../../../../src/view/game/stage-rows.ts';
import { stage } from '../../../../src/view/game/stage.ts';
import { storySection } from '../../../../src/view/game/story.ts';

const inputs = readInputs([]);
const archive = archiveOf({
  ...inputs,
  games: inputs.games.slice(0, 6),
  exceptions: [],
  builds: [],
  generatedAt: '2026-01-01T00:00:00Z',
});

test('every row has an id or shares that of its second, and its pin leads to the same time', () => {
  for (const game of archive.games) {
    const section = stage(game.analysis, onMap(archive, game))!;
    const [part] = section.parts.flatMap((one) => (one.kind === 'only' ? one.parts() : []));
    if (part?.kind !== 'stage') throw new Error('The first part is the stage.');
    const { card, rows } = part.stage;
    const onCard = [...card!.matchAll(/ href="#(t=[^"]+)"/g)].map(([, id]) => id);
    const ids = rows.flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { fragment, ms, number } of rows) {
      expect(fragment).toBe(momentFragment(ms));
      if (number !== null) expect(onCard).toContain(fragment);
      expect(ids).toContain(fragment);
    }
    const numbers = rows.flatMap(({ number }) => number ?? []);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(rows.filter(({ bold }) => bold).length * 3).toBeLessThanOrEqual(rows.length);
  }
});

test('every claim of a story leads to a row or a section of the page, or to a fight on the page of evidence', () => {
  const sections = ['moments', 'creep-routes', 'timings', 'heroes', 'players', 'facts'];
  for (const game of archive.games) {
    const { chronicle } = onMap(archive, game);
    const { story, storyEvidence, moments, fights } = chronicle;
    expect(storyEvidence.length).toBeGreaterThan(5);
    for (const { sentence, at, text, shows, ms } of storyEvidence) {
      expect(story[sentence]!.slice(at, at + text.length)).toBe(text);
      if (shows === 'fights') expect(fights.map(({ startMs }) => startMs)).toContain(ms);
      else if (ms !== null) expect(moments.map((row) => row.ms)).toContain(ms);
      else expect(sections).toContain(shows);
    }
    const [part] = storySection(chronicle, '/made/')!.parts;
    if (part?.kind !== 'list') throw new Error('A story is a list.');
    expect(part.items.map((words) => textOf(words, 'page'))).toEqual(story);
    expect(part.items.map((words) => textOf(words, 'twin'))).toEqual(story);
  }
});

test('links of a story whose text is a time have a longer name for screen readers', () => {
  const section = storySection(onMap(archive, archive.games[0]!).chronicle, '/made/')!;
  const html = JSON.stringify(section);
  expect(html).toMatch(/"text":"\d+:\d\d","href":"#t=[^"]+","label":"\d+:\d\d on the stage"/);
  expect(html).not.toMatch(/"text":"\d+:\d\d","href":"[^"]+"}/);
});

/** Words as text, including those of one medium. */
const textOf = (words: Words, medium: Medium): string =>
  (Array.isArray(words) ? (words as readonly Piece[]) : [words as Piece])
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('text' in piece) return piece.text;
      return 'words' in piece && piece.only === medium ? textOf(piece.words, medium) : '';
    })
    .join('');

test('two moments of one second share one id', () => {
  const moment = {
    ...{ ms: 61_000, endMs: null, kind: 'camp' as const, at: [0, 0] as [number, number], side: 0 },
    ...{ sentence: 'Creeps', basis: 'order' as const, place: null, orders: null, bold: false },
  };
  const moments = [moment, { ...moment, ms: 61_400 }];
  expect(stageRows(moments, true, 600_000).map(({ id }) => id)).toEqual(['t=1:01', null]);
  expect(pinsOf(moments).map((pin) => pin!.number)).toEqual([1, 2]);
});

test('a moment belongs to the minutes in which it was over; the last fight and the leave to the whole game', () => {
  const moment = (kind: MomentKind, ms: number, endMs: number | null = null) => ({ kind, ms, endMs });
  expect(
    momentClasses([
      moment('camp', 299_999),
      moment('hero', 300_000),
      moment('fight', 290_000, 480_000),
      moment('tier', 600_000),
      moment('fight', 100_000, 500_000),
      moment('leave', 200_000),
    ]),
  ).toEqual(['', 'from-5', 'from-8', 'from-10', 'from-10', 'from-10']);
});

test('a game without places says so, and tells no story; a dropped replay has no such section', () => {
  const [{ analysis } = archive.games[0]!] = archive.games;
  const without = {
    chronicle: UNTOLD,
    card: null,
    ground: '',
    legend: [],
    routes: {},
    pulse: null,
    play: null,
  };
  expect(JSON.stringify(stage(analysis, without))).toContain('This game has no map');
  expect(storySection(without.chronicle)).toBeNull();
  expect(stage(analysis, undefined)).toBeNull();
});
