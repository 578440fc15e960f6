/** A game in the replay browser: the contents of its row, and its searchable facts. */
import type { Days } from '../../../game/derive/patches.ts';
import type { IndexedGame } from '../../../game/facts/games.ts';
import type { IndexedPlayer } from '../../../game/facts/players.ts';
import type { Fought } from '../../../game/map/fought.ts';
import type { Signature } from './signature.ts';

/** Facts of a player (times in whole seconds as ms), and the opening. */
export interface BrowsedPlayer extends IndexedPlayer, Signature {
  /**
   * The name as recorded, without colour codes and BattleTag number; untrusted text. A known person's name is shown
   * instead.
   */
  name: string;
  kind: 'human' | 'computer';
  /** Slug of the person's page; null for computers and blank names. */
  person: string | null;
}

/** Facts of a game. Times are whole seconds in ms, as for players. */
export interface BrowsedGame extends IndexedGame {
  replayId: string;
  /** Id of its event; null if unknown. */
  event: string | null;
  /** Slug of the map's page; null for a recording without a map. */
  map: string | null;
  /** The range of days it may have been played on, if known. */
  played: Days;
  /** Sizes of the sides, such as "1v1". */
  sides: string;
  /** Two race letters, such as "EvU"; null unless exactly two people with known races play. */
  matchup: string | null;
  /** Null without map orders. */
  fought: Fought | null;
  /** In lobby order. */
  players: BrowsedPlayer[];
}

/** Something with a key and a name. */
export interface Named {
  key: string;
  name: string;
}

/** The meanings of the keys in games. */
export interface Directory {
  /** Events by id. */
  events: readonly Named[];
  /** Maps by page slug. */
  maps: readonly Named[];
  /** People by page slug. */
  people: readonly Named[];
  /** Objects by four-character id: the heroes and steps of players. */
  objects: readonly (Named & { kind: ListedKind })[];
}

export type ListedKind = 'hero' | 'building' | 'unit';

/** The browser's data, read from the index file. */
export interface BrowserIndex extends Directory {
  /** Games in archive order: newest event first, then by id. */
  games: readonly BrowsedGame[];
}
