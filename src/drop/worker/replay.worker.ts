import './stand-ins/globals.ts';
import { decode } from '../replay/decode.ts';
import type { DecodeReply, DecodeRequest } from './messages.ts';

addEventListener('message', ({ data: { id, bytes } }: MessageEvent<DecodeRequest>) => {
  postMessage({ id, result: decode(new Uint8Array(bytes)) } satisfies DecodeReply);
});
