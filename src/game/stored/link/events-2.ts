import { LIMITS } from '../../decode/limits.ts';
import type { GameEvent } from '../../game.ts';
import { gameEvent } from './events-1.ts';
import { UnreadableLink } from './failure.ts';
import { MOST_EVENTS } from './layout-1.ts';
import type { Field } from './field.ts';

/**
 * Codes for an event's selection: same as the previous event; same as when this unit last led; or a list with this
 * many entries.
 */
const SAME = 0;
const AGAIN = 1;
const LIST = 2;

type Selected = readonly number[];

/** The events of a player, each with its selection. */
export const events2: Field<GameEvent[]> = {
  write(sink, events) {
    const last = new Map<number | undefined, Selected>();
    sink.uint('head', events.length);
    for (const event of events) {
      const { by, with: selected } = event;
      gameEvent.write(sink, event);
      if (!selected) sink.uint('with', SAME);
      else if (String(last.get(by)) === String(selected)) sink.uint('with', AGAIN);
      else {
        sink.uint('with', LIST + selected.length);
        for (const number of selected) sink.near('number', number);
        last.set(by, selected);
      }
    }
  },
  read(source) {
    const length = source.uint('head');
    if (length > MOST_EVENTS) throw new UnreadableLink();
    const last = new Map<number | undefined, Selected>();
    return Array.from({ length }, () => {
      const event: GameEvent = gameEvent.read(source);
      const mark = source.uint('with');
      if (mark === SAME) return event;
      if (mark >= LIST + LIMITS.selected) throw new UnreadableLink();
      if (mark >= LIST)
        last.set(
          event.by,
          Array.from({ length: mark - LIST }, () => source.near('number')),
        );
      const selected = last.get(event.by);
      if (!selected) throw new UnreadableLink();
      return { ...event, with: [...selected] };
    });
  },
};
