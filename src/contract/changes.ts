import type { OperationId } from './deprecations.ts';

/** A change in how documented fields are filled; names, types and meanings stay as in the contract. */
export interface DataChange {
  /** First day on which documents have the change, ISO 8601. */
  since: string;
  fields: readonly string[];
  /** The difference for readers of older documents; one sentence without the fields’ names. */
  text: string;
}

/**
 * Additions to the contract since its first release, oldest first; fields are JSONPaths in one of the two documents.
 */
export const ADDITIONS: readonly { operationId: OperationId; fields: readonly string[] }[] = [
  {
    operationId: 'getReplaySummary',
    fields: ['$.players[*].researched[*].gameTimeMs', '$.players[*].researched[*].gameTimeFormatted'],
  },
];

/** Changes in the values, oldest first. */
export const DATA_CHANGES: readonly DataChange[] = [
  {
    since: '2026-11-22',
    fields: ['tier2Time', 'tier3Time', 'tier2Sec', 'tier3Sec'],
    text:
      'They still say when a player was first observed at a tier. The first order that needs the tier now counts as well as ' +
      'the first selection of the town hall at that tier, whichever is earlier. About a third of the values are now ' +
      'earlier, so the players of a game are ranked more accurately.',
  },
  {
    since: '2026-11-22',
    fields: ['t2Buildings', 't2Units', 't3Buildings', 't3Units'],
    text: 'They now start at the earlier times, so both lists together contain everything that a player ordered at a tier.',
  },
];
