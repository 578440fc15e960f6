import type { Random } from './random.ts';
import { mutate } from './mutate.ts';
import { joined, type Parts } from './repack.ts';

const SLOT_BYTES = 9;
/** Slot table: id, length, count; then the slots; then seed, mode and spots. */
const TABLE_HEAD = 4;
const TABLE_TAIL = 6;
const CHUNKS = [0x38, 0x39];

/** Changes one of the places in a recording's metadata that everything after them depends on. */
export function mutateMetadata(parts: Parts, random: Random): Uint8Array {
  const bytes = parts.metadata.slice();
  switch (random.int(5)) {
    case 0:
      return slotTable(bytes, parts.script.lobby.length, random);
    case 1:
      return chunkLengths(bytes, random);
    case 2:
      return withoutTerminators(bytes, random);
    case 3:
      return swelled(bytes, random);
    default:
      return mutate(bytes, random);
  }
}

function slotTable(bytes: Uint8Array, slots: number, random: Random): Uint8Array {
  const table = bytes.length - TABLE_TAIL - slots * SLOT_BYTES - TABLE_HEAD;
  if (random.once(3)) bytes[table + 3] = random.int(256);
  if (random.once(3)) bytes[table + 1] = random.int(256);
  for (let left = random.int(6); left > 0; left--) {
    const slot = table + TABLE_HEAD + random.int(slots) * SLOT_BYTES;
    // Player ids, states, computer flags, teams and races that coincide with each other or with nothing.
    bytes[slot + random.int(SLOT_BYTES)] = random.pick([
      0,
      1,
      2,
      3,
      12,
      24,
      0x20,
      0x60,
      0xff,
      random.int(256),
    ]);
  }
  return bytes;
}

/** Changes lengths of Reforged's messages and their fields; without messages, of the player records. */
function chunkLengths(bytes: Uint8Array, random: Random): Uint8Array {
  const chunks = [...bytes.keys()].filter((at) => CHUNKS.includes(bytes[at]!) && bytes[at + 1] === 3);
  const at = chunks.length > 0 ? random.pick(chunks) : random.int(bytes.length - 8);
  const view = new DataView(bytes.buffer);
  if (random.once(2))
    view.setUint32(at + 2, random.pick([0, 1, 0xff, 0xffff, 0xffffffff, random.int(300)]), true);
  else bytes[at + 6 + random.int(6)] = random.int(256);
  if (random.once(3)) bytes[at + 1] = 4;
  return bytes;
}

function withoutTerminators(bytes: Uint8Array, random: Random): Uint8Array {
  const zeros = [...bytes.keys()].filter((at) => bytes[at] === 0);
  for (let left = 1 + random.int(4); left > 0; left--) bytes[random.pick(zeros)] = 0x41 + random.int(26);
  return random.once(4) ? bytes.map((byte) => byte || 0x41) : bytes;
}

/** Inserts something very long in the middle. */
function swelled(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.int(bytes.length);
  const piece = new Uint8Array(random.pick([300, 8192, 70_000])).fill(random.pick([0, 0x16, 0x41, 0xe5]));
  return joined(bytes.subarray(0, at), piece, bytes.subarray(at));
}
