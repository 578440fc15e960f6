/** A report of a link with a game's first minutes claims nothing about the rest of the game. */
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { readCorpus } from '../../../../src/archive/corpus/corpus.ts';
import type { GameAnalysis } from '../../../../src/game/analysis.ts';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { competitors } from '../../../../src/game/identity.ts';
import { packBeginning } from '../../../../src/game/stored/link/first-minutes.ts';
import { unpackGame, type SharedGame } from '../../../../src/game/stored/link/pack.ts';
import { details } from '../../../../src/view/game/game.ts';
import { Section } from '../../../../src/view/html/Section.tsx';
import { TIMING_WORDS } from '../../../../src/view/game/heroes.ts';
import { everyOrder } from '../../../../src/view/game/build-orders.ts';

const LONGER_MS = 16 * 60_000;

const { games } = readCorpus('replays');
const longGame = (players: number) =>
  games.find(({ game }) => game.clockMs > LONGER_MS && competitors(game).length === players)!;
const DUEL = longGame(2);

/** The words of a report's sections by id. */
const wordsOf = (game: GameAnalysis, firstMs: number | null): Record<string, string> =>
  Object.fromEntries(
    details(game, { firstMs }).map((section) => [
      section.id,
      parse(renderToString(h(Section, { section }))).textContent,
    ]),
  );

async function shortLink(whole: SharedGame) {
  const { packed } = await packBeginning(whole, 2000);
  const unpacked = await unpackGame(packed);
  if (!unpacked.ok) throw new Error(unpacked.failure.code);
  const { game, replayId, firstMs = null } = unpacked.value;
  return { analysis: analyze(game, replayId), firstMs };
}

test('sentences are about the minutes in the link, and later timings are not in it', async () => {
  const { analysis, firstMs } = await shortLink(DUEL);
  expect(firstMs).toBe(600_000);
  const words = wordsOf(analysis, firstMs);
  expect(words['build-orders']).toContain(everyOrder(600_000));
  expect(words['timings']).toContain(TIMING_WORDS.notInLink);
  expect(words['timings']).not.toContain('–');
  expect(words['made']).toContain(' 10:00.');
  expect(words['made']).not.toMatch(/whole game|evidence/);
});

test('a time that is only calculated for after the end of the link is not in it', async () => {
  const { analysis } = await shortLink(DUEL);
  const tierOrdered = analysis.players.flatMap(({ tiers }) =>
    tiers.flatMap(({ ordered }) => ordered?.ms ?? []),
  );
  const firstMs = Math.max(...tierOrdered) + 1000;
  const [row] = wordsOf(analysis, firstMs)['timings']!.match(/Tier 3 completed.*?Tier 3 first seen/) ?? [];
  expect(row).toContain(TIMING_WORDS.notInLink);
});
