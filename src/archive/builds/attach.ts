/** Decides which builds a game is attached to, and by which player's orders. */
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import type { NearBuilding } from '../../game/derive/places/near-enemy.ts';
import type { Build } from './build.ts';
import { fits, suits, type Contender } from './fits.ts';

export interface Attachment {
  /** Id of the build. */
  build: string;
  /** Slot of the player who played the build. */
  slot: string;
  /** The reason for the attachment: the build's rule, or an entry in the list of exceptions. */
  by: 'rule' | 'exception';
}

/** A person's correction of the rules for one game. */
export interface Exception {
  replayId: string;
  add: readonly string[];
  remove: readonly string[];
  /** The player concerned; only needed if both players could have played an added build. */
  slot?: string;
}

/**
 * The attachments of a game, by build id and slot. `near` contains the buildings close to an enemy's start. Only
 * complete 1v1 games have attachments, because rules count orders and would miss unreadable orders. Throws for an
 * exception that doesn't make sense.
 */
export function attachments(
  game: GameAnalysis,
  library: readonly Build[],
  exceptions: readonly Exception[] = [],
  near: readonly NearBuilding[] = [],
): Attachment[] {
  const pair = contenders(game, near);
  const ofGame = exceptions.filter(({ replayId }) => replayId === game.replayId);
  const byRule = library.flatMap((build) =>
    pair
      .filter((contender) => fits(build, contender))
      .map(({ player }): Attachment => ({ build: build.id, slot: player.slot, by: 'rule' })),
  );
  const kept = byRule.filter(
    ({ build, slot }) => !ofGame.some((exception) => isRemoved(exception, build, slot)),
  );
  const added = ofGame.flatMap((exception) => exception.add.map((id) => add(exception, id, library, pair)));
  const missing = added.filter(
    ({ build, slot }) => !kept.some((attachment) => attachment.build === build && attachment.slot === slot),
  );
  return [...kept, ...missing].sort((a, b) => compare(a.build, b.build) || compare(a.slot, b.slot));
}

/** Sorted ids of the builds that a game is attached to, without duplicates: the field `builds` of the contract. */
export const buildIds = (attached: readonly Attachment[]): string[] =>
  [...new Set(attached.map(({ build }) => build))].sort(compare);

function contenders(game: GameAnalysis, near: readonly NearBuilding[]): Contender[] {
  const [first, second] = game.players;
  if (game.sides !== '1v1' || !first || !second || game.undecodable > 0) return [];
  if ([first, second].some(({ kind }) => kind !== 'human')) return [];
  const contender = (player: AnalysedPlayer, opponent: AnalysedPlayer): Contender => ({
    player,
    opponent,
    endMs: player.leftMs ?? game.clockMs,
    near: near.filter(({ slot }) => String(slot) === player.slot),
  });
  return [contender(first, second), contender(second, first)];
}

const isRemoved = ({ remove, slot: only }: Exception, build: string, slot: string): boolean =>
  remove.includes(build) && (only === undefined || only === slot);

function add(
  { replayId, slot }: Exception,
  id: string,
  library: readonly Build[],
  pair: readonly Contender[],
): Attachment {
  const build = library.find((candidate) => candidate.id === id);
  const able = pair.filter(
    (contender) => build && suits(build, contender) && (slot === undefined || slot === contender.player.slot),
  );
  const [only] = able;
  if (!only || able.length > 1)
    throw new Error(
      `${replayId} cannot be added to the build "${id}": ` +
        (only
          ? 'both players could have played it, so name the slot.'
          : 'none of its players could have played it.'),
    );
  return { build: id, slot: only.player.slot, by: 'exception' };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
