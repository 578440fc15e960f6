/** Texts that the drop page needs before any other part has loaded. */

/** Names of the page's parts; they precede "could not be loaded". */
export const PART_NAMES = {
  saveAndShare: 'The part that saves and shares',
  list: 'The list',
  maps: 'The list of your maps',
  chat: 'The chat',
  example: 'The example',
  comparison: 'The comparison',
  picture: 'The part that draws the picture',
  saving: 'The part that saves it',
  watch: 'The part that watches folders',
  secondScreen: 'The second screen',
};

export const LEAD_WORDS = {
  welcome:
    'Drop Warcraft III replays or whole folders anywhere on this page, or paste them. They are read on your ' +
    'device and never leave it.',
  /** Shown while a file is dragged over the page. */
  dropHere: 'Drop it anywhere: it is read on your device.',
  mine: 'Games that this browser keeps for you. They never leave your device.',
  listGrows: 'The list grows as files are read.',
  /** `path` is the name of the file; `more` is sentences about it. */
  readFrom: <T>(path: T, more: string): (T | string)[] => [
    'Read on this device from ',
    path,
    more && `. ${more}`,
  ],
  fromLink:
    'Read on this device from a link that contains the game after its #. No server was asked for the game.',
  keptWithoutOrders:
    'It was kept without the orders of units, so heroes, camps and fights are missing. Drop the replay again to keep them as ' +
    'well.',
  linkWithBuildings:
    'A link contains the places of buildings, but no orders of units, so heroes, camps and fights are missing on the map, and ' +
    'numbers don’t know what fell in fights.',
  linkWithoutOrders:
    'A link contains no map orders, so the map, story, fights and playback are missing, and numbers don’t know what fell in fights.',
  /** For links that contain only the beginning of a game. */
  beginning: (first: string, whole: string): string =>
    `It contains the orders from the first ${first} of ${whole}. The length, result, leaving times and actions per ` +
    'minute are those of the whole game.',
  /** For older links, which contain only the beginning of a game and don't state the length of the whole game. */
  oldBeginning: (first: string, whole: string): string =>
    `It contains the first ${first} of about ${whole}, so the length, leaving times and actions per minute cover ` +
    'only that part.',
};

export const HEADING_WORDS = {
  start: 'Analyze a replay',
  list: 'Your replays',
  mine: 'My games',
  readingList: 'Reading your replays',
  reading: <T>(file: T): (T | string)[] => ['Reading ', file],
  noGame: <T>(file: T): (T | string)[] => ['No game in ', file],
  onMap: <T>(map: T): (T | string)[] => [' on ', map],
};

export const ENTRY_WORDS = {
  group: 'This file',
  reason: 'Reason',
  startOver: 'Start over',
  back: 'Back to the list',
  share: 'Copy share link',
  compare: 'Compare, or find the closest game (new tab)',
  fold: 'Save as …',
  insight: 'Closest games, builds and percentiles in the archive',
  coach: 'Coach mode: practise a build order, or save it for an overlay',
  chat: 'Show the chat',
  /** Follows "Copy the", if the browser doesn't allow copying. */
  copied: 'text',
};

export const INTAKE_WORDS = {
  group: 'Choose replays',
  more: 'Read more replays',
  files: 'Choose files',
  folder: 'Choose a folder',
  noFile: 'No replay handy? Try an example',
  /** Each parameter is a file extension, formatted as code. */
  accepted: <T>(w3g: T, nwg: T, w3x: T, w3m: T): (T | string)[] => [
    w3g,
    ' and ',
    nwg,
    ', also in ZIP files, from patch 1.03 to Reforged; map files (',
    w3x,
    ', ',
    w3m,
    ') show the real terrain',
  ],
};

export const PROGRESS_WORDS = {
  file: <T>(number: number, total: number, path: T, phase: string, percent: number): (T | string)[] => [
    `File ${number} of ${total}: `,
    path,
    `, ${phase}, ${percent} % of all`,
  ],
  cancel: 'Cancel',
};

/** Messages about actions that are finished or impossible. */
export const ACTION_WORDS = {
  cardCopied: 'The picture is on the clipboard: paste it into a chat or a post.',
  cardNotCopied: 'This browser doesn’t let pages copy pictures. Save the picture instead.',
  buildOrdersCopied: 'The build orders are on the clipboard, as Markdown.',
  notPacked: 'The game is still being packed. Try again in a moment.',
  notHanded: 'The files could not be handed over from the other page. Please add them here again.',
};
