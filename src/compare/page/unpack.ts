import type { GameAnalysis } from '../../replay/analysis.ts';
import { analyze } from '../../replay/derive/analyze.ts';
import { unpackGame } from '../../share/pack.ts';
import type { Loaded } from './failure.ts';

/** The analysis of a packed game, or why there is none. */
export async function unpackAnalysis(text: string): Promise<Loaded<GameAnalysis>> {
  const unpacked = await unpackGame(text);
  if (!unpacked.ok) return unpacked;
  const { game, replayId } = unpacked.value;
  return { ok: true, value: analyze(game, replayId) };
}
