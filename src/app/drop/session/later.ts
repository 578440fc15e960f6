import { success } from '../../../game/result.ts';
import type { ReadOutcome } from '../failure.ts';
import { isComplete, type DroppedGame, type LaterOfGame } from '../worker/messages.ts';

/**
 * Merges data that follows the answer into a game; null if nothing changes. Data replaces a complete game only if the
 * game's map is certain. An incomplete game becomes a failure if the rest of its data doesn't arrive.
 */
export function withLater(
  before: ReadOutcome<DroppedGame> | null,
  later: ReadOutcome<LaterOfGame>,
): ReadOutcome<DroppedGame> | null {
  if (!before?.ok) return null;
  const complete = isComplete(before.value);
  if (!later.ok) return complete ? null : later;
  if (complete && later.value.ground?.kind === 'looking') return null;
  return success({ ...before.value, ...later.value });
}
