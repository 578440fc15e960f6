// What the polyfill plugin puts into pages but not into workers.
import { Buffer } from 'buffer';
import process from 'process';
import 'setimmediate';

Object.assign(globalThis, { Buffer, process });
