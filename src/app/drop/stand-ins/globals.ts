/** w3gjs uses `Buffer` without importing it, so this file must be imported first. */
import { Buffer } from './buffer.ts';

Object.assign(globalThis, { Buffer });
