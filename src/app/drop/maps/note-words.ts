/** Texts of the note about a game's map file. `file` is a file name, formatted by the view. */

export const MAP_NOTE_WORDS = {
  /** Says how well the visitor's file matches the map that was played. */
  matches: {
    file: 'the very file that was played',
    exact: 'another version of the map that was played, with the same starts, mines and trees',
    places: 'another version of the map that was played: starts and mines match, but some trees differ',
  },
  uses: <T>(file: T, match: string): (T | string)[] => [
    'The report uses your map file ',
    file,
    `: ${match}.`,
  ],
  otherVersion: <T>(file: T): (T | string)[] => [
    'Your map file ',
    file,
    ' is another version of this map. The report shows the one that was played.',
  ],
  notFitting: <T>(file: T): (T | string)[] => [
    'Your map file ',
    file,
    ' is another version that does not fit. ',
  ],
  /** `file` is null if the replay doesn't name the map file; `folder` is the usual folder for maps. */
  howToAdd: <T>(file: T | null, folder: T): (T | string)[] => [
    'To see the actual terrain, named camps and creep routes, drop the map file ',
    ...(file === null ? [] : [file, ' ']),
    'on this page. You’ll find it in ',
    folder,
    ' in your documents or in the game’s folder. You can also drop that whole folder. It is read on your device, and nothing is sent.',
  ],
  reason: 'Reason',
};
