/** Texts of the preview that people get when they propose recordings in a pull request. */

export const RECEIVED_WORDS = {
  games: 'Games',
  others: 'Without a record',
  perhaps: 'Perhaps',
  notAdded: 'None of this is added until a person does it.',
  columns: ['Recording', 'Outcome', 'Game', 'Winner', 'Event', 'Played', 'Patch', 'Id'],
  outcome: (outcome: string, sentence: string): string => `${outcome}: ${sentence}`,
  unknownEvent: 'not known',
};

export const PREVIEW_WORDS = {
  title: (replayId: string): string => `Story of ${replayId}`,
  artifact:
    'The artifact “preview” of this run contains the whole page as text, together with a picture of its map.',
};
