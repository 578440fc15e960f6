/** The parts of a packed game of form 4: form 3, and its end if it is the beginning of a game. Never changed any more. */
import type { Game } from '../../game.ts';
import { MOST_MS, type Field } from './field.ts';
import { UnreadableLink } from './failure.ts';
import { shared3 } from './layout-3.ts';

interface Packed {
  game: Game;
  name: string;
  /** Game time in ms up to which orders are there; 0 for a whole game. */
  firstMs: number;
}

/** A condensed game, its id where that comes from the name of the file, and its end. */
export const shared4: Field<Packed> = {
  write(sink, { firstMs, ...kept }) {
    shared3.write(sink, kept);
    sink.uint('head', firstMs);
  },
  read(source) {
    const kept = shared3.read(source);
    const firstMs = source.uint('head');
    if (firstMs > MOST_MS) throw new UnreadableLink();
    return { ...kept, firstMs };
  },
};
