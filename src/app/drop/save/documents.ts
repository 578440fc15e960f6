import { jsonParts, type SavedParts } from '../../shell/json-parts.ts';
import type { SavedFile } from '../../shell/save.ts';
import type { DroppedGame } from '../worker/messages.ts';

/**
 * The summary as an API document. Every such document contains the site's current deprecation notices, which the page
 * passes in.
 */
export const summaryFile = (
  { summary }: DroppedGame,
  deprecations: readonly unknown[],
): Promise<SavedParts> => json(`${summary.replayId}.summary.json`, { ...summary, deprecations });

/** The analysis, as the archive publishes it in `/data/games/`. */
export const analysisFile = ({ analysis }: DroppedGame): Promise<SavedParts> =>
  json(`${analysis.replayId}.analysis.json`, analysis);

/** The table of all files. */
export const tableFile = (csv: string): SavedFile => ({ name: 'replays.csv', type: 'text/csv', text: csv });

const json = async (name: string, value: unknown): Promise<SavedParts> => ({
  name,
  type: 'application/json',
  text: await jsonParts(value),
});
