/** Makes an element around what it holds. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...inside);
  return element;
}

/** A button that does something when it is pressed; `look` is its class. */
export const makeButton = (label: string, press: () => unknown, look = ''): HTMLButtonElement =>
  makeElement('button', { type: 'button', className: look, onclick: () => void press() }, label);

/** Loads a style sheet that a program brings along, once. */
export function loadStyles(href: string): void {
  if (!document.querySelector(`link[href="${href}"]`))
    document.head.append(makeElement('link', { rel: 'stylesheet', href }));
}
