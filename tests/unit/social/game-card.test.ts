import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { GameAnalysis } from '../../../src/replay/analysis.ts';
import { gameCard, hasGameCard } from '../../../src/social/game-card.ts';
import { drawThumbnail } from '../../../src/maps/card/card.ts';
import { mapEntry } from '../../../src/maps/entry.ts';
import { evidence } from '../maps/evidence-of.ts';
import { colour } from '../../../src/social/palette.ts';
import { HEIGHT, picture, WIDTH } from '../../../src/social/picture.ts';
import { siteCard } from '../../../src/social/site-card.ts';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

const golden = (name: string): GameAnalysis =>
  JSON.parse(
    readFileSync(resolve(import.meta.dirname, `../../golden/${name}/analysis.json`), 'utf8'),
  ) as GameAnalysis;
const duel = golden('elf-undead');
const OPTIONS = { site: 'Farseer', event: 'A cup' };
const draw = (game: GameAnalysis) => gameCard(game, OPTIONS);

/** A game whose players have these names, one by one. */
const named = (game: GameAnalysis, name: string): GameAnalysis => ({
  ...game,
  players: game.players.map((player) => ({ ...player, handle: name })),
});

/** How many pixels of a picture's edge are not of the colour of the paper. */
async function inkAtEdge(svg: string, edge: number): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const paper = Buffer.from(colour('paper').slice(1), 'hex');
  let ink = 0;
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const inside = x >= edge && x < info.width - edge && y >= 24 && y < info.height - 24;
      const at = (y * info.width + x) * info.channels;
      if (!inside && !data.subarray(at, at + 3).equals(paper)) ink++;
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
    expect(await draw(other)).toBe(await draw(duel));
  });

  test('depends on names, races, map, patch and event', async () => {
    const [one, ...others] = duel.players;
    const changed: GameAnalysis[] = [
      { ...duel, map: 'Elsewhere' },
      { ...duel, patch: '9.99' },
      { ...duel, players: [{ ...one!, handle: 'Nobody' }, ...others] },
      { ...duel, players: [{ ...one!, race: null }, ...others] },
      { ...duel, players: [{ ...one!, random: !one!.random }, ...others] },
    ];
    const drawings = await Promise.all([duel, ...changed].map(draw));
    drawings.push(await gameCard(duel, { ...OPTIONS, event: null }));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test.each(['elf-undead', 'two-on-two', 'scripted-four-on-four', 'scripted-free-for-all'])(
    '%s stays off the edges, with short and with far too long names',
    async (name) => {
      for (const game of [golden(name), named(golden(name), 'W'.repeat(60))])
        expect(await inkAtEdge(await draw(game), 60)).toBe(0);
    },
  );

  test('has the map beside the players where it is known and they are few', async () => {
    const map = drawThumbnail(mapEntry([evidence()]))!;
    const withMap = (game: GameAnalysis) => gameCard(game, { ...OPTIONS, map });
    for (const name of ['elf-undead', 'two-on-two']) {
      const svg = await withMap(named(golden(name), 'W'.repeat(60)));
      expect(svg).toContain('preserveAspectRatio="xMaxYMid"');
      expect(svg).not.toMatch(/<style|<text/);
      expect(await inkAtEdge(svg, 60)).toBe(0);
    }
    const many = golden('scripted-four-on-four');
    expect(await withMap(many)).toBe(await draw(many));
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
    const first = await picture(svg, join(folder, 'first'));
    expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: WIDTH, height: HEIGHT });
    expect(first.length).toBeLessThan(60_000);
    expect(await picture(svg, join(folder, 'second'))).toEqual(first);
  });

  test('is kept, and drawn anew when the drawing changes', async () => {
    const kept = join(folder, 'kept');
    const [one, two] = [
      await siteCard({ site: 'One', lines: [] }),
      await siteCard({ site: 'Two', lines: [] }),
    ];
    const first = await picture(one, kept);
    expect(await picture(one, kept)).toEqual(first);
    expect(readdirSync(kept)).toHaveLength(1);
    expect(await picture(two, kept)).not.toEqual(first);
    expect(readdirSync(kept)).toHaveLength(2);
  });
});
