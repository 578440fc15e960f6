/**
 * Checks of stored values, which may be damaged or edited. Written without zod, which would make up a third of the
 * worker that reads replays.
 */

/** Whether a value has the stored type. Never throws. */
export type Check = (value: unknown) => boolean;

/** A whole number, also a negative one. */
export const whole: Check = Number.isSafeInteger;
/** A whole number from 0. */
export const count: Check = (value) => whole(value) && Number(value) >= 0;
/** A whole number from 1. */
export const ordinal: Check = (value) => whole(value) && Number(value) >= 1;
/** Any finite number. */
export const number: Check = Number.isFinite;
/** Any text, also an empty one. */
export const text: Check = (value) => typeof value === 'string';
/** True or false. */
export const flag: Check = (value) => typeof value === 'boolean';
/** An object id: four letters. */
export const id: Check = (value) => typeof value === 'string' && value.length === 4;

/** Also null. */
export const nullable =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
/** Also missing. */
export const absent =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
/** One of these values. */
export const among =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
/** A list of which every entry passes. */
export const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
/** A list with a check for each place, of which at least `minLength` are there. */
export const row =
  (minLength: number, ...checks: readonly Check[]): Check =>
  (value) =>
    Array.isArray(value) &&
    value.length >= minLength &&
    value.length <= checks.length &&
    value.every((part, index) => checks[index]!(part));
/** An object with a check for each field. */
export const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(checks).every(([key, check]) => check((value as Record<string, unknown>)[key]));

/** A text, or null for any other value. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
/** The value if it is a list; otherwise an empty one. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** The texts in a list. */
export const textsOf = (value: unknown): string[] => listOf(value).filter((part) => typeof part === 'string');
