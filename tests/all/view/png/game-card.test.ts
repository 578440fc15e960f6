import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { GameAnalysis } from '../../../../src/game/analysis.ts';
import { gameCard, hasGameCard } from '../../../../src/view/png/game-card.ts';
import { drawThumbnail } from '../../../../src/map/card/card.ts';
import { mapEntry } from '../../../../src/map/fit/entry.ts';
import { evidence } from '../../../unit/map/evidence-of.ts';
import { colour } from '../../../../src/view/png/tokens.ts';
import { picture, PIXELS } from '../../../../src/view/png/picture.ts';

const golden = (name: string): GameAnalysis =>
  JSON.parse(
    readFileSync(resolve(import.meta.dirname, `../../../golden/${name}/analysis.json`), 'utf8'),
  ) as GameAnalysis;
const duel = golden('elf-undead');
const OPTIONS = { site: 'Farseer', event: 'A cup' };
const draw = (game: GameAnalysis) => gameCard(game, OPTIONS);

/** A game with these player names. */
const named = (game: GameAnalysis, name: string): GameAnalysis => ({
  ...game,
  players: game.players.map((player) => ({ ...player, handle: name })),
});

/** Number of pixels at a picture's edge that differ from the paper's colour. */
async function inkAtEdge(svg: string, edge: number): Promise<number> {
  const paper = Buffer.from(colour('paper').slice(1), 'hex');
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(PIXELS);
  let ink = 0;
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const [left, top] = [pixel % info.width, Math.floor(pixel / info.width)];
    const inside = left >= edge && left < info.width - edge && top >= 16 && top < info.height - 16;
    if (!inside && !data.subarray(pixel * 3, pixel * 3 + 3).equals(paper)) ink++;
  }
  return ink;
}

describe('the picture of a game', () => {
  test('does not depend on who won or how long the game took', async () => {
    const other: GameAnalysis = {
      ...duel,
      durationMs: duel.durationMs * 2,
      clockMs: duel.clockMs * 2,
      winner: null,
      players: duel.players.map((player) => ({ ...player, result: null, leftMs: null })),
    };
    expect(duel.winner).not.toBeNull();
    expect(await draw(other)).toEqual(await draw(duel));
  });

  test('depends on names, races, map, patch, event and how players open', async () => {
    const [one, ...others] = duel.players;
    const changed: GameAnalysis[] = [
      { ...duel, map: 'Elsewhere' },
      { ...duel, patch: '9.99' },
      { ...duel, players: [{ ...one!, handle: 'Nobody' }, ...others] },
      { ...duel, players: [{ ...one!, race: null }, ...others] },
      { ...duel, players: [{ ...one!, random: !one!.random }, ...others] },
      { ...duel, players: [{ ...one!, heroes: [] }, ...others] },
      { ...duel, players: duel.players.map((player) => ({ ...player, heroes: [] })) },
    ];
    const drawings = await Promise.all([duel, ...changed].map(draw));
    drawings.push(await gameCard(duel, { ...OPTIONS, event: null }));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test.each(['elf-undead', 'two-on-two', 'scripted-four-on-four', 'scripted-free-for-all'])(
    '%s stays off the edges, with short and with far too long names',
    async (name) => {
      for (const game of [golden(name), named(golden(name), 'W'.repeat(60))])
        expect(await inkAtEdge(await draw(game), 40)).toBe(0);
    },
  );

  test('has the map beside the players where it is known and they are few', async () => {
    const map = drawThumbnail(mapEntry([evidence()]))!;
    const withMap = (game: GameAnalysis) => gameCard(game, { ...OPTIONS, map });
    for (const name of ['elf-undead', 'two-on-two']) {
      const svg = await withMap(named(golden(name), 'W'.repeat(60)));
      expect(svg).toContain('preserveAspectRatio="xMaxYMid"');
      expect(svg).not.toMatch(/<style|<text/);
      expect(await inkAtEdge(svg, 40)).toBe(0);
    }
    const many = golden('scripted-four-on-four');
    expect(await withMap(many)).toEqual(await draw(many));
  });

  test('a name is drawn, never written', async () => {
    const svg = await draw(named(duel, '"/><script>alert(1)</script>'));
    expect(svg).not.toMatch(/script|<text|alert/);
    expect(svg.match(/<[a-z]+/g)?.every((tag) => ['<svg', '<path', '<rect', '<g'].includes(tag))).toBe(true);
  });

  test('a game with a name that no font has, has no picture', async () => {
    expect(await hasGameCard(duel, OPTIONS)).toBe(true);
    expect(await hasGameCard(named(duel, '🌙'), OPTIONS)).toBe(false);
    await expect(draw(named(duel, '🌙'))).rejects.toThrow(duel.replayId);
  });
});

describe('the file of a picture', () => {
  test('is a small PNG of the stated size, and the same for the same drawing', async () => {
    const svg = await draw(golden('scripted-four-on-four'));
    const first = await picture(svg);
    expect(await sharp(first).metadata()).toMatchObject({
      format: 'png',
      width: PIXELS.width,
      height: PIXELS.height,
    });
    expect(first.length).toBeLessThan(60_000);
    expect(await picture(svg)).toEqual(first);
  });
});
