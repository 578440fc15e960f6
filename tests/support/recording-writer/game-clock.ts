import { ByteSink } from './byte-sink.ts';
import type { RecordingScript } from './script.ts';

const SLOT = 0x1f;
/** A slot with part of a moment's commands. Real ones always have increment 0, and a 0x1f slot follows. */
const CONTINUED_SLOT = 0x1e;
const CHECKSUM = 0x22;

/** Writes time slots, and tracks the clock that they add up to. */
export class GameClock {
  readonly #sink: ByteSink;
  readonly #slotMs: number;
  readonly #slotBytes: number;
  readonly #checksumBytes: number;
  #checksum: number;
  /** Increments and commands that aren't yet in a slot. */
  #due = 0;
  #waiting: Uint8Array[] = [];
  /** Game time in milliseconds, including due increments and excluding pauses. */
  now = 0;

  constructor(sink: ByteSink, script: RecordingScript) {
    this.#sink = sink;
    this.#slotMs = script.slotMs ?? 250;
    this.#slotBytes = script.slotBytes ?? 1024;
    this.#checksumBytes = script.checksumBytes ?? 4;
    this.#checksum = script.randomSeed;
  }

  /** Advances game time to `at`; the last slot stays open for the commands of that time. */
  advanceTo(at: number): void {
    if (!Number.isInteger(at) || at < this.now) throw new RangeError(`time ${at} after ${this.now}`);
    if (at === this.now) return;
    this.flush();
    this.#due = this.#emptySlots(at - this.now);
    this.now = at;
  }

  /** Adds a command block at the present time. */
  addCommand(player: number, actions: Uint8Array): void {
    this.#waiting.push(new ByteSink().u8(player).u16(actions.length).bytes(actions).toBytes());
  }

  /** Writes time slots that don't count as game time. */
  pass(pausedMs: number): void {
    this.flush();
    if (pausedMs > 0) this.#writeSlot(SLOT, this.#emptySlots(pausedMs), []);
  }

  /** Writes everything due. The increment comes first, so continued slots have the same time. */
  flush(): void {
    if (this.#due === 0 && this.#waiting.length === 0) return;
    const [first = [], ...more] = this.#portions();
    this.#writeSlot(SLOT, this.#due, first);
    more.forEach((portion, index) =>
      this.#writeSlot(index === more.length - 1 ? SLOT : CONTINUED_SLOT, 0, portion),
    );
    this.#due = 0;
    this.#waiting = [];
  }

  /** Fills a gap with empty slots, and returns the rest for the next slot. */
  #emptySlots(gap: number): number {
    let rest = gap;
    for (; rest > this.#slotMs; rest -= this.#slotMs) this.#writeSlot(SLOT, this.#slotMs, []);
    return rest;
  }

  #portions(): Uint8Array[][] {
    const portions: Uint8Array[][] = [[]];
    let size = 0;
    for (const command of this.#waiting) {
      if (size > 0 && size + command.length > this.#slotBytes) {
        portions.push([]);
        size = 0;
      }
      portions.at(-1)?.push(command);
      size += command.length;
    }
    return portions;
  }

  #writeSlot(id: number, increment: number, commands: readonly Uint8Array[]): void {
    const size = commands.reduce((sum, command) => sum + command.length, 2);
    this.#sink.u8(id).u16(size).u16(increment);
    for (const command of commands) this.#sink.bytes(command);
    if (id !== SLOT || this.#checksumBytes === 0) return;
    // Games compare their simulations here; any value derived from the script is enough.
    this.#sink.u8(CHECKSUM).u8(this.#checksumBytes);
    for (let left = this.#checksumBytes; left > 0; left--) {
      this.#checksum = (Math.imul(this.#checksum, 1664525) + 1013904223) >>> 0;
      this.#sink.u8(this.#checksum >>> 24);
    }
  }
}
