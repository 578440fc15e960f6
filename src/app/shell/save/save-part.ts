import type { GameAnalysis } from '../../../game/analysis.ts';
import { loadJson } from '../json.ts';
import { save } from '../save.ts';
import { apmCsv } from '../../../view/csv/apm.ts';
import { buildOrdersCsv, buildOrdersText } from '../../../view/csv/build-orders.ts';
import { spendingCsv } from '../../../view/csv/spending.ts';

const FILES: Readonly<Record<string, (game: GameAnalysis) => string>> = {
  'spending.csv': spendingCsv,
  'apm.csv': apmCsv,
  'build-orders.csv': buildOrdersCsv,
  'build-orders.txt': buildOrdersText,
};

/**
 * Saves a file for a published game, made from the game's analysis; returns null, or an error message if the analysis
 * didn't load.
 */
export async function savePart(replayId: string, file: string): Promise<string | null> {
  const loaded = await loadJson(`/data/games/${replayId}.json`);
  if (!loaded.ok) return loaded.failure.sentence;
  const text = FILES[file]!(loaded.value as GameAnalysis);
  save({ name: `${replayId}-${file}`, type: file.endsWith('.csv') ? 'text/csv' : 'text/plain', text });
  return null;
}
