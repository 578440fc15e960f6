/** The file of the game browser matches the documents, its rows match those of the page, and its script is small. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeIndex } from '../../src/view/ask/index/decode.ts';
import { bySide } from '../../src/game/sides.ts';
import { rowWinners } from '../../src/view/game-row.ts';
import { rowMaker } from '../../src/app/replays/rows.ts';
import { secondsOrNull } from '../../src/game/clock.ts';
import type { ReplayIndex } from '../../src/contract/index-schema.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../src/game/analysis.ts';
import { playedDays } from '../../src/game/derive/played.ts';
import { urls } from '../../src/urls.ts';
import { builtFiles, builtJson, builtText, DIST, sharedPage } from '../support/build.ts';

const file = urls.browserIndex().slice(1);
const decoded = decodeIndex(builtJson(file));
if (!decoded.ok) throw new Error(decoded.failure.sentence);
const index = decoded.value;
const entries = builtJson<ReplayIndex>('data/summaries-index.json').replays;
const pageFile = 'replays/index.html';

/** A time in the file: whole seconds, as ms. */
const whole = (ms: number | undefined): number | null =>
  ms === undefined ? null : Math.floor(ms / 1000) * 1000;

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
        expect([called, player.race, player.team, player.result, player.kind]).toEqual([
          own.handle,
          own.race,
          own.team,
          own.result,
          own.kind,
        ]);
        const documented = entry.players[place]!;
        expect(secondsOrNull(player.firstHeroMs)).toBe(documented.heroTimeSec ?? null);
        expect(player.expansionMs).toBe(whole(own.expansions[0]?.ms));
        if (player.firstHeroMs !== null)
          expect(index.objects.find(({ key }) => key === player.heroes[0])?.name).toBe(documented.hero);
        expect(player.heroes.toSorted()).toEqual(own.heroes.map((hero) => hero.id).sort());
        expect(player.tier2OrderedMs).toBe(whole(own.tiers.find(({ tier }) => tier === 2)?.ordered?.ms));
        expect(player.tier3OrderedMs).toBe(whole(own.tiers.find(({ tier }) => tier === 3)?.ordered?.ms));
        const first = new Set(
          own.build
            .filter(
              ({ type, worker, cancelled }) => !worker && !cancelled && ['building', 'unit'].includes(type),
            )
            .map((step) => step.id),
        );
        expect(player.steps).toEqual([...first].slice(0, 10));
        if (player.person !== null)
          expect(existsSync(join(DIST, 'players', player.person, 'index.html'))).toBe(true);
      }
    },
  );

  test('names every object, event, map and person that its games mention', () => {
    const keys = (table: readonly { key: string }[]) => new Set(table.map(({ key }) => key));
    const [objects, people] = [keys(index.objects), keys(index.people)];
    for (const { players } of index.games)
      for (const { person, heroes, steps } of players) {
        for (const id of [...heroes, ...steps]) expect(objects).toContain(id);
        if (person !== null) expect(people).toContain(person);
      }
  });

  test('is outside the contract', () => {
    expect(builtText('api/openapi.json')).not.toContain(urls.browserIndex());
  });
});

describe('the page', () => {
  test('was built with the rows that its script draws', () => {
    // Only a bundler can load the glyphs of the rows, so only their words are compared.
    const rowOf = rowMaker(index);
    const rows = sharedPage(pageFile).querySelectorAll('table.games tbody tr');
    expect(rows.length).toBe(index.games.length);
    for (const [place, row] of rows.entries()) {
      const drawn = rowOf(place);
      const { replayId, map, event, series, patch, played } = drawn;
      const [sides, winner] = [bySide(drawn.players), rowWinners(drawn)];
      expect(row.querySelector('th a')!.getAttribute('href')).toBe(urls.game(replayId));
      expect(row.querySelectorAll('th a bdi').map((name) => name.text)).toEqual(
        sides.flat().map(({ name }) => name),
      );
      const won = row.querySelectorAll('th a .side').filter((side) => side.querySelector('.won'));
      expect(won.flatMap((side) => side.querySelectorAll('bdi').map((name) => name.text))).toEqual(
        winner.map(({ name }) => name),
      );
      expect(row.getAttribute('data-series') ?? null).toBe(series === null ? null : String(series));
      expect(row.querySelectorAll('td a').map((link) => link.getAttribute('href'))).toEqual([
        ...(map ? [map.href] : []),
        urls.orders(replayId),
        ...((drawn.fought?.strip ?? '') === '' ? [] : [urls.made(replayId)]),
        ...(event ? [event.href] : []),
      ]);
      const last = row.querySelector('td:last-child .note')!.text;
      expect(last).toBe([played, patch && `patch ${patch}`].filter(Boolean).join(' · '));
      expect(row.querySelector('.strip') !== null).toBe((drawn.fought?.strip ?? '') !== '');
    }
  });

  test('loads at most 24.2 kB of script for it, which no other page loads', () => {
    const [entry] = scriptsOf(pageFile).filter((script) => !script.includes('preferences'));
    expect(entry).toBeDefined();
    const loaded = withImports(entry!);
    const size = loaded.reduce((sum, script) => sum + gzipSync(readFileSync(join(DIST, script))).length, 0);
    // The strip of each row and the range of lengths took 0.9 kB, the links to orders and fights 0.1 kB.
    // The words that pages share in one file took 0.7 kB, the names of texts in words files 0.5 kB.
    // The names of links that show only a length, for screen readers, took 0.02 kB.
    expect(size).toBeLessThanOrEqual(24_200);
    console.log(`Browse: ${size} bytes`);
    const others = builtFiles('index.html').filter((path) => path !== pageFile);
    expect(others.filter((path) => builtText(path).includes(entry!))).toEqual([]);
  });
});

const scriptsOf = (path: string): string[] =>
  sharedPage(path)
    .querySelectorAll('script[src]')
    .map((script) => script.getAttribute('src')!);

/** A script with all of its imports. */
function withImports(script: string): string[] {
  const found = new Set([script]);
  for (const own of found)
    for (const [, name] of readFileSync(join(DIST, own), 'utf8').matchAll(
      /(?:from|import)\s*"\.\/([^"]+\.js)"/g,
    ))
      found.add(`/_astro/${name}`);
  return [...found];
}
