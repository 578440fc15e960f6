import type { ToldGame } from '../../map/story-schema.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { quiet, table, type Part } from '../page.ts';
import type { Piece, Words } from '../rich-text.ts';
import { texts, type Table } from '../table.ts';
import { between, NONE } from '../phrases.ts';
import { playerName } from './stage-line.ts';

/**
 * Content that only text versions have. It explains how to read the report, and describes the map and moments that
 * pages draw. Text printers pass it to the report, so that pages don't load it.
 */
export interface TextOnly {
  reading: Part;
  /**
   * The stage: `sides` are the names of the game's sides, and `ground` is a sentence on what is known of its map.
   */
  stage: (game: GameAnalysis, chronicle: ToldGame, sides: readonly string[], ground: string) => Part[];
}

/** What text printers pass. */
export const TEXT_ONLY: TextOnly = {
  reading: quiet(
    'How to read this: times are in minutes and seconds of game time, without pauses. ' +
      'A replay records what players ordered, not what came of it. It has no reliable result, but some leave records contain one. ' +
      'A dash means that the replay shows no such value.',
  ),
  stage: (game, chronicle, sides, ground) => [
    table(momentTable(chronicle.moments, sides)),
    ...mapInWords(game, chronicle, ground),
  ],
};

/** The key moments as a table. */
const momentTable = (moments: ToldGame['moments'], sides: readonly string[]): Table => ({
  columns: [{ name: 'Time', numeric: true }, ...texts('Moment', 'Basis', 'Attack orders')],
  rows: moments.map(({ ms, sentence, basis, orders }): Words[] => [
    { ms },
    sentence,
    basis,
    orders ? ordersWords(orders, sides) : NONE,
  ]),
});

/** Describes the map in words: main bases, expansions with their times, and every fight with its place and orders. */
function mapInWords(game: GameAnalysis, { places: map, fights }: ToldGame, ground: string): Part[] {
  if (!map) return [];
  const pair = ([x, y]: readonly [number, number]) => `${x}, ${y}`;
  const bases = map.starts.map((start) => `${playerName(game, start.slot)} ${pair(start.at)}`);
  const halls = map.halls
    .filter(({ cancelled }) => !cancelled)
    .map((hall): Piece => ({
      words: [
        { text: playerName(game, hall.slot) },
        ` ${hall.name} `,
        { ms: hall.ms },
        ` at ${pair(hall.at)}`,
      ],
    }));
  return [
    {
      kind: 'list',
      items: [
        `Main bases, in map units: ${bases.join('; ') || 'not known'}.`,
        ['Expansions ordered: ', ...((halls.length > 0 ? between(halls, '; ') : null) ?? ['none']), '.'],
        ground,
      ],
    },
    table({
      caption: 'Fights: groups of attack orders that are close in time and place',
      columns: ['From', 'To', 'Where', 'Orders'].map((name) => ({ name })),
      rows: fights.map(({ startMs, endMs, place, orders }) => [
        { ms: startMs },
        { ms: endMs },
        place,
        ordersWords(
          orders,
          map.sides.map(({ slots }) => slots.map((slot) => playerName(game, slot)).join(' & ')),
        ),
      ]),
    }),
  ];
}

/** "189 by Arthas, 92 by Thrall". */
const ordersWords = (orders: readonly number[], sides: readonly string[]): string =>
  orders.map((count, side) => `${count} by ${sides[side] ?? 'another side'}`).join(', ');
