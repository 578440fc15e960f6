// w3gjs unchanged, with the polyfills that are commonly put under Node packages in a browser.
import './node-globals.ts';
import { Buffer } from 'buffer';
import W3GReplay from 'w3gjs';

console.error = console.log = () => {};

addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  const { players } = await new W3GReplay().parse(Buffer.from(data));
  postMessage(players.length);
});
