/** Output formats for a recording. */
import { analyze } from '../game/derive/analyze.ts';
import { summarize } from '../game/derive/summarize.ts';
import { replayId } from '../game/identity.ts';
import { loneTables } from '../data/release/single-recording.ts';
import type { ReplayRecord } from '../game/stored/record.ts';

const analysisOf = ({ game, recording }: ReplayRecord) => analyze(game, replayId(game, recording.name));

/**
 * Formats that a command line may request: the summary from the data API, the decoded game, the full analysis, or table
 * rows.
 */
export const PRINTED = {
  summary: ({ game, recording }: ReplayRecord) => summarize(game, replayId(game, recording.name)),
  game: ({ game }: ReplayRecord) => game,
  analysis: analysisOf,
  tables: (record: ReplayRecord) => loneTables(analysisOf(record)),
};

export type Printed = keyof typeof PRINTED;

/** Whether a command line argument is the name of a format. */
export const isPrinted = (word: string): word is Printed => Object.hasOwn(PRINTED, word);
