/** Copies text to the clipboard. False if the browser or the visitor forbids copying; use `CopyByHand` then. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
