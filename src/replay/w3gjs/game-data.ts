/**
 * Third part of the door to w3gjs: the time slots with everybody's commands. One synchronous loop instead
 * of w3gjs's one promise a block, and with the things it swallows made visible: pauses, commands it cannot
 * decode, and places where the stream stops making sense.
 */
import type { Buffer } from 'node:buffer';
import { GameDataParser } from 'w3gjs';
import type { Action, ActionInternals, GameDataBlock, GameDataInternals } from './internals.ts';

/** Ids of the actions w3gjs decodes, in the numbering before patch 2.0.2. */
const KNOWN_ACTIONS = idSet(
  [0x03, 0x07],
  [0x10, 0x2f],
  [0x50, 0x51],
  [0x60, 0x6e],
  [0x70, 0x73],
  [0x75, 0x7b],
  [0xa0, 0xa0],
);
const PAUSE = 0x01;
const RESUME = 0x02;
/** Commands of NetEase's platform, five bytes each, unknown to w3gjs. */
const NETEASE_ACTIONS = idSet([0x92, 0x94]);

/** Ids of the records the stream is made of, apart from the padding. */
const KNOWN_BLOCKS = idSet([0x17, 0x17], [0x1a, 0x1c], [0x1e, 0x20], [0x22, 0x23], [0x2f, 0x2f]);
const CHAT = 0x20;
const TIME_SLOTS = idSet([0x1e, 0x1f]);

export type GameDataEnd = 'complete' | 'truncated' | 'lost-sync';

/** How a run through the game data went. */
export interface GameDataRun {
  end: GameDataEnd;
  /** Command blocks of which at least one action could not be decoded. */
  undecodable: number;
}

/**
 * Reads all records and hands them to `onBlock`; pauses come as actions 0x01 and 0x02 among the others.
 * `onBlock` answers whether what it saw can still be a game; if not, reading ends as `lost-sync`.
 */
export function readGameData(
  data: Buffer,
  post202: boolean,
  onBlock: (block: GameDataBlock) => boolean,
): GameDataRun {
  const game = new GameDataParser() as unknown as GameDataInternals;
  const run: GameDataRun = { end: 'complete', undecodable: 0 };
  const slot = { end: 0 };
  countUndecodable(game.actionParser, run, () => slot.end - game.parser.offset);
  game.isPost202ReplayFormat = post202;
  game.parser.initialize(data);
  while (game.parser.offset < data.length) {
    const id = game.parser.peekUInt8();
    if (!KNOWN_BLOCKS.has(id)) {
      if (!isPadding(data.subarray(game.parser.offset))) run.end = 'lost-sync';
      return run;
    }
    const block = readBlock(game, { data, id, run, slot });
    if (block === undefined) {
      run.end = 'truncated';
      return run;
    }
    if (block && !onBlock(block)) {
      run.end = 'lost-sync';
      return run;
    }
  }
  if (game.parser.offset > data.length) run.end = 'truncated';
  return run;
}

/** Reads one record: null when it is of no interest, undefined when the data end inside it. */
function readBlock(
  game: GameDataInternals,
  { data, id, run, slot }: { data: Buffer; id: number; run: GameDataRun; slot: { end: number } },
): GameDataBlock | null | undefined {
  try {
    const start = game.parser.offset;
    if (id === CHAT) {
      // No game needs it, and w3gjs looks for its end by the first zero, however far away: NetEase writes a
      // byte more than w3gjs reads, and in hostile files the zero is 64 MB away from each of many messages.
      game.parser.offset = start + 4 + data.readUInt16LE(start + 2);
      return null;
    }
    if (!TIME_SLOTS.has(id)) return game.parseBlock();
    slot.end = start + 3 + data.readUInt16LE(start + 1);
    const block = game.parseBlock();
    if (game.parser.offset > slot.end) run.undecodable++;
    game.parser.offset = slot.end;
    return block;
  } catch {
    // The only reads that throw here are those past the end of the data.
    return undefined;
  }
}

/**
 * Replaces w3gjs's action loop, which prints errors and reads on inside what it did not understand. `room` is
 * what the time slot still holds: a longer command block would have every slot behind it read once more.
 */
function countUndecodable(parser: ActionInternals, run: GameDataRun, room: () => number): void {
  const readKnown = parser.parseAction.bind(parser);
  parser.parse = (stated, post202) => {
    const actions: Action[] = [];
    const input = stated.subarray(0, Math.max(0, room()));
    parser.initialize(input);
    while (parser.offset < input.length) {
      const id = parser.readUInt8();
      if (id === PAUSE || id === RESUME) {
        actions.push({ id });
        continue;
      }
      if (NETEASE_ACTIONS.has(id)) {
        parser.skip(4);
        continue;
      }
      // w3gjs renumbers from 0x78 on; files of patch 2.0 show that 0x77, the synchronized value, moved too.
      const old = post202 && id >= 0x77 ? id + 1 : id;
      if (!KNOWN_ACTIONS.has(old)) {
        run.undecodable++;
        break;
      }
      try {
        const action = readKnown(old, false);
        if (action && parser.offset <= input.length) actions.push(action);
      } catch {
        parser.offset = Infinity;
      }
      if (parser.offset > input.length) {
        // The action is longer than what is left of its block: not the action it was taken for.
        run.undecodable++;
        break;
      }
    }
    return actions;
  };
}

const isPadding = (rest: Buffer): boolean => rest.every((byte) => byte === 0);

function idSet(...ranges: [number, number][]): ReadonlySet<number> {
  return new Set(ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)));
}
