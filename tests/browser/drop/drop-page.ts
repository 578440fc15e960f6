import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { serveBuild, type ServedBuild } from './serve-build.ts';

/** The drop page of the build, driven as a visitor would. */
export class DropPage {
  readonly page: Page;
  readonly site: ServedBuild;
  /** Complaints from the browser; every test fails on one. */
  readonly complaints: string[] = [];

  constructor(page: Page, site: ServedBuild) {
    this.page = page;
    this.site = site;
    page.on('console', (message) => {
      // In some tests Playwright blocks service workers, and reports that.
      if (!message.text().includes('blocked by Playwright'))
        this.complaints.push(`${message.type()}: ${message.text()}`);
    });
    // Listens from the beginning, so that no file dialog opens before there is a listener.
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

  /** The rows of the table. */
  get rows(): Locator {
    return this.page.locator('table.dropped tbody tr');
  }

  /** The page's status message; the map of a report has a separate one. */
  get status(): Locator {
    return this.page.locator('p[role=status]');
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /**
   * Presses a button below a report by keyboard. Parts of a report are laid out when they become visible, which may
   * move the button away during a click.
   */
  async pressBelow(name: string): Promise<void> {
    await this.button(name).press('Enter');
  }

  /** A button for the displayed game; its fold is opened if necessary. */
  async share(name: string | RegExp): Promise<Locator> {
    const fold = this.page.locator('details.share');
    await expect(fold).toBeVisible();
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
    // A notice about a long link may offer the same before.
    return this.button(name).last();
  }

  /** A report with all rows drawn. */
  get report(): Locator {
    return this.page.locator('.report[aria-busy=false]');
  }

  /** Chooses files of this machine by path, or by name and content. */
  async choose(files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await this.page.locator('input[type=file]').first().setInputFiles(files);
  }

  /** Drags files or folders of this machine over the page and drops them, as the operating system would. */
  async drag(paths: string[]): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const data = { items: [], files: paths, dragOperationsMask: 1 };
    const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
      session.send('Input.dispatchDragEvent', { type, x: 300, y: 500, data });
    await send('dragEnter');
    // While files are held over a page, browsers repeat the event.
    await expect
      .poll(async () => {
        await send('dragOver');
        return this.page.locator('.drop-here').isVisible();
      })
      .toBe(true);
    await send('drop');
    await session.detach();
  }

  /** Waits until no more files are being read. */
  async rest(): Promise<void> {
    await expect(this.page.getByRole('progressbar')).toHaveCount(0);
    await expect(this.page.locator('.report[aria-busy=true]')).toHaveCount(0);
  }
}

/** Tests of the drop page; each gets a fresh visitor. */
export const test = base.extend<{ drop: DropPage }, { site: ServedBuild }>({
  // Each visitor would fetch the whole page a second time for offline use, and would get the real programs where a
  // test replaces them. Tests of requests, links, saved games and handovers allow it.
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
