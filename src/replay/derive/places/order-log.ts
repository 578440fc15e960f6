import type { Point } from './point.ts';

/** What an order asks for; `smart` is the right click, whose meaning depends on what lies under it. */
export type OrderKind =
  | 'smart'
  | 'attack'
  | 'move'
  | 'patrol'
  | 'hold'
  | 'stop'
  | 'harvest'
  | 'repair'
  | 'rally'
  | 'ability'
  | 'item'
  | 'give'
  | 'build'
  | 'revive'
  | 'other';

/** One order of one player, quick repeats of the same taken together. */
export interface Order {
  ms: number;
  /** Lobby slot of who gave it. */
  slot: number;
  kind: OrderKind;
  /** Where it points to; for an order aimed at an object the true place of the object at that time. */
  at: Point | null;
  /** Number of the object it is aimed at. */
  target: number | null;
  /** Numbers of the own heroes it went to. */
  heroes: readonly number[];
}

/** Something that the recording names by a tag: a unit, a building, a mine, a tree, an item. */
export interface LoggedObject {
  /** When it was first named, in ms. */
  firstMs: number;
  /** What it showed as, from when on; empty for what never led a selection. */
  forms: readonly (readonly [ms: number, id: string])[];
  /** Orders given while it was selected, by lobby slot, most first. */
  commands: readonly (readonly [slot: number, orders: number])[];
  /** Both halves of its tag are equal, and nobody ever commanded it: it stands in the map file. */
  map: boolean;
  /** Named as an item. */
  item: boolean;
}

/** Everything that places are derived from. */
export interface OrderLog {
  /** By time; those of one time by slot. */
  orders: readonly Order[];
  objects: readonly LoggedObject[];
}
