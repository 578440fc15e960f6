/** Decides which builds a game is attached to, and by which player's orders. */
import type { AnalysedPlayer, AnalysedStep, GameAnalysis } from '../../game/analysis.ts';
import type { NearBuilding } from '../../game/derive/places/near-enemy.ts';
import { isDuel } from '../../game/sides.ts';
import { heroesInOrder, tierOf } from '../../game/key-timings.ts';
import { addBounds, type Bounds, countBefore } from '../../game/made-before.ts';
import type { Build } from './build.ts';
import { opponents } from './opponents.ts';
import type { Condition } from './rule.ts';

/** A build that a player of a game played. */
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
  const ruleAttachments = library.flatMap((build) =>
    pair
      .filter((contender) => fits(build, contender))
      .map(({ player }): Attachment => ({ build: build.id, slot: player.slot, by: 'rule' })),
  );
  const kept = ruleAttachments.filter(
    ({ build, slot }) => !ofGame.some((exception) => isRemoved(exception, build, slot)),
  );
  const added = ofGame.flatMap((exception) =>
    exception.add.map((id) => attachByException(exception, id, library, pair)),
  );
  const missing = added.filter(
    ({ build, slot }) => !kept.some((attachment) => attachment.build === build && attachment.slot === slot),
  );
  return [...kept, ...missing].sort((a, b) => compareIds(a.build, b.build) || compareIds(a.slot, b.slot));
}

/** Sorted ids of the builds that a game is attached to, without duplicates: the field `builds` of the contract. */
export const buildIds = (attached: readonly Attachment[]): string[] =>
  [...new Set(attached.map(({ build }) => build))].sort(compareIds);

function contenders(game: GameAnalysis, near: readonly NearBuilding[]): Contender[] {
  const [first, second] = game.players;
  if (!isDuel(game) || !first || !second || game.undecodable > 0) return [];
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

function attachByException(
  { replayId, slot }: Exception,
  id: string,
  library: readonly Build[],
  pair: readonly Contender[],
): Attachment {
  const build = library.find((candidate) => candidate.id === id);
  const able = pair.filter(
    (contender) =>
      build && isForMatchup(build, contender) && (slot === undefined || slot === contender.player.slot),
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

const compareIds = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A player of a 1v1 game. */
interface Contender {
  player: AnalysedPlayer;
  opponent: AnalysedPlayer;
  /** When the player left or, if they never left, the end of the recording, in ms. */
  endMs: number;
  /** The player's buildings close to the opponent's start. */
  near?: readonly Pick<NearBuilding, 'ms' | 'id'>[];
}

/** Whether the race, the opponent, the heroes and all conditions match a build. */
export const fits = (build: Build, contender: Contender): boolean =>
  isForMatchup(build, contender) &&
  heroesFit(build, contender) &&
  build.rule.every((condition) => holds(condition, contender));

/** Whether a build is for this race against this opponent. */
const isForMatchup = (build: Build, { player, opponent }: Contender): boolean =>
  player.race === build.race && opponent.race !== null && opponents(build).includes(opponent.race);

function heroesFit({ heroes }: Build, { player }: Contender): boolean {
  const ordered = heroesInOrder(player);
  return heroes.every((place, index) => heroFits(place, ordered[index]?.id));
}

function heroFits(place: Build['heroes'][number], id: string | undefined): boolean {
  if (place === 'any') return true;
  if (id === undefined) return false;
  return place === 'tavern' ? isNeutral(id) : place.includes(id);
}

/**
 * Whether a hero is neutral. Hero ids begin with the letter of their race, or N, so the drop page doesn't need the
 * object table.
 */
const isNeutral = (hero: string): boolean => hero.startsWith('N');

function holds(condition: Condition, contender: Contender): boolean {
  const { player, endMs } = contender;
  switch (condition.is) {
    case 'made': {
      const { of, before, atLeast, atMost } = condition;
      const { min, max } = addBounds(of.map((id) => boundsBefore(player, id, before)));
      if (atLeast !== undefined) return min >= atLeast;
      // If a player had left by then, a missing order proves nothing.
      return endMs >= before && max <= (atMost ?? 0);
    }
    case 'near-enemy': {
      const { of, before, atLeast } = condition;
      const near = (contender.near ?? []).filter(({ ms, id }) => ms < before && of.includes(id));
      return near.length >= atLeast;
    }
    case 'order': {
      const [first] = standing(player, condition.first);
      const [then] = standing(player, condition.then);
      return first !== undefined && (then === undefined || first.ms < then.ms);
    }
    case 'tier': {
      const ordered = tierOf(player, condition.tier)?.ordered;
      return ordered != null && ordered.ms < condition.before;
    }
    case 'expansion':
      return player.expansions.some(({ ms }) => ms < condition.before);
    case 'no-expansion':
      return endMs >= condition.before && player.expansions.every(({ ms }) => ms >= condition.before);
  }
}

/**
 * How many of an object were made from orders before a time: minimum and maximum for units, uncancelled orders for
 * other objects.
 */
function boundsBefore(player: AnalysedPlayer, id: string, before: number): Bounds {
  const counted = player.made.find((entry) => entry.id === id && entry.type === 'unit');
  if (counted) return countBefore(counted, before);
  const { length } = standing(player, [id]).filter(({ ms }) => ms < before);
  return { min: length, max: length };
}

/** Steps for one of these objects that were not fully cancelled, without revivals. */
const standing = (player: AnalysedPlayer, ids: readonly string[]): AnalysedStep[] =>
  player.build.filter(({ id, cancelled, type }) => ids.includes(id) && !cancelled && type !== 'revival');
