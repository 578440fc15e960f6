/** Values of a parsed file as what they must be. All throw `DamagedIndex` for anything else. */
import { DamagedIndex, damaged, type IndexFailureCode } from './failure.ts';

export function record(value: unknown, code: IndexFailureCode = 'damaged'): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new DamagedIndex(code);
  return value as Record<string, unknown>;
}

export function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw damaged();
  return value;
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw damaged();
  return value;
}

/** A whole number from 0; only one that counts things that are there is of any use. */
export function number(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw damaged();
  return value;
}

/** What stands at a place of a table. Throws `DamagedIndex` where nothing does. */
export function at<T>(table: readonly T[], place: number): T {
  if (place >= table.length) throw damaged();
  return table[place]!;
}
