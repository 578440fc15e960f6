/**
 * The stage over the whole window: in large type for a caster's second screen, with what both sides have at that time
 * and without later events, or as a theatre, which is the stage as large as the window.
 */
interface WholeWindow {
  toggle: (look: Look) => void;
  /** Returns to the page; false if the page is already shown. */
  leave: () => boolean;
}

/** How the stage fills the window; also its class then. */
export type Look = 'theatre' | 'big';
/** All looks. */
export const LOOKS: readonly Look[] = ['theatre', 'big'];

/** Class of the stage while it fills the window in large type. */
export const BIG = 'big';

/** Fills the window with a stage, and leaves it again; `changed` is called each time, with the new look. */
export function wholeWindow(root: HTMLElement, changed: (look: Look | null) => void): WholeWindow {
  const currentLook = () => LOOKS.find((look) => root.classList.contains(look)) ?? null;
  const turn = (look: Look | null) => {
    for (const candidate of LOOKS) root.classList.toggle(candidate, candidate === look);
    // The panel and the canvas are parts of playback, also at 0:00.
    if (look) root.classList.add('played');
    // Keeps keys and screen readers out of the page behind the stage.
    for (let part: Element | null = root; part && part !== document.body; part = part.parentElement)
      for (const sibling of part.parentElement?.children ?? [])
        if (sibling !== part && sibling instanceof HTMLElement) sibling.inert = look !== null;
    // Space starts playback, and doesn't press the button again.
    if (look) root.querySelector<HTMLElement>('.play')?.focus();
    changed(look);
  };
  return {
    toggle: (look) => turn(currentLook() === look ? null : look),
    leave() {
      if (!currentLook()) return false;
      turn(null);
      return true;
    },
  };
}
