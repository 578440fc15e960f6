import { gameTitle } from '../../../../src/view/words.ts';
import { describe, expect, test } from 'vitest';
import { gameText, type GameText } from '../../../../src/view/game/pages.ts';
import { sectionedMarkdown } from '../../../../src/view/markdown/sectioned-page.ts';
import type { GameAnalysis } from '../../../../src/game/analysis.ts';
import { readMarkdown } from '../../../support/read-markdown.ts';
import { games, gameWith } from '../../../support/analysed-archive.ts';
import { PAGE } from '../markdown/page.ts';

const gameMarkdown = (game: GameAnalysis, page: GameText) => sectionedMarkdown(gameText(game, page));
const documentOf = (game: GameAnalysis) => gameMarkdown(game, { ...PAGE, title: gameTitle(game) });
const factsOf = (game: GameAnalysis) => documentOf(game).split('\n## ')[0]!;

test('the document of a real game', async () => {
  const game = gameWith('2305405229');
  await expect(documentOf(game)).toMatchFileSnapshot(`../../../golden/markdown/${game.replayId}.md.txt`);
});

describe('what a recording lacks is said', () => {
  const game = gameWith('2305405229');

  test('who won, and how that is known', () => {
    expect(factsOf(game)).toContain('- Winner: PaTo. Inferred: a leave record says “won”.\n');
    expect(factsOf({ ...game, winner: null })).toContain(
      '- Winner: Not known. The replay doesn’t show who won.\n',
    );
  });

  test('that it is incomplete or could not be decoded', () => {
    expect(factsOf(game)).not.toContain('Warning');
    const incomplete = { reason: 'truncated', sentence: 'The file breaks off.' } as const;
    const facts = factsOf({ ...game, incomplete, clockMs: 61_000, undecodable: 7 });
    expect(facts).toContain('> Warning: This replay is incomplete. The file breaks off. It reaches 1:01.\n');
    expect(facts).toContain(
      '> Warning: 7 blocks of commands could not be decoded, so orders may be missing.\n',
    );
  });

  test('pauses, an unknown event and an unknown patch', () => {
    const facts = gameMarkdown(
      { ...game, pausedMs: 61_000, clockMs: game.decidedMs, patch: null, build: 0, map: '', matchup: null },
      { ...PAGE, event: null },
    );
    expect(facts).toContain('- Event: Not known\n- Map: Not known\n');
    expect(facts).toContain('(1:01 paused, not counted)\n- Patch: Not known\n- Sides: 1v1\n');
  });

  test('a recording that runs on after the game was decided', () => {
    const facts = gameMarkdown({ ...game, decidedMs: 600_000, clockMs: 620_500 }, PAGE);
    expect(facts).toContain('- Length: 10:00 (the replay continues until 10:20)\n');
  });
});

test('a tier upgrade that may not have finished says why', () => {
  const rows = readMarkdown(documentOf(gameWith('2305405229'))).tables[1];
  expect(rows?.[5]).toEqual([
    'Tier 3 ordered',
    '13:46 (order). The game ended before the upgrade could finish.',
    '10:37 (order)',
  ]);
});

test('sections without content are left out, tables are never empty', () => {
  const game = gameWith('2305405229');
  const players = game.players.map((player) => ({
    ...player,
    heroes: [],
    research: [],
    build: [],
  }));
  const { headings, tables } = readMarkdown(documentOf({ ...game, players }));
  expect(headings).not.toContain('2 Heroes');
  expect(headings).not.toContain('2 Research');
  for (const rows of tables) expect(rows.length).toBeGreaterThan(1);
});

test('no value is missing in any document', () => {
  for (const game of games) expect(documentOf(game)).not.toMatch(/undefined|NaN|\[object/);
});
