import type { Page } from '@playwright/test';

/** Lists a page's tables that are wider than their container, with their full width in pixels. */
export const cutTables = (page: Page): Promise<string[]> =>
  page
    .locator('.scroll:has(> table)')
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => box.scrollWidth > box.clientWidth)
        .map((box) => `${box.querySelector('caption')?.textContent} ${box.scrollWidth}`),
    );

/** Lists table cells with overflowing content. */
export const overflowingCells = (page: Page): Promise<string[]> =>
  page.locator('table :is(th, td)').evaluateAll((cells) =>
    cells
      .filter((cell) => getComputedStyle(cell).display === 'table-cell')
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => `${cell.closest('table')?.caption?.textContent}: ${cell.textContent}`),
  );
