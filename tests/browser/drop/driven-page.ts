/** A page in a browser of the system, driven by WebDriver: Playwright drives only browsers of its own. */
export interface DrivenPage {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, which may be a promise; has to be plain data. */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits until an expression is true. Fails after a while. */
  until(expression: string): Promise<void>;
  /** Gives files of this machine to the first input that takes any. */
  choose(paths: string[]): Promise<void>;
  close(): Promise<void>;
}

const WAIT_MS = 30_000;
const LOOK_MS = 50;

/** Asks until the answer is true. */
export async function waitFor(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
