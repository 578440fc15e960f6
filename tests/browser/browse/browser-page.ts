import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { encodeIndex } from '../../../src/view/ask/index/encode.ts';
import type { BrowserIndex } from '../../../src/view/ask/index/game.ts';
import { syntheticSearch } from '../../support/browse/synthetic-search.ts';
import { pictureOfMap, urls } from '../../../src/urls.ts';

/** The replay browser, driven as a visitor would. */
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
  async put(index: BrowserIndex): Promise<void> {
    const body = JSON.stringify(encodeIndex(index));
    await this.page.route(`**${urls.browserIndex()}`, (route) =>
      route.fulfill({ body, contentType: 'application/json' }),
    );
    const players = index.games.reduce((sum, game) => sum + game.players.length, 0);
    await this.page.route(`**${urls.searchIndex()}`, (route) =>
      route.fulfill({ body: JSON.stringify(syntheticSearch(players)), contentType: 'application/json' }),
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

  /** Shows the filters that don't fit in the bar. */
  async unfold(): Promise<void> {
    await this.page.getByRole('button', { name: 'More filters' }).click();
  }

  get search(): Locator {
    return this.page.locator('#browse-search');
  }

  /** The understood parts of the search. */
  get understood(): Locator {
    return this.page.locator('.understood .part');
  }

  get status(): Locator {
    return this.page.getByRole('status');
  }

  /** The listed games. */
  get rows(): Locator {
    return this.page.locator('table.games tbody tr');
  }

  get links(): Locator {
    return this.page.locator('table.games tbody th a');
  }

  /** Waits until the first part of the list is drawn. */
  async rest(): Promise<void> {
    await expect(this.page.locator('table.games')).toHaveAttribute('aria-busy', 'false');
  }

  filter(name: string): Locator {
    return this.page.getByRole('combobox', { name, exact: true });
  }

  /** The query of the address, decoded for reading. */
  get query(): string {
    return decodeURIComponent(new URL(this.page.url()).search.replaceAll('+', ' '));
  }
}

/** Tests of the replay browser; each gets a fresh visitor. */
export const test = base.extend<{ replays: BrowserPage }>({
  replays: async ({ page }, use) => {
    const replays = new BrowserPage(page);
    await use(replays);
    expect(replays.complaints).toEqual([]);
  },
});

export { expect };
