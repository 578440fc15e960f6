/** The button on the privacy page that removes the offline copy. */
import { isKept, removeCopy } from './keep-offline.ts';

/** Connects the button with its status line. */
export async function offerRemoval(button: HTMLButtonElement, status: HTMLElement): Promise<void> {
  const say = async () => {
    const kept = await isKept();
    button.disabled = !kept;
    status.textContent = kept ? COPY_WORDS.here : COPY_WORDS.none;
  };
  button.addEventListener('click', async () => {
    await removeCopy();
    await say();
  });
  await say();
}

/** Texts on the privacy page that say whether there is an offline copy. */
export const COPY_WORDS = {
  here: 'This device has an offline copy.',
  none: 'This device has no offline copy.',
};
