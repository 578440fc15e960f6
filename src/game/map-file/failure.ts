import { failing } from '../result.ts';

/** Why a file gives no facts of a map. The codes are closed: every caller can show each of them. */
export const MAP_FAILURES = {
  'not-a-map': 'This is not a Warcraft III map: the mark of a map archive is missing from the file.',
  'map-too-large': 'The file is larger than any map this reader accepts.',
  'map-packed': 'The map is packed in a way that this reader cannot open.',
  'map-encrypted': 'Parts of the map are encrypted, so this reader cannot open them.',
  'map-incomplete': 'The map lacks a part that every melee map has, such as its terrain.',
  'map-unknown-version': 'The map was saved in a format that this reader does not know.',
  'map-damaged': 'The map is damaged, so its facts cannot be read.',
} as const;

export type MapFailureCode = keyof typeof MAP_FAILURES;

/** The result for a code, with the code's sentence. Nothing a map file contains makes the reader throw. */
export const mapFailure = failing(MAP_FAILURES);

/** Ends the reading of a map; never leaves this folder. */
export class UnreadableMap extends Error {
  readonly code: MapFailureCode;

  constructor(code: MapFailureCode) {
    super(code);
    this.code = code;
  }
}
