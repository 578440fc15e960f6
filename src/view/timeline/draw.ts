/** Draws the timeline of a game: heroes, halls, camps and fights of both sides. */
import { roundTimes } from '../svg/scale.ts';
import type { Pulse } from '../../map/fights/pulse.ts';
import { escapeXml } from '../../map/card/svg.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import { pinsOf } from '../../map/fights/moment-pins.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { LINE_HEIGHT, lanesOf, LINE_TIMES, type Lane } from './lanes.ts';
import { levelBand, topLevel } from './level-band.ts';
import { appearedMs } from './hero-since.ts';
import { hallMarks, heroMarks, pathOf, pulsePath, useAt, type X } from './marks.ts';
import { campsOfLane, levelsOf, tipOf } from './tips.ts';

/** Width of the drawing, in px like all that follows. */
const WIDTH = 1120;
/** Where 0:00 is; lane names are to the left of it. */
const LEFT_X = 132;
/** Where the game ends. */
const END = WIDTH - 14;
const MINUTE_MS = 60_000;
/** Possible minutes between two time labels. */
const MINUTES = [1, 2, 5, 10, 20, 30, 60, 120, 600, 6000];
/** Most time labels. */
const MAX_TIMES = 12;
/** Distance between the names of allies, in px. */
const WHO_HEIGHT = 14;
/** Minimum distance between fights with a number from the key moments. */
const DIAMOND = 8;

/** Data for drawing a game in addition to its analysis. */
export interface OnLine {
  chronicle: ToldGame;
  /** Null without map orders. */
  pulse: Pulse | null;
}

/**
 * A whole game as a timeline: heroes, halls and creeps of both sides, with food brought to fights in the middle. On a phone
 * the style sheet rotates it so that time runs down; marks that must stay upright are therefore separate elements.
 */
export function drawLine(game: GameAnalysis, { chronicle, pulse }: OnLine): string {
  const endMs = Math.max(MINUTE_MS, game.decidedMs);
  const x: X = (ms) => Math.round(LEFT_X + (Math.min(Math.max(0, ms), endMs) / endMs) * (END - LEFT_X));
  const { lanes, height } = lanesOf(game, pulse !== null);
  const times = roundTimes(endMs, MINUTES, MAX_TIMES);
  return [
    `<svg class="game-line" width="${WIDTH}" height="${Math.max(height, LINE_HEIGHT - 100)}" role="img" aria-label="Timeline; the tables below contain the same data."`,
    ` data-from="${LEFT_X}" data-to="${END}" data-ms="${endMs}">`,
    '<defs><path id="line-house" d="M-5.5 5.5V-1L0-6.5 5.5-1v6.5z"/><path id="line-camp" d="M-4 3.5L0-3.5 4 3.5z"/></defs><g class="turned">',
    pathOf('grid', times.map((ms) => `M${x(ms)} ${LINE_TIMES - 8}V${height}`).join('')),
    `<g class="times">${times.map((ms) => `<text x="${x(ms)}" y="16">${formatClock(ms)}</text>`).join('')}</g>`,
    ...lanes.map((lane) => drawLane(lane, game, { chronicle, pulse }, x)),
    '</g></svg>',
  ].join('');
}

function drawLane(lane: Lane, game: GameAnalysis, { chronicle, pulse }: OnLine, x: X): string {
  const name = (text: string, y = lane.middle) =>
    `<text class="lane" x="${LEFT_X - 14}" y="${y + 4}">${escapeXml(text)}</text>`;
  // Pointing at a lane shows all its marks with times.
  const ofSide = (marks: string) =>
    `<g class="side-${lane.side % 4}"><title>${escapeXml(tipOf(lane, chronicle))}</title>` +
    `${pathOf('tip', `M${LEFT_X} ${lane.middle - 8}H${END}v16H${LEFT_X}z`)}${marks}</g>`;
  switch (lane.kind) {
    case 'heroes':
      return name(lane.name) + ofSide(bandOf(lane, chronicle, x) + heroMarks(lane, x, END));
    case 'hall':
      return name(lane.name) + ofSide(hallMarks(lane, x, END));
    case 'creeps': {
      const uses = campsOfLane(lane, chronicle).map(({ startMs }) =>
        useAt(x(startMs), lane.middle, '#line-camp'),
      );
      return name('Creeps') + ofSide(`<g class="camps">${uses.join('')}</g>`);
    }
    case 'pulse':
      return pulse ? drawPulse(lane, game, chronicle, pulse, x) : '';
  }
}

