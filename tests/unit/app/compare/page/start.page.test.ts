/** The compare page as a whole: sides from its address, the search, a file and the closest game. */
import { beforeEach, expect, test, vi } from 'vitest';
import { COMPARE_PAGE_WORDS } from '../../../../../src/app/compare/page/words.ts';
import { startCompare } from '../../../../../src/app/compare/page/start.tsx';
import { comparisonLinks, exampleComparison } from '../../../../../src/app/compare/links.ts';
import { archiveOpenings } from '../../../../../src/app/compare/closest/opening.ts';
import { encodeOpenings } from '../../../../../src/app/compare/closest/index-text.ts';
import { browserIndex } from '../../../../../src/view/ask/index/browser-index.ts';
import { encodeIndex } from '../../../../../src/view/ask/index/encode.ts';
import { catalogueOf } from '../../../../../src/archive/count/catalogue.ts';
import { DECODER_VERSION } from '../../../../../src/game/vocabulary.ts';
import { urls } from '../../../../../src/urls.ts';
import { beginPage, choose, press, saysIn, serve, textOf } from '../../../../support/page-here.ts';
import type { DuelOptions } from '../../../../support/recording-writer/scenario.ts';
import { droppedDuel } from '../../drop/games.ts';

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
const DOCUMENTS = {
  ...Object.fromEntries(GAMES.map((game) => [urls.analysis(game.replayId), game])),
  [urls.browserIndex()]: encodeIndex(browserIndex(catalogueOf(placed, [], []))),
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
  await vi.waitFor(() => expect(root().dataset['ready']).toBe(''));
  return asked;
}

/** Types in the search of the only empty side. */
async function search(words: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('input[role=combobox]')!;
  field.focus();
  choose(field, words);
  await vi.waitFor(() => expect(document.querySelectorAll('[role=option]').length).toBeGreaterThan(0));
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

test('“both” is read as the players in the order of the lobby, and the address says who they are from then on', async () => {
  await open('#both=second');
  expect(textOf('h1')).toBe('Moon compared with Grubby');
  expect(location.hash).toBe(new URL(comparisonLinks(SECOND).duel!, location.href).hash);
});

test('sides are swapped and cleared, and each step is one of the address', async () => {
  await open('#both=first');
  await press('Swap A and B');
  await vi.waitFor(() => expect(textOf('h1')).toBe('Thrall compared with Arthas'));
  const swapped = location.hash;
  await press('Choose another game');
  await vi.waitFor(() => expect(document.querySelector('.comparison')).toBeNull());
  expect(location.hash).not.toBe(swapped);
  history.replaceState(null, '', `/compare/${swapped}`);
  dispatchEvent(new Event('popstate'));
  await vi.waitFor(() => expect(textOf('h1')).toBe('Thrall compared with Arthas'));
});

test('a game of the archive is found by words, with arrows and Enter; then its player is chosen', async () => {
  await open('#a=first.1');
  await search('moon elf');
  expect(textOf('[role=option]')).toBe('Moon vs Grubby on Concealed Hill Night Elf vs Orc');
  const field = document.querySelector<HTMLInputElement>('input[role=combobox]')!;
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await vi.waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe('search-b-0'));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await saysIn('.side.b', 'Choose the player to compare.');
  expect(location.hash).toBe('#a=first.1&b=second.');
  [...document.querySelectorAll('.side.b label')]
    .find(({ textContent }) => textContent.includes('Grubby'))!
    .querySelector('input')!
    .click();
  await vi.waitFor(() => expect(textOf('h1')).toBe('Arthas compared with Grubby'));
});

test('a search that nothing fits, and a list that does not come, say so', async () => {
  await open('#a=first.1');
  const field = () => document.querySelector<HTMLInputElement>('input[role=combobox]')!;
  field().focus();
  choose(field(), 'nobody of this name');
  await saysIn('.picker', 'No game has all of these words.');
  await open('#a=first.1', { [urls.analysis('first')]: FIRST });
  field().focus();
  choose(field(), 'moon');
  await saysIn('.picker', 'The list of games could not be loaded');
});

test('a replay of the visitor’s own is read here, and travels in the address', async () => {
  await open('#a=first.1');
  const give = document.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(give, 'files', { value: [new File(['x'], 'own.w3g')] });
  give.dispatchEvent(new Event('change', { bubbles: true }));
  await saysIn('.side.b', 'read from the link and nowhere else');
  expect(location.hash).toBe('#a=first.1&b=~AbC.');
});

test('the closest game is offered with its reasons and its points, and can be taken', async () => {
  await open('#a=first.1');
  await press('Find the closest game in the archive');
  await saysIn('.candidates', 'Sky');
  expect(Number(textOf('.candidates li strong'))).toBeGreaterThan(90);
  expect(textOf('.candidates h3')).toContain('Sky vs Fly on Concealed Hill');
  await press('Compare with Sky as B');
  await vi.waitFor(() => expect(textOf('h1')).toBe('Arthas compared with Sky'));
});

test('a link that means nothing, and a game that is not there, say so with their codes', async () => {
  await open('#a=first.1&b=no such thing');
  expect(textOf('.side.b code')).toBe('wrong-link');
  await open('#a=first.1&b=gone.1');
  expect(textOf('.side.b code')).toBe('no-such-game');
});

test('the example of the page is a duel in which both ordered tier 3; there is none without such a game', () => {
  const archive = (games: typeof GAMES) =>
    ({ games: games.map((analysis) => ({ replayId: analysis.replayId, analysis })) }) as never;
  expect(exampleComparison(archive(GAMES))).toEqual({
    href: comparisonLinks(FIRST).duel,
    title: 'Arthas vs Thrall on Concealed Hill',
  });
  const short = GAMES.map((game) => ({
    ...game,
    players: game.players.map((player) => ({ ...player, tiers: [] })),
  }));
  expect(exampleComparison(archive(short))).toBeNull();
});
