/**
 * The keys of the stage. They work while the stage has the focus, or while nothing has the focus and the map is
 * visible.
 */

import { momentOf } from '../../shell/clock-text.ts';

/** The command of a key: start or stop, move by ms, go to a numbered pin, or go to a named pin. */
export type Command =
  | { move: number }
  | { pin: number }
  | 'toggle'
  | 'zoom'
  | 'tour'
  | 'share'
  | 'big'
  | 'theatre'
  | 'help'
  | 'leave';

/** A second in ms. */
const SECOND = 1000;
const COMMANDS: Readonly<Record<string, Command>> = {
  ' ': 'toggle',
  k: 'toggle',
  ArrowLeft: { move: -5 * SECOND },
  ArrowRight: { move: 5 * SECOND },
  j: { move: -10 * SECOND },
  l: { move: 10 * SECOND },
  ',': { move: -SECOND },
  '.': { move: SECOND },
  z: 'zoom',
  g: 'tour',
  t: 'theatre',
  s: 'share',
  b: 'big',
  '?': 'help',
  Escape: 'leave',
};

/**
 * Groups of links that are one stop of the Tab key each; arrow keys move inside, in order of time. No SVG is a group:
 * Chromium makes every SVG that listens to the focus a stop.
 */
const GROUPS = '.map-box, .signature, .key-moments';
const TIMED = 'a[href^="#t="]';
/** By how many links an arrow key moves the focus. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Makes each group of links around a stage one stop: the link that had the focus last, at first the earliest one. */
export function oneStopEach(root: HTMLElement): void {
  for (const group of root.querySelectorAll<HTMLElement | SVGElement>(GROUPS)) {
    const links = [...group.querySelectorAll<HTMLElement | SVGElement>(TIMED)];
    const timeOf = (link: Element) => momentOf(link.getAttribute('href') ?? '') ?? 0;
    const visibleLinks = () =>
      links
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .sort((a, b) => timeOf(a) - timeOf(b));
    const stop = (current: Element | undefined) => {
      for (const link of links) link.setAttribute('tabindex', link === current ? '0' : '-1');
    };
    stop(visibleLinks()[0] ?? links[0]);
    group.addEventListener('focusin', ({ target }) => {
      const link = (target as Element).closest(TIMED);
      if (link) stop(link);
    });
    group.addEventListener('keydown', (event) => {
      const { key, target } = event as KeyboardEvent;
      const inOrder = visibleLinks();
      const index = inOrder.findIndex((link) => link === (target as Element).closest(TIMED));
      const ends: Readonly<Record<string, number>> = { Home: 0, End: inOrder.length - 1 };
      const next = inOrder[ends[key] ?? index + (STEPS[key] ?? NaN)];
      if (index < 0 || !next) return;
      event.preventDefault();
      next.focus();
    });
  }
}

/** Presses the share button of the focused key moment, or of the stage. */
export function pressShare(root: HTMLElement): void {
  const row = document.activeElement?.closest('.moments-list > li');
  (row ?? root.querySelector('.play-bar'))?.querySelector<HTMLElement>('.share-at')?.click();
}

/** Fields that use keys themselves. */
const FIELDS = 'select, textarea, input:not([type=range])';

/** Share of the map that must be visible for keys to work without focus. */
const IN_VIEW = 0.6;

/**
 * The command of a key press for the stage around `root`; null for other keys. An embedded stage reacts to keys only
 * while it has the focus.
 */
export function commandOf(event: KeyboardEvent, root: HTMLElement): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const { activeElement } = document;
  const focused = activeElement && activeElement !== document.body ? activeElement : null;
  if (focused ? !root.contains(focused) : root.matches('.hero') || shareInView(root) < IN_VIEW) return null;
  if (focused?.matches(FIELDS)) return null;
  // Arrow keys work on the slider itself, and Space on buttons.
  if (focused?.matches('input') && event.key.startsWith('Arrow')) return null;
  if (focused?.matches('button, summary') && event.key === ' ') return null;
  if (/^[1-9]$/.test(event.key)) return { pin: Number(event.key) };
  return COMMANDS[event.key] ?? COMMANDS[event.key.toLowerCase()] ?? null;
}

/** If a smaller share of the map is visible, the page scrolls back to the stage. */
const ALMOST_WHOLE = 0.95;

/** Scrolls to the stage around `root`, unless its map is almost completely visible. */
export function showStage(root: HTMLElement): void {
  if (shareInView(root) < ALMOST_WHOLE) root.scrollIntoView({ block: 'start' });
}

/** The visible share of a stage's map, from 0 to 1. */
function shareInView(root: HTMLElement): number {
  const box = root.querySelector('.map-box')?.getBoundingClientRect();
  if (!box || box.height === 0) return 0;
  return Math.max(0, Math.min(innerHeight, box.bottom) - Math.max(0, box.top)) / box.height;
}
