/** A game as the replay browser knows it: what its row shows and what it can be found by. */
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { toSeconds } from '../../game/clock.ts';
import type { Days } from '../../game/derive/patches.ts';
import { listedOf, type Listed } from '../../game/facts/listed.ts';
import { handle } from '../../game/handle.ts';
import type { Race } from '../../game/summary.ts';
import { playedDays } from '../../game/derive/played.ts';
import { signatureOf, type Signature } from './signature.ts';

export interface BrowsedPlayer {
  /** As recorded, without colour codes and number; untrusted text. Where there is a person, their name is shown. */
  name: string;
  kind: 'human' | 'computer';
  /** Slug of the person's page; null for computers and for blank names. */
  person: string | null;
  race: Race | null;
  /** As recorded: players of one number are on one side. */
  team: number;
  /** Inferred from how players left; null when that does not tell. */
  result: 'won' | 'lost' | null;
  signature: Signature;
}

/** Facts of lists as the index has them: times in whole seconds, as ms. */
export interface BrowsedGame extends Listed {
  replayId: string;
  /** Id of its event; null when nothing says where it was played. */
  event: string | null;
  /** Slug of the map's page; null for a recording without a map. */
  map: string | null;
  patch: string | null;
  /** The days it was played between, as far as they are known. */
  played: Days;
  /** Sizes of the sides, such as "1v1". */
  sides: string;
  /** Two race letters, such as "EvU"; null unless two people of known race play. */
  matchup: string | null;
  /** In lobby order. */
  players: BrowsedPlayer[];
}

/** Something with an address and a name. */
export interface Named {
  key: string;
  name: string;
}

/** What the keys in games stand for. */
export interface Directory {
  /** Events by id. */
  events: readonly Named[];
  /** Maps by the slug of their page. */
  maps: readonly Named[];
  /** People by the slug of their page. */
  people: readonly Named[];
  /** Objects by their four-character id: the heroes and steps of the signatures. */
  objects: readonly (Named & { kind: ObjectKind })[];
}

export type ObjectKind = 'hero' | 'building' | 'unit';

/** Everything the browser knows, as read from the one index file. */
export interface BrowserIndex extends Directory {
  /** In the order of the archive: newest event first, then by id. */
  games: readonly BrowsedGame[];
}

/** What the browser calls the things a game belongs to; null for what has no page. */
export interface Keys {
  event: string | null;
  map: string | null;
  person: (player: AnalysedPlayer) => string | null;
}

/** A game of the archive as the browser sees it. */
export const browsedGame = (analysis: GameAnalysis, { event, map, person }: Keys): BrowsedGame => ({
  replayId: analysis.replayId,
  event,
  map,
  patch: analysis.patch,
  played: playedDays(analysis.played),
  ...listedOf(({ of, unit }) => (unit === 'ms' ? toSeconds(Number(of(analysis))) * 1000 : of(analysis))),
  sides: analysis.sides,
  matchup: analysis.matchup,
  players: analysis.players.map((player) => ({
    name: handle({ name: player.name, slot: Number(player.slot) }),
    kind: player.kind,
    person: person(player),
    race: player.race,
    team: player.team,
    result: player.result,
    signature: signatureOf(player),
  })),
});
