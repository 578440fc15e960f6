/** A game as the replay browser knows it: what its row shows and what it can be found by. */
import type { Days } from '../../../game/derive/patches.ts';
import type { IndexedGame } from '../../../game/facts/games.ts';
import type { IndexedPlayer } from '../../../game/facts/players.ts';
import type { Fought } from '../../../game/map/fought.ts';
import type { Signature } from './signature.ts';

/** Facts of a player, times in whole seconds as ms, and how they opened. */
export interface BrowsedPlayer extends IndexedPlayer, Signature {
  /** As recorded, without colour codes and number; untrusted text. Where there is a person, their name is shown. */
  name: string;
  kind: 'human' | 'computer';
  /** Slug of the person's page; null for computers and for blank names. */
  person: string | null;
}

/** Facts of a game, its times likewise. */
export interface BrowsedGame extends IndexedGame {
  replayId: string;
  /** Id of its event; null when nothing says where it was played. */
  event: string | null;
  /** Slug of the map's page; null for a recording without a map. */
  map: string | null;
  /** The days it was played between, as far as they are known. */
  played: Days;
  /** Sizes of the sides, such as "1v1". */
  sides: string;
  /** Two race letters, such as "EvU"; null unless two people of known race play. */
  matchup: string | null;
  /** Null where no order has a place. */
  fought: Fought | null;
  /** In lobby order. */
  players: BrowsedPlayer[];
}

/** Something with an address and a name. */
export interface Named {
  key: string;
  name: string;
}

/** The meanings of the keys in games. */
export interface Directory {
  /** Events by id. */
  events: readonly Named[];
  /** Maps by the slug of their page. */
  maps: readonly Named[];
  /** People by the slug of their page. */
  people: readonly Named[];
  /** Objects by their four-character id: the heroes and steps of players. */
  objects: readonly (Named & { kind: ListedKind })[];
}

export type ListedKind = 'hero' | 'building' | 'unit';

/** Everything the browser knows, as read from the one index file. */
export interface BrowserIndex extends Directory {
  /** In the order of the archive: newest event first, then by id. */
  games: readonly BrowsedGame[];
}
