/** Reads hub pages of the build, and calculates the expected contents independently of the site's code. */
import { isFiller } from '../../src/archive/count/roster.ts';
import type { HTMLElement } from 'node-html-parser';
import type { ReplayIndex } from '../../src/contract/index-schema.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../src/game/analysis.ts';
import { formatClock } from '../../src/game/clock.ts';
import { builtFiles, builtJson, isMovedPage } from './build.ts';

const index = builtJson<ReplayIndex>('data/summaries-index.json').replays;
export const games = index.map(({ replayId, tournamentId }) => ({
  ...builtJson<GameAnalysis>(`data/games/${replayId}.json`),
  tournamentId: tournamentId ?? null,
}));
export type Game = (typeof games)[number];

export const hubs = builtFiles('.html').filter(
  (file) => /^(events|players|maps|matchups|heroes)\/./.test(file) && !isMovedPage(file),
);
export const below = (folder: string) =>
  hubs.filter((file) => new RegExp(`^${folder}/[^/]+/index`).test(file));
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
export const titleOf = (page: HTMLElement): string => oneLine(page.querySelector('h1')!.text);
export const fact = (page: HTMLElement, name: RegExp): string | undefined =>
  page
    .querySelectorAll('dl.facts div')
    .find((one) => name.test(one.querySelector('dt')!.text))
    ?.querySelector('dd')
    ?.text.trim();

/** Ids of a page's listed games in order. */
export const listed = (page: HTMLElement): string[] =>
  page
    .querySelectorAll('table.games tbody th a')
    .map((link) => decodeURIComponent(link.getAttribute('href')!.split('/')[2]!));

/**
 * The rows of a section as texts, the first cell without its note. Records omit the column of unknown results if it
 * only contains zeros, but here it is included.
 */
export function rows(page: HTMLElement, id: string): string[][] {
  const section = page.querySelectorAll('section').find((one) => one.getAttribute('aria-labelledby') === id);
  const heads = section?.querySelectorAll('table.hub thead th').map(({ text }) => oneLine(text)) ?? [];
  const last = heads.at(-1) ?? '';
  const zeros = ['Lost', 'Wins'].includes(last) ? ['0'] : [];
  return (section?.querySelectorAll('table.hub tbody tr') ?? []).map((row) =>
    row
      .querySelectorAll('th, td')
      .map((cell) => {
        for (const extra of cell.querySelectorAll('.quiet, .mark, .reveal')) extra.remove();
        return oneLine(cell.text);
      })
      .concat(zeros),
  );
}

/** Pages with fewer games have no statistics. */
export const STATISTICS_FROM = 4;

export const idsWhere = (belongs: (game: Game) => boolean): string[] =>
  games.filter(belongs).map(({ replayId }) => replayId);
export const people = (game: Game): AnalysedPlayer[] => game.players.filter(({ kind }) => kind === 'human');
/** The players of a game who have pages: a name that only fills the field is nobody's. */
export const withPages = (game: Game): AnalysedPlayer[] =>
  people(game).filter(({ name }) => !isFiller(name ?? ''));
export const everybody = games.flatMap(people);
export const recordCells = (players: readonly AnalysedPlayer[]): string[] =>
  [
    players,
    ...(['won', 'lost', null] as const).map((end) => players.filter(({ result }) => result === end)),
  ].map((group) => String(group.length));

/** Distributions of fewer values are left out. */
export const SPREAD_FROM = 5;

/** n, minimum, lower quartile, median, upper quartile, maximum, calculated independently of the site's code. */
export function spread(ms: readonly number[]): string[] {
  const sorted = ms.map((value) => Math.floor(value / 1000)).sort((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
    return formatClock(Math.floor(low + (high - low) * (place % 1)) * 1000);
  };
  return [String(sorted.length), ...[0, 0.25, 0.5, 0.75, 1].map(at)];
}
