// browserify-zlib has the older form of Node's interface, with the constants next to the functions.
// @ts-expect-error The package has no types.
import zlib from 'browserify-zlib';

export const inflate = zlib.inflate;
export const constants = { Z_SYNC_FLUSH: zlib.Z_SYNC_FLUSH };
