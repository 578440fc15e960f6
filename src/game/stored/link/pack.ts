/** A game as text that the fragment of an address can hold, and back. No DOM, no clock: runs wherever games do. */
import type { Game } from '../../game.ts';
import { replayId } from '../../identity.ts';
import { success, type Result } from '../../result.ts';
import { LIMITS } from '../../decode/limits.ts';
import { firstForm } from '../forms.ts';
import { condense } from './condense.ts';
import { deflate, inflatePacked } from './deflate.ts';
import { seal, unseal } from './envelope.ts';
import { shareFailure, UnreadableLink, type ShareFailureCode } from './failure.ts';
import type { Field } from './field.ts';
import { NUMBER_LANES } from './lanes.ts';
import { shared1 } from './layout-1.ts';
import { shared2 } from './layout-2.ts';
import { shared3 } from './layout-3.ts';
import { shared4 } from './layout-4.ts';
import { Sink } from './sink.ts';
import { Source } from './source.ts';

/** A game and the id that its page has. */
export interface SharedGame {
  game: Game;
  replayId: string;
  /** Where its orders end, in ms of game time, if it is only the beginning of a game. */
  firstMs?: number;
}

/** Bytes of the largest game that the reader of recordings gives, unpacked; several times what real ones have. */
const MOST_BYTES = 2 * 1024 * 1024;

/**
 * Rows that a text may stand for: these, and one for every four characters. Of 306 real games the densest has one for 5.6
 * characters; without a limit a thousand characters stand for more than a page can show.
 */
const FREE_ROWS = 800;
/** Every player has a column or a line in each section, whatever they ordered; copies of one cost a text nothing. */
const ROWS_PER_PLAYER = 20;

/** What a text holds: a game, and its id where that comes from the name of the file; otherwise no text. */
interface Packed {
  game: Game;
  name: string;
  /** Where its orders end, in ms; 0 for a whole game. */
  firstMs?: number;
}

/** Every form of packed games, from the bytes in the envelope. The form stands before the envelope. */
const PACKED = firstForm((bytes): Packed => read(shared1, new Source(bytes as Uint8Array, NUMBER_LANES[1])))
  .next(
    (bytes) => read(shared2, new Source(bytes as Uint8Array, NUMBER_LANES[2])),
    // Nobody can tell any more what was selected, nor what else there was.
    (older) => older,
  )
  .next(
    (bytes) => read(shared3, new Source(bytes as Uint8Array, NUMBER_LANES[3])),
    // Nor which file the map was.
    (older) => older,
  )
  .next(
    (bytes) => read(shared4, new Source(bytes as Uint8Array, NUMBER_LANES[4])),
    // Before, a beginning said that its recording ends there, and how long that is by the file.
    (older) => older,
  );

/**
 * The text of a game in the latest form: characters `A-Z a-z 0-9 - _` alone. It holds the game as `condense` leaves
 * it, and nothing besides but the id where that comes from the name of the file. The same game gives the same
 * text on one machine; another one may compress it otherwise.
 */
export async function packGame({ game, replayId: id, firstMs = 0 }: SharedGame): Promise<string> {
  const condensed = condense(game);
  const sink = new Sink(commonStep(condensed), NUMBER_LANES[4]);
  shared4.write(sink, { game: condensed, name: id === replayId(game, '') ? '' : id, firstMs });
  return seal(await deflate(sink.bytes()), PACKED.latest);
}

/** The game of a text of any form, equal to the condensed one in every value that its form holds. Never throws. */
export async function unpackGame(packed: string): Promise<Result<SharedGame, ShareFailureCode>> {
  if (packed.length > MOST_BYTES) return shareFailure('share-too-long');
  try {
    const { form, bytes } = unseal(packed, PACKED.latest);
    const inflated = await inflatePacked(bytes, MOST_BYTES);
    if (!inflated) return shareFailure('share-damaged');
    const { game, name, firstMs = 0 } = PACKED.open(inflated, form);
    if (rowsOf(game) > FREE_ROWS + packed.length / 4) return shareFailure('share-damaged');
    const id = replayId(game, name && `${name}.w3g`);
    return success({ game, replayId: id, ...(firstMs > 0 && { firstMs }) });
  } catch (error) {
    if (error instanceof UnreadableLink) return shareFailure(error.code);
    throw error;
  }
}

/** Reads bytes by the layout of their form. Throws `Unreadable` for what no recording gives. */
function read(field: Pick<Field<Packed>, 'read'>, source: Source): Packed {
  const kept = field.read(source);
  source.end();
  const { game } = kept;
  if (!game.players.some(({ kind }) => kind !== 'observer')) throw new UnreadableLink();
  const { objects = [] } = game;
  for (const { events, units } of game.players)
    for (const { by = -1, with: selected = [] } of events)
      if (by >= units.length || selected.some((number) => number < 0 || number >= objects.length))
        throw new UnreadableLink();
  if (eventsOf(game) > 2 * LIMITS.allEvents) throw new UnreadableLink();
  return kept;
}

const eventsOf = ({ players }: Game): number => players.reduce((sum, { events }) => sum + events.length, 0);

/** Players, orders, what was selected, and minutes of everybody's actions. */
const rowsOf = (game: Game): number =>
  game.players.reduce(
    (sum, { actions, units }) => sum + ROWS_PER_PLAYER + actions.length + units.length,
    eventsOf(game),
  );

/** The largest number of ms that all times of a game are multiples of. */
function commonStep({ clockMs, leaves, players, objects = [] }: Game): number {
  let step = clockMs;
  const count = (ms: number) => {
    for (let rest = ms; rest > 0;) [step, rest] = [rest, step % rest];
  };
  for (const { ms } of leaves) count(ms);
  for (const { seen, forms = [] } of objects) {
    count(seen[0]);
    for (const [ms] of forms) count(ms);
  }
  for (const { units, events } of players) {
    for (const { ms } of events) count(ms);
    for (const [ms] of units.flat()) count(ms);
  }
  return step || 1;
}
