/** Packs a game as text for an address fragment, and unpacks it. Needs no DOM and no clock. */
import type { Game } from '../../game.ts';
import { replayId } from '../../identity.ts';
import { type Result, success } from '../../result.ts';
import { LIMITS } from '../../decode/limits.ts';
import { firstForm } from '../forms.ts';
import { condense } from './condense.ts';
import { deflate, inflatePacked } from './deflate.ts';
import { seal, unseal } from './envelope.ts';
import { shareFailure, type ShareFailureCode, UnreadableLink } from './failure.ts';
import type { Field } from './field.ts';
import { NUMBER_LANES } from './lanes.ts';
import { shared1 } from './layout-1.ts';
import { shared2 } from './layout-2.ts';
import { shared3 } from './layout-3.ts';
import { shared4 } from './layout-4.ts';
import { needsForm6, shared6 } from './layout-6.ts';
import { Sink } from './sink.ts';
import { Source } from './source.ts';
import { skipTexts } from './link-texts.ts';

/** The layout of a packed game in form 5: form 4 plus key moments and fights as text, which nobody reads now. */
const shared5: Pick<Field<Packed>, 'read'> = {
  read(source) {
    const content = shared4.read(source);
    skipTexts(source);
    return content;
  },
};

/** A game with the id of its page. */
export interface SharedGame {
  game: Game;
  replayId: string;
  /** End of its orders in ms of game time, if it is only a beginning. */
  firstMs?: number;
}

/** Maximum unpacked bytes of a game from the recording reader; several times larger than real ones. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Maximum number of rows that a packed text may produce: this many, plus one for every four characters. The densest of
 * 306 real games has one row per 5.6 characters. Without a limit, a thousand characters could produce more than a page
 * can show.
 */
const FREE_ROWS = 800;
/**
 * Rows counted per player: each has a column or row in every section, and copies of a player take no space in the
 * text.
 */
const ROWS_PER_PLAYER = 20;

/** A packed game, with its id if it comes from the file name; otherwise the id is empty. */
interface Packed {
  game: Game;
  name: string;
  /** End of its orders in ms; 0 for a whole game. */
  firstMs?: number;
}

/** All forms of packed games, given the bytes in the envelope. The form precedes the envelope. */
const PACKED = firstForm((bytes): Packed =>
  readPacked(shared1, new Source(bytes as Uint8Array, NUMBER_LANES[1])),
)
  .next(
    (bytes) => readPacked(shared2, new Source(bytes as Uint8Array, NUMBER_LANES[2])),
    // The selections and objects can't be recovered.
    (older) => older,
  )
  .next(
    (bytes) => readPacked(shared3, new Source(bytes as Uint8Array, NUMBER_LANES[3])),
    // The SHA-1 of the map file can't be recovered either.
    (older) => older,
  )
  .next(
    (bytes) => readPacked(shared4, new Source(bytes as Uint8Array, NUMBER_LANES[4])),
    // In earlier forms, a beginning was stored as a recording that ends at that point, with the length from the file.
    (older) => older,
  )
  .next(
    (bytes) => readPacked(shared5, new Source(bytes as Uint8Array, NUMBER_LANES[5])),
    // It differs only in its texts.
    (older) => older,
  )
  .next(
    (bytes) => readPacked(shared6, new Source(bytes as Uint8Array, NUMBER_LANES[6])),
    // What the map's script wrote can't be recovered.
    (older) => older,
  );

/** An older form, which older copies of the page can read too. */
const OLDER_FORM = 4;

/**
 * Packs a game in the oldest form that keeps everything, using only the characters `A-Z a-z 0-9 - _`. The text contains
 * the condensed game (see `condense`), and the id if it comes from the file name. The same game always produces the same
 * text on one machine; other machines may compress differently.
 */
export async function packGame({ game, replayId: id, firstMs = 0 }: SharedGame): Promise<string> {
  const condensedGame = condense(game);
  const sink = new Sink(commonStep(condensedGame), NUMBER_LANES[6]);
  const content = { game: condensedGame, name: id === replayId(game, '') ? '' : id, firstMs };
  const form = needsForm6(condensedGame) ? PACKED.latest : OLDER_FORM;
  (form === OLDER_FORM ? shared4 : shared6).write(sink, content);
  return seal(await deflate(sink.bytes()), form);
}

/** Unpacks a packed text of any form; all values stored in that form equal the condensed game's. Never throws. */
export async function unpackGame(packed: string): Promise<Result<SharedGame, ShareFailureCode>> {
  if (packed.length > MAX_BYTES) return shareFailure('share-too-long');
  try {
    const { form, bytes } = unseal(packed, PACKED.latest);
    const content = await inflatePacked(bytes, MAX_BYTES);
    if (!content) return shareFailure('share-damaged');
    const { game, name, firstMs = 0 } = PACKED.open(content, form);
    if (rowsOf(game) > FREE_ROWS + packed.length / 4) return shareFailure('share-damaged');
    const id = replayId(game, name && `${name}.w3g`);
    return success({ game, replayId: id, ...(firstMs > 0 && { firstMs }) });
  } catch (error) {
    if (error instanceof UnreadableLink) return shareFailure(error.code);
    throw error;
  }
}

/** Reads bytes by their form's layout. Throws `Unreadable` for content that no recording could produce. */
function readPacked(field: Pick<Field<Packed>, 'read'>, source: Source): Packed {
  const content = field.read(source);
  source.end();
  const { game } = content;
  if (!game.players.some(({ kind }) => kind !== 'observer')) throw new UnreadableLink();
  const { objects = [] } = game;
  for (const { events, units } of game.players)
    for (const { by = -1, with: selected = [] } of events)
      if (by >= units.length || selected.some((number) => number < 0 || number >= objects.length))
        throw new UnreadableLink();
  if (eventsOf(game) > 2 * LIMITS.allEvents) throw new UnreadableLink();
  return content;
}

const eventsOf = ({ players }: Game): number => players.reduce((sum, { events }) => sum + events.length, 0);

/** Counts players, orders, selections and APM minutes. */
const rowsOf = (game: Game): number =>
  game.players.reduce(
    (sum, { actions, units }) => sum + ROWS_PER_PLAYER + actions.length + units.length,
    eventsOf(game),
  );

/** The largest step in ms that divides all times of a game. */
function commonStep({ clockMs, leaves, players, objects = [] }: Game): number {
  let step = clockMs;
  const count = (ms: number) => {
    for (let remainder = ms; remainder > 0;) [step, remainder] = [remainder, step % remainder];
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
