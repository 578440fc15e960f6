/** Packs the beginning of a game, as long as fits in a short link. */
import { packGame, type SharedGame } from './pack.ts';
import type { Game } from '../../game.ts';

/** Possible lengths of the beginning in a short link, in ms; the longest that fits is used. */
const BEGINNINGS_MS = [10, 8, 6, 5, 4, 3, 2, 1.5].map((minutes) => minutes * 60_000);

/**
 * The beginning of a game, for a link that fits in a chat message. It contains orders and heroes up to a time, without
 * objects (so no counts) or observers. Length, leaves (those of observers show who saved the game) and actions are those of
 * the whole game.
 */
function firstMinutes({ objects: _counted, orders: _mapped, ...game }: Game, endMs: number): Game {
  const isBegun = ([ms]: readonly [number, string]) => ms <= endMs;
  const players = game.players.filter(({ kind }) => kind !== 'observer');
  return {
    ...game,
    players: players.map((player) => {
      const units = player.units.map((forms) => forms.filter(isBegun));
      const events = player.events
        .filter(({ ms }) => ms <= endMs)
        .map(({ with: _selected, ...event }) => event);
      // Orders name their units by index, so only units after the last one in use can be dropped.
      const last = Math.max(
        units.findLastIndex((forms) => forms.length > 0),
        ...events.map(({ by = -1 }) => by),
      );
      return { ...player, units: units.slice(0, last + 1), events };
    }),
  };
}

/** A packed beginning of a game, and its end in ms; null for a shorter game. */
interface PackedBeginning {
  packed: string;
  firstMs: number | null;
}

/**
 * A game with one total of actions per player instead of a count for each minute. The averages stay the same, and the
 * link of a long team game is a third shorter.
 */
const withTotals = ({ players, ...game }: Game): Game => ({
  ...game,
  players: players.map((player) => ({
    ...player,
    actions: player.actions.length > 0 ? [player.actions.reduce((sum, count) => sum + count, 0)] : [],
  })),
});

/**
 * The longest beginning, up to ten minutes, with a text of at most `maxLength` characters. Actions are counted by minute if
 * there is room. If nothing fits, the beginning is ten minutes long, because a long link still reaches more people than
 * no link.
 */
export async function packBeginning(shared: SharedGame, maxLength: number): Promise<PackedBeginning> {
  let longest: PackedBeginning | undefined;
  for (const endMs of BEGINNINGS_MS) {
    const cut = Math.min(endMs, shared.firstMs ?? shared.game.clockMs);
    const firstMs = cut < shared.game.clockMs ? cut : null;
    const beginning = firstMinutes(shared.game, cut);
    const { replayId } = shared;
    for (const game of [beginning, withTotals(beginning)]) {
      const packed = await packGame({ game, replayId, ...(firstMs !== null && { firstMs }) });
      if (packed.length <= maxLength) return { packed, firstMs };
      longest ??= { packed, firstMs };
    }
  }
  return longest!;
}
