/** A game in another site's frame: what happened opens together with the marks on its map. */
import './open-playback.ts';

const stage = document.querySelector('.stage')!;
document.querySelector('details')!.addEventListener('toggle', ({ target }) => {
  stage.classList.toggle('asked', (target as HTMLDetailsElement).open);
});
