import type { SavedFile } from '../../shell/save.ts';
import type { DroppedGame } from '../worker/messages.ts';

/**
 * The summary as an API document. The page passes the site's current deprecation notices, which every such document
 * contains.
 */
export const summaryFile = ({ summary }: DroppedGame, deprecations: readonly unknown[]): SavedFile =>
  json(`${summary.replayId}.summary.json`, { ...summary, deprecations });

/** The analysis, as the archive publishes it in `/data/games/`. */
export const analysisFile = ({ analysis }: DroppedGame): SavedFile =>
  json(`${analysis.replayId}.analysis.json`, analysis);

/** The table of all files. */
export const tableFile = (csv: string): SavedFile => ({ name: 'replays.csv', type: 'text/csv', text: csv });

const json = (name: string, value: unknown): SavedFile => ({
  name,
  type: 'application/json',
  text: `${JSON.stringify(value)}\n`,
});
