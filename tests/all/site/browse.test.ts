/** The file of the game browser matches the documents and its rows match those of the page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../src/search/rows/rows.ts';
import { THING_PAGES, thingsIn, type WordsFile } from '../../../src/search/words/things.ts';
import { bySide } from '../../../src/game/sides.ts';
import { rowWinners } from '../../../src/view/game-row.ts';
import { rowMaker } from '../../../src/app/replays/page/row-maker.ts';
import type { ReplayIndex } from '../../../src/contract/index-schema.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../../src/game/analysis.ts';
import { playedDays } from '../../../src/game/derive/played.ts';
import { urls } from '../../../src/urls.ts';
import { builtJson, DIST, fileFor, sharedPage } from '../../support/build.ts';
import { shortDates } from '../../../src/view/dates.ts';

const file = urls.searchRows().slice(1);
const index = rowsOf(builtJson(file))!;
const entries = builtJson<ReplayIndex>('data/summaries-index.json').replays;
const pageFile = 'replays/index.html';

/** A time in the file: whole seconds. */
const whole = (ms: number | undefined): number | null => (ms === undefined ? null : Math.floor(ms / 1000));

describe('the index of the replay browser', () => {
  test('has the games of the documented index, in its order', () => {
    expect(index.games.map(({ replayId }) => replayId)).toEqual(entries.map(({ replayId }) => replayId));
    expect(index.games.map(({ event }) => event)).toEqual(
      entries.map(({ tournamentId }) => tournamentId ?? null),
    );
  });

  test.each(index.games.map((game) => [game.replayId, game] as const))(
    '%s: every number is that of its documents',
    (id, game) => {
      const analysis = builtJson<GameAnalysis>(`data/games/${id}.json`);
      const entry = entries.find(({ replayId }) => replayId === id)!;
      expect(game.decidedMs).toBe(Math.floor(analysis.decidedMs / 1000) * 1000);
      expect(game.played).toEqual(playedDays(analysis.played));
      expect([game.patch, game.sides, game.matchup]).toEqual([analysis.patch, analysis.sides, entry.matchup]);
      expect(index.maps.find(({ key }) => key === game.map)?.name ?? '').toBe(analysis.map);
      const told = builtJson<{ fights: unknown[]; places: unknown }>(`data/games/${id}.json`);
      expect(game.fought?.fights ?? null).toBe(told.places === null ? null : told.fights.length);
      expect(game.players.length).toBe(analysis.players.length);
      for (const [place, player] of game.players.entries()) {
        const own: AnalysedPlayer = analysis.players[place]!;
        const called = index.people.find(({ key }) => key === player.person)?.name ?? player.name;
        expect([called, player.race, player.team, player.result]).toEqual([
          own.handle,
          own.race,
          own.team,
          own.result,
        ]);
        const documented = entry.players[place]!;
        expect(player.hero).toBe(documented.heroTimeSec ?? null);
        expect(player.expansion).toBe(whole(own.expansions[0]?.ms));
        if (player.hero !== null) expect(index.objects[player.heroes[0]!]?.name).toBe(documented.hero);
        expect(player.heroes.map((hero) => index.objects[hero]!.name).sort()).toEqual(
          own.heroes.map((hero) => hero.name).sort(),
        );
        expect(player.tier2).toBe(whole(own.tiers.find(({ tier }) => tier === 2)?.ordered?.ms));
        expect(player.tier3).toBe(whole(own.tiers.find(({ tier }) => tier === 3)?.ordered?.ms));
        const first = new Set(
          own.build
            .filter(
              ({ type, worker, cancelled }) =>
                !worker && !cancelled && ['building', 'unit', 'hero', 'upgrade', 'item'].includes(type),
            )
            .map((step) => step.name),
        );
        expect(player.made.map(([object]) => index.objects[object]!.name)).toEqual([...first]);
        if (player.person !== null)
          expect(existsSync(join(DIST, 'players', player.person, 'index.html'))).toBe(true);
      }
    },
  );
});

test('every suggested page exists', () => {
  const { pages, ...file } = builtJson<WordsFile>(urls.searchWords().slice(1));
  const ofThings = thingsIn(file).flatMap(({ kind, key, games }) =>
    games === 0 ? [] : (THING_PAGES[kind]?.(key) ?? []),
  );
  expect(ofThings.length).toBeGreaterThan(100);
  const suggested = [...pages.map(([, , href]) => href), ...ofThings];
  expect(suggested.filter((href) => fileFor(href) === null)).toEqual([]);
});

describe('the page', () => {
  test('was built with the rows that its script draws', () => {
    // Only a bundler can load the glyphs of the rows, so only their words are compared.
    const rowOf = rowMaker(index);
    const rows = sharedPage(pageFile).querySelectorAll('table.games tbody tr');
    expect(rows.length).toBe(index.games.length);
    const heads = new Set<number>();
    for (const row of rows) {
      const href = row.querySelector('.pairing')!.getAttribute('href');
      const drawn = rowOf(index.games.findIndex(({ replayId }) => urls.game(replayId) === href));
      const { map, event, series, patch, played } = drawn;
      const [sides, winner] = [bySide(drawn.players), rowWinners(drawn)];
      expect(row.querySelectorAll('.pairing bdi').map((name) => name.text)).toEqual(
        sides.flat().map(({ name }) => name),
      );
      const won = row.querySelectorAll('.pairing .side').filter((side) => side.querySelector('.won'));
      expect(won.flatMap((side) => side.querySelectorAll('bdi').map((name) => name.text))).toEqual(
        winner.map(({ name }) => name),
      );
      expect(row.getAttribute('data-series') ?? null).toBe(series === null ? null : String(series));
      // The games of a series stand below one head; the first of them has the event and the day.
      const isBelow = series !== null && heads.has(series);
      if (series !== null) heads.add(series);
      expect(row.querySelector('.series-head') !== null).toBe(series !== null && !isBelow);
      const shown = row.querySelector('.event')!;
      expect(row.querySelectorAll('td:not(.event) a').map((link) => link.getAttribute('href'))).toEqual(
        map ? [map.href] : [],
      );
      if (isBelow) expect(shown.text).toBe('');
      else {
        expect(shown.querySelector('a')?.getAttribute('href')).toBe(event?.href);
        const when = shown.querySelector('.note')!.text;
        expect(when).toBe([shortDates(played), patch && `patch ${patch}`].filter(Boolean).join(' · '));
      }
      expect(row.querySelector('.strip') !== null).toBe((drawn.fought?.strip ?? '') !== '');
    }
  });
});
