/** The privacy page's button for removing the offline copy of the drop page. */
import { isKept, removeCopy } from './keep.ts';

/** Connects the button with its status line. */
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
