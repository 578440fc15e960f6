/** Before all tests: what is the same is found to be so by Node, which is quicker with large values. What differs is compared as ever. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

expect.addEqualityTesters([(one, other) => isDeepStrictEqual(one, other) || undefined]);
