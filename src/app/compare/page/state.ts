/** The compare page as plain data, and what visitors can do with it. */
import type { GameAnalysis } from '../../../game/analysis.ts';
import type { Failure } from '../../../game/result.ts';
import type { Closest } from '../closest/find-closest.ts';
import type { GameWithPlaces } from '../race/differences.ts';
import type { SideRef } from '../permalink.ts';
import { compareSideOf, type OwnStage, type Side } from '../side.ts';
import type { Offers } from './offered-games.ts';

/** The two sides, as the address names them. */
export type SideKey = 'a' | 'b';
export const SIDE_KEYS = ['a', 'b'] as const;
/** The key of the other side. */
export const otherKey = (key: SideKey): SideKey => (key === 'a' ? 'b' : 'a');
/** The letter of a side on the page. */
export const sideLetter = (key: SideKey) => (key === 'a' ? 'A' : 'B');

/** Whether a side can race a game of the archive: its moves are known, and the map is the same. */
export const canRace = ({ game }: Side, replayId: string, list: OfferList): boolean =>
  !!(game as GameWithPlaces).places && list.status === 'ready' && list.offers.mapOf(replayId) === game.map;

/** The state of one side. */
export type Chosen =
  | { status: 'empty' }
  | { status: 'loading'; ref: SideRef }
  | { status: 'reading'; file: string }
  | { status: 'failed'; ref: SideRef | null; failure: Failure }
  | {
      status: 'ready';
      ref: SideRef;
      game: GameAnalysis;
      decoder: number;
      firstMs?: number | null;
      ownStage?: OwnStage | undefined;
    };

/** The list of archived games, loaded with the first search. */
export type OfferList = { status: 'none' | 'loading' | 'failed' } | { status: 'ready'; offers: Offers };

/** The search for the archived game closest to a side. */
export type Offer =
  | { status: 'loading'; of: SideKey }
  | { status: 'failed'; of: SideKey }
  | { status: 'ready'; of: SideKey; closest: Closest };

/** The state of the page. Replaced as a whole, never changed. */
export interface CompareState {
  a: Chosen;
  b: Chosen;
  list: OfferList;
  offer: Offer | null;
  /** Whether the race on the map begins without being asked again. */
  racing: boolean;
  /** Text for screen readers, in addition to the focused element. */
  announcement: string;
  /** Text to copy by hand if the browser doesn't allow copying. */
  copyByHand: string | null;
}

/** The state before any choice, which the build renders. */
export const COMPARE_START: CompareState = {
  a: { status: 'empty' },
  b: { status: 'empty' },
  list: { status: 'none' },
  offer: null,
  racing: false,
  announcement: '',
  copyByHand: null,
};

/** The chosen player of a side; null if there is none. */
export const sideOfChoice = (chosen: Chosen): Side | null =>
  chosen.status === 'ready' && chosen.ref.slot !== null
    ? (compareSideOf(chosen.game, chosen.ref.slot, chosen.ownStage) ?? null)
    : null;

/** Actions of visitors on the page. */
export interface CompareActions {
  /** Announces that a search may follow. */
  search(): void;
  /** Selects an archived game for a side; without a slot, the player is chosen next. */
  choose(key: SideKey, replayId: string, slot: string | null): void;
  /** The same, and starts the race on the map at once. */
  race(key: SideKey, replayId: string, slot: string): void;
  /** Reads a visitor's recording for a side. */
  give(key: SideKey, file: File): void;
  /** Selects a player of a side's own game, or of the other side's. */
  player(key: SideKey, slot: string, of?: SideKey): void;
  clear(key: SideKey): void;
  swap(): void;
  findClosest(key: SideKey): void;
  closeOffer(): void;
  copyLink(): void;
}
