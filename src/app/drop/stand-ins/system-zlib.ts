/**
 * Stand-in for `node:zlib` in the reader's package, which is one file for Node and browsers: the system's own zlib where
 * there is one, and fflate elsewhere. Only reads globals.
 */
import * as plain from './zlib.ts';

type Zlib = Pick<typeof plain, 'crc32' | 'inflateRawSync' | 'inflateSync'>;

const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } };
const system = process?.getBuiltinModule?.('node:zlib') as Partial<Zlib> | undefined;
// Node has had `crc32` since 22.2; environments that imitate Node may lack functions.
const has = system?.crc32 && system.inflateRawSync && system.inflateSync;

/** The same names as in `node:zlib`. */
export const { constants } = plain;
export const { crc32, inflateRawSync, inflateSync }: Zlib = has ? (system as Zlib) : plain;
