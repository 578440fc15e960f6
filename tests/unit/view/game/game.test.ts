import { UNKNOWN_WINNERS } from '../../../../src/game/derive/winner.ts';
import { gameTitle } from '../../../../src/view/game-title.ts';
import { describe, expect, test } from 'vitest';
import { gameText, type GameText } from '../../../../src/view/game/pages.ts';
import { markdownOfSections } from '../../../../src/view/markdown/sectioned-page.ts';
import type { GameAnalysis } from '../../../../src/game/analysis.ts';
import { games, gameWith } from '../../../support/analysed-archive.ts';
import { PAGE } from '../markdown/page.ts';

const gameMarkdown = (game: GameAnalysis, page: GameText) => markdownOfSections(gameText(game, page));
const documentOf = (game: GameAnalysis) => gameMarkdown(game, { ...PAGE, title: gameTitle(game) });
const factsOf = (game: GameAnalysis) => documentOf(game).split('\n## ')[0]!;

test('the document of a real game', async () => {
  const game = gameWith('2305405229');
  await expect(documentOf(game)).toMatchFileSnapshot(`../../../golden/markdown/${game.replayId}.md.txt`);
});

describe('what a recording lacks is said', () => {
  const game = gameWith('2305405229');

  test('who won, and how that is known', () => {
    expect(factsOf(game)).toMatch(/^- Winner: PaTo\. /m);
    const winnerUnknown = { reason: 'draw', sentence: UNKNOWN_WINNERS.draw } as const;
    expect(factsOf({ ...game, winner: null, winnerUnknown })).toContain(
      `- Winner: Not known. ${UNKNOWN_WINNERS.draw}\n`,
    );
  });

  test('that it is incomplete or could not be decoded', () => {
    expect(factsOf(game)).not.toContain('Warning');
    const incomplete = { reason: 'truncated', sentence: 'It ends.' } as const;
    const facts = factsOf({ ...game, incomplete, clockMs: 61_000, undecodable: 7 });
    expect(facts.match(/^> Warning: .*/gm)).toMatchSnapshot();
  });

  test('pauses, an unknown event and an unknown patch', () => {
    const facts = gameMarkdown(
      { ...game, pausedMs: 61_000, clockMs: game.decidedMs, patch: null, build: 0, map: '', matchup: null },
      { ...PAGE, event: null },
    );
    expect(facts).toContain('- Map: Not known\n');
    expect(facts).toContain('(1:01 paused, not counted)\n- Patch: Not known\n- Sides: 1v1\n');
  });

  test('a recording that runs on after the game was decided', () => {
    const facts = gameMarkdown({ ...game, decidedMs: 600_000, clockMs: 620_500 }, PAGE);
    expect(facts).toMatch(/^- Length: 10:00 \(.* 10:20\)$/m);
  });
});

test('no value is missing in any document', () => {
  for (const game of games) expect(documentOf(game)).not.toMatch(/undefined|NaN|\[object/);
});
