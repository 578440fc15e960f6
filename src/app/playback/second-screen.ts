/**
 * The stage in large type, for a caster's second screen: the clock and what both sides have at that time, without later
 * events.
 */
export interface SecondScreen {
  toggle: () => void;
  /** Returns to the page; false if the page is already shown. */
  leave: () => boolean;
}

/** Class of the stage while it fills the window. */
export const BIG = 'big';

/** Fills the window with a stage, and leaves it again; `changed` is called each time. */
export function secondScreen(root: HTMLElement, changed: (big: boolean) => void): SecondScreen {
  const turn = (big: boolean) => {
    root.classList.toggle(BIG, big);
    // Keeps keys and screen readers out of the page behind the stage.
    for (let part: Element | null = root; part && part !== document.body; part = part.parentElement)
      for (const other of part.parentElement?.children ?? [])
        if (other !== part && other instanceof HTMLElement) other.inert = big;
    // Space starts playback, and doesn't press the button again.
    if (big) root.querySelector<HTMLElement>('.play')?.focus();
    changed(big);
  };
  return {
    toggle: () => turn(!root.classList.contains(BIG)),
    leave() {
      if (!root.classList.contains(BIG)) return false;
      turn(false);
      return true;
    },
  };
}
