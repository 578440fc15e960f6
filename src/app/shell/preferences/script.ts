/**
 * The one script of every page. It blocks the first paint, so that a page never shows what its reader wants
 * hidden, or the wrong theme. It carries the two preferences of a visitor and lets single results be asked for. As the
 * first script it also sets the policy by which the others make HTML.
 */
import { setDefaultPolicy } from './trusted-types.ts';

setDefaultPolicy();

const root = document.documentElement;

/** Key in the storage and attribute on `<html>`, with the values it may have. No value is the default. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark'],
  spoilers: ['hidden'],
  first: ['5', '8', '10'],
};

/** Brings the page and its controls into line with what is remembered. */
function show(): void {
  for (const [name, values] of Object.entries(CHOICES)) {
    let value = root.dataset[name] ?? '';
    try {
      value = localStorage.getItem(name) ?? '';
    } catch {
      // Storage may be forbidden. What was chosen then holds for this page.
    }
    if (values.includes(value)) root.dataset[name] = value;
    else root.removeAttribute(`data-${name}`);
  }
  for (const control of document.querySelectorAll<HTMLInputElement>('[data-preference]')) {
    const value = root.dataset[control.dataset['preference']!] ?? '';
    if (control.type === 'checkbox') control.checked = value === control.value;
    else control.value = value;
  }
}

/** The default is remembered by remembering nothing. */
function remember({ target }: Event): void {
  const control = target as HTMLInputElement;
  const name = control.dataset['preference'];
  if (!name) return;
  const value = control.type === 'checkbox' && !control.checked ? '' : control.value;
  root.dataset[name] = value;
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch {
    // As above.
  }
  show();
}

/** A button shows what is hidden around it, or hides it again. In a list another one brings the next game. */
function reveal({ target }: Event): void {
  const button = (target as Element).closest<HTMLButtonElement>('button[data-reveal]');
  if (!button) return;
  if (button.dataset['reveal'] === 'next') {
    const row = button.closest<HTMLElement>('[data-series]')!;
    const { series } = row.dataset;
    const next = [...row.parentElement!.querySelectorAll<HTMLElement>('.later:not(.found)')].find(
      (other) => other.dataset['series'] === series,
    );
    if (next) next.classList.add('found');
    else button.textContent = button.dataset['none']!;
  } else {
    button.ariaPressed = String(button.closest('.spoiler')!.classList.toggle('asked'));
  }
}

/** `/` leads to the search of the page, except where it is a letter of what somebody types. */
function search(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing) return;
  const typed = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
  const box = document.querySelector<HTMLInputElement>('input[type=search]');
  if (!box || (target as Element).closest(typed)) return;
  event.preventDefault();
  box.focus();
}

show();
// Tells the style sheet that there is somebody to serve the controls.
root.dataset['scripted'] = '';
document.addEventListener('DOMContentLoaded', show);
document.addEventListener('change', remember);
document.addEventListener('click', reveal);
document.addEventListener('keydown', search);
// Another tab, or a page that comes back as it was left.
addEventListener('storage', show);
addEventListener('pageshow', show);
