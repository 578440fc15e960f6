/**
 * The layout of a packed game in form 2: form 1 plus NetEase's mark, the selection for each event, and the objects
 * that `condense` keeps. Frozen.
 */
import { LIMITS } from '../../decode/limits.ts';
import type { Game, GamePlayer, RecordedObject } from '../../game.ts';
import { bool, list, nullable, record, text, type Field } from './field.ts';
import { events2 } from './events-2.ts';
import { gameFields1, playerFields1 } from './layout-1.ts';
import { objects2 } from './objects-2.ts';

interface Packed {
  game: Game;
  name: string;
}

/** A game with a value for every optional field. */
type Whole = Omit<Game, 'orders' | 'objects' | 'netease' | 'pauses'> & {
  objects: RecordedObject[] | null;
  netease: boolean;
};

const whole = record<Whole>({
  ...gameFields1,
  players: list(record<GamePlayer>({ ...playerFields1, events: events2 }), LIMITS.slots),
  objects: nullable(objects2),
  netease: bool,
});

export const game2: Field<Game> = {
  write: (sink, { objects = null, netease = false, ...rest }) =>
    whole.write(sink, { ...rest, objects, netease }),
  read(source) {
    const { objects, netease, ...rest } = whole.read(source);
    return { ...rest, ...(netease && { netease }), ...(objects && { objects }) };
  },
};

/** A condensed game with its id if that comes from the file name; otherwise the id is empty. */
export const shared2 = record<Packed>({ game: game2, name: text });
