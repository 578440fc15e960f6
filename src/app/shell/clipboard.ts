/** Puts text on the clipboard. False where the browser or the visitor forbids it: then `CopyByHand` has to do. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
