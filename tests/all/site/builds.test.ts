/** The builds with their pages, and their entries in the data. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ReplayIndex } from '../../../src/contract/index-schema.ts';
import type { GameAnalysis } from '../../../src/game/analysis.ts';
import { formatClock } from '../../../src/game/clock.ts';
import { joinRepeats, stepText } from '../../../src/view/step-text.ts';
import { urls } from '../../../src/urls.ts';
import { builtJson, builtPage } from '../../support/build.ts';
import { expectGolden } from '../../support/golden.ts';

const TEXTS = new URL('../../../src/content/builds/', import.meta.url).pathname;
const ids = readdirSync(TEXTS).map((file) => file.replace(/\.mdx$/, ''));
const { replays } = builtJson<ReplayIndex>('data/summaries-index.json');
const analysisOf = (replayId: string) => builtJson<GameAnalysis>(urls.analysis(replayId).slice(1));

const pageOf = (id: string) => builtPage(`${urls.build(id).slice(1)}index.html`);
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const cellsOf = (row: ReturnType<typeof builtPage>): string[] =>
  row.querySelectorAll('th, td').map((cell) => oneLine(cell.structuredText));

/** Ids of the games in the table of a build's page. */
const listed = (id: string): string[] =>
  pageOf(id)
    .querySelectorAll('table.games tbody th a')
    .map((link) => decodeURIComponent(link.getAttribute('href')!.split('/').at(-2)!));

/** The players of a build with their games, and the row of times. */
function playersOf(id: string) {
  const rows = pageOf(id).querySelectorAll('table.build-timings tbody tr:not(.median)');
  return rows.map((row) => {
    const link = row.querySelector('th a')!;
    const replayId = decodeURIComponent(link.getAttribute('href')!.split('/').at(-2)!);
    const [handle = ''] = link.text.split(' vs ');
    const player = analysisOf(replayId).players.find((one) => one.handle === handle)!;
    return { replayId, handle, player, cells: cellsOf(row).slice(1) };
  });
}

test('the index names only builds of the library, sorted', () => {
  for (const { builds } of replays) {
    expect(builds).toEqual([...new Set(builds)].sort());
    expect(builds.filter((id) => !ids.includes(id))).toEqual([]);
  }
  expect(ids.length).toBeGreaterThanOrEqual(12);
});

test('the list shows every build with the number of its games', () => {
  const rows = builtPage('builds/index.html').querySelectorAll('table.library tbody tr');
  const shown = rows.map((row) => [row.querySelector('a')!.getAttribute('href'), cellsOf(row).at(-1)]);
  const expected = ids.map((id) => [
    urls.build(id),
    String(replays.filter(({ builds }) => builds.includes(id)).length),
  ]);
  expect(shown.sort()).toEqual(expected.sort());
});

describe.each(ids)('the page of %s', (id) => {
  const players = playersOf(id);

  test('lists exactly the games that the index attaches, in its order', () => {
    const games = replays.filter(({ builds }) => builds.includes(id)).map(({ replayId }) => replayId);
    expect(listed(id)).toEqual(games);
    expect([...new Set(players.map(({ replayId }) => replayId))]).toEqual(games);
  });

  test('shows the whole order of one of them, and offers all of them as examples', () => {
    const page = pageOf(id);
    const options = page.querySelectorAll('#example option[data-game]');
    expect(options.map((option) => `${option.getAttribute('data-game')}`).sort()).toEqual(
      players.map(({ replayId }) => urls.analysis(replayId)).sort(),
    );
    const shown = page.querySelector('#example option[selected]');
    if (!shown) return;
    const game = builtJson<GameAnalysis>(shown.getAttribute('data-game')!.slice(1));
    const player = game.players.find(({ slot }) => slot === shown.getAttribute('data-slot'))!;
    const rows = page.querySelectorAll('#example-order tbody tr');
    const steps = joinRepeats(player.build);
    expect(steps.reduce((sum, { presses }) => sum + presses, 0)).toBe(
      player.build.reduce((sum, { presses }) => sum + presses, 0),
    );
    expect(rows.map((row) => cellsOf(row).at(-1))).toEqual(steps.map(stepText));
    expect(rows.map((row) => row.querySelector('th a')!.getAttribute('href'))).toEqual(
      steps.map(({ ms }) => `${urls.game(game.replayId)}#t=${formatClock(ms)}`),
    );
  });
});

// Each of these was compared with the game's build order by eye. Before accepting a change of the rules or the
// analysis that attaches other games, check those in the same way.
test('the attachments are the ones that were checked', async () => {
  const attached = ids.map((id) => [
    id,
    playersOf(id).map(({ replayId, handle }) => `${replayId} ${handle}`),
  ]);
  await expectGolden('builds', 'attachments', Object.fromEntries(attached.sort()));
});
