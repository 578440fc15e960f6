/** A page in a system browser, driven by WebDriver, because Playwright only drives its bundled browsers. */
export interface DrivenPage {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, which may be a promise; it must be plain data. */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits until an expression is true. */
  until(expression: string): Promise<void>;
  /** Passes files of this machine to the first input that accepts files. */
  choose(paths: string[]): Promise<void>;
  close(): Promise<void>;
}

const LOOK_MS = 50;

/** Retries until the answer is true; the test's timeout ends a hang. */
export async function waitFor(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}
