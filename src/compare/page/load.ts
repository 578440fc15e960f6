import type { GameAnalysis } from '../../replay/analysis.ts';
import { urls } from '../../urls.ts';
import type { SideRef } from '../permalink.ts';
import { loadFailure, type Loaded } from './failure.ts';

/** The game of one side: asked of the archive, or unpacked and analysed here. Never throws. */
export const loadGame = (game: SideRef['game']): Promise<Loaded<GameAnalysis>> =>
  game.kind === 'archive' ? archivedGame(game.replayId) : packedGame(game.text);

async function archivedGame(replayId: string): Promise<Loaded<GameAnalysis>> {
  const document = await loadJson(urls.analysis(replayId));
  if (!document.ok) return document;
  const game = document.value as Partial<GameAnalysis> | null;
  return game?.replayId === replayId && Array.isArray(game.players)
    ? { ok: true, value: game as GameAnalysis }
    : loadFailure('not-a-game');
}

/**
 * One JSON document of this site. A missing one is answered with an HTML page by some hosts and with status 404
 * by all: status first, then type, then content.
 */
export async function loadJson(address: string): Promise<Loaded<unknown>> {
  try {
    const response = await fetch(address);
    if (response.status === 404) return loadFailure('no-such-game');
    if (!response.ok) return loadFailure('no-answer');
    if (!response.headers.get('Content-Type')?.includes('json')) return loadFailure('no-such-game');
    return { ok: true, value: await response.json() };
  } catch (error) {
    // The network and a document that is no JSON both end here.
    return loadFailure(error instanceof SyntaxError ? 'not-a-game' : 'no-answer');
  }
}

/** The reader of packed games is loaded with the first of them: most comparisons are of archived games. */
async function packedGame(text: string): Promise<Loaded<GameAnalysis>> {
  try {
    const { unpackAnalysis } = await import('./unpack.ts');
    return await unpackAnalysis(text);
  } catch {
    return loadFailure('no-answer');
  }
}
