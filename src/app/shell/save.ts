import { makeElement } from './make-elements.ts';

/** A file to save. A very long text is in parts, because joining them would take long. */
export interface SavedFile<Text = string> {
  name: string;
  type: string;
  text: Text;
}

/** How long to keep a download's address: when the click returns, the download has only just started. */
const KEPT_MS = 10_000;

/** Passes a file to the browser's downloads. The file is made here, without a request to the server. */
export const save = ({ name, type, text }: SavedFile<string | readonly string[]>): void =>
  saveBlob(name, new Blob([text].flat(), { type }));

/** Passes binary data to the browser's downloads. */
export function saveBlob(name: string, blob: Blob): void {
  const link = makeElement('a', { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
