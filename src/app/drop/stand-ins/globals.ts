/** w3gjs uses `Buffer` without importing it; importing this file first makes it exist. */
import { Buffer } from './buffer.ts';

Object.assign(globalThis, { Buffer });
