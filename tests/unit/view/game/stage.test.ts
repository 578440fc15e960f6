import { expect, test } from 'vitest';
import { archiveOf } from '../../../../src/archive/count/archive.ts';
import { onMap } from '../../../../src/archive/count/games-on-map.ts';
import { readInputs } from '../../../../src/archive/corpus/inputs.ts';
import { momentClasses, pinsOf } from '../../../../src/map/fights/moment-pins.ts';
import type { MomentKind } from '../../../../src/game/derive/moments/moment.ts';
import type { Medium, Piece, Words } from '../../../../src/view/rich-text.ts';
import { stageRows } from '../../../../src/view/game/stage-rows.ts';
import { evidencePage, gamePage, ordersPage } from '../../../../src/view/game/pages.ts';
import { markdownOfSections } from '../../../../src/view/markdown/sectioned-page.ts';
import { expectGoldenText } from '../../../support/golden.ts';
import { storySection } from '../../../../src/view/game/story.ts';

const inputs = readInputs([]);
const archive = archiveOf({
  ...inputs,
  games: inputs.games.slice(0, 6),
  exceptions: [],
  builds: [],
  generatedAt: '2026-01-01T00:00:00Z',
});

test.each([
  ['page', gamePage],
  ['evidence', evidencePage],
  ['orders', ordersPage],
])('the %s of a game on its map, as text', (name, pageOf) => {
  const game = archive.games[0]!;
  return expectGoldenText(
    `markdown/${game.replayId}/${name}.md.txt`,
    markdownOfSections(pageOf(archive, game)),
  );
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
  expect(stageRows({ moments, fights: [] }, true, 600_000).map(({ id }) => id)).toEqual(['t=1:01', null]);
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
