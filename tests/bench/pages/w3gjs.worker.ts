// w3gjs unchanged, with the usual browser polyfills for Node packages.
import './node-globals.ts';
import { Buffer } from 'buffer';
import W3GReplay from 'w3gjs';
import { answer } from './answer.ts';

console.error = console.log = () => {};

answer({ w3gjs: (bytes) => () => new W3GReplay().parse(Buffer.from(bytes.buffer)) });
