/** The layout of a packed game in form 3: form 2 plus the map file's SHA-1. Frozen. */
import type { Game } from '../../game.ts';
import { list, nullable, record, text, uint, type Field } from './field.ts';
import { UnreadableLink } from './failure.ts';
import { game2 } from './layout-2.ts';

interface Packed {
  game: Game;
  name: string;
}

/** Hexadecimal digits in each number of a digest. */
const DIGITS = 8;
/** Numbers of a digest. */
const NUMBERS = 5;

const numbers = list(uint(), NUMBERS);

/** A SHA-1 in hexadecimal, as five 32-bit numbers. */
const sha1: Field<string> = {
  write: (sink, value) =>
    numbers.write(
      sink,
      Array.from({ length: NUMBERS }, (_, place) =>
        parseInt(value.slice(place * DIGITS, (place + 1) * DIGITS), 16),
      ),
    ),
  read(source) {
    const digits = numbers.read(source).map((number) => number.toString(16).padStart(DIGITS, '0'));
    if (digits.length !== NUMBERS || digits.some(({ length }) => length > DIGITS)) throw new UnreadableLink();
    return digits.join('');
  },
};

const mapFile = nullable(sha1);

const game: Field<Game> = {
  write(sink, value) {
    game2.write(sink, value);
    mapFile.write(sink, value.map.sha1 ?? null);
  },
  read(source) {
    const older = game2.read(source);
    const digest = mapFile.read(source);
    return digest === null ? older : { ...older, map: { ...older.map, sha1: digest } };
  },
};

/** A condensed game with its id if that comes from the file name; otherwise the id is empty. */
export const shared3 = record<Packed>({ game, name: text });
