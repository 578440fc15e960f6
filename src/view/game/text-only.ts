import type { ToldGame } from '../../game/map/story-schema.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { quiet, table, type Part } from '../page.ts';
import type { Piece, Words } from '../rich-text.ts';
import type { Table } from '../table.ts';
import { between, NONE } from '../words.ts';
import { STAGE_LINE_WORDS } from './words/map.ts';
import { TEXT_ONLY_WORDS as WORDS } from './words/text-only.ts';

/**
 * Content that only text versions have. It explains how to read the report, and describes the map and moments that
 * pages draw. Text printers pass it to the report, so that pages don't load it.
 */
export interface TextOnly {
  reading: Part;
  stage: (game: GameAnalysis, chronicle: ToldGame, sides: readonly string[], ground: string) => Part[];
}

export const TEXT_ONLY: TextOnly = {
  reading: quiet(WORDS.reading),
  stage: (game, chronicle, sides, ground) => [
    table(momentTable(chronicle.moments, sides)),
    ...mapInWords(game, chronicle, ground),
  ],
};

/** The key moments as a table. */
const momentTable = (moments: ToldGame['moments'], sides: readonly string[]): Table => ({
  columns: [
    { name: WORDS.moments.time, numeric: true },
    { name: WORDS.moments.moment },
    { name: WORDS.moments.basis },
    { name: WORDS.moments.orders },
  ],
  rows: moments.map(({ ms, sentence, basis, orders }): Words[] => [
    { ms },
    sentence,
    basis,
    orders ? ordersWords(orders, sides) : NONE,
  ]),
});

/** Describes the map in words: main bases, expansions with their times, and every fight with its place and orders. */
function mapInWords({ players }: GameAnalysis, { places: map, fights }: ToldGame, ground: string): Part[] {
  if (!map) return [];
  const nameOf = (slot: number) =>
    players.find((player) => player.slot === String(slot))?.handle ?? STAGE_LINE_WORDS.player(slot);
  const at = ([x, y]: readonly [number, number]) => `${x}, ${y}`;
  const bases = map.starts.map((start) => WORDS.base(nameOf(start.slot), at(start.at)));
  const halls = map.halls
    .filter(({ cancelled }) => !cancelled)
    .map((hall): Piece => ({
      words: WORDS.expansion<Piece>({ text: nameOf(hall.slot) }, hall.name, { ms: hall.ms }, at(hall.at)),
    }));
  return [
    {
      kind: 'list',
      items: [
        WORDS.bases(bases),
        WORDS.expansions<Piece>(halls.length > 0 ? between(halls, '; ') : null),
        ground,
      ],
    },
    table({
      caption: WORDS.fights.caption,
      columns: WORDS.fights.columns.map((name) => ({ name })),
      rows: fights.map(({ startMs, endMs, place, orders }) => [
        { ms: startMs },
        { ms: endMs },
        place,
        ordersWords(
          orders,
          map.sides.map(({ slots }) => slots.map(nameOf).join(' & ')),
        ),
      ]),
    }),
  ];
}

/** "189 by Moon, 92 by Grubby". */
const ordersWords = (orders: readonly number[], sides: readonly string[]): string =>
  orders.map((count, side) => WORDS.ordersBy(count, sides[side])).join(', ');
