/** Texts of the tables on the API page; text between backticks is code. */

export const API_TABLE_WORDS = {
  races: { caption: 'Race codes', columns: { code: 'Code', race: 'Race' } },
  responses: { status: 'Status', type: 'Content type', body: 'Body' },
  events: {
    caption: 'Values of `tournamentId` in this archive',
    columns: { value: 'Value', event: 'Event', games: 'Games' },
    unknown: 'Not known',
  },
  medians: {
    caption: (games: number): string =>
      `Medians per race from ${games} games; n is the number of players whose value is known`,
    timing: 'Timing',
  },
};
