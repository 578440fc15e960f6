/** Legends of maps: they explain every mark that is drawn, and only those. */
import type { Places } from '../../game/derive/places/places.ts';
import type { MapEntry } from '../fit/entry.ts';
import type { FileOfMap } from '../fit/drawn-file.ts';
import type { XY } from './frame.ts';
import { campMark, MINE, shopMark, START } from './neutral-marks.ts';
import { LETTERS, shopLetterOf } from './neutral-places.ts';
import { house, polygon, sideShape } from './shapes.ts';
import { light } from './style.ts';

/** An entry of a map’s legend: a drawing of 18 by 18 px, and its label. */
export interface LegendEntry {
  mark: string;
  words: string;
}

const MIDDLE: XY = [9, 9];

/** The legend of a map's neutral marks, from its file or from orders. */
export function legendOf({ file, mines, camps }: Pick<MapEntry, 'file' | 'mines' | 'camps'>): LegendEntry[] {
  if (file) return legendOfFile(file);
  return [
    ...(mines.length > 0
      ? [
          {
            mark: `<path class="f-high s-mine" fill="${light('high')}" stroke="${light('mine')}" stroke-width="1.8" d="${polygon(MIDDLE, MINE, 6)}"/>`,
            words: LEGEND_WORDS.mine,
          },
        ]
      : []),
    ...(camps.length > 0
      ? [
          {
            mark: `<path class="s-quiet" fill="none" stroke="${light('quiet')}" d="M5.5 11.5l3.5-6 3.5 6z"/>`,
            words: 'creep camp',
          },
        ]
      : []),
  ];
}

/** The legend of a map including the marks of a game. */
export function legendOfGame(
  entry: MapEntry,
  { halls, fights, starts }: Places,
  pins: number,
): LegendEntry[] {
  const ink = (d: string, attributes = '') =>
    `<path class="f-ink s-ink" fill="${light('ink')}" stroke="${light('ink')}"${attributes} d="${d}"/>`;
  const outline = (d: string) =>
    `<path class="s-ink" fill="none" stroke="${light('ink')}" stroke-width="1.3" d="${d}"/>`;
  const isFree = (entry.file?.starts.length ?? 0) > starts.length;
  return [
    ...legendOf(entry),
    ...(isFree
      ? [
          {
            mark: `<circle class="s-quiet" fill="none" stroke="${light('quiet')}" stroke-width="1.5" stroke-dasharray="3 2.5" cx="9" cy="9" r="${START - 1}"/>`,
            words: 'free start',
          },
        ]
      : []),
    ...(halls.some(({ ms, cancelled }) => ms > 0 && !cancelled)
      ? [{ mark: ink(house(MIDDLE, 7)), words: 'expansion, with its time' }]
      : []),
    ...(fights.length > 0
      ? [
          {
            mark: ink(sideShape(0, MIDDLE, 7.5), ' fill-opacity=".08" stroke-width="1.3"'),
            words: 'fight: larger means more attack orders',
          },
        ]
      : []),
    ...(pins > 0
      ? [
          {
            mark: outline(sideShape(0, [5, 9], 4)) + outline(sideShape(1, [13.5, 9], 4)),
            words: 'key moment of the first or second side',
          },
          { mark: ink(polygon(MIDDLE, 7, 4)), words: LEGEND_WORDS.momentOfFight },
        ]
      : []),
  ];
}

function legendOfFile(file: FileOfMap): LegendEntry[] {
  const colours = new Set(file.camps.map(({ colour }) => colour));
  const camps = [
    ['green', 7, 'easy creep camp (total level below 10)'],
    ['orange', 14, 'medium camp (10 to 19)'],
    ['red', 24, 'hard camp (20 or more)'],
  ] as const;
  const letters = new Set([...file.buildings, ...file.waygates].map(({ id }) => shopLetterOf(id)));
  return [
    {
      mark: `<path class="f-mine" fill="${light('mine')}" d="${polygon(MIDDLE, MINE, 6)}"/>`,
      words: LEGEND_WORDS.mine,
    },
    ...camps
      .filter(([colour]) => colours.has(colour))
      .map(([colour, level, words]) => ({
        mark: `<g class="s-high" font-size="9.5" text-anchor="MIDDLE">${campMark(MIDDLE, level, colour)}</g>`,
        words,
      })),
    ...LETTERS.filter((letter) => letters.has(letter)).map(([words, letter]) => ({
      mark: `<g class="f-high s-ink" fill="${light('high')}" stroke="${light('ink')}" font-size="9.5" text-anchor="MIDDLE">${shopMark(MIDDLE, letter)}</g>`,
      words,
    })),
  ];
}

/** Labels of the legend; only marks on the map are listed. */
export const LEGEND_WORDS = {
  mine: 'gold mine',
  momentOfFight: 'key moment: a fight',
};

/** Text alternatives, for visitors who can't see the drawing. */
export const MAP_CARD_WORDS = {
  routeOfSlot: (slot: number): string => `player ${slot}`,
};

const MATCHES: Readonly<Record<FileOfMap['match'], string>> = {
  file: 'the exact map file that was played',
  exact: 'a map file with the same mines, shops and trees',
  places: 'the map file of a similar version: start locations and mines match, but some trees differ',
};

/** The source of the drawn terrain, below the map. */
export const GROUND_WORDS = {
  fromFile: (match: FileOfMap['match']): string => `Terrain from ${MATCHES[match]}.`,
  fromFileBy: (match: FileOfMap['match'], author: string): string =>
    `Terrain from ${MATCHES[match]}. Map by ${author}.`,
  fromOrders: (games: number): string =>
    `Terrain based on where players sent units in ${games === 1 ? 'one game' : `${games} games`}, not on the map file.`,
};
