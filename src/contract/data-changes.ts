/** A change in how documented fields are filled; names, types and meanings stay as in the contract. */
export interface DataChange {
  /** First day on which documents have the change, ISO 8601. */
  since: string;
  fields: readonly string[];
  /** The difference for readers of older documents; one sentence without the fields’ names. */
  text: string;
}

/** The changes, oldest first. `compareContracts` finds changes to the contract itself. */
export const DATA_CHANGES: readonly DataChange[] = [
  {
    since: '2026-11-22',
    fields: ['tier2Time', 'tier3Time', 'tier2Sec', 'tier3Sec'],
    text:
      'still say when a player was first observed at a tier. The first order that needs the tier now counts as well as the ' +
      'town hall in a selection, whichever is earlier. About a third of the values are now earlier, so the order of the ' +
      'players in a game is more accurate.',
  },
  {
    since: '2026-11-22',
    fields: ['t2Buildings', 't2Units', 't3Buildings', 't3Units'],
    text: 'start at the earlier times, so that both lists together contain everything a player ordered at a tier.',
  },
];
