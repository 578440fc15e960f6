/** Percentiles of game pages, recalculated from the JSON documents independently of the site's code. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import type { AnalysedPlayer, GameAnalysis } from '../../src/game/analysis.ts';
import { formatClock } from '../../src/game/clock.ts';
import { RACE_NAMES } from '../../src/game/derive/race.ts';
import { urls } from '../../src/urls.ts';
import { builtFiles, builtJson, builtPage, builtText } from '../support/build.ts';

const games = builtFiles('.json')
  .filter((file) => file.startsWith('data/games/'))
  .map((file) => builtJson<Told>(file));

const orderedHeroes = ({ heroes }: AnalysedPlayer) => heroes.filter(({ ordered }) => ordered !== null);
const tierOrder = ({ tiers }: AnalysedPlayer, number: number) =>
  tiers.find(({ tier }) => tier === number)?.ordered?.ms;
type Told = GameAnalysis & { places: { contacts: { slot: number; ms: number }[] } | null };
const MOMENTS: Readonly<Record<string, (player: AnalysedPlayer, game: Told) => number | undefined>> = {
  'First hero': (player) => orderedHeroes(player)[0]?.ordered?.ms,
  'Second hero': (player) => orderedHeroes(player)[1]?.ordered?.ms,
  'Tier 2': (player) => tierOrder(player, 2),
  'Tier 3': (player) => tierOrder(player, 3),
  'First expansion': ({ expansions }) => expansions[0]?.ms,
  'First expansion begun': ({ expansions }) => expansions[0]?.started?.to,
  'First contact': ({ slot }, { places }) =>
    places?.contacts.find((contact) => String(contact.slot) === slot)?.ms,
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const clock = (seconds: number): string => formatClock(seconds * 1000);

/** All players of a race in a matchup who reached a moment: replay id and second. */
const reached = (
  matchup: string,
  race: string,
  moment: string,
): { id: string; sec: number; handle: string }[] =>
  games
    .filter((game) => game.matchup === matchup)
    .flatMap((game) =>
      game.players
        .filter((player) => player.race === race)
        .flatMap((player) => {
          const ms = MOMENTS[moment]!(player, game);
          return ms === undefined
            ? []
            : [{ id: game.replayId, sec: Math.floor(ms / 1000), handle: player.handle }];
        }),
    );

/** The required cells of a row: moment, player, time, percentile, place, n, median, quartiles. */
function expected(game: Told, none: string): string[][] {
  const { matchup, players } = game;
  return Object.entries(MOMENTS).flatMap(([moment, read]) =>
    players.flatMap((player): string[][] => {
      const ms = read(player, game);
      if (ms === undefined || matchup === null || player.race === null) return [];
      const sec = Math.floor(ms / 1000);
      // A player isn't compared with themselves.
      const all = reached(matchup, player.race, moment)
        .filter(({ handle }) => handle !== player.handle)
        .map((one) => one.sec)
        .sort((a, b) => a - b);
      const n = all.length;
      if (n === 0) return [];
      // Both players of a mirror are in its group.
      const noun = matchup[0] === matchup[2] ? 'appearance' : 'game';
      const [earlier, same] = [
        all.filter((one) => one < sec).length,
        all.filter((one) => one === sec).length + 1,
      ];
      const at = (share: number) => {
        const place = (n - 1) * share;
        const [low, high] = [all[Math.floor(place)]!, all[Math.ceil(place)]!];
        return clock(Math.floor(low + (high - low) * (place % 1)));
      };
      return [
        [
          moment,
          player.handle,
          clock(sec),
          n < 5 ? none : String(Math.floor((100 * (earlier + same / 2)) / (n + 1))),
          same === 1 ? String(earlier + 1) : `${earlier + 1}–${earlier + same}`,
          `${n} ${noun}${n === 1 ? '' : 's'}`,
          n < 5 ? none : at(0.5),
          n < 5 ? none : `${at(0.25)} to ${at(0.75)}`,
        ],
      ];
    }),
  );
}

const sectionOf = (page: HTMLElement, id: string) =>
  page.querySelectorAll('section').find((one) => one.getAttribute('aria-labelledby') === id);

/** The rows of a game page's tables: player, moment, time, median, percentile, and the size of the group. */
const shown = (page: HTMLElement): { cells: string[]; href: string; drawn: number }[] =>
  (sectionOf(page, 'against-archive')?.querySelectorAll('table') ?? []).flatMap((own) =>
    own.querySelectorAll('tbody tr').map((row) => ({
      cells: [
        own.querySelector('caption bdi')!.text,
        ...row.querySelectorAll('td:not(.drawn)').map(({ text }) => text),
      ].map(oneLine),
      href: row.querySelector('a')!.getAttribute('href')!,
      drawn: row.querySelectorAll('.drawn svg .here').length,
    })),
  );

describe('against the archive', () => {
  test.each(games.map((game) => [game.replayId, game] as const))('%s', (replayId, game) => {
    const page = builtPage(`${urls.game(replayId).slice(1)}index.html`);
    const rows = shown(page);
    // A page omits groups that are too small, and draws the quartiles; its Markdown version contains everything.
    const enough = expected(game, 'too few')
      .filter((cells) => cells[6] !== 'too few')
      .map(([moment, handle, time, percent, , group, median]) => [
        handle,
        moment,
        time,
        median,
        percent,
        group,
      ]);
    const sorted = (some: readonly unknown[][]) => some.map((cells) => cells.join('|')).toSorted();
    expect(sorted(rows.map(({ cells }) => cells))).toEqual(sorted(enough));
    expect(rows.every(({ drawn }) => drawn === 1)).toBe(true);
    expect(sectionOf(page, 'against-archive') === undefined).toBe(expected(game, '').length === 0);

    for (const [index, { cells, href }] of rows.entries()) {
      const race = game.players.find(({ handle }) => handle === cells[0])!.race!;
      const [path = '', id = ''] = href.split('#');
      expect(path, String(index)).toBe(urls.matchupTimings(game.matchup!, RACE_NAMES[race]));
      expect(listed(path, id)).toEqual(
        reached(game.matchup!, race, cells[1]!)
          .map((one) => `${one.id} ${clock(one.sec)}`)
          .sort(),
      );
    }

    const twin = builtText(`${urls.game(replayId).slice(1)}index.md`);
    const lines = twin.split('\n').flatMap((line) => {
      const cells = line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').split(' | ');
      return cells.length === 8 && cells[0]!.slice(2) in MOMENTS ? [cells.slice(2).join(' | ')] : [];
    });
    expect(lines).toEqual(expected(game, '–').map((cells) => `${cells.slice(2).join(' | ')} |`));
  });
});

/** The games and times in a section of a timings page, sorted. */
function listed(path: string, id: string): string[] {
  const section = sectionOf(builtPage(`${path.slice(1)}index.html`), id)!;
  return section
    .querySelectorAll('tbody tr')
    .map((row) => {
      const game = row.querySelector('th a')!.getAttribute('href')!.split('/')[2]!;
      return `${decodeURIComponent(game)} ${oneLine(row.querySelector('.time')!.text)}`;
    })
    .sort();
}
