/**
 * The script of every page. It blocks the first paint, so that pages never flash spoilers or the wrong theme. It
 * handles the visitor's preferences and the buttons that reveal results. As the first script, it also sets the policy
 * that governs how other scripts make HTML.
 */
/**
 * Every page requires Trusted Types: text only becomes HTML or a script through this policy. It allows SVG, because
 * pages draw maps and glyphs, and this site's scripts, because the drop page starts a worker and a service worker.
 */
const DEFAULT_POLICY = {
  createHTML: (text: string) => (text.trimStart().startsWith('<svg') ? text : null),
  createScriptURL: (address: string) =>
    new URL(address, location.href).origin === location.origin ? address : null,
};

interface Factory {
  createPolicy(name: string, policy: typeof DEFAULT_POLICY): unknown;
}

/** Sets the policy in browsers that have Trusted Types. Must run before any other script on the page. */
const setDefaultPolicy = (): void =>
  void (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('default', DEFAULT_POLICY);

setDefaultPolicy();

const root = document.documentElement;

/** Storage keys and attributes on `<html>`, with their possible values. A missing value means the default. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark'],
  spoilers: ['hidden'],
  first: ['5', '8', '10'],
};

/** Applies the stored preferences to the page and its controls. */
function show(): void {
  for (const [name, values] of Object.entries(CHOICES)) {
    let value = root.dataset[name] ?? '';
    try {
      value = localStorage.getItem(name) ?? '';
    } catch {
      // Storage may be forbidden; a choice then applies only to this page.
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

/** The default is stored by removing the entry. */
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

/** Shows or hides the content that a button covers. In a list, another button reveals the next game. */
function reveal({ target }: Event): void {
  const button = (target as Element).closest<HTMLButtonElement>('button[data-reveal]');
  if (!button) return;
  if (button.dataset['reveal'] === 'next') {
    const row = button.closest<HTMLElement>('[data-series]')!;
    const { series } = row.dataset;
    const next = [...row.parentElement!.querySelectorAll<HTMLElement>('.later:not(.found)')].find(
      (candidate) => candidate.dataset['series'] === series,
    );
    if (next) next.classList.add('found');
    else button.textContent = 'No further game in this list';
  } else {
    button.ariaPressed = String(button.closest('.spoiler')!.classList.toggle('asked'));
  }
}

/** The `/` key focuses the page's search, unless the visitor is typing. */
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
// Shows the controls, through the style sheet, which also reserves room for what the address will open.
root.dataset['scripted'] = location.hash;
document.addEventListener('DOMContentLoaded', show);
document.addEventListener('change', remember);
document.addEventListener('click', reveal);
document.addEventListener('keydown', search);
// Another tab changed a preference, or the page returns from the back-forward cache.
addEventListener('storage', show);
addEventListener('pageshow', show);
