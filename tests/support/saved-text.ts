import type { SavedFile } from '../../src/app/shell/save.ts';

type Saved = SavedFile<string | readonly string[]>;

/** The text of a file to save. */
export const savedText = async (file: Saved | Promise<Saved>): Promise<string> =>
  [(await file).text].flat().join('');
