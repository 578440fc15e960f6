/**
 * The layout of a packed game in form 6: form 4 plus results by the map's script, whether the game had ended for the
 * player who saved it, strengths of computers, unfinished files, places in queues, unsummoned buildings, and the
 * texts of older links. Frozen.
 */
import { LIMITS } from '../../decode/limits.ts';
import type { Game, GameEvent } from '../../game.ts';
import { UnreadableLink } from './failure.ts';
import { bool, list, oneOf, record, uint, type Field } from './field.ts';
import { MAX_EVENTS } from './layout-1.ts';
import { shared4 } from './layout-4.ts';
import { noTexts } from './link-texts.ts';

interface Packed {
  game: Game;
  name: string;
  firstMs: number;
}

interface Added {
  ended: boolean;
  unfinished: boolean;
  script: NonNullable<Game['script']>;
  strengths: (Game['players'][number]['strength'] | null)[];
  /** For each player, of events that older forms write with less: the index of each unsummoned building … */
  unsummons: number[][];
  /** … and the place in the queue for each cancelled one, plus 1; 0 if unknown. */
  slots: number[][];
  texts: object | null;
}

const addedFields = record<Added>({
  ended: bool,
  unfinished: bool,
  script: list(
    record<Added['script'][number]>({ slot: uint(), result: oneOf(['won', 'lost', 'draw']) }),
    LIMITS.slots,
  ),
  strengths: list(oneOf([null, 'easy', 'normal', 'insane']), LIMITS.slots),
  unsummons: list(list(uint(), MAX_EVENTS), LIMITS.slots),
  slots: list(list(uint(), MAX_EVENTS), LIMITS.slots),
  texts: noTexts,
});

/** Whether a game has a fact that older forms have no place for. */
export const needsForm6 = ({ script, ended, incomplete, players }: Game): boolean =>
  script !== undefined ||
  ended !== undefined ||
  incomplete === 'unfinished' ||
  players.some(
    ({ strength, events }) =>
      strength ||
      events.some((event) => event.do === 'unsummon' || (event.do === 'unqueue' && event.slot !== undefined)),
  );

/** The id under which older layouts write an unsummoned building, as something placed at its point. */
const PLACED_AS = 'unsm';

const toOlderEvent = (event: GameEvent): GameEvent => {
  if (event.do === 'unsummon') return { ...event, do: 'place', id: PLACED_AS };
  const { slot: _, ...older } = { slot: undefined, ...event };
  return older;
};

/** Gives a player's events back what `toOlderEvent` left out. */
function restoreEvents(
  events: readonly GameEvent[],
  unsummons: readonly number[],
  slots: readonly number[],
): GameEvent[] {
  const unsummonIndexes = new Set(unsummons);
  const slotOf = new Map(
    events.filter((event) => event.do === 'unqueue').map((event, index) => [event, slots[index]]),
  );
  return events.map((event, index): GameEvent => {
    if (event.do === 'unqueue') {
      const slot = slotOf.get(event) ?? 0;
      return slot > 0 ? { ...event, slot: slot - 1 } : event;
    }
    if (!unsummonIndexes.has(index)) return event;
    if (event.do !== 'place') throw new UnreadableLink();
    const { id: _, queued: __, ...fields } = event;
    return { ...fields, do: 'unsummon' };
  });
}

/**
 * The layout of a packed game in form 6: newer events are written as older ones, and what they lack follows.
 */
export const shared6: Field<Packed> = {
  write(sink, { game, ...kept }) {
    const { script = [], ended = false, incomplete, players } = game;
    const isUnfinished = incomplete === 'unfinished';
    const older = players.map((player) => ({ ...player, events: player.events.map(toOlderEvent) }));
    shared4.write(sink, {
      ...kept,
      game: { ...game, players: older, incomplete: isUnfinished ? 'truncated' : incomplete },
    });
    addedFields.write(sink, {
      ...{ ended, unfinished: isUnfinished, script, texts: null },
      strengths: players.map(({ strength = null }) => strength),
      unsummons: players.map(({ events }) =>
        events.flatMap((event, index) => (event.do === 'unsummon' ? [index] : [])),
      ),
      slots: players.map(({ events }) =>
        events.flatMap((event) => (event.do === 'unqueue' ? [(event.slot ?? -1) + 1] : [])),
      ),
    });
  },
  read(source) {
    const { game, ...layout4 } = shared4.read(source);
    const { ended, unfinished, script, strengths, unsummons, slots } = addedFields.read(source);
    return {
      ...layout4,
      game: {
        ...game,
        ...(unfinished && { incomplete: 'unfinished' as const }),
        ...(ended && { ended }),
        ...(script.length > 0 && { script }),
        players: game.players.map((player, index) => {
          const strength = strengths[index];
          const events = restoreEvents(player.events, unsummons[index] ?? [], slots[index] ?? []);
          return { ...player, events, ...(strength && { strength }) };
        }),
      },
    };
  },
};
