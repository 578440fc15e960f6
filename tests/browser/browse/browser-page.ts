import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { rowsFile, type Rows } from '../../../src/search/rows/rows.ts';
import { pictureOfMap, urls } from '../../../src/urls.ts';

/** The game list, driven as a visitor would. */
export class BrowserPage {
  readonly page: Page;
  /** Complaints from the browser; every test fails on one. */
  readonly complaints: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => this.complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  /** Replaces the real archive. */
  async put(rows: Rows): Promise<void> {
    await this.page.route(`**${urls.searchRows()}`, (route) =>
      route.fulfill({ body: JSON.stringify(rowsFile(rows)), contentType: 'application/json' }),
    );
    // The archive's maps are invented too.
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
    await this.page.route(`**${pictureOfMap(urls.map('*'))}`, (route) =>
      route.fulfill({ body: picture, contentType: 'image/svg+xml' }),
    );
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(urls.replays() + search);
    await expect(this.page.locator('#browse-filters')).toHaveAttribute('data-ready', '');
  }

  get search(): Locator {
    return this.page.locator('#browse-search');
  }

  /** The parts of the query. */
  get chips(): Locator {
    return this.page.locator('.find .part');
  }

  /** The button that opens a part. */
  chip(at: number): Locator {
    return this.page.locator(`[data-chip="${at}"]`);
  }

  get facts(): Locator {
    return this.page.locator('.find .facts dd');
  }

  get status(): Locator {
    return this.page.getByRole('status');
  }

  /** The listed games. */
  get rows(): Locator {
    return this.page.locator('table.games tbody tr');
  }

  get links(): Locator {
    return this.page.locator('table.games tbody a.pairing');
  }

  /** The query of the address. */
  get query(): string {
    return new URL(this.page.url()).searchParams.get('parts') ?? '';
  }
}

/** Tests of the game list; each gets a fresh visitor. */
export const test = base.extend<{ replays: BrowserPage }>({
  replays: async ({ page }, use) => {
    const replays = new BrowserPage(page);
    await use(replays);
    expect(replays.complaints).toEqual([]);
  },
});

export { expect };
