/** The privacy page's button for removing the offline copy. */
import { isKept, removeCopy } from './keep.ts';

/** Connects the button with its status line. */
export async function offerRemoval(button: HTMLButtonElement, status: HTMLElement): Promise<void> {
  const say = async () => {
    const kept = await isKept();
    button.disabled = !kept;
    status.textContent = kept
      ? 'There is an offline copy on this device.'
      : 'There is no offline copy on this device.';
  };
  button.addEventListener('click', async () => {
    await removeCopy();
    await say();
  });
  await say();
}
