/** The chat of a recording: a part of the worker, loaded on demand. */
export { readChat } from '../../../game/decode/chat.ts';
