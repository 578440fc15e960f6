/** What programs print of a recording. */
import { analyze } from '../game/derive/analyze.ts';
import { summarize } from '../game/derive/summarize.ts';
import { replayId } from '../game/identity.ts';
import { loneTables } from '../data/release/lone.ts';
import type { ReplayRecord } from '../game/stored/record.ts';

const analysisOf = ({ game, recording }: ReplayRecord) => analyze(game, replayId(game, recording.name));

/** The forms that a command line may ask for: the summary of the data API, the decoded game, the whole analysis, rows. */
export const PRINTED = {
  summary: ({ game, recording }: ReplayRecord) => summarize(game, replayId(game, recording.name)),
  game: ({ game }: ReplayRecord) => game,
  analysis: analysisOf,
  tables: (record: ReplayRecord) => loneTables(analysisOf(record)),
};

export type Printed = keyof typeof PRINTED;

/** Whether a word of a command line is the name of a form. */
export const isPrinted = (word: string): word is Printed => Object.hasOwn(PRINTED, word);
