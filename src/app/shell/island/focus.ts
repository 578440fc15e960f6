/** Whether no element on the page has the focus, because its control was removed by the last drawing. */
export const focusIsLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Focuses the first of these elements that exists. */
export function focusOn(...places: (HTMLElement | null | undefined)[]): void {
  places.find(Boolean)?.focus();
}
