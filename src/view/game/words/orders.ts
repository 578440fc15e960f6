/** Texts of a game's build orders, order timeline, and actions per minute. */
import { counted } from '../../../game/counted.ts';
import type { Piece } from '../../rich-text.ts';

/** Follows "These are all the orders" and "These are the first orders". */
const KINDS = 'to build, train, hire, research or buy';
const PRESSES = '×3 means three presses in a row, or upgrades of three towers: one step.';
const COUNTS = 'See “Units and buildings” for how many were made.';

export const BUILD_ORDER_WORDS = {
  title: 'Build orders',
  allOrders: `These are all the orders ${KINDS}. ${PRESSES} ${COUNTS}`,
  /** Above tables that show only the opening. */
  firstOrders: `These are the first orders ${KINDS}. ${PRESSES} ${COUNTS}`,
  /** For games from a link that contains only the orders from the first minutes, and no counts. */
  inLink: {
    allOrders: (first: string): string =>
      `These are all the orders ${KINDS} in the first ${first}. ${PRESSES}`,
    firstOrders: `These are the first orders ${KINDS}. ${PRESSES}`,
    everyOrder: (first: string): string => `Every order in the first ${first}`,
  },
  supply:
    'Supply is the food used and available before the order. Its minimum leaves out units, workers and heroes that were ' +
    'attacked or in a fight and that their player never named again: these may have died. ' +
    '“13–15” means at least 13 and at most 15.',
  /** Shown if orders are for objects that only the map defines. */
  ofTheMap:
    'Names with four characters, such as h00X, are ids of objects from this map. Only the map itself contains their names.',
  /** On pages with a timeline above the tables. */
  filters: (href: string): Piece[] => [
    'The ',
    { text: 'checkboxes above the timeline', href },
    ' also hide rows here.',
  ],
  caption: 'Orders by time',
  everyOrder: 'Every order',
  withTimeline: 'Every order, with a timeline',
  /** Follows a player's name and race. */
  orders: (orders: number): string => `, ${counted(orders, 'order')}`,
  columns: { time: 'Time', supply: 'Supply', order: 'Order', kind: 'Kind' },
};

export const ORDER_TIMELINE_WORDS = {
  title: 'Timeline',
  rest: 'Cancelled orders and labels that don’t fit appear only in the table.',
};

export const APM_WORDS = {
  title: 'Actions per minute',
  actions:
    'An action is an order, a selection, the use of a control group or item, a cancelled queue entry, an opened build or skill menu, or a press of Escape. Replacing one selection with another counts as one action.',
  effective:
    'Effective actions are orders, item uses and cancelled queue entries. Selections, control groups, menus and Escape change nothing in the game and are left out. An order given twice counts twice.',
  /** Explains the drawing; `mark` is the mark for a completed tier. */
  drawing: (mark: Piece): Piece[] => [
    'The mark ',
    mark,
    ' shows when a tier was completed or, if that isn’t known, first seen. Partial minutes appear only in the table.',
  ],
  /** Only in text versions, which have no drawing. */
  lastMinute: 'A player’s last minute is rarely complete, so its length in seconds is given.',
  averages: {
    caption: 'Averages over the whole game',
    columns: { player: 'Player', apm: 'Actions per minute', effective: 'Effective' },
  },
  minutes: {
    title: 'Actions per minute as numbers',
    caption: 'Actions in each minute',
    from: 'From',
  },
};
