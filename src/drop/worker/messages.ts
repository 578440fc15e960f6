import type { Result } from '../replay/failure.ts';
import type { Game } from '../replay/game.ts';

/** What the page asks of the worker. `bytes` should be transferred, not copied. */
export interface DecodeRequest {
  id: number;
  /** Name of the file. */
  name: string;
  bytes: ArrayBuffer;
}

/** The worker's answer to the request with the same `id`. */
export interface DecodeReply {
  id: number;
  result: Result<Game>;
}
