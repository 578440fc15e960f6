// Globals that the polyfill plugin adds to pages but not to workers.
import { Buffer } from 'buffer';
import process from 'process';
import 'setimmediate';

Object.assign(globalThis, { Buffer, process });
