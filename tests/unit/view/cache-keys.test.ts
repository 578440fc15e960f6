/** Digests for caching pages: equal for the same archive, different for each thing that a page shows. */
import { afterAll, expect, test, vi } from 'vitest';
import { cardOf } from '../../../src/view/png/cards.ts';
import { keyOfCard, keyOfGame, keyOfGamePage } from '../../../src/view/cache-keys.ts';
import type { ArchiveInputs } from '../../../src/archive/count/archive.ts';
import { archiveWith, type GameLike } from '../archive/count/archives.ts';

const GAMES: readonly GameLike[] = [
  { id: 'a', event: 'winter' },
  { id: 'b', event: 'winter' },
  { id: 'c', event: 'autumn' },
];
const known = (name: string) => ({ name, aliases: ['Arthas'], source: 'https://example.org/' });

/** The keys of game `a` in an archive. */
async function keysIn(games = GAMES, more: Partial<ArchiveInputs> = {}) {
  const archive = archiveWith(games, more);
  const game = archive.gameOf('a');
  return {
    ...{ all: await keyOfGame(archive, game), page: await keyOfGamePage(archive, game) },
    ...{ card: await keyOfCard(archive, game), picture: await cardOf(archive, game) },
  };
}
// During development there are no keys.
vi.stubEnv('DEV', false);
afterAll(() => vi.unstubAllEnvs());

const before = await keysIn();

test('an archive that was read anew has the same keys', async () => {
  expect(await keysIn()).toEqual(before);
  expect(before.all).not.toBe(before.page);
});

test('another file, another event and another name are other pages and other pictures', async () => {
  const winter = { id: 'winter', name: 'Winter Cup II', organiser: null, date: '2020-01' };
  for (const more of [
    { digestOf: ({ file }) => `${file} changed` },
    { events: [winter] },
    { players: [known('The King')] },
  ] satisfies Partial<ArchiveInputs>[]) {
    const after = await keysIn(GAMES, more);
    for (const key of ['all', 'page', 'card'] as const) expect(after[key]).not.toBe(before[key]);
  }
});

test('a game more moves the place among all others, and what lists its event, but no picture', async () => {
  const after = await keysIn([...GAMES, { id: 'd', event: 'winter' }]);
  expect(after.page).not.toBe(before.page);
  expect(after.card).toBe(before.card);
  expect(after.picture).toEqual(before.picture);
});