/** The levels of a hero with a separate lane. */
function bandOf(lane: Extract<Lane, { kind: 'heroes' }>, chronicle: ToldGame, x: X): string {
  const [hero, ...others] = lane.heroes;
  const heroLevels = hero && others.length === 0 ? levelsOf(lane, hero.id, chronicle) : undefined;
  const fromMs = hero && appearedMs(hero);
  return heroLevels && fromMs !== undefined
    ? levelBand(heroLevels, { fromMs, top: topLevel(chronicle.levels ?? []) }, lane, x, END)
    : '';
}

/**
 * Fights as shaded areas with their numbers in the list. For two sides, also the food that they brought: one side's go up, the
 * other's down.
 */
function drawPulse(
  lane: Lane,
  { players }: GameAnalysis,
  chronicle: ToldGame,
  { spanMs, sides }: Pulse,
  x: X,
): string {
  const { fights, moments, places } = chronicle;
  const [top, bottom] = [lane.middle - lane.height / 2, lane.middle + lane.height / 2];
  const shades = fights.map(
    ({ startMs, endMs }) =>
      `M${x(startMs)} ${top}H${Math.max(x(startMs) + 2, x(endMs))}V${bottom}H${x(startMs)}z`,
  );
  const maxCount = Math.max(1, ...sides.flat());
  const names = (places?.sides ?? []).map(({ slots }) =>
    players.filter(({ slot }) => slots.includes(Number(slot))).map(({ handle }) => handle),
  );
  const bars =
    sides.length === 2
      ? sides.map(
          (counts, side) =>
            `<g class="side-${side}">${pathOf('pulse', pulsePath(counts, { spanMs, most: maxCount, up: side === 0 }, lane, x))}` +
            `${whoOf(names[side] ?? [], lane.middle, side === 0)}</g>`,
        )
      : [];
  const numbers = numbersOf(moments, x);
  const diamonds = numbers.map(
    ({ numberX }) =>
      `M${numberX} ${top - DIAMOND}l${DIAMOND} ${DIAMOND} -${DIAMOND} ${DIAMOND} -${DIAMOND}-${DIAMOND}z`,
  );
  const texts = numbers.map(({ numberX, number }) => `<text x="${numberX}" y="${top + 4}">${number}</text>`);
  return [
    fights.length > 0
      ? `<path class="shade" d="${shades.join('')}"><title>${tipOf(lane, chronicle)}</title></path>`
      : '',
    pathOf('grid', `M${LEFT_X} ${lane.middle}H${END}`),
    ...bars,
    pathOf('fight', diamonds.join('')),
    `<g class="fights">${texts.join('')}</g>`,
  ].join('');
}

/** The numbers of fights among the key moments, without those that would cover the one before. */
function numbersOf(moments: ToldGame['moments'], x: X): { numberX: number; number: number }[] {
  const pins = pinsOf(moments);
  const numbers: { numberX: number; number: number }[] = [];
  for (const [index, { ms, endMs, kind }] of moments.entries()) {
    const number = pins[index]?.number;
    const numberX = x((ms + (endMs ?? ms)) / 2);
    if (kind !== 'fight' || number === undefined) continue;
    if (numberX - (numbers.at(-1)?.numberX ?? -Infinity) >= 2 * DIAMOND) numbers.push({ numberX, number });
  }
  return numbers;
}

/** The names of a side above or below the middle, one per line; three or more names begin closer to the middle. */
function whoOf(names: readonly string[], middle: number, above: boolean): string {
  const height = names.length > 3 ? WHO_HEIGHT - 3 : WHO_HEIGHT;
  const first = names.length > 2 ? [5, 13] : [14, 22];
  const last = names.length - 1;
  return names
    .map((name, index) => {
      const y = above ? middle - first[0]! - (last - index) * height : middle + first[1]! + index * height;
      const text = index < last ? `${name} &` : name;
      return `<text class="lane who" x="${LEFT_X - 14}" y="${y}">${escapeXml(text)}</text>`;
    })
    .join('');
}
