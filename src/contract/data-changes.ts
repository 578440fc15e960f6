/** A change in how documented fields are filled; names, types and meanings stay as in the contract. */
export interface DataChange {
  /** First day with the change in documents, ISO 8601. */
  since: string;
  fields: readonly string[];
  /** The difference for someone with older documents; one sentence without the fields’ names. */
  text: string;
}

/** The changes, oldest first. `compareContracts` finds changes of the contract itself. */
export const DATA_CHANGES: readonly DataChange[] = [
  {
    since: '2026-11-22',
    fields: ['tier2Time', 'tier3Time', 'tier2Sec', 'tier3Sec'],
    text:
      'still say when a player was first observed at a tier, and an own order that needs the tier now counts as much ' +
      'as the town hall in a selection: whichever comes first. About one value in three is earlier than before, which ' +
      'orders the players of a game better.',
  },
  {
    since: '2026-11-22',
    fields: ['t2Buildings', 't2Units', 't3Buildings', 't3Units'],
    text: 'begin at the earlier times, so that nothing a player ordered at a tier is missing from both lists.',
  },
];
