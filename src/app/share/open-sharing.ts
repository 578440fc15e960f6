/** The small part of sharing that every page with a stage loads: it waits until a share button is pressed. */

const NOT_LOADED = 'Sharing could not be loaded. The address of this page has the second that you see.';

const stage = document.querySelector<HTMLElement>('[data-playback]');

if (stage?.querySelector('.play-bar .share-at')) {
  for (const button of stage.querySelectorAll<HTMLElement>('.share-at')) button.hidden = false;
  stage.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('.share-at');
    if (button) void share(stage, button);
  });
}

async function share(root: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const status = root.querySelector<HTMLOutputElement>('.play-bar output')!;
  try {
    const [{ openShare }, { fetchTrack }] = await Promise.all([
      import('./share.ts'),
      import('../playback/fetch-track.ts'),
    ]);
    await openShare({ root, load: fetchTrack }, button);
    status.value = '';
  } catch (error) {
    status.value = error instanceof TypeError ? NOT_LOADED : String(error);
  }
}
