/** A game page of the build, for the tests of the report. */
import type { APIRequestContext } from '@playwright/test';

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

/** A 1v1 game with enough others of its matchup for a comparison. */
export async function comparedPage(request: APIRequestContext): Promise<string> {
  for (const entry of await entries(request)) {
    const html = await (await request.get(pageOf(entry))).text();
    if (html.includes('class="standings"')) return pageOf(entry);
  }
  throw new Error('No game is compared with others.');
}

/** All orders of a game, by the address of its page. */
export const ordersOf = (page: string): string => `${page}orders/`;

/** A team game. */
export const teamPage = async (request: APIRequestContext): Promise<string> =>
  pageOf((await entries(request)).find(({ players }) => players.length > 2));
