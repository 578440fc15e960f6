/** The layout of a packed game in form 4: form 3 plus the end time of a beginning. Frozen. */
import type { Game } from '../../game.ts';
import { MAX_MS, type Field } from './field.ts';
import { UnreadableLink } from './failure.ts';
import { shared3 } from './layout-3.ts';

interface Packed {
  game: Game;
  name: string;
  /** Game time in ms up to which orders are included; 0 for a whole game. */
  firstMs: number;
}

/** A condensed game, its id if it comes from the file name, and its end. */
export const shared4: Field<Packed> = {
  write(sink, { firstMs, ...layout3 }) {
    shared3.write(sink, layout3);
    sink.uint('head', firstMs);
  },
  read(source) {
    const layout3 = shared3.read(source);
    const firstMs = source.uint('head');
    if (firstMs > MAX_MS) throw new UnreadableLink();
    return { ...layout3, firstMs };
  },
};
