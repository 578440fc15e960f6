import { failing } from '../result.ts';

/** Reasons why an archive or a file in it isn't opened. The list of codes is closed. */
export const REFUSALS = {
  rar: 'This is a RAR archive, which cannot be opened here. Unpack it, or pack the replays as ZIP.',
  'seven-zip': 'This is a 7z archive, which cannot be opened here. Unpack it, or pack the replays as ZIP.',
  packed: 'This file is packed in a way that cannot be opened here. Unpack it, or pack the replays as ZIP.',
  map: 'This is a Warcraft III map, not a replay of a game on it.',
  'archive-empty': 'The archive contains no replay.',
  'archive-damaged': 'The archive is damaged here, so the file cannot be extracted.',
  'archive-encrypted': 'The file in the archive is protected by a password.',
  'archive-entry-too-large': 'The file in the archive is larger than any replay this reader accepts.',
  'archive-too-deep': 'The file is inside archives within archives, deeper than this reader looks.',
  'archive-too-many': 'The archive contains more files than this reader accepts.',
  'archive-bomb': 'When unpacked, the archive grows far more than replays do, so it is not opened.',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** Makes the result for a code, with its sentence. */
export const refuse = failing(REFUSALS);
