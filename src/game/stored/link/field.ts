/** Fields of packed games: how a value of each type is written and read. */
import { LIMITS } from '../../decode/limits.ts';
import { UnreadableLink } from './failure.ts';
import type { NumberLane } from './lanes.ts';
import type { Sink } from './sink.ts';
import type { Source } from './source.ts';

/** Writes and reads values of one type. Reading throws `Unreadable` if the value is malformed. */
export interface Field<T> {
  write(sink: Sink, value: T): void;
  read(source: Source): T;
}

/** A whole number of 0 or more. */
export const uint = (lane: NumberLane = 'head'): Field<number> => ({
  write: (sink, value) => sink.uint(lane, value),
  read: (source) => source.uint(lane),
});

/** A whole number. */
export const int = (lane: NumberLane = 'head'): Field<number> => ({
  write: (sink, value) => sink.int(lane, value),
  read: (source) => source.int(lane),
});

/** A text, unit by unit, with its length in front. */
export const text: Field<string> = {
  write: (sink, value) => sink.text(value),
  read: (source) => source.text(),
};

/** Latest possible time: one time slot (at most 65,536 ms) can end beyond the limit. */
export const MAX_MS = LIMITS.clockMs + 2 ** 16;

/** A time, stored in multiples of the game's step. */
export const time = (lane: NumberLane): Field<number> => ({
  write: (sink, value) => sink.near(lane, value / sink.step),
  read: (source) => {
    const value = source.near(lane) * source.step;
    if (value < 0 || value > MAX_MS) throw new UnreadableLink();
    return value;
  },
});

/** A four-character object id. */
export const objectIdField = (lane: NumberLane): Field<string> => ({
  write: (sink, value) => sink.id(lane, value),
  read: (source) => {
    const id = source.id(lane);
    if (id.length !== 4) throw new UnreadableLink();
    return id;
  },
});

/** A value from a closed list. */
export const oneOf = <const T>(values: readonly T[]): Field<T> => ({
  write: (sink, value) => sink.uint('head', values.indexOf(value)),
  read: (source) => {
    const index = source.uint('head');
    if (index >= values.length) throw new UnreadableLink();
    return values[index]!;
  },
});

/** True or false. */
export const bool = oneOf([false, true]);

/** Makes a field nullable. */
export const nullable = <T>(inner: Field<T>): Field<T | null> => ({
  write(sink, value) {
    bool.write(sink, value !== null);
    if (value !== null) inner.write(sink, value);
  },
  read: (source) => (bool.read(source) ? inner.read(source) : null),
});

/** A list with a maximum length, which no real recording exceeds. */
export const list = <T>(item: Field<T>, maxItems: number, lane: NumberLane = 'head'): Field<T[]> => ({
  write(sink, values) {
    sink.uint(lane, values.length);
    for (const value of values) item.write(sink, value);
  },
  read(source) {
    const length = source.uint(lane);
    if (length > maxItems) throw new UnreadableLink();
    return Array.from({ length }, () => item.read(source));
  },
});

/** Two consecutive fields. */
export const pair = <A, B>(first: Field<A>, second: Field<B>): Field<[A, B]> => ({
  write(sink, [a, b]) {
    first.write(sink, a);
    second.write(sink, b);
  },
  read: (source) => [first.read(source), second.read(source)],
});

/** The fields of an object, in writing order. */
export type Fields<T extends object> = { [Key in keyof T]-?: Field<T[Key]> };

/** An object with exactly these fields, written in this order. */
export const record = <T extends object>(fields: Fields<T>): Field<T> => {
  const keys = Object.keys(fields) as (keyof T)[];
  return {
    write: (sink, value) => keys.forEach((key) => fields[key].write(sink, value[key])),
    read: (source) => Object.fromEntries(keys.map((key) => [key, fields[key].read(source)])) as T,
  };
};
