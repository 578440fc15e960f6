/** Buttons that copy the code above them. */
import { copy } from './clipboard.ts';

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copies]'))
  button.addEventListener('click', async () => {
    const code = document.getElementById(button.dataset['copies']!)!;
    const copied = await copy(code.textContent);
    if (!copied) getSelection()?.selectAllChildren(code);
    (button.nextElementSibling as HTMLOutputElement).value = copied
      ? 'It is on the clipboard.'
      : 'The browser does not let this page use the clipboard. The code is selected: copy it yourself.';
  });
