/** The button of the privacy page that removes the offline copy of the drop page. */
import { isKept, removeCopy } from './keep.ts';

/** Connects the button with the line of text that says what there is. */
export async function offerRemoval(button: HTMLButtonElement, status: HTMLElement): Promise<void> {
  const say = async () => {
    const kept = await isKept();
    button.disabled = !kept;
    status.textContent = kept
      ? 'There is an offline copy of the drop page on this device.'
      : 'There is no offline copy of the drop page on this device.';
  };
  button.addEventListener('click', async () => {
    await removeCopy();
    await say();
  });
  await say();
}
