/** Descriptions that now say the same as in the first release in other words. */

/**
 * A description that says the same in other words, so that no notice is needed. If the meaning really changes, this
 * needs an entry in `deprecations` instead.
 */
export interface Rewording {
  operationId: string;
  place: string;
  /** Why the meaning is the same. */
  reason: string;
}

const INDEX = 'getReplayIndex';
const SUMMARY = 'getReplaySummary';
const SHORTER = 'The same facts in plainer sentences.';
const TIER =
  'The time, its source and the advice are the same. “Lie” became “be”, and “no verified” “not a verified”.';
const FLAG = 'The flag and the advice are the same. “Hold” became “contain”.';
const REASON = 'The same text: a field that goes is removed.';

export const rewordings: readonly Rewording[] = (
  [
    [INDEX, 'the operation', SHORTER],
    [INDEX, '$', SHORTER],
    [
      INDEX,
      '$.replays[*].replayId',
      'The shape and the advice are the same. The number in front is called what it always was, a seed.',
    ],
    [
      INDEX,
      '$.replays[*].builds',
      'What an empty list says is the same; how many lists are empty was never part of the meaning.',
    ],
    [INDEX, '$.replays[*].players[*].tier2Sec', TIER],
    [INDEX, '$.replays[*].players[*].tier3Sec', TIER],
    [INDEX, '$.deprecations[*].target', SHORTER],
    [INDEX, '$.deprecations[*].reason', REASON],
    [SUMMARY, 'the operation', SHORTER],
    [SUMMARY, '$.players[*]', SHORTER],
    [SUMMARY, '$.players[*].heroOpener', SHORTER],
    [SUMMARY, '$.players[*].buildPreview[*].type', SHORTER],
    [SUMMARY, '$.players[*].tier2Time', TIER],
    [SUMMARY, '$.players[*].tier3Time', TIER],
    [SUMMARY, '$.players[*].t2Buildings', FLAG],
    [SUMMARY, '$.players[*].t2Units', FLAG],
    [SUMMARY, '$.players[*].t3Buildings', FLAG],
    [SUMMARY, '$.players[*].t3Units', FLAG],
    [SUMMARY, '$.deprecations[*].target', SHORTER],
    [SUMMARY, '$.deprecations[*].reason', REASON],
  ] as const
).map(([operationId, place, reason]) => ({ operationId, place, reason }));
