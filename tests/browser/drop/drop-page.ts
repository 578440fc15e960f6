import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { serveBuild, type ServedBuild } from './serve-build.ts';

/** The drop page of the build, driven the way visitors do. */
export class DropPage {
  readonly page: Page;
  readonly site: ServedBuild;
  /** What the browser complained about; every test fails on it. */
  readonly complaints: string[] = [];

  constructor(page: Page, site: ServedBuild) {
    this.page = page;
    this.site = site;
    page.on('console', (message) => {
      // Some tests have Playwright block service workers, and it says so.
      if (!message.text().includes('blocked by Playwright'))
        this.complaints.push(`${message.type()}: ${message.text()}`);
    });
    // With a listener from the beginning, no dialog for files can open before it is listened for.
    page.on('filechooser', () => undefined);
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.site.origin}/drop/`);
    await expect(this.page.locator('#drop')).toHaveAttribute('data-ready', '');
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The lines of the table. */
  get rows(): Locator {
    return this.page.locator('table.dropped tbody tr');
  }

  /** What the page says; the map of a report has a place of its own for what goes wrong there. */
  get status(): Locator {
    return this.page.locator('p[role=status]');
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /**
   * Presses a button below a report, by keyboard: parts of a report are laid out when they come up, which may move the
   * button away while a pointer is down.
   */
  async pressBelow(name: string): Promise<void> {
    await this.button(name).press('Enter');
  }

  /** What can be done with the game on the screen: a button of the fold, which is opened where it is not yet. */
  async share(name: string | RegExp): Promise<Locator> {
    const fold = this.page.locator('details.share');
    await expect(fold).toBeVisible();
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
    return this.button(name);
  }

  /** A report of which every row is drawn. */
  get report(): Locator {
    return this.page.locator('.report[aria-busy=false]');
  }

  /** Chooses files of this machine, by paths or by names and contents. */
  async choose(files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await this.page.locator('input[type=file]').first().setInputFiles(files);
  }

  /** Drags files or folders of this machine over the page and lets them go, as the operating system would. */
  async drag(paths: string[]): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const data = { items: [], files: paths, dragOperationsMask: 1 };
    const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
      session.send('Input.dispatchDragEvent', { type, x: 300, y: 500, data });
    await send('dragEnter');
    // As long as files are held over a page, browsers say so again and again.
    await expect(async () => {
      await send('dragOver');
      await expect(this.page.locator('.drop-here')).toBeVisible({ timeout: 500 });
    }).toPass();
    await send('drop');
    await session.detach();
  }

  /** Waits until nothing is read any more. */
  async rest(timeout = 30_000): Promise<void> {
    await expect(this.page.getByRole('progressbar')).toHaveCount(0, { timeout });
    await expect(this.page.locator('.report[aria-busy=true]')).toHaveCount(0, { timeout });
  }
}

/** Tests of the drop page; each gets a fresh visitor. */
export const test = base.extend<{ drop: DropPage }, { site: ServedBuild }>({
  // Each visitor would fetch the whole page a second time, for the day without a network, and get programs from there that a
  // test puts others in place of. Tests of requests, of links, of what is kept or goes on to another page allow it.
  serviceWorkers: 'block',
  site: [
    async ({}, use) => {
      const site = await serveBuild();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  drop: async ({ page, site }, use) => {
    const drop = new DropPage(page, site);
    await drop.open();
    await use(drop);
    expect(drop.complaints).toEqual([]);
  },
});

export { expect };
