/** The button on the privacy page that removes the offline copy. */
import { isKept, removeCopy } from './keep.ts';
import { COPY_WORDS } from './words.ts';

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
