/** Explains a mark or term on a stage, next to it, when a visitor points at it, focuses it or presses it. */
import playbackStyles from '../../../styles/playback.css?url';
import { loadStyles, makeElement } from '../../shell/make-elements.ts';

const TOLD = 'a[aria-label], [data-tip], .lane [role=img]';
/** Gap between a mark and its text, and at the edges of the window, in px. */
const GAP = 8;

/** Enables tooltips on a stage, starting with the event that requested them. */
export function serveTips(root: HTMLElement, firstEvent: Event): void {
  loadStyles(playbackStyles);
  const tip = makeElement('div', { className: 'tip', id: 'stage-tip', hidden: true, role: 'tooltip' });
  root.append(tip);
  let current: Element | null = null;
  const hide = () => {
    current?.removeAttribute('aria-describedby');
    current = null;
    tip.hidden = true;
  };
  const tell = (event: Event) => {
    const mark = (event.target as Element).closest(TOLD);
    if (mark === current) return;
    hide();
    // It may be hidden by now, if this program came later than playback.
    if (!mark?.getClientRects().length) return;
    current = mark;
    const { tip: words } = (mark as HTMLElement).dataset;
    // A link's name already explains the mark.
    if (words) mark.setAttribute('aria-describedby', tip.id);
    tip.textContent = words ?? rowOf(root, mark) ?? mark.getAttribute('aria-label');
    tip.hidden = false;
    const markBox = mark.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const left = Math.max(
      GAP,
      Math.min(innerWidth - width - GAP, markBox.left + markBox.width / 2 - width / 2),
    );
    const above = markBox.top - height - GAP;
    Object.assign(tip.style, { left: `${left}px`, top: `${above >= GAP ? above : markBox.bottom + GAP}px` });
  };
  for (const event of ['pointerover', 'focusin', 'click']) root.addEventListener(event, tell);
  for (const event of ['pointerleave', 'focusout']) root.addEventListener(event, hide);
  addEventListener('scroll', hide, { passive: true });
  // Playback hides pins, and a text without its mark would stay over the map.
  new MutationObserver(hide).observe(root, { attributeFilter: ['class'] });
  tell(firstEvent);
  root.addEventListener('keydown', ({ key }) => void (key === 'Escape' && hide()));
}

/** The text in the list for a pin's key moment; null for other marks. */
function rowOf(root: HTMLElement, mark: Element): string | null {
  if (!mark.closest('.moments')) return null;
  const row = root.querySelector(`.moments-list a[href="${mark.getAttribute('href')}"]`)?.closest('li');
  const words = row?.querySelector('.what')?.textContent;
  return words ? `${row?.querySelector('.time')?.textContent} ${words}` : null;
}
