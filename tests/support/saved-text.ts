import type { SavedParts } from '../../src/app/shell/json-parts.ts';

/** The text of a file to save. */
export const savedText = async (file: SavedParts | Promise<SavedParts>): Promise<string> =>
  (await file).text.join('');
