/** What is said of a decoded game: a part of the worker that loads beside the first file, while it is decoded. */
import { analyze } from '../../replay/derive/analyze.ts';
import { summarize } from '../../replay/derive/summarize.ts';
import type { SharedGame } from '../../share/pack.ts';
import type { DroppedGame } from './messages.ts';

export const documentsOf = ({ game, replayId }: SharedGame): Pick<DroppedGame, 'analysis' | 'summary'> => ({
  analysis: analyze(game, replayId),
  summary: summarize(game, replayId),
});
