import { checkSummary } from '../../src/contract/documents.ts';
import { gameAnalysisSchema } from '../../src/game/analysis.ts';
import { analyze } from '../../src/game/derive/analyze.ts';
import { decode } from '../../src/game/decode/decode.ts';
import { FAILURES } from '../../src/game/failure.ts';
import { gameSchema, type Game } from '../../src/game/game.ts';
import { replayId } from '../../src/game/identity.ts';
import { summarize } from '../../src/game/derive/summarize.ts';

/** The result of one input, and its time. */
export interface Outcome {
  /** A failure code, the reason why the game is incomplete, or `complete`. */
  result: string;
  /** Time of only this process with all its threads, excluding other load on the machine. */
  cpuMs: number;
  game: Game | null;
}

/** Thrown for an input that the reader doesn't handle as promised. */
export class Escape extends Error {}

/**
 * Reads any bytes as a recording and makes both documents. Throws an `Escape` (or the reader's error) unless there is
 * a closed failure code or a valid game with valid documents.
 */
export function checkInput(bytes: Uint8Array): Outcome {
  const start = cpuMs();
  const result = decode(bytes, true);
  if (!result.ok) {
    const { code, sentence } = result.failure;
    if (!Object.hasOwn(FAILURES, code) || FAILURES[code] !== sentence)
      throw new Escape(`unknown failure ${code}`);
    return { result: code, cpuMs: cpuMs() - start, game: null };
  }
  const game = result.value;
  const id = replayId(game, 'upload.w3g');
  const summary = summarize(game, id);
  const analysis = analyze(game, id);
  const took = cpuMs() - start;
  if (!/^[A-Za-z0-9._-]+$/.test(id)) throw new Escape(`replay id ${id}`);
  if (game.complete !== (game.incomplete === null)) throw new Escape('complete and incomplete disagree');
  const schema = gameSchema.safeParse(game);
  if (!schema.success) throw new Escape(`game: ${schema.error.message}`);
  const violations = checkSummary(JSON.parse(JSON.stringify(summary)));
  if (violations.length > 0) throw new Escape(`summary: ${JSON.stringify(violations)}`);
  const analysed = gameAnalysisSchema.safeParse(JSON.parse(JSON.stringify(analysis)));
  if (!analysed.success) throw new Escape(`analysis: ${analysed.error.message}`);
  return { result: game.incomplete ?? 'complete', cpuMs: took, game };
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
