/**
 * Compares the births derived from the first half of a recording with those in the whole recording. An object may show
 * its kind later, and more objects may appear.
 */
import { baseForm, originalKind } from '../../game/derive/births/base-form.ts';
import { intervals } from '../../game/derive/births/intervals.ts';
import { ordersBySlot } from '../../game/derive/births/presses.ts';
import { births } from '../../game/derive/births/births.ts';
import { playerFacts } from '../../game/derive/player-facts.ts';
import { formatClock } from '../../game/clock.ts';
import type { Game } from '../../game/game.ts';
import { objectName } from '../../game/objects/table.ts';
import { answerFrom, type GameOracles, type OracleAnswer } from './oracle.ts';
import { competitors } from '../../game/identity.ts';

/** A copy of the recording that ends at a game time in ms, without anything that is named or seen later. */
function cutAt(game: Game, endMs: number): Game {
  const objects = game.objects ?? [];
  const visibleNumbers = objects.flatMap(({ seen }, number) => (seen[0] <= endMs ? [number] : []));
  const numbers = new Map(visibleNumbers.map((number, place) => [number, place]));
  return {
    ...game,
    clockMs: endMs,
    lengthMs: endMs,
    leaves: game.leaves.filter(({ ms }) => ms <= endMs),
    objects: visibleNumbers.map((number) => {
      const { forms = [], ...object } = objects[number]!;
      const visible = forms.filter(([ms]) => ms <= endMs);
      const [first, last] = object.seen;
      return {
        ...object,
        seen: [first, Math.min(last, endMs)],
        ...(visible.length > 0 && { forms: visible }),
      };
    }),
    players: game.players.map((player) => ({
      ...player,
      units: player.units.map((forms) => forms.filter(([ms]) => ms <= endMs)),
      events: player.events
        .filter(({ ms }) => ms <= endMs)
        .map((event) =>
          event.with ? { ...event, with: event.with.flatMap((number) => numbers.get(number) ?? []) } : event,
        ),
    })),
    orders: undefined,
  };
}

/** What the players made, each kind with its lobby slot. */
const countsIn = (game: Game) =>
  [
    ...births(
      game,
      new Map(competitors(game).map((player) => [player.slot, playerFacts(game, player).steps])),
    ),
  ].flatMap(([slot, { counts }]) => counts.map((count) => ({ slot, ...count })));

/** Checks a game's births, kinds and bounds: what its first half claims, and what the second half refutes. */
export function askHalves(game: Game): Pick<GameOracles, 'births' | 'kinds' | 'bounds'> {
  const endMs = Math.floor(game.clockMs / 2);
  const half = cutAt(game, endMs);
  const counts = countsIn(half);
  const objects = (game.objects ?? []).filter(({ seen }) => seen[0] <= endMs);
  return {
    births: askBirths(half, game),
    kinds: answerFrom(
      counts.flatMap(({ slot, id, births: proven }) =>
        proven
          .filter(({ basis }) => basis === 'slot')
          .map(({ object }) => {
            const showed = objects[object]?.forms?.[0]?.[1];
            const isSame = showed === undefined || baseForm(showed) === id || originalKind(showed) === id;
            return isSame ? null : { slot, reason: `${objectName(id)} showed as ${objectName(showed)}` };
          }),
      ),
    ),
    bounds: askBounds(counts, countsIn(game), endMs),
  };
}

/** Whether both parts agree on when an object was created. */
function askBirths(half: Game, game: Game): OracleAnswer {
  const whole = new Map(intervals(game, ordersBySlot(game)).map((birth) => [birth.object.tag.join(), birth]));
  const pairs = intervals(half, ordersBySlot(half)).flatMap((first) => {
    const second = whole.get(first.object.tag.join());
    return second ? [{ first, later: second }] : [];
  });
  return answerFrom(
    pairs.map(({ first, later }) =>
      first.from > later.to || first.to < later.from
        ? {
            slot: later.slot ?? 0,
            reason: `${objectName(later.id ?? 'an object')} by ${formatClock(first.to)}, later from ${formatClock(later.from)}`,
          }
        : null,
    ),
  );
}

type Counts = ReturnType<typeof countsIn>;

/** Whether an upper bound of the first half is below the number confirmed later. */
const askBounds = (counts: Counts, later: Counts, endMs: number): OracleAnswer =>
  answerFrom(
    counts.map(({ slot, id, max }) => {
      const confirmedCount = later.find((count) => count.slot === slot && count.id === id);
      const confirmed =
        confirmedCount?.births.filter(({ to, basis }) => to <= endMs && basis === 'seen').length ?? 0;
      return confirmed > max
        ? { slot, reason: `at most ${max} of ${objectName(id)}, but ${confirmed} are confirmed` }
        : null;
    }),
  );
