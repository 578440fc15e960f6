import type { Game, GamePlayer } from './game.ts';
import { competitors } from './identity.ts';
import { CLOSED_HERE, savingLeave } from './leaves.ts';

/**
 * The competitors who make up the sides. Host programs fill seats with players who never act and never leave. Such a
 * seat is no side and no member of one, unless others act on fewer than two sides.
 */
export function contenders(game: Game): GamePlayer[] {
  const players = competitors(game);
  const acting = players.filter((player) => player.kind === 'computer' || hasActed(player));
  const isContest = acting.some(hasActed) && new Set(acting.map(({ team }) => team)).size > 1;
  return isContest ? players.filter((player) => !isIdle(game, player)) : players;
}

const hasActed = ({ actions, events }: GamePlayer): boolean =>
  events.length > 0 || actions.some((count) => count > 0);

function isIdle({ leaves }: Game, player: GamePlayer): boolean {
  const { slot, kind } = player;
  const hasStayed = leaves.every((leave) => leave.slot !== slot || leave.reason === CLOSED_HERE);
  return kind === 'human' && !hasActed(player) && hasStayed && savingLeave(leaves)?.slot !== slot;
}
