/** What was written in a recording: a part of the worker that loads when somebody asks for it. */
export { readChat } from '../../../game/decode/chat.ts';
