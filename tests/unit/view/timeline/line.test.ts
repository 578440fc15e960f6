import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { UNTOLD } from '../../../../src/map/story/story-of-game.ts';
import { drawLine } from '../../../../src/view/timeline/draw.ts';
import { LINE_HEIGHT, lanesOf } from '../../../../src/view/timeline/lanes.ts';
import { gameLine } from '../../../../src/view/timeline/section.ts';
import { games } from '../../../support/analysed-archive.ts';
import { analysedPlayer as player } from '../../../support/analysed.ts';
import { gameOf } from '../games.ts';

const NOTHING = { chronicle: UNTOLD, pulse: null };
const hero = (ms: number, more: object = {}) => ({
  id: 'Hamg',
  name: 'Archmage',
  ordered: { ms, basis: 'order' as const },
  seen: null,
  level: 0,
  skills: [],
  retrainedMs: [],
  revivalsMs: [],
  ...more,
});

test('every game of the archive is drawn, and the lanes of all players fit a phone', () => {
  for (const game of games) {
    const { lanes, height } = lanesOf(game, true);
    expect(height, game.replayId).toBeLessThanOrEqual(LINE_HEIGHT);
    for (const [index, lane] of lanes.entries())
      if (index > 0) expect(lane.middle).toBeGreaterThan(lanes[index - 1]!.middle);
    const drawing = drawLine(game, NOTHING);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    expect(parse(drawing).querySelectorAll('use[href*="glyphs"]').length).toBe(
      game.players.flatMap(({ heroes }) => heroes).length,
    );
  }
});

test('a skill is a stroke, a revive order a ring, a further hall a house, and a tier makes the bar thicker', () => {
  const one = player({
    heroes: [
      hero(60_000, {
        skills: [{ ms: 120_000, id: 'AHwe', name: 'Summon Water Elemental', level: 1 }],
        revivalsMs: [300_000],
      }),
    ],
    expansions: [{ ms: 400_000, id: 'htow', name: 'Town Hall', started: null, standing: null }],
    tiers: [
      {
        tier: 2,
        id: 'hkee',
        name: 'Keep',
        ordered: { ms: 180_000, basis: 'order' },
        completed: { ms: 320_000, basis: 'derived' },
        observed: null,
        doubt: null,
      },
    ],
  });
  const root = parse(drawLine(gameOf([one, player({ slot: '2', team: 1 })], 10), NOTHING));
  const paths = (look: string) => root.querySelectorAll(`path.${look}`).map((path) => path.getAttribute('d'));
  expect(paths('skill')).toHaveLength(1);
  expect(root.querySelectorAll('title').map(({ text }) => text)).toMatchSnapshot();
  expect(paths('ring')).toHaveLength(1);
  expect(paths('making')).toHaveLength(1);
  expect(paths('hall')[0]!.match(/M/g)).toHaveLength(2);
  expect(root.querySelectorAll('use[href="#line-house"]')).toHaveLength(1);
});

test('a game in which nobody did anything has no line', () => {
  expect(gameLine(gameOf([player({ build: [], heroes: [] })]), NOTHING)).toBeNull();
});

test('every mark of the drawing is said in words, for who cannot point at it', () => {
  for (const game of games) {
    const told = { ...UNTOLD, fights: [] };
    const section = gameLine(game, { chronicle: told, pulse: null });
    if (!section) continue;
    const [only] = section.parts;
    const parts = only?.kind === 'only' ? only.parts() : [];
    const fold = parts.find((part) => part.kind === 'fold');
    const [list] = fold?.kind === 'fold' ? fold.parts : [];
    const said = list?.kind === 'list' ? list.items.map((words) => [words].flat().at(-1)) : [];
    const tips = parse(drawLine(game, { chronicle: told, pulse: null })).querySelectorAll('title');
    const shown = tips.map(({ textContent }) => `: ${textContent}`);
    expect(said, game.replayId).toEqual(shown);
  }
});
