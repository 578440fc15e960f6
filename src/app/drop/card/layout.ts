/** The layout of a game's card: pure, given a function that measures text. */
import type { GameAnalysis } from '../../../game/analysis.ts';
import { formatClock } from '../../../game/clock.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { heroesByPlace } from '../../../game/key-timings.ts';
import { bySide } from '../../../game/sides.ts';
import { CARD_WORDS as WORDS } from './words.ts';

/** Size of a card in px. Chat apps and social networks show this size uncropped. */
export const CARD = { width: 1200, height: 630 } as const;
/** Position and size of the map, which is a square. */
export const MAP_BOX = { x: 40, y: 40, size: 550 } as const;

const LEFT = { withMap: MAP_BOX.x + MAP_BOX.size + 45, alone: 80 } as const;
const RIGHT = CARD.width - 45;
/** Vertical range of the players. */
const PLAYERS = { top: 60, bottom: 490 } as const;
const MOST_ROW = 120;
/** Minimum scale of a long name before it is cut. */
const SMALLEST = 0.5;

export interface CardText {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  size: number;
  look: 'name' | 'plain' | 'quiet' | 'won';
  /** Whether the text ends at `x`. */
  ends?: boolean;
}

/** Measures the width of a text in px at a given size. */
export type TextWidth = (text: string, size: number, bold: boolean) => number;

/** All texts of a card. Names may be long and contain any characters. */
export function cardTexts(
  game: GameAnalysis,
  signature: string,
  hasMap: boolean,
  measure: TextWidth,
): CardText[] {
  const x = hasMap ? LEFT.withMap : LEFT.alone;
  const room = RIGHT - x;
  const sides = bySide(game.players);
  const gap = 28;
  const rows = game.players.length;
  const row = Math.min(MOST_ROW, (PLAYERS.bottom - PLAYERS.top - gap * (sides.length - 1)) / rows);
  const texts: CardText[] = [];
  // A few players are centred in the available space.
  let y = (PLAYERS.top + PLAYERS.bottom - row * rows - gap * (sides.length - 1)) / 2;
  for (const [index, side] of sides.entries()) {
    if (index > 0) texts.push({ text: WORDS.between, x, y: (y += gap) - gap * 0.2, size: 22, look: 'quiet' });
    for (const player of side) {
      const size = row * 0.4;
      const isWinner = player.result === 'won';
      const badge = isWinner ? measure(WORDS.won, size * 0.6, true) + 16 : 0;
      texts.push({ ...fit(player.handle, size, room - badge, measure, true), x, y: y + size, look: 'name' });
      if (isWinner)
        texts.push({ text: WORDS.won, x: RIGHT, y: y + size, size: size * 0.6, look: 'won', ends: true });
      const race =
        player.kind === 'computer' ? WORDS.computer : player.race ? RACE_NAMES[player.race] : WORDS.noRace;
      const line = [race, ...heroesByPlace(player).map(({ name }) => name)].join(', ');
      texts.push({ ...fit(line, row * 0.23, room, measure), x, y: y + size + row * 0.32, look: 'quiet' });
      y += row;
    }
  }
  const facts = [game.map, formatClock(game.decidedMs), game.patch && WORDS.patch(game.patch), game.sides];
  const result = game.winner ? [] : [WORDS.noResult];
  const line = [...facts, ...result].filter(Boolean).join(' · ');
  texts.push({ ...fit(line, 28, room, measure), x, y: 545, look: 'plain' });
  texts.push({ ...fit(signature, 22, room, measure), x, y: 590, look: 'quiet' });
  return texts;
}

/** Fits a text into the available space: scales it down, then cuts it if it is still too wide. */
function fit(
  text: string,
  size: number,
  room: number,
  measure: TextWidth,
  bold = false,
): Pick<CardText, 'text' | 'size'> {
  const fitting = size * Math.max(SMALLEST, Math.min(1, room / measure(text, size, bold)));
  if (measure(text, fitting, bold) <= room + 0.5) return { text, size: fitting };
  const graphemes = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  while (graphemes.length > 0 && measure(`${graphemes.join('')}…`, fitting, bold) > room) graphemes.pop();
  return { text: `${graphemes.join('').trimEnd()}…`, size: fitting };
}
