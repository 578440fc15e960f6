/** The compare page as a whole: sides from its address, the search, a file and the closest game. */
import { beforeEach, expect, test, vi } from 'vitest';
import { COMPARE_PAGE_WORDS } from '../../../../../src/app/compare/page/words.ts';
import { startCompare } from '../../../../../src/app/compare/page/start.tsx';
import { comparisonLinks } from '../../../../../src/app/compare/links.ts';
import { archiveOpenings } from '../../../../../src/app/compare/closest/opening.ts';
import { encodeOpenings } from '../../../../../src/app/compare/closest/index-text.ts';
import { buildRows } from '../../../../../src/search/rows/build-rows.ts';
import { rowsFile } from '../../../../../src/search/rows/rows.ts';
import { buildWords } from '../../../../../src/search/words/build-words.ts';
import { catalogueOf } from '../../../../../src/archive/count/catalogue.ts';
import { DECODER_VERSION } from '../../../../../src/game/vocabulary.ts';
import { urls } from '../../../../../src/urls.ts';
import { beginPage, choose, press, saysIn, serve, textOf } from '../../../../support/page-here.ts';
import type { DuelOptions } from '../../../../support/recording-writer/scenario.ts';
import { droppedDuel } from '../../library/games.ts';
import { until } from '../../../../support/until.ts';
import { OFFER_WORDS, PICKER_WORDS, SIDE_WORDS } from '../../../../../src/app/compare/page/words.ts';

const named = (replayId: string, options: DuelOptions = {}) => ({
  ...droppedDuel(options).analysis,
  replayId,
});
const later = (game: ReturnType<typeof named>) => ({
  ...game,
  players: game.players.map((player) => ({
    ...player,
    build: player.build.map((step) => ({ ...step, ms: step.ms + 1000 })),
  })),
});
const FIRST = named('first');
const SECOND = named('second', { names: ['Moon', 'Grubby'], races: ['E', 'O'] });
/** Opens like the first game a second later, because identical seconds would mean the same game. */
const THIRD = later(named('third', { names: ['Sky', 'Fly'], winner: 1 }));
const GAMES = [FIRST, SECOND, THIRD];
const placed = GAMES.map((game) => ({ game, eventId: null, fileName: '' }));
const ROWS = buildRows({ catalogue: catalogueOf(placed, [], []), builds: [], games: [] });
const DOCUMENTS = {
  ...Object.fromEntries(GAMES.map((game) => [urls.analysis(game.replayId), game])),
  [urls.searchRows()]: rowsFile(ROWS),
  [urls.searchWords()]: buildWords(ROWS),
  [urls.openingsData()]: encodeOpenings(archiveOpenings(GAMES)),
};

const root = () => document.getElementById('compare')!;

async function open(hash = '', documents: Readonly<Record<string, unknown>> = DOCUMENTS): Promise<string[]> {
  beginPage(`/compare/${hash}`, '<div id="compare"></div>');
  document.title = `${COMPARE_PAGE_WORDS.start} · Farseer`;
  const asked = serve(documents);
  startCompare(root(), () =>
    Promise.resolve({
      readFile: () =>
        Promise.resolve({ ok: true, value: { packed: 'AbC', analysis: THIRD, decoder: DECODER_VERSION } }),
      readLinked: () => Promise.reject(new Error('not asked for')),
    }),
  );
  await until(() => expect(root().dataset['ready']).toBe(''));
  return asked;
}

/** Types in the search of the only empty side. */
async function search(words: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('input[role=combobox]')!;
  field.focus();
  choose(field, words);
  await until(() => expect(document.querySelectorAll('[role=option]').length).toBeGreaterThan(0));
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

test('the address of a game page compares the two players of its game', async () => {
  const { duel } = comparisonLinks(FIRST);
  const asked = await open(new URL(duel!, location.href).hash);
  expect(textOf('h1')).toBe('Arthas compared with Thrall');
  expect(document.title).toBe('Arthas compared with Thrall · Farseer');
  expect(textOf('.comparison')).toContain('Altar of Kings');
  expect(textOf('.comparison')).toContain('Altar of Storms');
  expect(asked).toEqual([urls.analysis('first')]);
});

test('a game of the archive is found by words, with arrows and Enter; then its player is chosen', async () => {
  await open('#a=first.1');
  await search('moon elf');
  expect(textOf('[role=option]')).toBe('Moon vs Grubby on Concealed Hill Night Elf vs Orc');
  const field = document.querySelector<HTMLInputElement>('input[role=combobox]')!;
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await until(() => expect(field.getAttribute('aria-activedescendant')).toBe('search-b-games-0'));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await saysIn('.side.b', SIDE_WORDS.choosePlayer);
  expect(location.hash).toBe('#a=first.1&b=second.');
  [...document.querySelectorAll('.side.b label')]
    .find(({ textContent }) => textContent.includes('Grubby'))!
    .querySelector('input')!
    .click();
  await until(() => expect(textOf('h1')).toBe('Arthas compared with Grubby'));
});

test('the search is that of the list: beginnings of names find games, and words that it does not know are said', async () => {
  await open('#a=first.1');
  await search('fl');
  expect(textOf('[role=option]')).toContain('Sky vs Fly');
  await search('grubby gobbledygook');
  await saysIn('.side.b', PICKER_WORDS.missing(['gobbledygook']));
  expect(document.querySelectorAll('[role=option]')).toHaveLength(1);
});

test('a replay of the visitor’s own is read here, and travels in the address', async () => {
  await open('#a=first.1');
  const give = document.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(give, 'files', { value: [new File(['x'], 'own.w3g')] });
  give.dispatchEvent(new Event('change', { bubbles: true }));
  await saysIn('.side.b', SIDE_WORDS.fromLink);
  expect(location.hash).toBe('#a=first.1&b=~AbC.');
});

test('the closest game is offered with its reasons and its points, and can be taken', async () => {
  await open('#a=first.1');
  await saysIn('.candidates', 'Sky');
  expect(Number(textOf('.candidates li strong'))).toBeGreaterThan(90);
  expect(textOf('.candidates summary')).toContain('Sky vs Fly on Concealed Hill');
  await press(`${OFFER_WORDS.choose} Sky`);
  await until(() => expect(textOf('h1')).toBe('Arthas compared with Sky'));
});

test('with one player, the page says what is missing, and the opponent is one press away', async () => {
  await open('#a=first.1');
  await saysIn('#compare', COMPARE_PAGE_WORDS.wants(['a game for B']));
  await press(SIDE_WORDS.opponent('Thrall'));
  await until(() => expect(textOf('h1')).toBe('Arthas compared with Thrall'));
  expect(location.hash).toBe('#a=first.1&b=first.2');
});

test('without a game, the buttons for files of both sides have names that tell them apart', async () => {
  await open();
  const buttons = [...document.querySelectorAll('.picker button')];
  const names = buttons.map((button) => button.getAttribute('aria-label') ?? '');
  expect(new Set(names).size).toBe(2);
  for (const [at, button] of buttons.entries()) expect(names[at]).toContain(button.textContent);
});
