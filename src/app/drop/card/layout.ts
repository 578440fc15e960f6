/** The layout of a game's card: pure, given a function that measures text. */
import type { AnalysedPlayer, GameAnalysis } from '../../../game/analysis.ts';
import { formatClock } from '../../../game/clock.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { heroesByPlace } from '../../../game/key-timings.ts';
import { bySide } from '../../../game/sides.ts';

const CARD_WORDS = {
  won: 'won',
};

/** Size of a card in px. Chat apps and social networks show this size uncropped. */
export const CARD = { width: 1200, height: 630 } as const;
/** Position and size of the map, which is a square. */
export const MAP_BOX = { x: 40, y: 40, size: 550 } as const;

const LEFT = { withMap: MAP_BOX.x + MAP_BOX.size + 45, alone: 80 } as const;
const RIGHT = CARD.width - 45;
/** Vertical range of the players. */
const PLAYERS = { top: 60, bottom: 490 } as const;
const HEIGHT = PLAYERS.bottom - PLAYERS.top;
/** Maximum height of a player. */
const MAX_ROW = 120;
/** Below this height of a row, the players are in two columns. */
const LEAST_ROW = 40;
/** Below this height, a row has no room for the race and heroes. */
const LEAST_DETAILS = 28;
/** Distance between two columns. */
const BETWEEN_COLUMNS = 36;
/** Distance between two sides. */
const GAP = 28;
/** Maximum share of the height that all these distances take. */
const MAX_GAPS = 0.2;
/** Minimum scale of a long name before it is cut. */
const SMALLEST = 0.5;
/** Minimum size of legible text in px. */
const LEGIBLE = 10;

/** A line of text with its place on the card; sizes in px. */
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
  const texts = playerTexts(bySide(game.players), x, room, measure);
  const facts = [game.map, formatClock(game.decidedMs), game.patch && `patch ${game.patch}`, game.sides];
  const result = game.winner ? [] : ['result not known'];
  const line = [...facts, ...result].filter(Boolean).join(' · ');
  texts.push({ ...fit({ text: line, size: 28 }, room, measure), x, y: 545, look: 'plain' });
  texts.push({ ...fit({ text: signature, size: 22 }, room, measure), x, y: 590, look: 'quiet' });
  return texts;
}

type Sides = readonly (readonly AnalysedPlayer[])[];

const rowsIn = (sides: Sides): number => sides.reduce((sum, side) => sum + side.length, 0);

/** The players side by side, in two columns if there are many. */
function playerTexts(sides: Sides, x: number, room: number, measure: TextWidth): CardText[] {
  const gap = Math.min(GAP, (HEIGHT * MAX_GAPS) / Math.max(1, sides.length - 1));
  const rowFor = (columns: readonly Sides[]) =>
    Math.min(
      MAX_ROW,
      ...columns.map((column, index) => (HEIGHT - gap * gapsIn(column, index)) / rowsIn(column)),
    );
  const columns = rowFor([sides]) < LEAST_ROW ? inTwo(sides) : [sides];
  const row = rowFor(columns);
  // A few players are centred in the available space.
  const heights = columns.map((column, index) => row * rowsIn(column) + gap * gapsIn(column, index));
  const top = (PLAYERS.top + PLAYERS.bottom - Math.max(...heights)) / 2;
  const width = (room - BETWEEN_COLUMNS * (columns.length - 1)) / columns.length;
  return columns.flatMap((column, columnIndex) => {
    const left = x + columnIndex * (width + BETWEEN_COLUMNS);
    let y = top;
    return column.flatMap((side, index): CardText[] => {
      const separator = columnIndex + index > 0 ? between(left, (y += gap), gap) : [];
      return [
        ...separator,
        ...side.flatMap((player) => {
          y += row;
          return rowTexts(player, { x: left, y: y - row, row, room: width }, measure);
        }),
      ];
    });
  });
}

/** Every side but the first of all follows a gap. */
const gapsIn = (column: Sides, columnIndex: number): number => column.length - (columnIndex === 0 ? 1 : 0);

/** Sides in two columns of similar length. */
function inTwo(sides: Sides): Sides[] {
  const splits = Array.from({ length: sides.length - 1 }, (_, index) => [
    sides.slice(0, index + 1),
    sides.slice(index + 1),
  ]);
  const longer = (columns: readonly Sides[]) => Math.max(...columns.map(rowsIn));
  return splits.toSorted((a, b) => longer(a) - longer(b))[0] ?? [sides];
}

/** The word between two sides, if there is room for it. */
function between(x: number, y: number, gap: number): CardText[] {
  const size = Math.min(22, gap * 0.8);
  return size < LEGIBLE ? [] : [{ text: 'vs', x, y: y - gap * 0.2, size, look: 'quiet' }];
}

interface RowBox {
  x: number;
  y: number;
  /** Height of the row. */
  row: number;
  /** Its width. */
  room: number;
}

/** A player's name, and below it race and heroes if there is room for them. */
function rowTexts(player: AnalysedPlayer, { x, y, row, room }: RowBox, measure: TextWidth): CardText[] {
  const size = Math.max(LEGIBLE, row * 0.4);
  const wonSize = Math.max(LEGIBLE, size * 0.6);
  const isWinner = player.result === 'won';
  const badge = isWinner ? measure(CARD_WORDS.won, wonSize, true) + 16 : 0;
  const texts: CardText[] = [
    {
      ...fit({ text: player.handle, size, bold: true }, room - badge, measure),
      x,
      y: y + size,
      look: 'name',
    },
  ];
  if (isWinner)
    texts.push({ text: CARD_WORDS.won, x: x + room, y: y + size, size: wonSize, look: 'won', ends: true });
  if (row < LEAST_DETAILS) return texts;
  const race = player.race ? RACE_NAMES[player.race] : 'Race not known';
  const line = [
    player.kind === 'computer' ? 'Computer' : race,
    ...heroesByPlace(player).map(({ name }) => name),
  ].join(', ');
  const small = Math.max(LEGIBLE, row * 0.23);
  const below = Math.max(row * 0.32, small * 1.2);
  texts.push({ ...fit({ text: line, size: small }, room, measure), x, y: y + size + below, look: 'quiet' });
  return texts;
}

/** Fits a text into the available space: scales it down, then cuts it if it is still too wide. */
function fit(
  { text, size, bold = false }: { text: string; size: number; bold?: boolean },
  room: number,
  measure: TextWidth,
): Pick<CardText, 'text' | 'size'> {
  const fitting = Math.max(LEGIBLE, size * Math.max(SMALLEST, Math.min(1, room / measure(text, size, bold))));
  if (measure(text, fitting, bold) <= room + 0.5) return { text, size: fitting };
  const graphemes = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  while (graphemes.length > 0 && measure(`${graphemes.join('')}…`, fitting, bold) > room) graphemes.pop();
  return { text: `${graphemes.join('').trimEnd()}…`, size: fitting };
}
