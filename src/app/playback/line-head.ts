/** The playhead on the stage's timeline; pressing or dragging there selects a time. */

/**
 * Adds the playhead and returns a function that moves it to a time in ms. `go` is called with the time at which the
 * timeline is pressed.
 */
export function lineHead(
  root: HTMLElement,
  lengthMs: number,
  go: (ms: number) => void,
): (ms: number) => void {
  const line = root.querySelector<HTMLElement>('.stage-line');
  if (!line) return () => undefined;
  // The playhead's box is as wide as the timeline, so that a share of its width is a share of the game.
  const head = Object.assign(document.createElement('div'), { className: 'line-head' });
  line.append(head);
  const goTo = ({ clientX }: PointerEvent) => {
    const { left, width } = head.parentElement!.querySelector('.signature > svg')!.getBoundingClientRect();
    go(Math.max(0, Math.min(1, (clientX - left) / width)) * lengthMs);
  };
  line.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (event.target as Element).closest('a')) return;
    goTo(event);
    const ends = new AbortController();
    addEventListener('pointermove', goTo, ends);
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => ends.abort(), ends);
  });
  return (ms) => void (head.style.transform = `translateX(${((ms / lengthMs) * 100).toFixed(3)}%)`);
}
