/** The window in which visitors share a second of a game, driven as they would. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

export const MAX_BYTES = 2_000_000;

export const box = (page: Page) => page.getByRole('dialog');
export const press = (page: Page, name: string) =>
  box(page).getByRole('button', { name, exact: true }).click();

/** Opens the window at the page's first choice, the biggest fight. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(box(page).getByRole('button', { name: 'Save picture' })).toBeEnabled();
}

/** Presses a button and returns the saved file. */
export async function saved(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await press(page, name);
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
