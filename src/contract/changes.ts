/**
 * The history of the contract since its release. `released/` contains the description as released. That description is
 * never edited, because clients were written against it.
 */
import { rewordings, type Rewording } from './rewordings.ts';
import { type Change, CHANGE_KINDS, compareContracts, isInsidePromise } from './compare.ts';
import { assertNotice, type Deprecation } from './deprecations.ts';
import { openApiDocument } from './openapi.ts';
import type { OpenApiShape } from './open-api-shape.ts';
import firstRelease from './released/openapi-1.0.0.json' with { type: 'json' };

/** The first release of the contract. */
export const RELEASED = firstRelease as unknown as OpenApiShape;

export interface Judgement {
  deprecations: readonly Deprecation[];
  rewordings: readonly Rewording[];
  /** Time when the changes are published, in the format of `Date.parse`. */
  now: number;
}

/**
 * The changes that break the promise: those that can break a client and were not announced far enough in advance, for
 * the field or a parent. Throws for an announcement without the promised notice.
 */
export function brokenPromises(
  changes: readonly Change[],
  { deprecations, rewordings, now }: Judgement,
): Change[] {
  deprecations.forEach(assertNotice);
  const ended = deprecations.filter(({ sunsetAt }) => sunsetAt !== null && Date.parse(sunsetAt) <= now);
  return changes.filter((change) => {
    if (!CHANGE_KINDS[change.kind] || isReworded(change, rewordings)) return false;
    return !ended.some(
      ({ target: { operationId, jsonPath } }) =>
        operationId === change.operationId &&
        (jsonPath === change.place || isInsidePromise(change.place, jsonPath)),
    );
  });
}

/** Changes to the contract since its first release, for the list of changes. */
export const changesSinceRelease = (): Change[] =>
  compareContracts(RELEASED, currentContract()).filter((change) => !isReworded(change, rewordings));

const isReworded = ({ kind, operationId, place }: Change, reworded: readonly Rewording[]): boolean =>
  kind === 'meaning' &&
  reworded.some((rewording) => rewording.operationId === operationId && rewording.place === place);

/** The current description. Examples and addresses aren't compared, so they are left empty. */
const currentContract = (): OpenApiShape =>
  openApiDocument({
    baseUrl: '',
    examples: {
      index: { generatedAt: '', count: 0, replays: [] },
      summary: { replayId: '', players: {} },
    },
  }) as unknown as OpenApiShape;
