/** Copies text to the clipboard. False if the browser or the visitor forbids copying; use `CopyByHand` then. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a PNG. A promise, because some browsers forbid copying after a delay. False as above. */
export async function copyPicture(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return true;
  } catch {
    // Browsers lack this in different ways: without the class, without the type, or without permission.
    return false;
  }
}
