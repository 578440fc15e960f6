/** Whether nothing has the focus that is still on the page: the control that had it went with the last drawing. */
export const focusIsLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Moves the focus to the first of these places that there is. */
export function focusOn(...places: (HTMLElement | null | undefined)[]): void {
  places.find(Boolean)?.focus();
}
