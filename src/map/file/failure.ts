import { failing } from '../../game/result.ts';

/** Reasons why a map file can't be read. The list of codes is closed, so every caller can show each one. */
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

/** Makes the result for a code, with its sentence. Map file content never makes the reader throw. */
export const mapFailure = failing(MAP_FAILURES);

/** Stops reading a map; caught within this folder. */
export class UnreadableMap extends Error {
  readonly code: MapFailureCode;

  constructor(code: MapFailureCode) {
    super(code);
    this.code = code;
  }
}
