import type { Game, GameEvent, GamePlayer } from '../../game/game.ts';
import { findAbility } from '../../game/objects/abilities.ts';
import { findObject } from '../../game/objects/table.ts';
import { competitors } from '../../game/identity.ts';
import { playerFacts, type PlayerFacts } from '../../game/derive/player-facts.ts';
import { matchup, sides } from '../../game/derive/race.ts';

/** A decoded game, with what is derived from it; each topic of the audit looks at these. */
export interface Examined {
  game: Game;
  /** Two people with known races against each other, and nobody else. */
  duel: boolean;
  /** Those who play, computers included. */
  players: ExaminedPlayer[];
}

export interface ExaminedPlayer {
  player: GamePlayer;
  facts: PlayerFacts;
  /** Commands to stop something. */
  cancels: number;
  /** Ids ordered that no table of ours has, once for each order. */
  unknown: string[];
}

/** Derives once what all topics of the audit need. */
export function examine(game: Game): Examined {
  const players = competitors(game);
  return {
    game,
    duel: sides(players) === '1v1' && matchup(players) !== null,
    players: players.map((player) => {
      const { events } = player;
      return {
        player,
        facts: playerFacts(game, player),
        cancels: events.filter((event) => CANCELS.has(event.do)).length,
        unknown: events.flatMap((event) => (isUnknown(event) ? [event.id] : [])),
      };
    }),
  };
}

const CANCELS: ReadonlySet<string> = new Set(['cancel', 'unqueue', 'unrevive']);

function isUnknown(event: GameEvent): event is GameEvent & { id: string } {
  if (!('id' in event)) return false;
  return event.do === 'skill' ? !findAbility(event.id) : !findObject(event.id);
}
