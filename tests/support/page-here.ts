/**
 * A page without a browser, for page programs. Each begins with an empty document, without listeners of earlier
 * pages.
 */
import { afterAll, expect, vi } from 'vitest';
import { until } from './until.ts';

// The document is incomplete: the rows of a table aren't iterable.
Object.defineProperty(HTMLTableSectionElement.prototype, 'rows', {
  get(this: HTMLTableSectionElement) {
    return [...this.querySelectorAll('tr')];
  },
});

vi.stubGlobal('Option', function (text: string, value: string, _default: boolean, selected: boolean) {
  return Object.assign(document.createElement('option'), { text, value, selected });
});

/** Cancels the program's timers and messages at the end, because the document is gone after the last test. */
const waiting: (() => void)[] = [];
const Ports = MessageChannel;
vi.stubGlobal(
  'MessageChannel',
  class extends Ports {
    constructor() {
      super();
      waiting.push(() => this.port1.close());
    }
  },
);
const wait = setTimeout;
vi.stubGlobal('setTimeout', (...planned: Parameters<typeof setTimeout>) => {
  const timer = wait(...planned);
  waiting.push(() => clearTimeout(timer));
  return timer;
});
afterAll(() => waiting.forEach((end) => end()));

let listening: (() => void)[] = [];
const Channel = BroadcastChannel;

/** Begins a page at an address with a body; removes the listeners of the previous page. */
export function beginPage(path: string, body: string): void {
  vi.restoreAllMocks();
  for (const stop of listening) stop();
  listening = [];
  for (const target of [window, document]) {
    const { addEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => {
        addEventListener.call(target, type, listener);
        listening.push(() => target.removeEventListener(type, listener));
      },
    );
  }
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name);
        listening.push(() => this.close());
      }
    },
  );
  history.replaceState(null, '', path);
  document.body.innerHTML = body;
}

/** The text of all elements that match a selector. */
export const textOf = (selector: string): string =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n');

/** Waits until an element contains these words. */
export const saysIn = (selector: string, words: string): Promise<void> =>
  until(() => expect(textOf(selector)).toContain(words));

/** Waits for a button, and presses it. */
export const press = (label: string): Promise<void> =>
  until(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
    if (!button) throw new Error(`No button “${label}” in: ${textOf('body')}`);
    button.click();
  });

/** Chooses a value of a field as a visitor does. */
export function choose(field: HTMLSelectElement | HTMLInputElement, value: string): void {
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Answers requests with these documents by path, and others with 404; returns the requested paths. */
export function serve(documents: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const document = documents[path];
    return Promise.resolve(
      document === undefined
        ? new Response('', { status: 404 })
        : new Response(JSON.stringify(document), { headers: { 'Content-Type': 'application/json' } }),
    );
  });
  return asked;
}
