/** A file to be kept. */
export interface SavedFile {
  name: string;
  type: string;
  text: string;
}

/** A download is under way when the click returns; its address has to live a little longer. */
const KEPT_MS = 10_000;

/** Gives a file to the browser's downloads. It is made here; nothing is asked of the server. */
export const save = ({ name, type, text }: SavedFile): void => saveBlob(name, new Blob([text], { type }));

/** The same of what is no text. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
