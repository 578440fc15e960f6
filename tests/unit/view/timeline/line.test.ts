import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { UNTOLD } from '../../../../src/game/map/story-of-game.ts';
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
      if (index > 0) expect(lane.y).toBeGreaterThan(lanes[index - 1]!.y);
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
  expect(root.querySelectorAll('title').map(({ text }) => text)).toEqual([
    'Archmage from 1:00; skills at 2:00; revival ordered at 5:00',
    'Hall from 0:00, tier 2 at 5:20, expansion ordered at 6:40',
    'Hall from 0:00',
  ]);
  expect(paths('ring')).toHaveLength(1);
  expect(paths('making')).toHaveLength(1);
  expect(paths('hall')[0]!.match(/M/g)).toHaveLength(2);
  expect(root.querySelectorAll('use[href="#line-house"]')).toHaveLength(1);
});

test('the level of a hero is a band between what is proven and what is possible', () => {
  const one = player({ heroes: [hero(60_000), hero(200_000, { id: 'Hmkg', name: 'Mountain King' })] });
  const told = {
    slot: 1,
    id: 'Hamg',
    name: 'Archmage',
    atLeast: 3,
    atMost: 4,
    levels: [
      { level: 2, fromMs: 100_000, provenMs: 120_000, estimateMs: null },
      { level: 3, fromMs: 180_000, provenMs: 180_000, estimateMs: null },
    ],
    beyond: [{ level: 4, fromMs: 300_000 }],
  };
  const game = gameOf([one, player({ slot: '2', team: 1 })], 10);
  const root = parse(drawLine(game, { ...NOTHING, chronicle: { ...NOTHING.chronicle, levels: [told] } }));
  const [band, ...others] = root.querySelectorAll('path.levels');
  expect(others).toEqual([]);
  const heights = [...band!.getAttribute('d')!.matchAll(/V(\d+)/g)].map(([, y]) => Number(y));
  // Up a level three times, at the end down to the third, and down a level twice.
  const [two, three, four, ...back] = heights;
  expect([two! > three!, three! > four!]).toEqual([true, true]);
  expect(back.slice(0, 2)).toEqual([three, two]);
  expect(back).toHaveLength(3);
  expect(root.querySelector('title')!.text).toBe('Archmage from 1:00; level 2 at 1:40–2:00, level 3 at 3:00');
});

test('names are text, whatever they are', () => {
  const odd = [
    player({ handle: '<script>&"' }),
    player({ slot: '3', handle: 'A' }),
    player({ slot: '2', team: 1 }),
  ];
  expect(drawLine(gameOf(odd, 5), NOTHING)).not.toContain('<script>');
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

test('players of a team are named in full, one below another and inside the lane', () => {
  const names = ['Thorzain', 'Starshaped', 'LiiLD.C', 'KnOfF[SWE]'];
  const ofSize = (size: number) => {
    const players = [0, 1].flatMap((team) =>
      Array.from({ length: size }, (_, index) =>
        player({ slot: String(team * size + index), team, handle: `${names[index]!}${team}` }),
      ),
    );
    const game = gameOf(players, 10);
    const pulse = { spanMs: 15_000, sides: [[1], [1]] };
    const sides = [0, 1].map((team) => ({
      slots: players.slice(team * size, (team + 1) * size).map(({ slot }) => Number(slot)),
    }));
    const chronicle = { ...UNTOLD, places: { sides } } as unknown as typeof UNTOLD;
    const { lanes } = lanesOf(game, true);
    const lane = lanes.find(({ kind }) => kind === 'signature')!;
    const texts = parse(drawLine(game, { chronicle, pulse })).querySelectorAll('text.who');
    return {
      lane,
      texts: texts.map(({ text }) => text),
      at: texts.map((text) => Number(text.getAttribute('y'))),
    };
  };
  expect(ofSize(2).texts).toEqual(['Thorzain0 &', 'Starshaped0', 'Thorzain1 &', 'Starshaped1']);
  for (const size of [1, 2, 3, 4]) {
    const { at, lane } = ofSize(size);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(Math.min(...at)).toBeGreaterThanOrEqual(lane.y - lane.height / 2);
    expect(Math.max(...at)).toBeLessThanOrEqual(lane.y + lane.height / 2 + 1);
  }
});
