/** A game page of the build, for the tests of the report. */
import type { APIRequestContext, Page } from '@playwright/test';
import { watchRequests } from '../../support/requests-of-page.ts';

interface Entry {
  replayId: string;
  players: { tier3Sec: number | null }[];
}

const entries = async (request: APIRequestContext): Promise<Entry[]> =>
  ((await (await request.get('/data/summaries-index.json')).json()) as { replays: Entry[] }).replays;

const pageOf = (entry: Entry | undefined): string => `/replays/${entry?.replayId}/`;

/** A 1v1 game long enough to contain everything. */
export const duelPage = async (request: APIRequestContext): Promise<string> =>
  pageOf(
    (await entries(request)).find(
      ({ players }) => players.length === 2 && players.every(({ tier3Sec }) => tier3Sec !== null),
    ),
  );

/** All orders of a game, by the address of its page. */
export const ordersOf = (page: string): string => `${page}orders/`;

/** A team game. */
export const teamPage = async (request: APIRequestContext): Promise<string> =>
  pageOf((await entries(request)).find(({ players }) => players.length > 2));

/** Files that pages load for playback. */
const OF_PLAYBACK = /\/data\/tracks\/|\/start\.[^/]*\.js/;

/** Opens a 1v1 game; returns the addresses of playback that are asked for from then on. */
export async function openDuel(page: Page, request: APIRequestContext, hash = ''): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (one) => void (OF_PLAYBACK.test(one.url()) && asked.push(one.url())));
  const requestsEnd = watchRequests(page);
  await page.goto(`${await duelPage(request)}${hash}`);
  await requestsEnd();
  return asked;
}

export const slider = (page: Page) => page.getByRole('slider', { name: 'Game time' });
export const seconds = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
