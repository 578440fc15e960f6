import type { Action, ObjectTag, OrderId, Point } from './action.ts';
import { ByteSink, textBytes } from './byte-sink.ts';

export type Numbering = 'classic' | 'post-2.0.2';

/** Order flags of a train order, the most frequent kind. */
const TRAIN_FLAGS = 0x42;
/** Games name no agent in players' orders; all bits of the field are set. */
const NO_TAG: ObjectTag = 0xffffffff;
/** Patch 2.0.2 dropped action 0x77; higher ids moved down. */
const DROPPED_ID = 0x77;

/** The bytes of one action in a command block. */
export function encodeAction(action: Action, numbering: Numbering): Uint8Array {
  const sink = new ByteSink();
  const start = (id: number) => sink.u8(numbering === 'post-2.0.2' && id > DROPPED_ID ? id - 1 : id);
  const order = (id: number, value: { order: OrderId; flags?: number }) =>
    writeTag(writeOrder(start(id).u16(value.flags ?? TRAIN_FLAGS), value.order), NO_TAG);

  switch (action.kind) {
    case 'order':
      order(0x10, action);
      break;
    case 'order-point':
      writePoint(order(0x11, action), action);
      break;
    case 'order-object':
      writeTag(writePoint(order(0x12, action), action), action.target);
      break;
    case 'give-item':
      writeTag(writeTag(writePoint(order(0x13, action), action), action.unit), action.item);
      break;
    case 'order-out-of-sight':
      // Flags, category and owner of the remembered object, then its point.
      writePoint(
        writeOrder(writePoint(order(0x14, action), action), action.remembered)
          .u32(0)
          .u32(0)
          .u8(0),
        action,
      );
      break;
    case 'select':
      writeTags(start(0x16).u8(action.mode === 'add' ? 1 : 2), action.tags);
      break;
    case 'assign-hotkey':
      writeTags(start(0x17).u8(action.group), action.tags);
      break;
    case 'use-hotkey':
      start(0x18).u8(action.group).u8(3);
      break;
    case 'subgroup':
      writeTag(writeOrder(start(0x19), action.id), action.tag);
      break;
    case 'preselect':
      start(0x1a);
      break;
    case 'object-notice':
      writeTag(start(0x1b).u8(1), action.tag);
      break;
    case 'select-item':
      writeTag(start(0x1c).u8(4), action.tag);
      break;
    case 'cancel-revival':
      writeTag(start(0x1d), action.tag);
      break;
    case 'unqueue':
      writeOrder(start(0x1e).u8(action.slot), action.id);
      break;
    case 'transfer':
      start(0x51).u8(action.slot).u32(action.gold).u32(action.lumber);
      break;
    case 'escape':
      start(0x61);
      break;
    case 'skill-menu':
      start(0x66);
      break;
    case 'build-menu':
      start(0x67);
      break;
    case 'store-number':
      start(0x6b).text(action.file).text(action.mission).text(action.key).u32(action.value);
      break;
    case 'ping':
      writePoint(start(0x68), action).f32(action.seconds);
      break;
    case 'game-command': {
      const text = textBytes(action.text);
      start(0x77).u32(action.command).u32(action.data).u32(text.length).bytes(text);
      break;
    }
    case 'sync':
      start(0x78).text(action.identifier).text(action.value).u32(0);
      break;
    case 'card-click':
      writeOrder(writeOrder(writeTag(start(0x7b), action.tag), action.ability), action.object);
      break;
    case 'raw':
      sink.bytes(action.bytes);
      break;
  }
  return sink.toBytes();
}

/** Object ids are numbers in the game, so their four characters are in reverse order in the file. */
function writeOrder(sink: ByteSink, order: OrderId): ByteSink {
  if (typeof order === 'number') return sink.u32(order);
  const codes = [...order].map((character) => character.charCodeAt(0));
  if (codes.length !== 4 || codes.some((code) => code > 0xff)) throw new RangeError(`no object id: ${order}`);
  return sink.bytes(codes.reverse());
}

function writeTag(sink: ByteSink, tag: ObjectTag): ByteSink {
  const [first, second] = typeof tag === 'number' ? [tag, tag] : tag;
  return sink.u32(first).u32(second);
}

function writeTags(sink: ByteSink, tags: readonly ObjectTag[]): ByteSink {
  sink.u16(tags.length);
  for (const tag of tags) writeTag(sink, tag);
  return sink;
}

function writePoint(sink: ByteSink, { x, y }: Point): ByteSink {
  return sink.f32(x).f32(y);
}
