/** Says what a mark or a word of a stage is, beside it, while it is pointed at, focused or pressed. */
import { loadStyles } from './styles.ts';

const TOLD = 'a[aria-label], [data-tip], .lane [role=img]';
/** Room between a mark and its words, and at the rim of the window, in px. */
const GAP = 8;

/** Serves a stage from the event on that asked for it. */
export function serveTips(root: HTMLElement, first: Event): void {
  loadStyles();
  const tip = Object.assign(document.createElement('div'), {
    className: 'tip',
    id: 'stage-tip',
    hidden: true,
  });
  tip.role = 'tooltip';
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
    if (!mark) return;
    current = mark;
    const { tip: words } = (mark as HTMLElement).dataset;
    // A link says by its name what it is.
    if (words) mark.setAttribute('aria-describedby', tip.id);
    tip.textContent = words ?? rowOf(root, mark) ?? mark.getAttribute('aria-label');
    tip.hidden = false;
    const at = mark.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const left = Math.max(GAP, Math.min(innerWidth - width - GAP, at.left + at.width / 2 - width / 2));
    const above = at.top - height - GAP;
    Object.assign(tip.style, { left: `${left}px`, top: `${above >= GAP ? above : at.bottom + GAP}px` });
  };
  for (const event of ['pointerover', 'focusin', 'click']) root.addEventListener(event, tell);
  for (const event of ['pointerleave', 'focusout']) root.addEventListener(event, hide);
  addEventListener('scroll', hide, { passive: true });
  tell(first);
  root.addEventListener('keydown', ({ key }) => void (key === 'Escape' && hide()));
}

/** What the list says of the key moment that a pin stands for; null for everything else. */
function rowOf(root: HTMLElement, mark: Element): string | null {
  if (!mark.closest('.moments')) return null;
  const row = root.querySelector(`.moments-list a[href="${mark.getAttribute('href')}"]`)?.closest('li');
  const words = row?.querySelector('.what')?.textContent;
  return words ? `${row?.querySelector('.time')?.textContent} ${words}` : null;
}
