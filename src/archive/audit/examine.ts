import type { Game, GameEvent, GamePlayer } from '../../game/game.ts';
import { findAbility } from '../../game/objects/abilities.ts';
import { findObject } from '../../game/objects/table.ts';
import { competitors } from '../../game/identity.ts';
import { playerFacts, type PlayerFacts } from '../../game/derive/player-facts.ts';
import { matchup, sides } from '../../game/derive/race.ts';

/** A decoded game with its derived facts, which is the input for every audit topic. */
export interface Examined {
  game: Game;
  /** Whether the game is a 1v1 game of two human players with known races. */
  duel: boolean;
  /** The competitors, including computers. */
  players: ExaminedPlayer[];
}

/** A player of such a game. */
export interface ExaminedPlayer {
  player: GamePlayer;
  facts: PlayerFacts;
  /** Number of cancel commands. */
  cancels: number;
  /** Ordered ids that are missing from our tables, once per order. */
  unknown: string[];
}

/** Derives the facts that all audit topics need. */
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
