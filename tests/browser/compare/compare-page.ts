import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { GameAnalysis } from '../../../src/game/analysis.ts';
import { human, orcOne, orcTwo } from '../../support/browse/chosen.ts';

/** The compare page of the build, driven as a visitor would. */
export class ComparePage {
  readonly page: Page;
  readonly #origin: string;
  /** Complaints from the browser; every test fails on one. */
  readonly complaints: string[] = [];

  /** `origin` is only given if it differs from the usual one. */
  constructor(page: Page, origin = '') {
    this.page = page;
    this.#origin = origin;
    page.on('console', (message) => {
      // The browser may only report a game that is missing on purpose.
      if (!message.text().includes('404')) this.complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  /** Reloads the page with a comparison, because a fragment change wouldn't reload it. */
  async open(fragment = ''): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(`${this.#origin}/compare/${fragment}`);
    await this.rest();
  }

  /** Waits until everything in the address has loaded. */
  async rest(): Promise<void> {
    await expect(this.page.locator('#compare')).toHaveAttribute('data-ready', '');
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The panel of a side. */
  side(letter: 'A' | 'B'): Locator {
    return this.page.locator(`.side.${letter.toLowerCase()}`);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Cells of a section's table by row. */
  async rows(section: string): Promise<string[][]> {
    const rows = await this.page.locator(`section[aria-labelledby="${section}"] tbody tr`).all();
    return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
  }

  /** A published game of the archive. */
  async game(replayId: string): Promise<GameAnalysis> {
    const answer = await this.page.request.get(`/data/games/${replayId}.json`);
    return (await answer.json()) as GameAnalysis;
  }
}

/** Tests of the compare page; each gets a fresh visitor. */
export const test = base.extend<{ compare: ComparePage }>({
  compare: async ({ page }, use) => {
    const compare = new ComparePage(page);
    await use(compare);
    expect(compare.complaints).toEqual([]);
  },
});

export { expect };

/** Two games of the archive with an Orc against an Undead, and one of a Human against an Undead. */
export const ORC_ONE = orcOne.replayId;
export const ORC_TWO = orcTwo.replayId;
export const HUMAN = human.replayId;
