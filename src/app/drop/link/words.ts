/** Texts about links that contain a game. */

const WHOLE =
  'the game itself: map, recorded names, every player’s orders with their times, and the units and buildings that confirm ' +
  'what was made';
const BEGINNING =
  'the map, the recorded names and each player’s orders with their times. The result, leaving times and ' +
  'actions per minute are those of the whole game';

export const LINK_WORDS = {
  tooLong: (most: string): string =>
    `The game is too long for a link: few programs pass on more than ${most} characters. Send the replay instead.`,
  onClipboard: 'It is on the clipboard.',
  /** Contents of a link: a whole game, or the beginning of a game that fits in a chat message. */
  whole: WHOLE,
  shortWhole: `the whole game: ${BEGINNING}`,
  beginning: (first: string, whole: string): string => `the first ${first} of ${whole}: ${BEGINNING}`,
  /** Shown before sharing; `tooLongForChat` is the sentence below, or empty. */
  link: (characters: string, contents: string, tooLongForChat: string): string =>
    `The link has ${characters} characters and contains ${contents}. It contains neither chat nor the replay file. ` +
    (tooLongForChat && `${tooLongForChat} `) +
    'Anyone who has the link can read the game. No server sees it, because browsers don’t send the part after the #.',
  tooLongForChat: (most: string): string =>
    `Discord messages can’t be longer than ${most} characters, so send it another way.`,
};
