/** The layout of a packed game in form 5: form 4 plus key moments and fights as text. Frozen. */
import type { Game } from '../../game.ts';
import type { Field } from './field.ts';
import { shared4 } from './layout-4.ts';
import { toldInLink, type ToldInLink } from './told.ts';

interface Packed {
  game: Game;
  name: string;
  firstMs: number;
  texts: ToldInLink;
}

export const shared5: Field<Packed> = {
  write(sink, { texts, ...kept }) {
    shared4.write(sink, kept);
    toldInLink.write(sink, texts);
  },
  read(source) {
    const kept = shared4.read(source);
    return { ...kept, texts: toldInLink.read(source) };
  },
};
