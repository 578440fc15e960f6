/**
 * Runs before all tests: Node compares equal values, which is faster for large ones. Different values are compared as
 * usual.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

expect.addEqualityTesters([(one, other) => isDeepStrictEqual(one, other) || undefined]);
