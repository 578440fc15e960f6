/** Texts that the drop page needs before any other part has loaded. */

export const LEAD_WORDS = {
  welcome:
    'Drop Warcraft III replays or whole folders anywhere on this page, or paste them. They are read on your ' +
    'device and never leave it.',
  /** `path` is the name of the file; `more` is sentences about it. */
  readFrom: <T>(path: T, notes: string): (T | string)[] => [
    'Read on this device from ',
    path,
    notes && `. ${notes}`,
  ],
  fromLink: 'Somebody sent you this game. The link itself contains it, so no server knows what you read.',
  keptWithoutOrders:
    'It was kept without the orders of units, so heroes, camps and fights are missing. Drop the replay again to keep them as ' +
    'well.',
  linkWithBuildings:
    'Fights, creep camps, and the ways of heroes and units don’t fit in a link, so the map lacks them and losses aren’t counted.',
  /** For links that contain only the beginning of a game. */
  beginning: (first: string, whole: string): string =>
    `It contains the orders from the first ${first} of ${whole}. The length, result, leaving times and actions per ` +
    'minute are those of the whole game.',
};

/** Headings of files without a game. */
export const HEADING_WORDS = {
  noGame: <T>(file: T): (T | string)[] => ['No game in ', file],
};

/** Texts around a report. */
export const ENTRY_WORDS = {
  back: 'Back to the list',
  insight: 'Closest games, builds and percentiles in the archive',
};

/** Messages about actions that are finished or impossible. */
export const ACTION_WORDS = {
  cardCopied: 'The picture is on the clipboard: paste it into a chat or a post.',
  buildOrdersCopied: 'The build orders are on the clipboard, as Markdown.',
  notHanded: 'The files could not be handed over from the other page. Please add them here again.',
};
