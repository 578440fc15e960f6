import type { SavedFile } from '../../shell/save.ts';
import type { DroppedGame } from '../worker/messages.ts';

/**
 * The summary in the shape of the API's document. The notices of deprecation that every such document carries
 * are the site's at this time; the page hands them over.
 */
export const summaryFile = ({ summary }: DroppedGame, deprecations: readonly unknown[]): SavedFile =>
  json(`${summary.replayId}.summary.json`, { ...summary, deprecations });

/** Everything the report is made from, as the archive publishes it below `/data/games/`. */
export const analysisFile = ({ analysis }: DroppedGame): SavedFile =>
  json(`${analysis.replayId}.analysis.json`, analysis);

/** The table of all files. */
export const tableFile = (csv: string): SavedFile => ({ name: 'replays.csv', type: 'text/csv', text: csv });

const json = (name: string, value: unknown): SavedFile => ({
  name,
  type: 'application/json',
  text: `${JSON.stringify(value)}\n`,
});
