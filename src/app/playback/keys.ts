/** The keys of the stage. They count while it has the focus, and while nothing has and its map is in view. */

/** What a key does: start or stop, move by ms, go to the pin of a number, or a named thing. */
export type Command = { move: number } | { pin: number } | 'toggle' | 'zoom' | 'tour' | 'help' | 'leave';

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
  t: 'tour',
  '?': 'help',
  Escape: 'leave',
};

/** What the keys do, in words, for the help. */
export const KEY_WORDS: readonly (readonly [keys: string, does: string])[] = [
  ['Space or K', 'play and pause'],
  ['← →', '5 seconds back and on'],
  ['J L', '10 seconds back and on'],
  [', .', '1 second back and on'],
  ['1 to 9', 'go to the pin with this number'],
  ['Z', 'zoom to the fight and back'],
  ['T', 'take the tour'],
  ['Esc', 'end the tour, zoom out, show the whole game'],
  ['?', 'this list'],
];

/** Share of the map that has to be in view for keys that nothing else is focused for. */
const IN_VIEW = 0.6;

/** The command of a key press that is meant for the stage around `root`; null for any other. A stage within another page needs the focus. */
export function commandOf(event: KeyboardEvent, root: HTMLElement): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const { activeElement } = document;
  const focused = activeElement && activeElement !== document.body ? activeElement : null;
  if (focused ? !root.contains(focused) : root.matches('.hero') || shareInView(root) < IN_VIEW) return null;
  if (focused?.matches('select, textarea, input:not([type=range])')) return null;
  // The slider has arrows of its own, and buttons have Space.
  if (focused?.matches('input') && event.key.startsWith('Arrow')) return null;
  if (focused?.matches('button, summary') && event.key === ' ') return null;
  if (/^[1-9]$/.test(event.key)) return { pin: Number(event.key) };
  return COMMANDS[event.key] ?? COMMANDS[event.key.toLowerCase()] ?? null;
}

/** How much of the map of a stage the window shows, from 0 to 1. */
export function shareInView(root: HTMLElement): number {
  const box = root.querySelector('.map-box')?.getBoundingClientRect();
  if (!box || box.height === 0) return 0;
  return Math.max(0, Math.min(innerHeight, box.bottom) - Math.max(0, box.top)) / box.height;
}
