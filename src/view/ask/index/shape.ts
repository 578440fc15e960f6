/** Validates the values of a parsed file. All functions throw `DamagedIndex` for anything unexpected. */
import { DamagedIndex, damaged, type IndexFailureCode } from './failure.ts';

/** Validates a value. */
export type Read<T> = (value: unknown) => T;

export function readRecord(value: unknown, code: IndexFailureCode = 'damaged'): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new DamagedIndex(code);
  return value as Record<string, unknown>;
}

export const readText: Read<string> = (value) => {
  if (typeof value !== 'string') throw damaged();
  return value;
};

/**
 * A whole number of at least 0. Numbers beyond the safe integers are rejected, because these numbers count existing
 * things.
 */
export const number: Read<number> = (value) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw damaged();
  return value;
};

export const readListOf =
  <T>(read: Read<T>): Read<T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw damaged();
    return value.map(read);
  };

export const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    value === null ? null : read(value);

export const readOneOf =
  <T>(values: readonly T[]): Read<T> =>
  (value) => {
    if (!values.includes(value as T)) throw damaged();
    return value as T;
  };

/** The entry at an index of a table. */
export const placeIn =
  <T>(table: readonly T[]): Read<T> =>
  (value) => {
    const place = number(value);
    if (place >= table.length) throw damaged();
    return table[place]!;
  };
